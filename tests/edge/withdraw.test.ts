import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from '#commands/key.ts';
import { withdrawal } from '#content/withdrawal.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startSite({ vars: { BACKEND_URL: backend.url, RATE_LIMIT: 'on' }, samples: false });
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

const person = { fname: 'Wilhelmine Quast', phone: '9812345670', email: 'w.quast@example.com', consent: true };
let requests = 0;

/** A request of hers, as the practice answers; gives its reference. */
async function requestedWhile(mode: 'ok' | 503): Promise<string> {
  backend.setMode(mode);
  requests += 1;
  const answer = await site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `request-to-take-back-${requests}` },
    body: JSON.stringify({ ...person, lname: `the ${requests}th`, elapsedMs: 20_000 }),
  });
  return ((await answer.json()) as { reference: string }).reference;
}

function takeBack(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.fetch('/api/withdraw', { method: 'POST', headers: { Accept: 'text/html', ...headers }, body: new URLSearchParams(fields) });
}

const stateOf = (reference: string) => site.env.DB.prepare('SELECT state FROM requests WHERE reference = ?').bind(reference).first('state');
const tasks = async () =>
  (await site.env.DB.prepare('SELECT reference, state FROM withdrawals').all<{ reference: string; state: string }>()).results;

test('the withdrawal form withdraws a request without JavaScript', async () => {
  const page = await (await site.fetch('/privacy/withdraw')).text();
  const form = /<form[^>]*action="\/api\/withdraw"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
  expect([...form.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['website', 'reference', 'contact']);
  const reference = await requestedWhile(503);
  const answer = await takeBack({ website: '', reference: reference.toLowerCase().replaceAll('-', ' '), contact: '+91 98123 45670' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/privacy/withdrawn']);
  await expect.poll(() => stateOf(reference)).toBe('erased');
  expect(await tasks()).toEqual([]);
});

// To the byte: erased, wrong contact, a task for staff, no such request, and a filled trap.
test('matching, wrong and unknown withdrawals get identical responses', async () => {
  const [waiting, delivered] = [await requestedWhile(503), await requestedWhile('ok')];
  const asked = [
    { reference: waiting, contact: '9000000000' },
    { reference: waiting, contact: ' W.Quast@Example.com ' },
    { reference: delivered, contact: person.phone },
    { reference: 'GI-2222-22', contact: person.phone },
    { reference: 'GI-2222-23', contact: person.phone, website: 'https://spam.example' },
  ];
  const answers = new Set<string>();
  for (const fields of asked) {
    const answer = await takeBack(fields);
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    answers.add(JSON.stringify([answer.status, headers, await answer.text()]));
  }
  expect(answers.size).toBe(1);
  await expect.poll(() => stateOf(waiting)).toBe('erased');
  // A reference that nobody has may be of a request that is still on its way into the database.
  await site.env.DB.prepare("UPDATE withdrawals SET asked_at = asked_at - 3600000 WHERE state = 'asked'").run();
  await site.tick();
  expect(await tasks()).toEqual([{ reference: delivered, state: 'open' }]);
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ outbox: { withdrawals: 1 } });
});

// Whoever guessed the contact of a held request saw `held` fall, and of a reference whether it exists.
test('a live /healthz shows counts to the token’s holder alone', async () => {
  const token = 'a token of enough letters'.replaceAll(' ', '-');
  const live = await startSite({ vars: { MODE: 'production', OUTBOX_KEYS: newKey(), EMBEDDED_BACKEND_TOKEN: token }, samples: false });
  try {
    const counts = async (headers: Record<string, string> = {}) =>
      ((await (await live.fetch('/healthz', { headers })).json()) as { outbox: Record<string, number | null> }).outbox;
    const trusted = await counts({ Authorization: `Bearer ${token}` });
    expect(trusted).toMatchObject({ pending: 0, held: 0, withdrawals: 0 });
    // Whoever reads the fields of the contract finds them all, without a number.
    const none = Object.fromEntries(Object.keys(trusted).map((name) => [name, null]));
    for (const headers of [{}, { Authorization: `Bearer ${token.slice(1)}` }, { Authorization: 'Bearer' }])
      expect(await counts(headers)).toEqual(none);
  } finally {
    await live.close();
  }
});

test('an invalid withdrawal form comes back with errors and typed values', async () => {
  const answer = await takeBack({ reference: 'GI-1', contact: '12345 and <b>' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
  const html = await answer.text();
  for (const words of [
    'There is a problem',
    'Enter the reference as we showed it',
    'with 8 to 15 digits',
    withdrawal.refused.replace('❌ ', ''),
  ])
    expect(html).toContain(words);
  expect(html).toContain('value="12345 and &lt;b&gt;"');
  expect((await site.fetch('/privacy/withdraw/again')).headers.get('location')).toContain('/privacy/withdraw');
});

test('a cross-site, oversized or non-form withdrawal is rejected', async () => {
  const reference = await requestedWhile(503);
  const good = { reference, contact: person.phone };
  const foreign: ReadonlyArray<Record<string, string>> = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }];
  for (const headers of foreign) expect([headers, (await takeBack(good, headers)).status]).toEqual([headers, 403]);
  const large = await takeBack({ ...good, contact: 'x'.repeat(17_000) });
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('more text than we can take')]);
  expect((await takeBack(good, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await site.fetch('/api/withdraw')).status).toBe(405);
  expect(await stateOf(reference)).toBe('pending');
});

test('repeated withdrawals from one network are limited with 429', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.77' };
  let answer: Response | undefined;
  for (let sent = 0; sent < 130 && answer?.status !== 429; sent++) answer = await takeBack({ reference: '', contact: '' }, from);
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await answer?.text()).toContain('Too many requests came from your network');
});

// Names, numbers and addresses; references may be there.
test('neither log nor withdrawals table contains personal data in plain text', async () => {
  await site.tick();
  const { results } = await site.env.DB.prepare('SELECT * FROM withdrawals').all();
  const log = site.logs().map(({ message }) => message);
  expect(log.join('\n')).toContain('"event":"withdrawal"');
  const traces = [person.phone, '98123 45670', '98123+45670', person.email, 'w.quast', 'Wilhelmine'];
  for (const text of [
    log.join('\n'),
    JSON.stringify(results),
    ...results.map((row) => Buffer.from(row.ciphertext as number[]).toString('latin1')),
  ])
    expect(traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
});
