import { expect, test } from 'vitest';
import { discard, erase, listForReview, release } from '#outbox/staff/review.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { asha, callbackFrom, key, laterKeys, minute, outboxBench, second } from './outbox-bench.ts';

async function benchWith(state: 'held' | 'rejected') {
  const bench = await outboxBench({ mode: 503 });
  const accepted = await bench.send(asha, { idempotencyKey: key('1'), ...(state === 'held' && { spamSignal: 'links' }) });
  bench.backend.setMode(400);
  bench.pass(minute);
  await sweep(bench.deps);
  bench.backend.setMode('ok');
  bench.pass(minute);
  return { ...bench, reference: 'reference' in accepted ? accepted.reference : '' };
}

test.each([
  ['held', 'links'],
  ['rejected', '400'],
] as const)('staff see what is %s, why, and what the visitor wrote', async (state, why) => {
  const { deps, reference } = await benchWith(state);
  expect(await listForReview(deps, state)).toMatchObject([{ reference, state, why, submission: asha }]);
  expect(await listForReview(deps, state === 'held' ? 'rejected' : 'held')).toEqual([]);
});

test('a payload whose key is gone is listed without its content', async () => {
  const { deps, reference } = await benchWith('held');
  expect(await listForReview({ ...deps, keys: laterKeys }, 'held')).toMatchObject([{ reference, submission: null }]);
});

test.each(['held', 'rejected'] as const)('a %s request that staff release is delivered under its reference', async (state) => {
  const { deps, reference, backend } = await benchWith(state);
  expect(await release(deps, ` ${reference.toLowerCase()} `)).toBe(true);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toMatchObject([{ description: `[${reference}] Pain after meals` }]);
  expect(await release(deps, reference)).toBe(false);
});

test.each(['held', 'rejected'] as const)('a %s request that staff discard is erased and never delivered', async (state) => {
  const { deps, reference, rows, backend } = await benchWith(state);
  backend.received.splice(0);
  expect(await discard(deps, reference)).toBe(true);
  expect(await discard(deps, reference)).toBe(false);
  await sweep(deps);
  expect(await rows()).toMatchObject([{ state: 'discarded', iv: [], ciphertext: [] }]);
  expect(backend.received).toHaveLength(0);
});

test('a waiting request cannot be released or discarded', async () => {
  const { deps, send } = await outboxBench({ mode: 503 });
  const accepted = await send(asha);
  const reference = 'reference' in accepted ? accepted.reference : '';
  expect(await release(deps, reference)).toBe(false);
  expect(await discard(deps, reference)).toBe(false);
});

test('a visitor who withdraws is erased and never delivered', async () => {
  const { deps, send, rows, backend, pass } = await outboxBench({ mode: 503 });
  const accepted = await send(asha, { idempotencyKey: key('1') });
  const reference = 'reference' in accepted ? accepted.reference : '';
  backend.received.splice(0);
  expect(await erase(deps, reference)).toEqual({ outcome: 'erased', was: 'pending' });
  pass(minute);
  await sweep(deps);
  expect(await rows()).toMatchObject([{ state: 'withdrawn', iv: [], ciphertext: [], fingerprint: '' }]);
  expect(backend.received).toHaveLength(0);
  // A reference must not stand for a request that is no longer kept.
  expect(await send(asha, { idempotencyKey: key('1') })).toEqual({ outcome: 'key-reused' });
});

test('erasing what was delivered says so', async () => {
  const { deps, send } = await outboxBench();
  const accepted = await send(callbackFrom('Meena'));
  expect(await erase(deps, 'reference' in accepted ? accepted.reference : '')).toEqual({ outcome: 'erased', was: 'delivered' });
  expect(await erase(deps, 'GI-2222-22')).toEqual({ outcome: 'unknown' });
});

test('what is on its way is erased once its lease ends', async () => {
  const { deps, send, pass } = await outboxBench({ mode: 503 });
  const accepted = await send(asha);
  const reference = 'reference' in accepted ? accepted.reference : '';
  await deps.db
    .prepare('UPDATE outbox SET lease_until = ?')
    .bind(deps.now() + 30 * second)
    .run();
  expect(await erase(deps, reference)).toEqual({ outcome: 'being-delivered' });
  pass(30 * second);
  expect(await erase(deps, reference)).toEqual({ outcome: 'erased', was: 'pending' });
});

const hostile = ["' OR 1=1 --", "GI-2222-22' OR ref <> '", "'; DROP TABLE outbox; --", '?1', '\u0000', "\u0000' OR 1=1", '💥'];

test('a reference written as SQL is nobody’s', async () => {
  const { deps, rows } = await benchWith('held');
  const before = await rows();
  for (const reference of hostile) {
    expect([reference, await release(deps, reference), await discard(deps, reference)]).toEqual([reference, false, false]);
    expect([reference, await erase(deps, reference)]).toEqual([reference, { outcome: 'unknown' }]);
  }
  expect(await rows()).toEqual(before);
});

test('text that looks like SQL is read as written', async () => {
  const { deps, send } = await outboxBench();
  const written = hostile.map(callbackFrom);
  for (const [at, submission] of written.entries()) await send(submission, { idempotencyKey: key(String(at)), spamSignal: "links' --" });
  const listed = await listForReview(deps, 'held');
  expect(listed.map(({ submission }) => submission)).toEqual(written);
  expect(new Set(listed.map(({ why }) => why))).toEqual(new Set(["links' --"]));
});
