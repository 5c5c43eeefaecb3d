import { expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '#backend/types.ts';
import { keyIdsOf, keyRing } from '#encryption/keys.ts';
import { type DeliveryResult, settle } from '#requests/forward/delivery.ts';
import { claim } from '#requests/forward/leases.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { countUnopenable, requestsHealth } from '#requests/health.ts';
import { withBell } from '#tests/bell/bell-bench.ts';
import {
  addNote,
  asha,
  callbackFrom,
  day,
  forwardingBench,
  key,
  laterKeys,
  minute,
  namesReceived,
  numbered,
  oneKey,
  ravi,
  requestsBench,
  rotatedKeys,
  second,
  sendWhileDown,
} from './requests-bench.ts';

/** Requests that wait for a backend which answers again, or as `mode` says. */
async function waiting(names: ReadonlyArray<string>, options: Parameters<typeof forwardingBench>[0] = {}) {
  const bench = await forwardingBench(options);
  const references = await sendWhileDown(bench, names);
  bench.backend.setMode(options.mode ?? 'ok');
  bench.pass(minute);
  bench.logged.splice(0);
  return { ...bench, references };
}

const withFetch = (deps: Awaited<ReturnType<typeof waiting>>['deps'], answer: (request: Request) => Promise<Response>) => ({
  ...deps,
  backend: { ...deps.backend, fetch: answer } satisfies Backend,
});

test('a delivery sweep sends 50 waiting requests oldest first', async () => {
  const bench = await waiting(numbered(50));
  expect(await sweep(bench.deps)).toEqual({ sent: 50, failed: 0, rejected: 0 });
  expect(bench.backend.stored.appointments).toHaveLength(50);
  // Five travel at once, so each may arrive a few places from its turn, and no more.
  const places = namesReceived(bench).map((name, index) => Math.abs(Number(name) - index));
  expect(Math.max(...places)).toBeLessThan(5);
  expect(namesReceived(bench)[0]).toBe('0');
});

test('during backend downtime the oldest request is retried every minute', async () => {
  const { deps, backend, pass } = await waiting(['first', 'second', 'third'], { mode: 503 });
  for (const _ of numbered(6)) {
    await sweep(deps);
    pass(minute);
  }
  backend.setMode('ok');
  pass(second * 31);
  expect(await sweep(deps)).toMatchObject({ sent: 3 });
});

test.each([
  [503, { sent: 0, failed: 6, rejected: 0 }, 6],
  [422, { sent: 0, failed: 0, rejected: 6 }, 6],
  [429, { sent: 0, failed: 1, rejected: 0 }, 1],
] as const)('a backend returning %i receives few requests a minute', async (mode, swept, heard) => {
  const { deps, backend, rows } = await waiting(numbered(20), { mode });
  expect(await sweep(deps)).toEqual(swept);
  expect(backend.received).toHaveLength(heard);
  // What it asked for is kept as well.
  if (mode === 429) expect((await rows())[0]?.next_attempt_at).toBeGreaterThanOrEqual(deps.now() + 600 * second);
  expect(await requestsHealth(deps.db, deps.now())).toMatchObject({ pending: 20 - swept.rejected, rejected: swept.rejected });
});

test('an undeliverable request does not hold up the others', async () => {
  const { deps, db } = await waiting(['poison', ...numbered(12)]);
  const choosy = async (request: Request) =>
    (await request.clone().text()).includes('poison') ? new Response(null, { status: 500 }) : fetch(request);
  // Everything waits for its hourly turn, so that only the probes are sent.
  await db.prepare('UPDATE requests SET next_attempt_at = next_attempt_at + 3600000').run();
  expect(await sweep(withFetch(deps, choosy))).toEqual({ sent: 12, failed: 1, rejected: 0 });
  expect(await requestsHealth(deps.db, deps.now())).toMatchObject({ pending: 1 });
});

test('two simultaneous delivery sweeps send each request once', async () => {
  const { deps, backend } = await waiting(numbered(30), { honoursKeys: false });
  const [one, two] = await Promise.all([sweep(deps), sweep(deps)]);
  expect(one.sent + two.sent).toBe(30);
  expect(backend.received).toHaveLength(30);
});

test('callback requests and messages share one delivery queue', async () => {
  const { deps, send, backend, pass } = await forwardingBench({ mode: 'reset' });
  await send(ravi);
  await send(asha);
  backend.setMode('ok');
  pass(minute);
  await sweep(deps);
  expect(backend.stored).toMatchObject({ inquiries: [{ fullName: 'Ravi Kale' }], appointments: [{ fname: 'Asha Rao' }] });
});

test('a delivery sweep ends within its minute and leaves the rest', async () => {
  const { deps, pass } = await waiting(numbered(20));
  const slow = (request: Request) => {
    pass(10 * second);
    return fetch(request);
  };
  const { sent } = await sweep(withFetch(deps, slow));
  expect(sent).toBeLessThan(20);
  expect(await sweep(deps)).toMatchObject({ sent: 20 - sent });
});

test('no delivery starts too late to finish within its lease', async () => {
  const { deps, database, rows } = await waiting(numbered(16));
  let elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  onTestFinished(() => void vi.restoreAllMocks());
  const begun: number[] = [];
  const prepare = (sql: string) => {
    if (sql.startsWith('UPDATE requests SET lease_until = ?2')) begun.push(0);
    return database.db.prepare(sql);
  };
  const slow = async (request: Request) => {
    begun[begun.length - 1] = (begun.at(-1) ?? 0) + 1;
    const answer = await fetch(request);
    elapsed += 16 * second;
    return answer;
  };
  const db = { prepare, batch: database.db.batch } as typeof database.db;
  expect(await sweep(withFetch({ ...deps, db }, slow))).toMatchObject({ sent: 16 });
  // Of ten that a round claims, five begin at once; the others are given back.
  expect(Math.max(...begun)).toBe(5);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(16).fill(2));
});

