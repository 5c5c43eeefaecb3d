import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readFormBody } from '#edge/form-body.ts';
import { patientBytes, restRead } from '#edge/patient-bytes.ts';

afterEach(() => vi.useRealTimers());

function dripping() {
  let cancelled = false;
  let timer: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array([120])), 1_000);
    },
    cancel: () => {
      cancelled = true;
      clearInterval(timer);
    },
  });
  return { body, wasCancelled: () => cancelled };
}

function postOf(body: ReadableStream | string, type = 'application/json') {
  return new Request('https://clinic.example/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);
}

test('a sender of one byte a second is let go after fifteen seconds', async () => {
  vi.useFakeTimers();
  const { body, wasCancelled } = dripping();
  const read = patientBytes(body, 16_384).then(
    () => 'read',
    () => 'let go',
  );
  await vi.advanceTimersByTimeAsync(14_000);
  expect(wasCancelled()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read).toBe('let go');
  expect(wasCancelled()).toBe(true);
});

test('a form that drips in is refused as unreadable', async () => {
  vi.useFakeTimers();
  const read = readFormBody(postOf(dripping().body));
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await read).toEqual({ ok: false, outcome: 'invalid' });
});

test('nothing goes on ticking after a body was read', async () => {
  vi.useFakeTimers();
  expect(await readFormBody(postOf('{"a":"b"}'))).toMatchObject({ ok: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('a form of exactly 16 KB is read, and one byte more is too large', async () => {
  const sized = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
  expect(await readFormBody(postOf(sized(16_384)))).toMatchObject({ ok: true });
  expect(await readFormBody(postOf(sized(16_385)))).toEqual({ ok: false, outcome: 'too-large' });
});

test('what an answer left unread of a small body is read to its end', async () => {
  const request = postOf('{"a":"b"}');
  await refusing().fetch(request);
  expect(request.bodyUsed).toBe(true);
});

function large() {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sent += 16_384;
        if (sent > 1_048_576) controller.close();
        else controller.enqueue(new Uint8Array(16_384));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => sent };
}

test('of a body that is too large no more is read than is needed to say so', async () => {
  const { body, sent } = large();
  expect(await readFormBody(postOf(body))).toEqual({ ok: false, outcome: 'too-large' });
  expect(sent()).toBeLessThan(200_000);
});

function refusing() {
  const app = new Hono();
  app.use(restRead);
  app.post('*', (c) => c.text('refused', 405));
  return app;
}

test('of a body that nobody wants no more is read than is small', async () => {
  const { body, sent } = large();
  expect((await refusing().fetch(postOf(body))).status).toBe(405);
  expect(sent()).toBeLessThan(200_000);
});

test('a body that breaks off after the answer is no failure', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('connection lost')) });
  const answer = await refusing().fetch(postOf(broken));
  expect([answer.status, await answer.text()]).toEqual([405, 'refused']);
});
