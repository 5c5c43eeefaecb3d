import { expect, test } from 'vitest';
import { listForReview } from '#outbox/staff/review.ts';
import { accept } from '#requests/accept.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { asha, callbackFrom, key, minute, outboxBench } from './outbox-bench.ts';

const idempotencyKey = key('1');
const refusing = [400, 422] as const;

// A backend that refuses at once: the visitor is told, and nothing of the request is kept.
test.each(refusing)('refused with %i at once: the visitor is told', async (mode) => {
  const { send, rows } = await outboxBench({ mode });
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'refused' });
  expect(await rows()).toMatchObject([{ state: 'refused', ciphertext: [], last_code: String(mode) }]);
});

// A refused form sent again unchanged is refused again, and a corrected one under a new key goes through.
test('a refused form is refused again, a corrected one goes through', async () => {
  const { send, rows, backend } = await outboxBench({ mode: 400 });
  await send(asha, { idempotencyKey });
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'refused' });
  expect(await rows()).toHaveLength(1);
  expect(await send(callbackFrom('Asha R.'), { idempotencyKey: key('2') })).toMatchObject({ outcome: 'delivered' });
});

test('a refusal after a shown reference is kept for staff', async () => {
  const { send, rows, backend, deps } = await outboxBench({ mode: 400 });
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow = async (request: Request) => {
    started.resolve();
    await release.promise;
    return fetch(request);
  };
  const first = accept({ ...deps, backend: { ...deps.backend, fetch: slow } }, asha, { idempotencyKey, noticeVersion: '1' });
  await started.promise;
  const second = await send(asha, { idempotencyKey });
  expect(second).toMatchObject({ outcome: 'accepted' });
  release.resolve();
  expect(await first).toEqual(second);
  expect(await rows()).toMatchObject([{ state: 'rejected' }]);
  expect(backend.received).toHaveLength(1);
});

test.each(refusing)('refused with %i later: the payload is kept for staff', async (mode) => {
  const { send, rows, backend, deps, pass } = await outboxBench({ mode: 503 });
  const accepted = await send(asha, { idempotencyKey });
  backend.setMode(mode);
  pass(minute);
  expect(await sweep(deps)).toEqual({ sent: 0, failed: 0, rejected: 1 });
  expect(await rows()).toMatchObject([{ state: 'rejected', last_code: String(mode) }]);
  expect(await listForReview(deps, 'rejected')).toMatchObject([{ why: String(mode), submission: asha }]);
  expect(await send(asha, { idempotencyKey })).toEqual(accepted);
});