test('a delivery sweep respects its limit with few SQL statements', async () => {
  const { deps, database, ring } = await withBell(await waiting(numbered(50)));
  const before = database.statements();
  expect(await sweep(deps, 12)).toMatchObject({ sent: 12 });
  await ring();
  expect(database.statements() - before).toBeLessThanOrEqual(50);
  expect(await sweep(deps, 38)).toMatchObject({ sent: 38 });
  expect(database.statements() - before).toBeLessThanOrEqual(80);
});

test.each(['lease_until', 'accepted_at', 'next_attempt_at'])('a timestamp (%s) a day ahead does not stop a delivery', async (column) => {
  const { deps, db, backend, pass } = await waiting(['Asha'], { mode: 503 });
  await db
    .prepare(`UPDATE requests SET ${column} = ?`)
    .bind(deps.now() + day)
    .run();
  await sweep(deps);
  expect(backend.received).toHaveLength(1);
  pass(16 * minute);
  expect((await requestsHealth(deps.db, deps.now())).oldestSeconds).toBeGreaterThan(15 * 60);
  backend.setMode('ok');
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
});

test('a Worker whose lease expired can record deliveries but not failures', async () => {
  const { deps, pass, rows } = await waiting(['Asha']);
  const claimOne = async () => {
    pass(31 * second);
    const keyIds = keyIdsOf(await keyRing(deps.keys));
    const [row] = await claim(deps.db, { now: deps.now(), limit: 1, keyIds, excludedIds: [], which: 'oldest' });
    return row ?? expect.unreachable('nothing to claim');
  };
  const first = await claimOne();
  const later = await claimOne();
  const stateAfter = async (row: typeof first, result: DeliveryResult, visitor?: 'unanswered') =>
    (await settle(deps.db, [{ row, result }], deps.now(), visitor)).get(row.id);
  expect(await stateAfter(first, { kind: 'refused', code: '400' })).toBeUndefined();
  expect(await stateAfter(first, { kind: 'refused', code: '400' }, 'unanswered')).toBeUndefined();
  expect(await stateAfter(first, { kind: 'retry', code: '503' })).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'pending', lease_until: later.lease_until }]);
  expect(await stateAfter(first, { kind: 'delivered', code: 'ok' })).toBe('delivered');
  expect(await stateAfter(later, { kind: 'refused', code: '400' })).toBeUndefined();
  expect(await rows()).toMatchObject([{ state: 'delivered', ciphertext: [] }]);
});

test('recording a delivery is retried after one database failure', async () => {
  const { deps, database, rows } = await waiting(['Asha']);
  // The clamp, the claim, then the settlement.
  database.become('well', 'well', 'refuse', 'well');
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
});

test('the delivery sweep stops when a delivery cannot be recorded', async () => {
  const { deps, database, backend, logged } = await waiting(['Asha', 'Meena', 'Ravi']);
  database.become('well', 'well', 'refuse');
  await sweep(deps);
  expect(backend.received).toHaveLength(1);
  expect(logged).toContainEqual({ event: 'sweep', code: 'unsettled', rows: 1 });
  expect(logged).toContainEqual(expect.objectContaining({ event: 'request', state: 'unsettled' }));
});

test('a request whose key is missing is delivered after its return', async () => {
  const { deps, cron, logged, send, pass } = await waiting(['Old']);
  deps.keys = laterKeys;
  await cron();
  expect(logged).toEqual([{ event: 'requests-cron', code: 'no-key', requests: 1 }]);
  await send(callbackFrom('New'), { idempotencyKey: key('new') });
  expect(await sweep(deps)).toEqual({ sent: 0, failed: 0, rejected: 0 });
  deps.keys = rotatedKeys;
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(await countUnopenable(deps.db, await keyRing(oneKey))).toBe(0);
});

