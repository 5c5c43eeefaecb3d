import { expect, test } from 'vitest';
import { accept } from '#requests/accept.ts';
import { aFriday, asha, callbackFrom, key, minute, outboxBench, ravi, rotatedKeys, second } from './outbox-bench.ts';

const reference = expect.stringMatching(/^GI-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/);

test("a callback's reference stands in front of the description", async () => {
  const { send, backend } = await outboxBench();
  const accepted = await send(asha, { idempotencyKey: key('1') });
  expect(accepted).toMatchObject({ outcome: 'delivered', reference });
  const marked = `[${'reference' in accepted ? accepted.reference : ''}] Pain after meals`;
  expect(backend.stored.appointments).toMatchObject([{ ...asha.payload, description: marked }]);
});

test("a contact message's reference stands in front of the message", async () => {
  const { send, backend } = await outboxBench();
  const accepted = await send(ravi);
  const marked = `[${'reference' in accepted ? accepted.reference : ''}] When are you open?`;
  expect(backend.stored.inquiries).toMatchObject([{ ...ravi.payload, message: marked }]);
});

test('an empty description becomes the reference alone', async () => {
  const { send, backend } = await outboxBench();
  await send({ ...asha, payload: { ...asha.payload, description: '' } });
  expect(backend.stored.appointments).toMatchObject([{ description: expect.stringMatching(/^\[GI-\S+\]$/) }]);
});

test('50 identical requests at once leave one row', async () => {
  const { send, rows, backend } = await outboxBench({ timeouts: { store: 30_000 } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(asha, { idempotencyKey: key('1') })));
  expect(new Set(answers.map((answer) => 'reference' in answer && answer.reference)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(backend.stored.appointments).toHaveLength(1);
});

// 50 parallel identical requests without a key, half on each side of a ten-minute boundary, leave one row.
test('50 identical requests without a key leave one row', async () => {
  const { deps, rows } = await outboxBench({ mode: 503, timeouts: { store: 30_000, delivery: 30_000 } });
  const boundary = aFriday + 6 * minute;
  const instants = Array.from({ length: 50 }, (_, index) => boundary - (index % 2));
  const answers = await Promise.all(instants.map((at) => accept({ ...deps, now: () => at }, asha, { noticeVersion: '2026-11-20' })));
  expect(new Set(answers.map((answer) => 'reference' in answer && answer.reference)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test.each(['ok', 503] as const)('the same request again, backend %s, has the same reference', async (mode) => {
  const { send, rows, pass } = await outboxBench({ mode });
  const first = await send(asha, { idempotencyKey: key('1') });
  pass(3 * 60 * minute);
  expect(await send(asha, { idempotencyKey: key('1') })).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

// A double submit without a key, across a ten-minute boundary, gives the same reference.
test('a double submit across two buckets has one reference', async () => {
  const { send, rows, pass } = await outboxBench();
  pass(6 * minute - second);
  const first = await send(asha);
  pass(2 * second);
  expect(await send(asha)).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test('a slow clock finds a request of the next bucket', async () => {
  const { send, rows, pass } = await outboxBench();
  pass(6 * minute);
  const first = await send(asha);
  pass(-second);
  expect(await send(asha)).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test('the same words half an hour later are another request', async () => {
  const { send, rows, pass } = await outboxBench();
  await send(asha);
  pass(30 * minute);
  await send(asha);
  expect(await rows()).toHaveLength(2);
});

test('a request without a key is known after a rotation', async () => {
  const bench = await outboxBench({ mode: 503 });
  const first = await bench.send(asha);
  bench.deps.keys = rotatedKeys;
  expect(await bench.send(asha)).toEqual(first);
});

test('a reused key with another payload is refused', async () => {
  const { send, rows } = await outboxBench({ mode: 503 });
  await send(asha, { idempotencyKey: key('1') });
  expect(await send(callbackFrom('Meena'), { idempotencyKey: key('1') })).toEqual({ outcome: 'key-reused' });
  expect(await send(ravi, { idempotencyKey: key('1') })).toEqual({ outcome: 'key-reused' });
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
});

test('two people are two requests with two references', async () => {
  const { send } = await outboxBench();
  const answers = await Promise.all([send(callbackFrom('Asha')), send(callbackFrom('Meena'))]);
  expect(new Set(answers.map((answer) => 'reference' in answer && answer.reference)).size).toBe(2);
});

test('a reference that another request already has is not given again', async () => {
  const { send, deps, rows } = await outboxBench({ mode: 503 });
  const first = await send(asha, { idempotencyKey: key('1') });
  // The first request under another key, holding the reference that this one would get.
  await deps.db.prepare("UPDATE outbox SET idempotency_key = 'another', id = 'another'").run();
  const second = await send(asha, { idempotencyKey: key('1') });
  expect(second).toMatchObject({ outcome: 'accepted', reference });
  expect(second).not.toEqual(first);
  expect(await rows()).toHaveLength(2);
});

test('a doubtful request is held, looks accepted, and is not delivered', async () => {
  const { send, rows, backend } = await outboxBench();
  const first = await send(asha, { idempotencyKey: key('1'), spamSignal: 'honeypot' });
  expect(first).toMatchObject({ outcome: 'accepted', reference });
  expect(await send(asha, { idempotencyKey: key('1'), spamSignal: 'honeypot' })).toEqual(first);
  expect(await rows()).toMatchObject([{ state: 'held', held_reason: 'honeypot' }]);
  expect(backend.received).toHaveLength(0);
});

test('what is delivered leaves a tombstone without a payload', async () => {
  const { send, rows } = await outboxBench();
  await send(asha);
  expect(await rows()).toMatchObject([{ state: 'delivered', iv: [], ciphertext: [], last_code: 'ok', notice_version: '2026-11-20' }]);
});

test('the promised time is kept with the request', async () => {
  const { send, rows, pass } = await outboxBench({ mode: 503 });
  const promisedAt = aFriday + 2 * 60 * minute;
  const options = { idempotencyKey: key('1'), promisedAt };
  expect(await send(asha, options)).toMatchObject({ outcome: 'accepted', promisedAt });
  expect(await rows()).toMatchObject([{ promised_at: promisedAt }]);
  pass(24 * 60 * minute);
  expect(await send(asha, { ...options, promisedAt: promisedAt + 24 * 60 * minute })).toMatchObject({ promisedAt });
});

test('no idempotency key of a browser lies in the database', async () => {
  const { send, rows } = await outboxBench({ mode: 503 });
  await send(asha, { idempotencyKey: key('secret-of-a-form') });
  expect(JSON.stringify(await rows())).not.toContain('secret-of-a-form');
});

test("a row stored under the browser's own key is known", async () => {
  const { send, deps, rows } = await outboxBench({ mode: 503 });
  const first = await send(asha, { idempotencyKey: key('1') });
  await deps.db.prepare(`UPDATE outbox SET idempotency_key = 'browser:${key('1')}'`).run();
  expect(await send(asha, { idempotencyKey: key('1') })).toEqual(first);
  expect(await rows()).toHaveLength(1);
});
