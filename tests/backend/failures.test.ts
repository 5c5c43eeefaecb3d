import { expect, test } from 'vitest';
import { bookAppointment } from '#backend/endpoints/appointments.ts';
import { fetchBlog } from '#backend/endpoints/blog.ts';
import { answering, backendThatIs, request } from './faulty-backends.ts';

const unreachable = { ok: false, failure: { kind: 'unreachable' } };

test('the backend client returns a 400 response’s status and JSON body', async () => {
  const { backend } = await backendThatIs(400);
  const failure = { kind: 'status', status: 400, body: { message: 'Please check the fields.' } };
  expect(await bookAppointment(backend, request, 'key-1')).toEqual({ ok: false, failure });
});

test('the backend client returns an HTML error page as text', async () => {
  const { backend } = await backendThatIs(500);
  expect(await fetchBlog(backend)).toEqual({ ok: false, failure: { kind: 'status', status: 500, body: '<h1>Internal Server Error</h1>' } });
});

test('the backend client cuts error pages to 2,000 characters', async () => {
  const bodyOf = async (text: string | null) => {
    const reply = await fetchBlog(answering(() => new Response(text, { status: 503 })));
    return !reply.ok && reply.failure.kind === 'status' ? reply.failure.body : 'no status';
  };
  expect(await bodyOf('x'.repeat(5_000))).toBe('x'.repeat(2_000));
  expect(await bodyOf('x'.repeat(5_000_000))).toBe('x'.repeat(2_000));
  expect(await bodyOf(null)).toBeNull();
});

test('the backend client stops reading an endless error page', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      sent += 16_384;
      if (sent < 10_000_000) stream.enqueue(new Uint8Array(16_384).fill(120));
      else stream.close();
    },
  });
  await fetchBlog(answering(() => new Response(endless, { status: 500 })));
  expect(sent).toBeLessThan(200_000);
});

test('the backend client returns the status before an error body ends', async () => {
  const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }), { status: 400 });
  expect(await fetchBlog(answering(endless, 50))).toEqual({ ok: false, failure: { kind: 'status', status: 400, body: null } });
});

test('the backend client does not follow a redirect', async () => {
  const { backend, server } = await backendThatIs(302);
  expect(await bookAppointment(backend, request, 'key-1')).toMatchObject({ ok: false, failure: { kind: 'status', status: 302 } });
  expect(server.received.map(({ path }) => path)).toEqual(['/api/v1/appointement']);
});

test.each(['hang', 'reset'] as const)('a backend whose connection ends in a %s counts as unreachable', async (mode) => {
  const { backend } = await backendThatIs(mode, { timeoutMs: 200 });
  expect(await bookAppointment(backend, request, 'key-1')).toEqual(unreachable);
});

test('a backend with a closed port counts as unreachable', async () => {
  const { backend, server } = await backendThatIs('ok');
  await server.close();
  expect(await fetchBlog(backend)).toEqual(unreachable);
});

test('a backend with an invalid base URL counts as unreachable', async () => {
  const { backend } = await backendThatIs('ok', { base: 'not an address' });
  expect(await fetchBlog(backend)).toEqual(unreachable);
});

test('the backend client times out a fetch that ignores abort', async () => {
  expect(await fetchBlog(answering(() => new Promise<never>(() => undefined), 50))).toEqual(unreachable);
});

test("a backend's response cut off in the middle counts as unreachable", async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) }));
  const endless = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"sec')) }));
  expect(await fetchBlog(answering(broken))).toEqual(unreachable);
  expect(await fetchBlog(answering(endless, 50))).toEqual(unreachable);
});

test.each([
  ['html', 'not JSON'],
  ['invalid-utf8', 'not UTF-8'],
] as const)("a backend’s %s response is reported malformed with reason '%s'", async (mode, why) => {
  const { backend } = await backendThatIs(mode);
  expect(await fetchBlog(backend)).toEqual({ ok: false, failure: { kind: 'malformed', why } });
});

test('the malformed-response error does not quote the response body', async () => {
  const reply = await fetchBlog(answering(() => Response.json({ sections: 'Asha Rao' })));
  expect(reply).toEqual({ ok: false, failure: { kind: 'malformed', why: "not the expected shape at 'sections'" } });
});
