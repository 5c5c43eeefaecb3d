import { expect, test } from 'vitest';
import { type AlertDeps, alertStaff } from '#requests/alerts.ts';
import { discard } from '#requests/decide.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { requestsHealth } from '#requests/health.ts';
import { asha, callbackFrom, day, forwardingBench, key, laterKeys, minute, referenceIn, second } from './requests-bench.ts';

async function alertBench() {
  const bench = await forwardingBench({ mode: 503 });
  const posted: Array<{ text: string; outbox: unknown }> = [];
  const mailed: Array<{ text?: string; to?: unknown }> = [];
  const channels = { webhook: 200, email: true };
  const alertDeps = (): AlertDeps => ({
    ...bench.deps,
    webhook: {
      url: 'https://chat.example/hook',
      fetch: async (request) => {
        if (channels.webhook === 200) posted.push(await request.json());
        return new Response(null, { status: channels.webhook });
      },
    },
    email: {
      from: 'site@example.com',
      to: 'staff@example.com',
      binding: {
        send: async (message: { text?: string; to?: unknown } | object) => {
          if (!channels.email) throw new Error('no mail');
          mailed.push(message);
          return { messageId: '1' };
        },
      },
    },
  });
  return { ...bench, posted, mailed, channels, alert: () => alertStaff(alertDeps()) };
}

test('alertStaff stays quiet about requests younger than 15 minutes', async () => {
  const { alert, send, pass, posted } = await alertBench();
  expect(await alert()).toBe('quiet');
  await send(asha);
  pass(15 * minute);
  expect(await alert()).toBe('quiet');
  expect(posted).toEqual([]);
});

test('a late request is announced daily on both channels', async () => {
  const { alert, send, pass, posted, mailed, backend, deps } = await alertBench();
  await send(asha);
  pass(15 * minute + second);
  expect(await alert()).toBe('sent');
  expect(await alert()).toBe('quiet');
  pass(day - 1);
  expect(await alert()).toBe('quiet');
  pass(1);
  expect(await alert()).toBe('sent');
  expect([posted.length, mailed.length]).toEqual([2, 2]);
  expect(posted[0]?.text).toContain('1 waiting');
  backend.setMode('ok');
  await sweep(deps);
  expect(await alert()).toBe('quiet');
  backend.setMode(503);
  await send(callbackFrom('Meena'));
  pass(16 * minute);
  expect(await alert()).toBe('sent');
});

test('held and rejected requests are announced until staff decide', async () => {
  const { alert, send, deps, posted, pass, backend } = await alertBench();
  const references = [referenceIn(await send(callbackFrom('Held'), { spamSignal: 'links' }))];
  expect(await alert()).toBe('sent');
  expect(posted[0]?.text).toContain('1 held');
  references.push(referenceIn(await send(callbackFrom('Rejected'))));
  backend.setMode(422);
  pass(5 * minute);
  await sweep(deps);
  expect(await alert()).toBe('sent');
  expect(posted[1]?.text).toContain('1 rejected');
  for (const name of references) expect(await discard(deps.db, { name, by: 'a@b.c', now: deps.now() })).toBe(true);
  pass(2 * day);
  expect(await alert()).toBe('quiet');
});

test('a second held request is announced five minutes later', async () => {
  const { alert, send, pass, posted } = await alertBench();
  await send(callbackFrom('First'), { spamSignal: 'links' });
  expect(await alert()).toBe('sent');
  pass(5 * minute);
  await send(callbackFrom('Second'), { spamSignal: 'links' });
  expect(await alert()).toBe('sent');
  expect(posted[1]?.text).toMatch(/\(1 new\)[\s\S]*2 held/);
  pass(5 * minute);
  expect(await alert()).toBe('quiet');
});

test('20 held requests make one alert, later ones a second', async () => {
  const { alert, send, pass, posted } = await alertBench();
  for (const name of Array.from({ length: 20 }, (_, index) => `Patient ${index}`)) await send(callbackFrom(name), { spamSignal: 'links' });
  expect(await alert()).toBe('sent');
  for (const name of ['Asha', 'Meena']) {
    pass(minute);
    await send(callbackFrom(name), { spamSignal: 'links' });
    expect(await alert()).toBe('quiet');
  }
  pass(3 * minute);
  expect(await alert()).toBe('sent');
  expect(posted.map(({ text }) => /\((\d+) new\)/.exec(text)?.[1])).toEqual(['20', '2']);
});

test('staff are reminded once a day while held requests remain', async () => {
  const { alert, send, pass, posted } = await alertBench();
  await send(asha, { spamSignal: 'links' });
  const told: string[] = [];
  for (let hour = 0; hour <= 48; hour += 1) {
    told.push(await alert());
    pass(60 * minute);
  }
  expect(told.filter((each) => each === 'sent')).toHaveLength(3);
  expect(posted.slice(1).map(({ text }) => text.split('\n')[0])).toEqual(Array(2).fill('Requests from the website still need someone:'));
});

