import { expect, test } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from './practice-database.ts';

const appointment = { fname: 'Asha', lname: '', phone: '', email: '', patientType: '', reason: '', description: '' };
const inquiry = { fullName: 'Asha', email: 'a@example.com', phoneNumber: '080 1234', message: 'Hello' };

async function backend() {
  const db = await practiceDatabase();
  const app = embeddedBackend({ db, keys, trusted: true });
  const post = (path: string, body: unknown, key?: string) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return app.request(`/api/v1${path}`, { method: 'POST', body: text, headers: key ? { 'Idempotency-Key': key } : {} });
  };
  const get = async (path: string) =>
    (await app.request(`/api/v1${path}`)).json() as Promise<{ data: Array<Record<string, unknown>>; next: number | null }>;
  return { app, db, post, get };
}

test('the API rejects an Idempotency-Key over 200 characters', async () => {
  const { post } = await backend();
  expect((await post('/appointement', appointment, 'k'.repeat(201))).status).toBe(400);
});

test.each([
  ['/appointement', { ...appointment, fname: 'x'.repeat(101) }, 'fname'],
  ['/appointement', { ...appointment, fname: '   ' }, 'fname'],
  ['/appointement', { ...appointment, lname: 'x'.repeat(101) }, 'lname'],
  ['/appointement', { ...appointment, phone: '9'.repeat(21) }, 'phone'],
  ['/appointement', { ...appointment, email: 'x'.repeat(255) }, 'email'],
  ['/appointement', { ...appointment, patientType: 'zebra' }, 'patientType'],
  ['/appointement', { ...appointment, reason: 'zebra' }, 'reason'],
  ['/appointement', { ...appointment, description: 'x'.repeat(4_201) }, 'description'],
  ['/appointement', { ...appointment, description: 4711 }, 'description'],
  ['/inquiry', { ...inquiry, fullName: '' }, 'fullName'],
  ['/inquiry', { ...inquiry, email: '' }, 'email'],
  ['/inquiry', { ...inquiry, phoneNumber: '9'.repeat(21) }, 'phoneNumber'],
  ['/inquiry', { ...inquiry, message: undefined }, 'message'],
  ['/vendor', { email: 'zebra' }, 'name'],
  ['/vendor', { name: 'Gauze', description: 'x'.repeat(4_001) }, 'description'],
])('POST %s of the API rejects %j without echoing values', async (path, body, field) => {
  const { post, get } = await backend();
  const answer = await post(path, body);
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(JSON.parse(text)).toEqual({ message: expect.any(String), errors: { [field]: [expect.any(String)] } });
  expect(text).not.toMatch(/zebra|xxxx|9999|4711/);
  expect((await get(path)).data).toEqual([]);
});

test.each(['', 'zebra', '[]', 'null', '"zebra"', '{"fname":'])('the API rejects the POST body %j', async (body) => {
  const answer = await (await backend()).post('/appointement', body);
  expect([answer.status, await answer.text()]).toEqual([400, expect.not.stringContaining('zebra')]);
});

test('the API rejects a body over 64 KB without Content-Length', async () => {
  const { app } = await backend();
  const chunks = new ReadableStream({
    pull: (stream) => stream.enqueue(new Uint8Array(16_384).fill(32)),
  });
  const asked = new Request('http://embedded.test/api/v1/inquiry', { method: 'POST', body: chunks, duplex: 'half' } as RequestInit);
  expect((await app.fetch(asked)).status).toBe(413);
});

test('the API accepts the longest form text with its reference', async () => {
  const { post } = await backend();
  const words = `Reference GI-7K2M-94: ${'क'.repeat(4_000)}`;
  expect((await post('/appointement', { ...appointment, description: words })).status).toBe(201);
  expect((await post('/inquiry', { ...inquiry, message: words })).status).toBe(201);
});

test('GET /vendor of the API pages a hundred rows, newest first', async () => {
  const { db, get, app } = await backend();
  await db
    .prepare(
      `WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 150)
       INSERT INTO vendors (name, email, phone, description, created_at, updated_at) SELECT 'x', 'x', 'x', 'x', '', '' FROM count`,
    )
    .run();
  const first = await get('/vendor');
  expect([first.data.length, first.data[0]?.id, first.next]).toEqual([100, 150, 51]);
  const second = await get(`/vendor?after=${first.next}`);
  expect([second.data.length, second.data[0]?.id, second.next]).toEqual([50, 50, null]);
  expect((await app.request('/api/v1/vendor?after=x')).status).toBe(400);
});
