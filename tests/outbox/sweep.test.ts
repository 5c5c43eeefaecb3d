import { expect, test } from 'vitest';
import { alertStaff } from '#requests/alerts.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { outboxHealth } from '#requests/health.ts';
import { countingDatabase } from './fallible-database.ts';
import { asha, day, minute, namesReceived, outboxBench, ravi, second, sendWhileDown } from './outbox-bench.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test('100 waiting requests are delivered oldest first', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(100));
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps)).toEqual({ sent: 100, failed: 0, rejected: 0 });
  expect(bench.backend.stored.appointments).toHaveLength(100);
  // Five travel at once, so each may arrive a few places from its turn, and no more.
  const places = namesReceived(bench).map((name, index) => Math.abs(Number(name) - index));
  expect(Math.max(...places)).toBeLessThan(5);
  expect(namesReceived(bench)[0]).toBe('0');
});

// The oldest request is tried each minute, whatever its turn, and brings the others with it.
test('the oldest request is tried each minute', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, ['first', 'second', 'third']);
  for (const _ of numbered(6)) {
    bench.pass(minute);
    await sweep(bench.deps);
  }
  bench.backend.setMode('ok');
  bench.pass(second * 31);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 3 });
});

test('a backend that is down hears of few requests a minute', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(20));
  bench.pass(minute);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 0, failed: 6 });
  expect(bench.backend.received).toHaveLength(6);
});

test('a backend that asks for a pause hears once a minute', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(8));
  bench.backend.setMode(429);
  bench.pass(minute);
  await sweep(bench.deps);
  expect(bench.backend.received).toHaveLength(1);
  const [row] = await bench.rows();
  expect(row?.next_attempt_at).toBeGreaterThanOrEqual(bench.deps.now() + 600 * second);
});

test('an undeliverable request does not hold up the others', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, ['poison', ...numbered(12)]);
  bench.backend.setMode('ok');
  const choosy = async (request: Request) =>
    (await request.clone().text()).includes('poison') ? new Response(null, { status: 500 }) : fetch(request);
  // Everything waits for its hourly turn, so that only the probes are sent.
  await bench.deps.db.prepare('UPDATE outbox SET next_attempt_at = next_attempt_at + 3600000').run();
  bench.pass(minute);
  const swept = await sweep({ ...bench.deps, backend: { ...bench.deps.backend, fetch: choosy } });
  expect(swept).toEqual({ sent: 12, failed: 1, rejected: 0 });
  expect(await outboxHealth(bench.deps.db, bench.deps.now)).toMatchObject({ pending: 1 });
});

// Two sweeps at once deliver each request once, also to a backend that knows nothing of keys.
test('two sweeps at once deliver each request once', async () => {
  const bench = await outboxBench({ honoursKeys: false });
  await sendWhileDown(bench, numbered(30));
  bench.backend.setMode('ok');
  bench.pass(minute);
  const [one, two] = await Promise.all([sweep(bench.deps), sweep(bench.deps)]);
  expect(one.sent + two.sent).toBe(30);
  expect(bench.backend.received).toHaveLength(30);
});

// A backend that starts to refuse everything costs a few requests a minute, which staff can send again.
test('a backend refusing everything costs few requests a minute', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(20));
  bench.backend.setMode(422);
  bench.pass(minute);
  expect(await sweep(bench.deps)).toEqual({ sent: 0, failed: 0, rejected: 6 });
  expect(await outboxHealth(bench.deps.db, bench.deps.now)).toMatchObject({ pending: 14, rejected: 6 });
});

test('callback requests and contact messages wait in one line', async () => {
  const bench = await outboxBench({ mode: 'reset' });
  await bench.send(ravi);
  await bench.send(asha);
  bench.backend.setMode('ok');
  bench.pass(minute);
  await sweep(bench.deps);
  expect(bench.backend.stored).toMatchObject({ inquiries: [{ fullName: 'Ravi Kale' }], appointments: [{ fname: 'Asha Rao' }] });
});

// A sweep keeps to its time: what is left waits for the next tick.
test('a sweep keeps to its time', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(20));
  bench.backend.setMode('ok');
  bench.pass(minute);
  const slow = (request: Request) => {
    bench.pass(10 * second);
    return fetch(request);
  };
  const { sent } = await sweep({ ...bench.deps, backend: { ...bench.deps.backend, fetch: slow } });
  expect(sent).toBeLessThan(20);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 20 - sent });
});

test('a run sends no more than its limit', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(20));
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps, 12)).toMatchObject({ sent: 12 });
  bench.pass(minute);
  expect(await sweep(bench.deps, 12)).toMatchObject({ sent: 8 });
});

test('a run asks the database few things, however much it delivers', async () => {
  const bench = await outboxBench();
  await sendWhileDown(bench, numbered(100));
  bench.backend.setMode('ok');
  bench.pass(minute);
  const { db, statements } = countingDatabase(bench.deps.db);
  const deps = { ...bench.deps, db };
  expect(await sweep(deps, 12)).toMatchObject({ sent: 12 });
  await alertStaff(deps);
  // What is left of the free plan's 50 after the embedded backend's two for each of 12.
  expect(statements()).toBeLessThanOrEqual(50 - 2 * 12);
  expect(await sweep(deps, 88)).toMatchObject({ sent: 88 });
  expect(statements()).toBeLessThanOrEqual(60);
});

test.each(['lease_until', 'created_at', 'next_attempt_at'])('a clock a day ahead (%s) hides no request', async (column) => {
  const bench = await outboxBench();
  await sendWhileDown(bench, ['Asha']);
  await bench.deps.db
    .prepare(`UPDATE outbox SET ${column} = ?`)
    .bind(bench.deps.now() + day)
    .run();
  bench.pass(minute);
  await sweep(bench.deps);
  expect(bench.backend.received).toHaveLength(1);
  bench.pass(16 * minute);
  expect((await outboxHealth(bench.deps.db, bench.deps.now)).oldestSeconds).toBeGreaterThan(15 * 60);
  bench.backend.setMode('ok');
  expect(await sweep(bench.deps)).toMatchObject({ sent: 1 });
});
