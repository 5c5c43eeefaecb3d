import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnstileField } from '#content/robot-check.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';
import { startSiteverify } from '#tests/siteverify.ts';
import { filesIn } from './canary.ts';

const secret = 'the-secret-of-the-widget';
let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  [backend, siteverify] = await Promise.all([startHttpBackend(), startSiteverify()]);
  const vars = { TURNSTILE_SITE_KEY: 'of-the-widget', TURNSTILE_SECRET: secret, TURNSTILE_URL: siteverify.url, BACKEND_URL: backend.url };
  site = await startSite({ vars, samples: false });
});
afterAll(() => Promise.all([site?.close(), backend?.close(), siteverify?.close()]));

const person = { fname: 'Asha', phone: '9876543210', consent: true };
type Answer = { outcome: string; reference: string; message: string };

async function post(token: unknown, { key = crypto.randomUUID() as string, ...fields }: Record<string, unknown> & { key?: string } = {}) {
  const answer = await site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...person, ...fields, ...(token !== undefined && { [turnstileField]: token }) }),
  });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

async function heldWhy(reference: string): Promise<string | null> {
  const row = await site.env.DB.prepare('SELECT held_reason FROM requests WHERE reference = ?')
    .bind(reference)
    .first<{ held_reason: string | null }>();
  return row?.held_reason ?? null;
}

test('a form that passed Turnstile is delivered without its token', async () => {
  const key = crypto.randomUUID();
  const { status, reference } = await post('good-first', { key });
  expect(status).toBe(201);
  expect(siteverify.asked.at(-1)).toEqual({ secret, response: 'good-first', idempotency_key: key });
  expect(Object.keys(JSON.parse(backend.received.at(-1)?.body ?? '')).length).toBe(7);
  expect(backend.received.map(({ body, headers }) => body + JSON.stringify(headers)).join()).not.toMatch(/good-first|turnstile/);
  expect(await heldWhy(reference)).toBeNull();
});

// Two of these tokens are never answered.
test('a form without valid Turnstile token is held; sender sees success', async () => {
  const before = backend.received.length;
  const tokens = {
    'not-checked': [undefined, '', { toString: 'good' }],
    'check-failed': ['forged', 'x'.repeat(2_049)],
    'check-silent': ['broken', 'garbage', 'huge', 'elsewhere', 'yes', 'null', 'hang', 'drip'],
  };
  const all = Object.entries(tokens).flatMap(([why, ones]) => ones.map((token) => ({ why, token })));
  const taken = await Promise.all(all.map(async ({ token }) => ({ token, ...(await post(token)) })));
  const held = await Promise.all(taken.map(({ reference }) => heldWhy(reference)));
  expect(taken.map(({ token, status, message }) => [token, status, message.slice(0, 1)])).toEqual(
    all.map(({ token }) => [token, 202, '✅']),
  );
  expect(held).toEqual(all.map(({ why }) => why));
  expect(backend.received.length).toBe(before);
});

// How much less time it leaves the backend is tested in tests/requests.
test('a form is answered despite slow Turnstile and silent backend', async () => {
  backend.setMode('hang');
  const { status } = await post(`good-${crypto.randomUUID()}-slow`);
  backend.setMode('ok');
  expect(status).toBe(202);
});

test('a form retried with a used Turnstile token returns its reference', async () => {
  const key = crypto.randomUUID();
  const first = await post('good-once', { key });
  const before = backend.received.length;
  const again = await post('good-once', { key });
  // A new widget has another token, and a reloaded page has none.
  const others = [await post('good-another', { key }), await post('forged', { key }), await post(undefined, { key })];
  for (const { status, outcome, reference } of [again, ...others])
    expect({ status, outcome, reference }).toEqual({ status: 201, outcome: 'delivered', reference: first.reference });
  expect(backend.received.length).toBe(before);
  // Another visitor's token is rejected.
  expect(await heldWhy((await post('good-once', { fname: 'Another' })).reference)).toBe('check-failed');
});

test('Turnstile is not asked about invalid forms or known robots', async () => {
  const before = siteverify.asked.length;
  expect((await post('good-later', { phone: '12' })).status).toBe(400);
  expect((await post('good-later', { website: 'https://spam.example' })).status).toBe(202);
  expect(siteverify.asked.length).toBe(before);
});

test('a form without JavaScript is accepted and hides its Turnstile token', async () => {
  const send = (body: string) =>
    site.fetch('/api/callback', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body });
  const taken = await send('fname=Sunita&phone=9123456780&consent=on');
  expect([taken.status, taken.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/callback\/received\?ref=GI-/)]);
  const back = await send(`fname=Sunita&${turnstileField}=a-token-to-forget&website=trap-to-forget`);
  expect(back.status).toBe(400);
  expect(await back.text()).not.toMatch(/to-forget/);
});

test('neither log nor database contains a Turnstile secret or token', async () => {
  const { results } = await site.env.DB.prepare('SELECT * FROM requests').all();
  const known = JSON.stringify([site.logs(), results]);
  expect(known).toContain('check-silent');
  expect(known).not.toMatch(/good-|forged|the-secret/);
});

test('the default build contains no Turnstile code', async () => {
  const files = await filesIn(new URL('../../dist/public', import.meta.url).pathname);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(([, text]) => /turnstile|challenges\.cloudflare\.com/i.test(text)).map(([file]) => file)).toEqual([]);
});
