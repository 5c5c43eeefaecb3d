import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readFormBody } from '#edge/forms/submit.ts';
import { discardRestOfBody, maxDiscarded, readBodyWithin } from '#edge/http/read-body.ts';

afterEach(() => vi.useRealTimers());

function dripping() {
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array([120])), 1_000);
    },
    cancel: () => clearInterval(timer),
  });
}

function postOf(body: ReadableStream | string, type = 'application/json') {
  return new Request('https://clinic.example/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);
}

test('a form sent in trickles is rejected as too-slow or too-large', async () => {
  vi.useFakeTimers();
  const read = [readFormBody(postOf(dripping())), readBodyWithin(dripping(), 3)];
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await Promise.all(read)).toEqual([{ ok: false, outcome: 'too-slow' }, { kind: 'too-large' }]);
});

test('reading a form submission leaves no timer running', async () => {
  vi.useFakeTimers();
  expect(await readFormBody(postOf('{"a":"b"}'))).toMatchObject({ ok: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('a form of 16 KB is accepted, one byte more rejected', async () => {
  const sized = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
  expect(await readFormBody(postOf(sized(16_384)))).toMatchObject({ ok: true });
  expect(await readFormBody(postOf(sized(16_385)))).toEqual({ ok: false, outcome: 'too-large' });
});

const urlencoded = 'application/x-www-form-urlencoded';

test('a URL-encoded form is limited by its decoded size', async () => {
  const long = { description: 'क'.repeat(5_500) };
  expect(await readFormBody(postOf(String(new URLSearchParams(long)), urlencoded))).toEqual({
    ok: false,
    outcome: 'too-large',
    fields: long,
  });
  expect(await readFormBody(postOf('x'.repeat(65_537), urlencoded))).toEqual({ ok: false, outcome: 'too-large' });
});

function large(size: number) {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    sent += 16_384;
    if (sent > size) controller.close();
    else controller.enqueue(new Uint8Array(16_384));
  };
  return { body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), sent: () => sent };
}

function refusing() {
  const app = new Hono();
  app.use(discardRestOfBody);
  app.post('*', (c) => c.text('refused', 405));
  return app;
}

test('a rejected form submission is still read to its end', async () => {
  const [taken, unread] = [large(200_000), large(200_000)];
  expect(await readFormBody(postOf(taken.body))).toEqual({ ok: false, outcome: 'too-large' });
  expect((await refusing().fetch(postOf(unread.body))).status).toBe(405);
  for (const { sent } of [taken, unread]) expect(sent()).toBeGreaterThan(200_000);
});

test('an endless form submission is rejected without reading on', async () => {
  const [taken, unread] = [large(Number.POSITIVE_INFINITY), large(Number.POSITIVE_INFINITY)];
  expect(await readFormBody(postOf(taken.body))).toEqual({ ok: false, outcome: 'too-large' });
  expect((await refusing().fetch(postOf(unread.body))).status).toBe(405);
  for (const { sent } of [taken, unread]) expect(sent()).toBeLessThan(2 * maxDiscarded);
});

test('a large request within its route’s own limit is read whole', async () => {
  const limit = 3 * maxDiscarded;
  expect(await readBodyWithin(large(limit).body, limit)).toMatchObject({ kind: 'whole', bytes: { length: limit } });
});

test('a refused form whose connection breaks still gets its refusal', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('connection lost')) });
  const answer = await refusing().fetch(postOf(broken));
  expect([answer.status, await answer.text()]).toEqual([405, 'refused']);
});
