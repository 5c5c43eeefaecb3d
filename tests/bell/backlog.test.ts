import { expect, test } from 'vitest';
import { sweep } from '#requests/forward/sweep.ts';
import { requestsHealth } from '#requests/health.ts';
import { discard } from '#requests/moderation.ts';
import { asha, callbackFrom, day, key, laterKeys, minute, referenceIn, second } from '#tests/requests/requests-bench.ts';
import { bellBench, forwardingBell } from './bell-bench.ts';

const nobodysData = /Asha|98765|asha@example|Pain/;

test('no undelivered request alerts staff in its first 15 minutes', async () => {
  const { ring, send, pass, heard } = await forwardingBell();
  expect(await ring()).toBe('quiet');
  await send(asha);
  pass(15 * minute);
  expect(await ring()).toBe('quiet');
  expect(heard).toEqual([]);
});

test('an undelivered request alerts staff daily by webhook and e-mail', async () => {
  const { ring, send, pass, heard, backend, deps } = await forwardingBell();
  await send(asha);
  pass(15 * minute + second);
  expect(await ring()).toBe('sent');
  expect(await ring()).toBe('quiet');
  // Once more when its promised time is over.
  pass(3 * 60 * minute);
  expect(await ring()).toBe('sent');
  pass(day - 1);
  expect(await ring()).toBe('quiet');
  pass(1);
  expect(await ring()).toBe('sent');
  expect(heard.map(({ by }) => by).sort()).toEqual([...Array(3).fill('mail'), ...Array(3).fill('webhook')]);
  expect(heard[0]?.text).toContain('1 waiting');
  backend.setMode('ok');
  await sweep(deps);
  expect(await ring()).toBe('quiet');
  backend.setMode(503);
  await send(callbackFrom('Meena'));
  pass(16 * minute);
  expect(await ring()).toBe('sent');
});

test('suspected spam and rejected requests alert staff until they decide', async () => {
  const { ring, send, deps, told, pass, backend } = await forwardingBell();
  const references = [referenceIn(await send(callbackFrom('Held'), { spamSignal: 'links' }))];
  await ring();
  expect(told()).toEqual([expect.stringContaining("1 held as doubtful: 'Needs a look' at the desk")]);
  references.push(referenceIn(await send(callbackFrom('Rejected'))));
  backend.setMode(422);
  pass(5 * minute);
  await sweep(deps);
  await ring();
  expect(told()).toEqual([expect.stringContaining('1 rejected')]);
  for (const name of references) expect(await discard(deps.db, { name, by: 'a@b.c', now: deps.now() })).toBe(true);
  pass(day);
  expect(await ring()).toBe('quiet');
});

test('20 suspected spam requests alert staff once, later ones once again', async () => {
  const { ring, send, pass, told } = await bellBench();
  for (const name of Array.from({ length: 20 }, (_, index) => `Patient ${index}`)) await send(callbackFrom(name), { spamSignal: 'links' });
  expect(await ring()).toBe('sent');
  for (const name of ['Asha', 'Meena']) {
    pass(minute);
    await send(callbackFrom(name), { spamSignal: 'links' });
    expect(await ring()).toBe('quiet');
  }
  pass(3 * minute);
  expect(await ring()).toBe('sent');
  expect(told().map((text) => /\((\d+) new\)/.exec(text)?.[1])).toEqual(['20', '2']);
});

// From Friday to Monday morning, closed on Sunday.
test('staff are reminded on opening days while suspected spam waits', async () => {
  const { ring, send, pass, told } = await bellBench();
  await send(asha, { spamSignal: 'links' });
  for (let hour = 0; hour <= 72; hour += 1) {
    await ring();
    pass(60 * minute);
  }
  // Its promise rings beside that, as others do.
  const [first, ...reminders] = told()
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('Requests'));
  expect(first).toContain('(1 new)');
  expect(reminders).toEqual(Array(2).fill('Requests from the website still need someone:'));
});

test('a backend rejection of a late request alerts staff again', async () => {
  const { ring, send, deps, pass, told, backend } = await forwardingBell();
  await send(asha);
  pass(16 * minute);
  expect(await ring()).toBe('sent');
  backend.setMode(400);
  pass(5 * minute);
  await sweep(deps);
  expect(await ring()).toBe('sent');
  expect(told()[1]).toContain('1 rejected');
});

test.each([
  ['html', 'login or maintenance page'],
  [401, 'BACKEND_TOKEN'],
  [302, 'BACKEND_URL'],
  [202, 'promises nothing'],
  ['reset', 'does not answer'],
  [503, 'status 503'],
] as const)('the staff alert explains a backend that responds with %s', async (mode, words) => {
  const { ring, send, pass, told, backend } = await forwardingBell();
  backend.setMode(mode);
  await send(asha);
  pass(16 * minute);
  await ring();
  expect(told()[0]).toContain(words);
});

test('a request whose encryption key is missing alerts staff immediately', async () => {
  const { ring, send, told } = await bellBench();
  await send(asha);
  await ring({ keys: laterKeys });
  expect(told()[0]).toContain('1 cannot be opened: put the old key back into OUTBOX_KEYS');
});

test('a staff alert contains counts but nothing that visitors wrote', async () => {
  const { ring, send, heard, bodies, logged } = await bellBench();
  await send(asha, { spamSignal: 'links' });
  await ring();
  expect(bodies[0]?.outbox).toEqual({ pending: 0, oldestSeconds: 0, held: 1, rejected: 0, withdrawals: 0, unopenable: 0, lastCode: null });
  expect(heard.map(({ to }) => to).sort()).toEqual(['', 'staff@example.com']);
  expect(JSON.stringify([heard, logged])).not.toMatch(nobodysData);
});

test('each consent withdrawal alerts staff once, without names', async () => {
  const { ring, send, ask, backend, told, logged, pass } = await forwardingBell();
  backend.setMode('ok');
  const reference = referenceIn(await send(asha));
  expect(await ring()).toBe('quiet');
  await ask(reference, asha.payload.phone);
  expect([await ring(), await ring()]).toEqual(['sent', 'quiet']);
  pass(5 * minute);
  await ask(reference, asha.payload.email);
  expect(await ring()).toBe('sent');
  const texts = told();
  expect(texts).toEqual([expect.stringMatching(/\(1 new\)[\s\S]*1 withdrawn by/), expect.stringMatching(/\(1 new\)[\s\S]*2 withdrawn by/)]);
  expect(texts[0]).toContain("'Needs a look' at the desk says what to erase.");
  expect(JSON.stringify([texts, logged])).not.toMatch(nobodysData);
});

test('a request delivered to the practice’s own backend causes no alert', async () => {
  const { ring, send, pass, told, backend } = await forwardingBell();
  backend.setMode('ok');
  await send(asha, { idempotencyKey: key('1') });
  pass(day);
  expect([await ring(), told()]).toEqual(['quiet', []]);
});

test('requestsHealth counts pending, held, rejected and withdrawn requests', async () => {
  const { send, ask, deps, pass, backend } = await forwardingBell();
  await send(callbackFrom('Waits'));
  await send(callbackFrom('Held'), { spamSignal: 'links' });
  backend.setMode('ok');
  await ask(referenceIn(await send(callbackFrom('Delivered'))), asha.payload.phone);
  pass(90 * second);
  const health = { pending: 1, oldestSeconds: 90, held: 1, rejected: 0, withdrawals: 1 };
  expect(await requestsHealth(deps.db, deps.now())).toEqual(health);
  await sweep(deps);
  expect(await requestsHealth(deps.db, deps.now())).toEqual({ ...health, pending: 0, oldestSeconds: 0 });
});
