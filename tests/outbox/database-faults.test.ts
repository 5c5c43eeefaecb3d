import { expect, test } from 'vitest';
import { sweep } from '#requests/forward/sweep.ts';
import { freshDatabase } from '#tests/databases.ts';
import { fallibleDatabase } from './fallible-database.ts';
import { asha, key, minute, outboxBench, sendWhileDown } from './outbox-bench.ts';

const idempotencyKey = key('1');

// A database that is down: the backend has the request, and a retry has the same reference and one request there.
test('a database that is down: the backend has the request', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, backend, rows } = await outboxBench({ db });
  refuse();
  const first = await send(asha, { idempotencyKey });
  expect(first).toMatchObject({ outcome: 'delivered', reference: expect.stringMatching(/^GI-/) });
  expect(await send(asha, { idempotencyKey })).toEqual(first);
  recover();
  expect(await send(asha, { idempotencyKey })).toEqual(first);
  expect(backend.stored.appointments).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
});

// A database that keeps a request and cannot say so: the backend has it once, and nothing is sent again.
test('a stored request without confirmation is delivered once', async () => {
  const real = await freshDatabase('migrations');
  const { db, forget } = fallibleDatabase(real);
  const { send, backend, rows, settled, deps, pass } = await outboxBench({ db });
  forget();
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  await settled();
  expect(await rows()).toMatchObject([{ state: 'delivered', ciphertext: [] }]);
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect(backend.received).toHaveLength(1);
});

test('a database that never answers does not keep the visitor waiting', async () => {
  const { db, hang } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, backend } = await outboxBench({ db });
  hang();
  const started = performance.now();
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(backend.stored.appointments).toHaveLength(1);
});

// A database and a backend that are both down: not received, and a later retry goes through.
test('database and backend both down: not received', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, backend, rows } = await outboxBench({ db, mode: 503 });
  refuse();
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'not-received' });
  recover();
  expect(await rows()).toHaveLength(0);
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
});

// A slow database and a backend that is down: what was stored in the meantime is accepted.
test('slow database, backend down: what was stored is accepted', async () => {
  const { db, slow } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, rows } = await outboxBench({ db, mode: 'hang', timeouts: { store: 200, direct: 2_500 } });
  slow(250);
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'accepted' });
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
});

test('a Worker killed before storing: the retry is the first', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, rows, backend } = await outboxBench({ db, mode: 'reset' });
  refuse();
  await send(asha, { idempotencyKey });
  recover();
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  expect(await rows()).toHaveLength(1);
});

test.each([230, 350])('spam is never delivered, with a database of %i ms', async (milliseconds) => {
  const { db, slow } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, rows, backend, settled } = await outboxBench({ db, timeouts: { store: 200, storeOnly: 20_000 } });
  slow(milliseconds);
  expect(await send(asha, { idempotencyKey, spamSignal: 'honeypot' })).toMatchObject({ outcome: 'accepted' });
  await settled();
  expect(await rows()).toMatchObject([{ state: 'held' }]);
  expect(backend.received).toHaveLength(0);
});

test('spam that the database does not take was not received', async () => {
  const { db, refuse, hang, recover } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, backend, rows } = await outboxBench({ db, timeouts: 'short' });
  refuse();
  expect(await send(asha, { idempotencyKey, spamSignal: 'honeypot' })).toEqual({ outcome: 'not-received' });
  hang();
  expect(await send(asha, { idempotencyKey, spamSignal: 'honeypot' })).toEqual({ outcome: 'not-received' });
  recover();
  expect(backend.received).toHaveLength(0);
  expect(await send(asha, { idempotencyKey, spamSignal: 'honeypot' })).toMatchObject({ outcome: 'accepted' });
  expect(await rows()).toMatchObject([{ state: 'held' }]);
});

// A held request that got past a slow database is not delivered again by staff.
test('a held request already delivered is not released again', async () => {
  const { db, slow, recover } = fallibleDatabase(await freshDatabase('migrations'));
  const { send, rows, settled } = await outboxBench({ db, timeouts: { store: 200, storeOnly: 20_000, direct: 20_000 } });
  await send(asha, { idempotencyKey, spamSignal: 'too-fast' });
  slow(230);
  await send(asha, { idempotencyKey });
  recover();
  await settled();
  expect(await rows()).toMatchObject([{ state: 'delivered', ciphertext: [] }]);
});

test('a settlement that fails once is tried again', async () => {
  const { db, failNext } = fallibleDatabase(await freshDatabase('migrations'));
  const bench = await outboxBench({ db });
  await sendWhileDown(bench, ['Asha']);
  bench.backend.setMode('ok');
  bench.pass(minute);
  failNext();
  expect(await sweep(bench.deps)).toMatchObject({ sent: 1 });
  expect(await bench.rows()).toMatchObject([{ state: 'delivered' }]);
});

// A settlement that cannot be written down is logged, and nothing more is sent.
test('a settlement that fails for good stops the sweep', async () => {
  const { db, refuse } = fallibleDatabase(await freshDatabase('migrations'));
  const bench = await outboxBench({ db });
  await sendWhileDown(bench, ['Asha', 'Meena', 'Ravi']);
  bench.backend.setMode('ok');
  bench.pass(minute);
  refuse();
  await sweep(bench.deps);
  expect(bench.backend.received).toHaveLength(1);
  expect(bench.logged).toContainEqual({ event: 'outbox-sweep', code: 'unsettled', rows: 1 });
  expect(bench.logged).toContainEqual(expect.objectContaining({ event: 'outbox', state: 'unsettled' }));
});
