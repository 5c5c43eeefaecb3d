import { expect, test } from 'vitest';
import { bookAppointment } from '#backend/endpoints/appointments.ts';
import { fetchBlog } from '#backend/endpoints/blog.ts';
import { addChild, addSection, dynamicListMessage, fetchDynamicPages } from '#backend/endpoints/dynamic.ts';
import { deleteInquiry, fetchInquiries, sendInquiry } from '#backend/endpoints/inquiries.ts';
import { call } from '#backend/http/client.ts';
import { answering, backendThatIs, request } from './faulty-backends.ts';

const book = (body: string | null, status: number, type = 'application/json') =>
  bookAppointment(
    answering(() => new Response(body, { status, headers: { 'Content-Type': type } })),
    request,
    'key-1',
  );

test.each([
  [200, '{"id":1}'],
  [201, '"taken"'],
  [200, ''],
  [204, null],
])('the backend client accepts status %i with body %j as success', async (status, body) => {
  expect(await book(body, status)).toEqual({ ok: true, value: null });
});

test.each([
  ['html', '<!doctype html><title>Log in</title>', 'text/html'],
  ['html', '  <html>', 'application/json'],
  ['not-json', 'OK', 'text/plain'],
  ['too-large', `"${'x'.repeat(70_000)}"`, 'application/json'],
])('the backend client rejects a body that is %s as malformed', async (why, body, type) => {
  expect(await book(body, 200, type)).toEqual({ ok: false, failure: { kind: 'malformed', why } });
});

test("the backend client sends a callback's seven fields and idempotency key", async () => {
  const { backend, server } = await backendThatIs('ok');
  const more = { ...request, consent: true, reference: 'GI-1' };
  await bookAppointment(backend, more, 'key-1');
  const [sent] = server.received;
  expect(JSON.parse(sent?.body ?? '')).toEqual(request);
  expect(sent?.headers).toMatchObject({ 'idempotency-key': 'key-1', 'content-type': 'application/json' });
  expect(sent?.headers).not.toHaveProperty('cookie');
});

test('the backend client does not take status 202 for success', async () => {
  const reply = await bookAppointment(
    answering(() => new Response(null, { status: 202 })),
    request,
    'key-1',
  );
  expect(reply).toMatchObject({ ok: false, failure: { kind: 'status', status: 202 } });
});

test("the backend client sends a message's four fields and idempotency key", async () => {
  const { backend, server } = await backendThatIs('ok');
  const contact = { fullName: 'Asha', email: 'a@example.com', phoneNumber: '080 1234', message: 'Hello' };
  const more = { ...contact, consent: 'on' };
  await sendInquiry(backend, more, 'key-2');
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(contact);
  expect(server.received[0]?.headers).toMatchObject({ 'idempotency-key': 'key-2' });
});

test('every backend call except public reads sends the API token', async () => {
  const { backend, server } = await backendThatIs('ok', { token: 'secret' });
  await fetchBlog(backend);
  await fetchDynamicPages(backend);
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  await bookAppointment(backend, request, 'key-1');
  await fetchInquiries(backend);
  await addSection(backend, { title: 'T', description: 'D', photo: new Blob(), page: 'Blog' });
  expect(server.received.slice(2).map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer secret'));
});

test('the backend client accepts an empty 204 response to a deletion', async () => {
  const removed = await call(
    answering(() => new Response(null, { status: 204 })),
    { method: 'DELETE', path: '/vendor/1', response: null },
  );
  expect(removed).toEqual({ ok: true, value: null });
});

function backendThat(fetch: (request: Request) => Response) {
  return { base: 'http://backend.test', fetch: async (request: Request) => fetch(request), timeoutMs: 1_000 };
}

test.each([[{ data: [{ page: 'Blog' }] }], [{ data: { data: [{ page: 'Blog' }] } }]])(
  'the backend client reads the page list from %j',
  async (body) => {
    expect(await fetchDynamicPages(backendThat(() => Response.json(body)))).toEqual({ ok: true, value: [{ page: 'Blog' }] });
  },
);

test('a failed page list shows the backend’s error message', () => {
  expect(dynamicListMessage({ kind: 'status', status: 500, body: { message: 'Database is full' } })).toBe('Database is full');
});

test.each([
  [{ kind: 'unreachable' }],
  [{ kind: 'malformed', why: 'not JSON' }],
  [{ kind: 'status', status: 500, body: null }],
  [{ kind: 'status', status: 500, body: 'message' }],
  [{ kind: 'status', status: 500, body: { message: '' } }],
] as const)('a page-list failure %j without message shows our default message', (failure) => {
  expect(dynamicListMessage(failure)).toBe('Failed to add discount');
});

test('the backend client percent-encodes ids in API paths', async () => {
  const asked: string[] = [];
  const backend = backendThat((request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(null, { status: 204 });
  });
  await deleteInquiry(backend, 'delete/all');
  await addChild(backend, 'a?b#c', { title: 'T', description: 'D', photo: new Blob() });
  expect(asked).toEqual(['/api/v1/inquiry/delete%2Fall', '/api/v1/dynamic/child/a%3Fb%23c']);
});
