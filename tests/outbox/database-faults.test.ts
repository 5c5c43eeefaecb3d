import { expect, test } from 'vitest';
import { sweep } from '#outbox/sweep.ts';
import { freshDatabase } from '#tests/databases.ts';
import { fallibleDatabase } from './fallible-database.ts';
import { asha, key, minute, outboxBench } from './outbox-bench.ts';

const idempotencyKey = key('1');

test('a database that is down: the backend has the request, and a retry has the same reference and one request there', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('outbox/migrations'));
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

test('a database that keeps a request and cannot say so: the backend has it once, and nothing is sent again', async () => {
  const real = await freshDatabase('outbox/migrations');
  const { db, forget } = fallibleDatabase(real);
  const { send, backend, rows, settled, deps, pass } = await outboxBench({ db });
  forget();
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  await settled();
  expect(await rows()).toMatchObject([{ state: 'delivered', ct: [] }]);
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect(backend.received).toHaveLength(1);
});

test('a database that never answers does not keep the visitor waiting', async () => {
  const { db, hang } = fallibleDatabase(await freshDatabase('outbox/migrations'));
  const { send, backend } = await outboxBench({ db });
  hang();
  const started = performance.now();
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(backend.stored.appointments).toHaveLength(1);
});

test('a database and a backend that are both down: not received, and a later retry goes through', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('outbox/migrations'));
  const { send, backend, rows } = await outboxBench({ db, mode: 503 });
  refuse();
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'not-received' });
  recover();
  expect(await rows()).toHaveLength(0);
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
});

test('a slow database and a backend that is down: what was stored in the meantime is accepted', async () => {
  const { db, slow } = fallibleDatabase(await freshDatabase('outbox/migrations'));
  const { send, rows } = await outboxBench({ db, mode: 'hang' });
  slow(2_500);
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'accepted' });
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
});

test('a Worker killed before the request was stored: a retry is the first', async () => {
  const { db, refuse, recover } = fallibleDatabase(await freshDatabase('outbox/migrations'));
  const { send, rows, backend } = await outboxBench({ db, mode: 'reset' });
  refuse();
  await send(asha, { idempotencyKey });
  recover();
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  expect(await rows()).toHaveLength(1);
});