test('a ciphertext copied from another row is neither sent nor dropped', async () => {
  const bench = await waiting(['Asha', 'Meena']);
  await bench.db
    .prepare('UPDATE requests SET (iv, ciphertext) = (SELECT iv, ciphertext FROM requests ORDER BY accepted_at DESC LIMIT 1)')
    .run();
  expect(await sweep(bench.deps)).toEqual({ sent: 1, failed: 1, rejected: 0 });
  expect(namesReceived(bench)).toEqual(['Meena']);
  expect(await bench.rows()).toMatchObject([{ state: 'pending', last_code: 'cannot-open' }, { state: 'delivered' }]);
});

test('the cron logs each step that fails with the database', async () => {
  const { deps, database, cron, logged } = await waiting(['Asha']);
  database.become('refuse');
  expect(await sweep(deps)).toEqual({ sent: 0, failed: 0, rejected: 0 });
  expect(logged.splice(0)).toEqual([{ event: 'sweep', code: 'database' }]);
  await cron({ minute: 0 });
  expect(logged.map(({ event, state, code }) => [event, state ?? code])).toEqual([
    ['withdrawal', 'database'],
    ['sweep', 'database'],
    ['requests-cron', 'no-key'],
    ['requests-cron', 'forget'],
  ]);
});

test('removing the backend moves pending requests to the call list', async () => {
  const { deps, cron, rows, db, send, backend } = await waiting(['Waits', 'Is on its way']);
  await send(callbackFrom('Held'), { spamSignal: 'links' });
  await db
    .prepare('UPDATE requests SET lease_until = ? WHERE id = 2')
    .bind(deps.now() + 1)
    .run();
  Object.assign(deps, { backend: undefined });
  await cron();
  expect((await rows()).map(({ state, due_at }) => [state, due_at !== null])).toEqual([
    ['open', true],
    ['pending', true],
    ['held', true],
  ]);
  expect(backend.received).toEqual([]);
});

test('tombstones are deleted after 400 days, pending requests never', async () => {
  const bench = await forwardingBench();
  const { send, backend, rows, pass, cron, db, table } = bench;
  await send(callbackFrom('Delivered'));
  await addNote(bench, 1, 'Sent on');
  await send(callbackFrom('Held'), { spamSignal: 'links' });
  backend.setMode(400);
  await send(callbackFrom('Refused'));
  await sendWhileDown(bench, ['Waiting', 'Rejected', 'Erased']);
  await db.prepare("UPDATE requests SET state = 'rejected' WHERE id = 5").run();
  await db.prepare("UPDATE requests SET state = 'erased', settled_at = accepted_at, due_at = NULL, ciphertext = x'' WHERE id = 6").run();
  await db.prepare("INSERT INTO access_log (at, by, reference, what) VALUES (?, 'a@b.c', 'GI', 'read')").bind(bench.deps.now()).run();
  const states = async () => (await rows()).map(({ state }) => state);
  pass(399 * day);
  await cron({ minute: 0 });
  expect(await states()).toEqual(['delivered', 'held', 'refused', 'pending', 'rejected', 'erased']);
  pass(2 * day);
  await cron({ minute: 1 });
  expect((await states()).length).toBe(6);
  await cron({ minute: 0 });
  // The tombstone of an erased request stays, so that its number and its key are given to no other.
  expect(await states()).toEqual(['held', 'pending', 'rejected', 'erased']);
  expect([await table('events'), await table('access_log')]).toEqual([[], []]);
});

test('Worker logs contain nothing that a visitor wrote', async () => {
  const { send, logged, cron, database } = await waiting(['Meena']);
  await send(asha, { idempotencyKey: key('1') });
  database.become('refuse');
  await send(ravi, { idempotencyKey: key('2') });
  database.become('well');
  await cron();
  expect(logged.length).toBeGreaterThan(3);
  const allowed = ['event', 'reference', 'state', 'code', 'ms', 'attempt'];
  expect([...new Set(logged.flatMap((line) => Object.keys(line)))].filter((field) => !allowed.includes(field))).toEqual([]);
  expect(JSON.stringify(logged)).not.toMatch(/Asha|Meena|Ravi|9876543210|2543|example\.com|Pain|open\?/);
});

test('a cron run without a backend stays within free-plan limits', async () => {
  const { send, database, cron, ask, ring } = await withBell(await requestsBench());
  const references: string[] = [];
  for (const name of numbered(3)) {
    const sent = await send(callbackFrom(name), { idempotencyKey: key(name), spamSignal: 'links' });
    references.push('reference' in sent ? sent.reference : '');
  }
  for (const reference of references) {
    // Kept, and left to the cron.
    database.become('well', 'refuse');
    await ask(reference, asha.payload.phone);
  }
  database.become('well');
  const before = database.statements();
  await cron({ minute: 0, broughtIn: 0 });
  await ring();
  expect(database.statements() - before).toBeLessThanOrEqual(50);
});