test('a late request is announced again when it is rejected', async () => {
  const { alert, send, deps, pass, posted, backend } = await alertBench();
  await send(asha);
  pass(16 * minute);
  expect(await alert()).toBe('sent');
  backend.setMode(400);
  pass(5 * minute);
  await sweep(deps);
  expect(await alert()).toBe('sent');
  expect(posted[1]?.text).toContain('1 rejected');
});

test.each([
  ['html', 'login or maintenance page'],
  [401, 'BACKEND_TOKEN'],
  [302, 'BACKEND_URL'],
  [202, 'promises nothing'],
  ['reset', 'does not answer'],
  [503, 'status 503'],
] as const)('the alert explains a backend that responds with %s', async (mode, words) => {
  const { alert, send, pass, posted, backend } = await alertBench();
  backend.setMode(mode);
  await send(asha);
  pass(16 * minute);
  await alert();
  expect(posted[0]?.text).toContain(words);
});

test('a request whose encryption key is missing is announced immediately', async () => {
  const { alert, send, deps, posted } = await alertBench();
  await send(asha);
  deps.keys = laterKeys;
  expect(await alert()).toBe('sent');
  expect(posted[0]?.text).toContain('OUTBOX_KEYS');
});

test('an alert contains counts but nothing that a visitor wrote', async () => {
  const { alert, send, posted, mailed, logged } = await alertBench();
  await send(asha, { spamSignal: 'links' });
  await alert();
  expect(posted[0]?.outbox).toEqual({
    pending: 0,
    oldestSeconds: 0,
    held: 1,
    rejected: 0,
    withdrawals: 0,
    unopenable: 0,
    lastCode: null,
    fresh: 1,
  });
  expect(mailed[0]).toMatchObject({ to: 'staff@example.com' });
  expect(JSON.stringify([posted, mailed[0]?.text, logged])).not.toMatch(/Asha|98765|asha@|Pain/);
});

test('an alert delivered on one channel is not sent again', async () => {
  const { alert, send, channels, mailed } = await alertBench();
  await send(asha, { spamSignal: 'links' });
  channels.webhook = 500;
  channels.email = false;
  expect(await alert()).toBe('failed');
  channels.email = true;
  expect(await alert()).toBe('sent');
  expect(mailed).toHaveLength(1);
  expect(await alert()).toBe('quiet');
});

test('two simultaneous cron ticks send one alert', async () => {
  const { alert, send, posted } = await alertBench();
  await send(asha, { spamSignal: 'links' });
  expect((await Promise.all([alert(), alert()])).sort()).toEqual(['quiet', 'sent']);
  expect(posted).toHaveLength(1);
});

test('without a channel an alert is logged', async () => {
  const { send, deps, logged } = await alertBench();
  await send(asha, { spamSignal: 'links' });
  logged.splice(0);
  expect(await alertStaff(deps)).toBe('sent');
  expect(await alertStaff(deps)).toBe('quiet');
  expect(logged).toMatchObject([{ event: 'alert', code: 'new', held: 1 }]);
});

test('withdrawals are announced once, without names', async () => {
  const { alert, send, ask, backend, posted, logged, pass } = await alertBench();
  backend.setMode('ok');
  const reference = referenceIn(await send(asha));
  expect(await alert()).toBe('quiet');
  await ask(reference, asha.payload.phone);
  expect([await alert(), await alert()]).toEqual(['sent', 'quiet']);
  expect(posted[0]?.text).toMatch(/\(1 new\)[\s\S]*1 withdrawn by/);
  pass(5 * minute);
  await ask(reference, asha.payload.email);
  expect([await alert(), posted[1]?.text]).toEqual(['sent', expect.stringMatching(/\(1 new\)[\s\S]*2 withdrawn by/)]);
  expect(JSON.stringify([posted, logged])).not.toMatch(/Asha|98765|asha@|Pain/);
});

test('an open request is announced only when its key is missing', async () => {
  const { alert, send, deps, posted, pass } = await alertBench();
  Object.assign(deps, { backend: undefined });
  await send(asha, { idempotencyKey: key('1') });
  pass(2 * day);
  expect(await alert()).toBe('quiet');
  deps.keys = laterKeys;
  expect(await alert()).toBe('sent');
  expect(posted[0]?.text).toContain('1 cannot be opened');
});

test('requestsHealth counts pending, held, rejected and withdrawn requests', async () => {
  const { send, ask, deps, pass, backend } = await alertBench();
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
