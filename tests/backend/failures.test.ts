import { expect, test } from 'vitest';
import { bookAppointment } from '#backend/calls/appointments.ts';
import { fetchBlog } from '#backend/calls/blog.ts';
import { answering, backendThatIs, request } from './faulty-backends.ts';

const unreachable = { ok: false, failure: { kind: 'unreachable' } };

test('a refusal is a status failure with what it said', async () => {
  const { backend } = await backendThatIs(400);
  const failure = { kind: 'status', status: 400, body: { message: 'Please check the fields.' } };
  expect(await bookAppointment(backend, request, 'key-1')).toEqual({ ok: false, failure });
});

test('an error page that is not JSON is kept as text', async () => {
  const { backend } = await backendThatIs(500);
  expect(await fetchBlog(backend)).toEqual({ ok: false, failure: { kind: 'status', status: 500, body: '<h1>Internal Server Error</h1>' } });
});

// A long error page is cut, a huge one too, and an empty one is null.
test('long error pages are cut', async () => {
  const bodyOf = async (text: string | null) => {
    const reply = await fetchBlog(answering(() => new Response(text, { status: 503 })));
    return !reply.ok && reply.failure.kind === 'status' ? reply.failure.body : 'no status';
  };
  expect(await bodyOf('x'.repeat(5_000))).toBe('x'.repeat(2_000));
  expect(await bodyOf('x'.repeat(5_000_000))).toBe('x'.repeat(2_000));
  expect(await bodyOf(null)).toBeNull();
});

test('no more of an error page is read than needed', async () => {
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

test('a status still counts when its error body never ends', async () => {
  const endless = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }), { status: 400 });
  expect(await fetchBlog(answering(endless, 50))).toEqual({ ok: false, failure: { kind: 'status', status: 400, body: null } });
});

test('a redirect is a failure and is not followed', async () => {
  const { backend, server } = await backendThatIs(302);
  expect(await bookAppointment(backend, request, 'key-1')).toMatchObject({ ok: false, failure: { kind: 'status', status: 302 } });
  expect(server.received.map(({ path }) => path)).toEqual(['/api/v1/appointement']);
});

test.each(['hang', 'reset'] as const)('a backend that answers with a %s is unreachable', async (mode) => {
  const { backend } = await backendThatIs(mode, { timeoutMs: 200 });
  expect(await bookAppointment(backend, request, 'key-1')).toEqual(unreachable);
});

test('a backend that nobody runs is unreachable', async () => {
  const { backend, server } = await backendThatIs('ok');
  await server.close();
  expect(await fetchBlog(backend)).toEqual(unreachable);
});

test('a base that is no address is unreachable, not an exception', async () => {
  const { backend } = await backendThatIs('ok', { base: 'not an address' });
  expect(await fetchBlog(backend)).toEqual(unreachable);
});

test('a fetch that ignores the abort signal still times out', async () => {
  expect(await fetchBlog(answering(() => new Promise<never>(() => undefined), 50))).toEqual(unreachable);
});

test('an answer that stops in the middle is unreachable', async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) }));
  const endless = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"sec')) }));
  expect(await fetchBlog(answering(broken))).toEqual(unreachable);
  expect(await fetchBlog(answering(endless, 50))).toEqual(unreachable);
});

test.each([
  ['html', 'not JSON'],
  ['invalid-utf8', 'not UTF-8'],
] as const)('an answer that is %s is malformed: %s', async (mode, why) => {
  const { backend } = await backendThatIs(mode);
  expect(await fetchBlog(backend)).toEqual({ ok: false, failure: { kind: 'malformed', why } });
});

test('a malformed answer is not repeated in the reason', async () => {
  const reply = await fetchBlog(answering(() => Response.json({ sections: 'Asha Rao' })));
  expect(reply).toEqual({ ok: false, failure: { kind: 'malformed', why: "not the expected shape at 'sections'" } });
});
