import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockStart } from '#tests/clock.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';
import { startReceiver } from '#tests/webhook-receiver.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let staffChat: Awaited<ReturnType<typeof startReceiver>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  staffChat = await startReceiver();
  site = await startSite({ vars: { BACKEND_URL: backend.url, ALERT_WEBHOOK: staffChat.url }, samples: false });
});
afterAll(async () => {
  await site?.close();
  await staffChat?.close();
  await backend?.close();
});

type Answer = { status: number; outcome: string; reference: string; message: string };

async function ask(description: string, key: string = crypto.randomUUID()): Promise<Answer> {
  const answer = await site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ fname: 'Asha', phone: '9876543210', description, consent: true }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}

const kept = (description: string) => backend.stored.appointments.filter((row) => String(row.description).endsWith(` ${description}`));
const sent = (description: string) => backend.received.filter(({ body }) => body.includes(` ${description}"`));
const health = async () => (await site.fetch('/healthz')).json();

async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  await site.env.DB.prepare('ALTER TABLE requests RENAME TO requests_away').run();
  await work().finally(() => site.env.DB.prepare('ALTER TABLE requests_away RENAME TO requests').run());
}

// On a free plan KV is listed in even minutes.
const evenMinute = new Date('2026-11-23T10:02:00Z');
const entries = async () => (await site.env.LAST_GOOD.list({ prefix: 'accepted/' })).keys;

async function forget(where: string): Promise<void> {
  await site.env.DB.batch(
    [
      `DELETE FROM request_words WHERE request_id IN (SELECT id FROM requests WHERE ${where})`,
      `DELETE FROM requests WHERE ${where}`,
      'DELETE FROM bells_told',
    ].map((sql) => site.env.DB.prepare(sql)),
  );
}

// Each way of failing once, in workerd; tests/requests goes through every status.
test.each([302, 401, 429, 503, 'html', 'reset', 'drip', 'commit-then-hang', 'commit-then-reset'] as const)(
  'a request arrives exactly once after a backend failure: %s',
  async (mode) => {
    backend.setMode(mode);
    const { status, reference } = await ask(`meets ${mode}`);
    expect(status).toBe(202);
    backend.setMode('ok');
    await site.tick();
    expect(kept(`meets ${mode}`)).toMatchObject([{ description: `[${reference}] meets ${mode}` }]);
    expect(new Set(sent(`meets ${mode}`).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
);

// The backend takes the request and does not say so.
test('fifty clicks on one callback form create one request', async () => {
  backend.setMode('commit-then-hang');
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('fifty clicks', key)));
  expect(sent('fifty clicks')).toHaveLength(1);
  backend.setMode('ok');
  await site.tick();
  const references = new Set(answers.map(({ reference }) => reference));
  expect([...references]).toEqual([expect.stringMatching(/^GI-/)]);
  expect(kept('fifty clicks')).toHaveLength(1);
});

// KV keeps it meanwhile, encrypted.
test('a request arrives exactly once after a database outage', async () => {
  const key = crypto.randomUUID();
  const references: string[] = [];
  const before = sent('no database').length;
  await withoutDatabase(async () => {
    for (const _ of [1, 2]) {
      const { status, reference } = await ask('no database', key);
      expect(status).toBe(202);
      references.push(reference);
    }
    const held = await entries();
    expect(held).toHaveLength(1);
    expect(await site.env.LAST_GOOD.get(held[0]?.name ?? '')).not.toMatch(/Asha|98765|no database/);
    expect(await health()).toMatchObject({ status: 'degraded', outbox: { pending: null } });
  });
  await site.tick(evenMinute);
  references.push((await ask('no database', key)).reference);
  expect(new Set(references).size).toBe(1);
  expect([kept('no database').length, sent('no database').length - before, (await entries()).length]).toEqual([1, 1, 0]);
});

// A fresh request lacks its key, so that nobody can tell whether a post without a browser's key is the same one.
test('a form that could not be stored comes back filled in', async () => {
  const { reference } = await ask('lacks its key');
  await site.env.DB.prepare(
    "UPDATE requests SET key_id = 'gone', state = 'held', settled_at = NULL, due_at = 1, ciphertext = x'00' WHERE reference = ?",
  )
    .bind(reference)
    .run();
  const typed = { fname: 'Asha Typed', phone: '98765 43210', description: 'typed by hand', consent: 'on' };
  const answer = await site.fetch('/api/callback', { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams(typed) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  const page = await answer.text();
  for (const words of ['We did not receive your request', 'Asha Typed', '98765 43210', 'typed by hand', 'href="tel:', 'wa.me'])
    expect(page).toContain(words);
  await forget(`reference = '${reference}'`);
});

// For a day, and without a word of the patient’s; the request arrives when it is back.
test('staff are alerted once when the backend stays down', async () => {
  staffChat.heard.splice(0);
  backend.setMode(503);
  const { reference } = await ask('since yesterday');
  // A day passes for the row instead of the clock.
  await site.env.DB.prepare(
    "UPDATE requests SET accepted_at = accepted_at - 86400000, next_attempt_at = next_attempt_at + 3600000 WHERE state = 'pending'",
  ).run();
  // Staff have been told of other requests within five minutes.
  for (const minutes of [10, 11]) await site.tick(new Date(clockStart + minutes * 60_000));
  expect(staffChat.heard).toHaveLength(1);
  expect(JSON.parse(staffChat.heard[0] ?? '')).toMatchObject({ text: expect.stringContaining('1 waiting'), outbox: { pending: 1 } });
  expect(staffChat.heard[0]).not.toMatch(/Asha|98765|yesterday/);
  expect((await site.fetch('/healthz')).status).toBe(503);
  backend.setMode('ok');
  await site.tick();
  expect(kept('since yesterday')).toMatchObject([{ description: `[${reference}] since yesterday` }]);
  expect((await site.fetch('/healthz')).status).toBe(200);
});
