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

test.each([
  ['/appointement', appointment],
  ['/inquiry', inquiry],
])('%s stores one row for a key and answers as before', async (path, body) => {
  const { post, get } = await backend();
  const answers = await Promise.all([1, 2, 3].map(async () => post(path, body, 'key-1')));
  const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: number }>));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(new Set(bodies.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await get(path)).data).toMatchObject([{ ...body, id: bodies[0]?.id }]);
});

test.each([
  ['/appointement', appointment],
  ['/inquiry', inquiry],
])('%s stores each request that has no key', async (path, body) => {
  const { post, get } = await backend();
  await post(path, body);
  await post(path, body);
  expect((await get(path)).data).toHaveLength(2);
});

test('a key longer than 200 characters is refused', async () => {
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
])('%s refuses %j, names the field and repeats nothing of it', async (path, body, field) => {
  const { post, get } = await backend();
  const answer = await post(path, body);
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(JSON.parse(text)).toEqual({ message: expect.any(String), errors: { [field]: [expect.any(String)] } });
  expect(text).not.toMatch(/zebra|xxxx|9999|4711/);
  expect((await get(path)).data).toEqual([]);
});

test.each(['', 'zebra', '[]', 'null', '"zebra"', '{"fname":'])('a body that is no object is refused: %j', async (body) => {
  const answer = await (await backend()).post('/appointement', body);
  expect([answer.status, await answer.text()]).toEqual([400, expect.not.stringContaining('zebra')]);
});

test('a body over 64 KB is refused, whatever its length header', async () => {
  const { app } = await backend();
  const chunks = new ReadableStream({
    pull: (stream) => stream.enqueue(new Uint8Array(16_384).fill(32)),
  });
  const asked = new Request('http://embedded.test/api/v1/inquiry', { method: 'POST', body: chunks, duplex: 'half' } as RequestInit);
  expect((await app.fetch(asked)).status).toBe(413);
});

test('the longest form text fits with its reference', async () => {
  const { post } = await backend();
  const words = `Reference GI-7K2M-94: ${'क'.repeat(4_000)}`;
  expect((await post('/appointement', { ...appointment, description: words })).status).toBe(201);
  expect((await post('/inquiry', { ...inquiry, message: words })).status).toBe(201);
});

test.each([
  ['/appointement', 'appointments'],
  ['/inquiry', 'inquiries'],
  ['/vendor', 'vendors'],
])('staff read %s newest first, a hundred at a time', async (path, table) => {
  const { db, get, app } = await backend();
  const columns =
    {
      appointments: 'fname, lname, phone, email, patient_type, reason, description',
      inquiries: 'full_name, email, phone_number, message',
      vendors: 'name, email, phone, description',
    }[table] ?? '';
  const key = table === 'vendors' ? ['', ''] : ['idempotency_key, ', 'n, '];
  await db
    .prepare(
      `WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 150)
       INSERT INTO ${table} (${key[0]}${columns}, created_at, updated_at) SELECT ${key[1]}${columns.replace(/\w+/g, "'x'")}, '', '' FROM count`,
    )
    .run();
  const first = await get(path);
  expect([first.data.length, first.data[0]?.id, first.next]).toEqual([100, 150, 51]);
  const second = await get(`${path}?after=${first.next}`);
  expect([second.data.length, second.data[0]?.id, second.next]).toEqual([50, 50, null]);
  expect((await app.request(`/api/v1${path}?after=x`)).status).toBe(400);
});

test('a row carries the time in India at which it came', async () => {
  const { post, get } = await backend();
  const before = Date.now();
  await post('/appointement', appointment);
  const createdAt = String((await get('/appointement')).data[0]?.createdAt);
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
  expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(5_000);
});

test('the number of a removed message is not given to another', async () => {
  const { app, post, get } = await backend();
  await post('/inquiry', inquiry);
  await app.request('/api/v1/inquiry/1', { method: 'DELETE' });
  await post('/inquiry', inquiry);
  expect((await get('/inquiry')).data[0]?.id).toBe(2);
});
