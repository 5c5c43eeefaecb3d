import { expect, test } from 'vitest';
import { keyIdsOf, keyRing } from '#encryption/keys.ts';
import { claim } from '#requests/forward/leases.ts';
import { settle } from '#requests/forward/settlement.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { countUnopenable } from '#requests/health.ts';
import type { DeliveryResult } from '#requests/types.ts';
import {
  asha,
  callbackFrom,
  day,
  key,
  laterKeys,
  minute,
  namesReceived,
  oneKey,
  outboxBench,
  rotatedKeys,
  second,
  sendWhileDown,
} from './outbox-bench.ts';

// A request whose key is gone waits, is counted and logged, and goes on when the key is back.
test('a request whose key is gone waits for it', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, ['Old']);
  bench.backend.setMode('ok');
  bench.pass(minute);
  bench.deps.keys = laterKeys;
  expect(await sweep(bench.deps)).toEqual({ sent: 0, failed: 0, rejected: 0 });
  expect(await countUnopenable(bench.deps.db, await keyRing(laterKeys))).toBe(1);
  expect(bench.logged.at(-1)).toEqual({ event: 'outbox-sweep', code: 'no-key', pending: 1 });
  await bench.send(callbackFrom('New'));
  expect(await sweep(bench.deps)).toMatchObject({ failed: 0 });
  bench.deps.keys = rotatedKeys;
  expect(await sweep(bench.deps)).toMatchObject({ sent: 1 });
  expect(await countUnopenable(bench.deps.db, await keyRing(oneKey))).toBe(0);
});

// A payload that was tampered with, or moved from another row, is not sent and not dropped.
test('a tampered payload is neither sent nor dropped', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, ['Asha', 'Meena']);
  await bench.deps.db
    .prepare('UPDATE outbox SET (iv, ciphertext) = (SELECT iv, ciphertext FROM outbox ORDER BY created_at DESC LIMIT 1)')
    .run();
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps)).toEqual({ sent: 1, failed: 1, rejected: 0 });
  expect(namesReceived(bench)).toEqual(['Meena']);
  expect(await bench.rows()).toMatchObject([{ state: 'pending', last_code: 'cannot-open' }, { state: 'delivered' }]);
});

// What waits is never buried, however old; what is settled is, after 400 days.
test('only settled rows are deleted, after 400 days', async () => {
  const bench = await outboxBench();
  await bench.send(callbackFrom('Delivered'));
  await bench.send(callbackFrom('Held'), { spamSignal: 'links' });
  bench.backend.setMode(400);
  await bench.send(callbackFrom('Refused'));
  await sendWhileDown(bench, ['Waiting', 'Rejected']);
  await bench.deps.db.prepare("UPDATE outbox SET state = 'rejected' WHERE created_at = (SELECT max(created_at) FROM outbox)").run();
  const states = async () => (await bench.rows()).map(({ state }) => state);
  bench.pass(399 * day);
  await sweep(bench.deps);
  expect(await states()).toEqual(['delivered', 'held', 'refused', 'pending', 'rejected']);
  bench.pass(2 * day);
  await sweep(bench.deps);
  expect(await states()).toEqual(['held', 'pending', 'rejected']);
});

test('a database failing mid-sweep is logged, not thrown', async () => {
  const bench = await outboxBench();
  await bench.deps.db.prepare('DROP TABLE outbox').run();
  expect(await sweep(bench.deps)).toEqual({ sent: 0, failed: 0, rejected: 0 });
  expect(bench.logged).toEqual([{ event: 'outbox-sweep', code: 'database' }]);
});

// The log holds a reference, a state, a code, times and counts, and nothing that a visitor wrote.
test('the log holds nothing that a visitor wrote', async () => {
  const bench = await outboxBench();
  await bench.send(asha, { idempotencyKey: key('1') });
  await sendWhileDown(bench, ['Meena']);
  bench.pass(minute);
  await sweep(bench.deps);
  const allowed = ['event', 'reference', 'state', 'code', 'ms', 'attempt', 'pending'];
  expect([...new Set(bench.logged.flatMap((line) => Object.keys(line)))].filter((field) => !allowed.includes(field))).toEqual([]);
  expect(JSON.stringify(bench.logged)).not.toMatch(/Asha|Meena|9876543210|example\.com|Pain/);
});

// Whoever lost a lease can no longer say what becomes of the request, except that it was delivered.
test('a lost lease can settle nothing but a delivery', async () => {
  const { deps, send, pass, rows } = await outboxBench({ mode: 503 });
  await send(asha);
  const claimOne = async () => {
    pass(31 * second);
    const keyIds = keyIdsOf(await keyRing(deps.keys));
    const [row] = await claim(deps.db, { now: deps.now(), limit: 1, keyIds, excludedIds: [], which: 'oldest' });
    return row ?? expect.unreachable('nothing to claim');
  };
  const first = await claimOne();
  const later = await claimOne();
  const stateAfter = async (row: typeof first, result: DeliveryResult) =>
    (await settle(deps.db, [{ row, result }], deps.now())).get(row.id);
  expect(await stateAfter(first, { kind: 'refused', code: '400' })).toBeUndefined();
  expect(await stateAfter(first, { kind: 'retry', code: '503' })).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'pending', lease_until: later.lease_until }]);
  expect(await stateAfter(first, { kind: 'delivered', code: 'ok' })).toBe('delivered');
  expect(await stateAfter(later, { kind: 'refused', code: '400' })).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'delivered', ciphertext: [] }]);
});
