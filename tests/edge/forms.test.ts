import { afterAll, beforeAll, expect, test } from 'vitest';
import { formNotice } from '#content/form-notice.ts';
import { practice } from '#content/practice.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

type Answer = { outcome: string; reference: string; errors?: unknown };
const answerOf = async (response: Response) => (await response.json()) as Answer;

const request = {
  fname: 'Asha',
  lname: '',
  phone: '+91 98765 43210',
  email: '',
  patientType: 'new',
  reason: 'billing',
  description: 'After four',
  consent: true,
};
const message = { fullName: 'Ravi', email: 'ravi@example.com', phoneNumber: '020 2567 8901', message: 'May I bring my scans?' };

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return site.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function deliveredTo(path: string) {
  return backend.received.filter((sent) => sent.path === path);
}

test('a callback reaches the backend with seven fields and idempotency key', async () => {
  const answer = await post('/api/callback', { ...request, description: 'Seven fields' });
  expect(answer.status).toBe(201);
  const said = await answerOf(answer);
  expect(said).toEqual({
    outcome: 'delivered',
    message: expect.stringContaining('✅'),
    reference: expect.stringMatching(/^GI-/),
    callBy: expect.any(String),
    receipt: {
      page: expect.stringContaining('/callback/received?'),
      whatsapp: expect.stringContaining('https://wa.me/'),
      calendar: expect.stringContaining('/callback/received.ics?'),
      withdraw: `/privacy/withdraw/${said.reference}`,
    },
  });
  const sent = deliveredTo('/api/v1/appointement').at(-1);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    fname: 'Asha',
    lname: '',
    phone: '9876543210',
    email: '',
    patientType: 'new',
    reason: 'billing',
    description: `[${said.reference}] Seven fields`,
  });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(sent?.headers.cookie).toBeUndefined();
});

test("a request is stored with its privacy notice's version", async () => {
  const { reference } = await answerOf(await post('/api/callback', { ...request, description: 'Notice' }));
  const row = await site.env.DB.prepare('SELECT notice_version FROM requests WHERE reference = ?').bind(reference).first();
  expect(row).toEqual({ notice_version: practice.privacy.noticeVersion });
});

// The notice itself follows the button.
test('every form links the privacy notice before its button', async () => {
  const again = (path: string) =>
    post(`/api${path}`, 'fname=Asha', { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' });
  const pages = ['/', '/blog', '/nope', '/privacy', '/callback', '/contact'].map((path) => site.fetch(path));
  for (const answer of await Promise.all([...pages, again('/callback'), again('/contact')])) {
    const html = await answer.text();
    const forms = html.match(/<form[^>]*action="\/api\/[\s\S]*?<\/form>/g) ?? [];
    expect([answer.url, forms.length]).toEqual([answer.url, expect.toBeOneOf([1, 2])]);
    for (const form of forms) {
      const [before = ''] = form.split('type="submit"');
      expect([answer.url, before]).toEqual([answer.url, expect.stringContaining(`href="${formNotice.link.href}"`)]);
      const missing = formNotice.items.filter(({ text }) => !form.includes(text));
      expect([answer.url, missing]).toEqual([answer.url, []]);
    }
  }
});

test('a message reaches the backend with exactly four fields', async () => {
  const answer = await post('/api/contact', message);
  expect(answer.status).toBe(201);
  const { reference } = await answerOf(answer);
  expect(JSON.parse(deliveredTo('/api/v1/inquiry').at(-1)?.body ?? '')).toEqual({
    ...message,
    message: `[${reference}] ${message.message}`,
  });
});

test('a reused idempotency key with a different body returns 422', async () => {
  const key = crypto.randomUUID();
  await post('/api/callback', { ...request, description: 'First' }, { 'Idempotency-Key': key });
  const second = await post('/api/callback', { ...request, description: 'Second' }, { 'Idempotency-Key': key });
  expect(second.status).toBe(422);
});

test('a rejected form names each invalid field without repeating the input', async () => {
  const answer = await post('/api/callback', { fname: '', phone: '12345', email: 'not-an-address', consent: false });
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(JSON.parse(text).errors).toEqual({
    fname: ['Enter your full name'],
    phone: ['Phone number must be 10 digits'],
    email: ['Enter an email address in the form name@example.com'],
    consent: ['Tick the box so that we may contact you'],
  });
  expect(text).not.toContain('12345');
});

for (const [what, status, send] of [
  ['a post from another site', 403, () => post('/api/callback', request, { Origin: 'https://evil.example' })],
  ['a cross-site post', 403, () => post('/api/callback', request, { 'Sec-Fetch-Site': 'cross-site' })],
  ['a GET', 405, () => site.fetch('/api/callback')],
  ['a PUT', 405, () => site.fetch('/api/callback', { method: 'PUT', body: '{}' })],
  ['more than 16 KB', 413, () => post('/api/callback', { ...request, description: 'x'.repeat(17_000) })],
  ['plain text', 415, () => post('/api/callback', 'hello', { 'Content-Type': 'text/plain' })],
  ['a multipart body', 415, () => post('/api/callback', '--b--', { 'Content-Type': 'multipart/form-data; boundary=b' })],
  ['broken JSON', 400, () => post('/api/callback', '{"fname":')],
  ['a list', 400, () => post('/api/callback', '[]')],
  ['an unknown field', 400, () => post('/api/callback', { ...request, isAdmin: true })],
] as const) {
  test(`the callback form’s API answers ${what} with ${status} in JSON`, async () => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ outcome: expect.any(String), message: expect.any(String) });
  });
}

test('a visitor sees a rejection when the backend answers 400', async () => {
  backend.setMode(400);
  const answer = await post('/api/callback', { ...request, description: 'Refused' });
  backend.setMode('ok');
  expect([answer.status, (await answerOf(answer)).outcome]).toEqual([400, 'refused']);
});

test('a form with a filled honeypot is held, not delivered', async () => {
  const before = deliveredTo('/api/v1/appointement').length;
  const answer = await post('/api/callback', { ...request, description: 'Robot', website: 'https://spam.example' });
  expect(answer.status).toBe(202);
  await site.tick();
  expect(deliveredTo('/api/v1/appointement').length).toBe(before);
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ outbox: { held: 1 } });
});
