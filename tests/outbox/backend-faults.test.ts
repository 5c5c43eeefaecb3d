import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { accept } from '#requests/accept.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { outboxHealth } from '#requests/health.ts';
import type { Mode } from '#tests/http-backend.ts';
import { asha, callbackFrom, key, minute, outboxBench, ravi, rotatedKeys, second } from './outbox-bench.ts';

const idempotencyKey = key('1');
const statuses = [202, 302, 401, 402, 404, 408, 409, 410, 415, 421, 429, 500, 502, 503] as const;
const failing = [
  ...statuses,
  'hang',
  'reset',
  'drip',
  'html',
  'html-201',
  'text',
  '100-mb',
  'gzip-bomb',
] as const satisfies ReadonlyArray<Mode>;

test.each(failing)('a backend answering %s: accepted, and the next sweep delivers', async (mode) => {
  const { send, rows, backend, deps, pass } = await outboxBench({
    mode,
    timeouts: mode === 'hang' || mode === 'drip' ? 'short' : undefined,
  });
  const accepted = await send(asha, { idempotencyKey });
  expect(accepted).toMatchObject({ outcome: 'accepted', reference: expect.stringMatching(/^GI-/) });
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
  expect(backend.stored.appointments).toHaveLength(0);

  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toEqual({ sent: 1, failed: 0, rejected: 0 });
  expect(backend.stored.appointments).toHaveLength(1);
  expect(await send(asha, { idempotencyKey })).toEqual({ ...accepted, outcome: 'delivered' });
});

test('a hanging backend does not keep the visitor waiting', async () => {
  const { send } = await outboxBench({ mode: 'hang' });
  const started = performance.now();
  expect(await send(asha)).toMatchObject({ outcome: 'accepted' });
  expect(performance.now() - started).toBeLessThan(5_000);
});

// A backend that takes longer than a visitor waits gets the request from the sweep, which waits longer.
test('a slow backend gets the request from the sweep', async () => {
  const { send, deps, pass, backend } = await outboxBench({ timeouts: 'short' });
  const slow = async (request: Request) => {
    await setTimeout(500);
    return fetch(request);
  };
  deps.backend = { ...deps.backend, fetch: slow };
  expect(await send(asha)).toMatchObject({ outcome: 'accepted' });
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toHaveLength(1);
});

test('an unreachable backend: accepted, and the request waits', async () => {
  const { send, rows, backend } = await outboxBench();
  await backend.close();
  expect(await send(asha)).toMatchObject({ outcome: 'accepted' });
  expect(await rows()).toMatchObject([{ state: 'pending', last_code: 'unreachable' }]);
});

test('a redirect to another host is not followed', async () => {
  const { send, backend } = await outboxBench({ mode: 302 });
  await send(asha);
  expect(backend.received.map(({ path }) => path)).toEqual(['/api/v1/appointement']);
});

test.each(['commit-then-hang', 'commit-then-reset'] as const)('a backend that does %s keeps one request', async (mode) => {
  const { send, backend, deps, pass } = await outboxBench({
    mode,
    timeouts: mode === 'commit-then-hang' ? { delivery: 1_000 } : undefined,
  });
  expect(await send(ravi)).toMatchObject({ outcome: 'accepted' });
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.inquiries).toHaveLength(1);
  expect(new Set(backend.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a backend without idempotency gets copies with one reference', async () => {
  const { send, backend, deps, pass } = await outboxBench({ mode: 'commit-then-hang', honoursKeys: false, timeouts: { delivery: 1_000 } });
  await send(asha);
  backend.setMode('ok');
  pass(minute);
  await sweep(deps);
  expect(backend.stored.appointments).toHaveLength(2);
  expect(new Set(backend.stored.appointments.map(({ description }) => description)).size).toBe(1);
});

test('a success whose body breaks off is asked for again', async () => {
  const { send, backend, rows, deps, pass } = await outboxBench({ mode: 'wrong-length' });
  expect(await send(asha)).toMatchObject({ outcome: 'accepted' });
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
});

test('a 204 without a body is a delivery', async () => {
  const { send, backend, rows } = await outboxBench({ mode: 204 });
  expect(await send(asha)).toMatchObject({ outcome: 'delivered' });
  expect(backend.stored.appointments).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
});

// A backend down for a day: the request waits, shows in the figures, and is delivered once it returns.
test('a backend down for a day gets the request afterwards', async () => {
  const { send, backend, deps, pass } = await outboxBench({ mode: 503 });
  await send(asha);
  for (let hour = 0; hour < 24; hour += 1) {
    pass(60 * minute);
    await sweep(deps);
  }
  expect(await outboxHealth(deps.db, deps.now)).toEqual({ pending: 1, oldestSeconds: 24 * 60 * 60, held: 0, rejected: 0, withdrawals: 0 });
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
});

// A Worker killed during the delivery: the request waits out its lease and is delivered.
test('a Worker killed during delivery: the lease ends, then delivery', async () => {
  const { deps, backend, pass, rows, send } = await outboxBench({ timeouts: 'short' });
  const never = () => new Promise<never>(() => undefined);
  const killed = accept({ ...deps, backend: { ...deps.backend, fetch: never } }, asha, {
    idempotencyKey,
    noticeVersion: '1',
  });
  await expect.poll(rows).toHaveLength(1);
  pass(20 * second);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  pass(11 * second);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toHaveLength(1);
  // The killed one's late word changes nothing.
  await killed;
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
});

// A secret rotated with requests waiting: they are delivered, and new ones use the new secret.
test('a rotated secret: waiting requests are delivered', async () => {
  const { send, deps, rows, backend, pass } = await outboxBench({ mode: 503 });
  await send(callbackFrom('Old'));
  deps.keys = rotatedKeys;
  await send(callbackFrom('New'));
  expect((await rows()).map(({ key_id }) => key_id)).toEqual(['a', 'b']);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 2 });
  expect(backend.stored.appointments.map(({ fname }) => fname)).toEqual(['Old', 'New']);
});
