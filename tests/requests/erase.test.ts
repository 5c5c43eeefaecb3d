import { expect, test } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keyRing } from '#encryption/keys.ts';
import { eraseDue, eraseRequest, eraseStatements, lockedFor } from '#requests/erase.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { listRequests, searchRequests } from '#requests/lists/listing.ts';
import { discard, release } from '#requests/moderation.ts';
import { everything, namesIn } from '#tests/desk/requests-bench.ts';
import {
  addNote,
  aFriday,
  asha,
  callbackFrom,
  day,
  forwardingBench,
  key,
  minute,
  ravi,
  referenceIn,
  requestsBench,
  second,
} from './requests-bench.ts';

const { phone } = asha.payload;
const by = 'owner@b.c';

/** A request with a note, open at somebody's desk, whose sender has taken it back; and how it is erased. */
async function eraseBench() {
  const bench = await requestsBench();
  const reference = referenceIn(await bench.send(asha, { idempotencyKey: key('1'), promisedAt: aFriday + minute }));
  await addNote(bench, 1, 'Rang back');
  await bench.ask(reference, phone);
  await bench.db.prepare("UPDATE requests SET opened_by = 'a@b.c', opened_at = 4, outcome = 'advised'").run();
  const erase = (mode: 'now' | 'lock', version = 1) =>
    eraseRequest(bench.db, { request: { id: 1, name: reference, version }, mode, by, now: aFriday + day });
  return { ...bench, reference, erase };
}

test('erasing a request removes text, notes, digests and withdrawals at once', async () => {
  const { deps, database, rows, table, reference } = await eraseBench();
  expect((await table('request_words')).length).toBeGreaterThan(5);
  const before = database.statements();
  // The second call to the database would be refused.
  database.become('well', 'refuse');
  const wish = { request: { id: 1, name: reference, version: 1 }, mode: 'now', by, now: aFriday + day } as const;
  expect(await eraseRequest(deps.db, wish)).toBe('erased');
  expect(database.statements() - before).toBeLessThan(12);
  expect(await rows()).toMatchObject([
    {
      ...{ id: 1, number: 1, reference, accepted_at: aFriday, notice_version: '2026-11-20', state: 'erased', settled_at: aFriday + day },
      ...{ key_id: '', iv: [], ciphertext: [], fingerprint: '', phone_hash: null, email_hash: null, opened_by: null, opened_at: null },
      ...{ due_at: null, erase_at: null, promised_at: null, outcome: null, version: 2 },
    },
  ]);
  expect(await table('request_words')).toEqual([]);
  expect(await table('events')).toMatchObject([
    { outcome: 'advised', key_id: '', iv: [], ciphertext: [] },
    { outcome: 'erased', by, at: aFriday + day, key_id: '', iv: [], ciphertext: [] },
  ]);
  expect(await table('withdrawals')).toMatchObject([{ state: 'done', iv: [], ciphertext: [], fingerprint: null }]);
  expect(await table('access_log')).toMatchObject([{ at: aFriday + day, by, reference, what: 'erased' }]);
});

test('a failed erasure batch erases nothing', async () => {
  const { db, rows, table, reference } = await eraseBench();
  const all = async () => [await rows(), await table('events'), await table('request_words'), await table('withdrawals')];
  const before = await all();
  await db.prepare('CREATE TRIGGER no_log BEFORE INSERT ON access_log BEGIN SELECT raise(ABORT, "no"); END').run();
  const wish = { request: { id: 1, name: reference, version: 1 }, mode: 'now', by, now: aFriday } as const;
  await expect(eraseRequest(db, wish)).rejects.toThrow();
  expect(await all()).toEqual(before);
});

test('locking a request keeps its text for 365 days, then erases', async () => {
  const { erase, db, rows, table, cron, pass } = await eraseBench();
  expect(await erase('lock')).toBe('locked');
  const [locked] = await rows();
  expect(locked).toMatchObject({ state: 'locked', erase_at: aFriday + day + lockedFor, due_at: null, version: 2, opened_by: null });
  expect([locked?.phone_hash, locked?.email_hash, await table('request_words')]).toEqual([null, null, []]);
  expect([(locked?.ciphertext.length ?? 0) > 50, (await table('withdrawals'))[0]?.state]).toEqual([true, 'done']);
  await eraseDue(db, aFriday + day + lockedFor - 1);
  expect(await rows()).toEqual([locked]);
  pass(day + lockedFor);
  await cron({ minute: 0 });
  expect(await rows()).toMatchObject([{ state: 'erased', ciphertext: [], erase_at: null, reference: locked?.reference }]);
  expect(await table('events')).toMatchObject([{ ciphertext: [] }, { outcome: 'locked' }]);
});

test('locking a locked request again does not extend its year', async () => {
  const { erase, rows } = await eraseBench();
  await erase('lock');
  const locked = await rows();
  expect([await erase('lock', 2), await rows()]).toEqual(['changed', locked]);
  // What is locked may still be erased.
  expect(await erase('now', 2)).toBe('erased');
  expect(await rows()).toMatchObject([{ state: 'erased', erase_at: null, ciphertext: [] }]);
});

test('a locked request appears in no search, list or API answer', async () => {
  const { erase, db, deps } = await eraseBench();
  const [ring, api] = [await keyRing(deps.keys), embeddedBackend({ db, keys: deps.keys, trusted: true })];
  const shown = async () => [
    (await searchRequests(db, ring, 'asha')).requests.length,
    namesIn((await listRequests(db, ring, everything, aFriday)).requests),
    (await (await api.request('/api/v1/appointement')).text()).includes('Asha'),
  ];
  expect(await shown()).toEqual([1, ['Asha Rao'], true]);
  await erase('lock');
  expect(await shown()).toEqual([0, [undefined], false]);
});

test.each(['now', 'lock'] as const)('the API takes an erased form’s key anew (%s)', async (mode) => {
  const { erase, db, deps, rows } = await eraseBench();
  await erase(mode);
  const [tombstone] = await rows();
  const api = embeddedBackend({ db, keys: deps.keys, trusted: true });
  const headers = { 'Idempotency-Key': tombstone?.idempotency_key ?? '' };
  const answer = await api.request('/api/v1/appointement', { method: 'POST', body: JSON.stringify(asha.payload), headers });
  expect([answer.status, (await rows()).length, (await rows())[0]]).toEqual([201, 2, tombstone]);
});

test('erasing with an outdated version changes nothing', async () => {
  const { erase, rows, table } = await eraseBench();
  const all = async () => [await rows(), await table('events'), await table('request_words'), await table('access_log')];
  const before = await all();
  expect([await erase('now', 2), await erase('lock', 2), await all()]).toEqual(['changed', 'changed', before]);
});

test('two simultaneous erasures record one event', async () => {
  const { erase, table } = await eraseBench();
  expect((await Promise.all([erase('now'), erase('now')])).toSorted()).toEqual(['changed', 'erased']);
  expect([(await table('events')).length, (await table('access_log')).length]).toEqual([2, 1]);
});

test('a request being delivered can be erased only after its lease', async () => {
  const { deps, db, send, pass, rows, table, backend } = await forwardingBench({ mode: 503 });
  await send(asha, { idempotencyKey: key('1') });
  await db
    .prepare('UPDATE requests SET lease_until = ?')
    .bind(deps.now() + 30 * second)
    .run();
  const erase = () => eraseRequest(db, { request: { id: 1, name: 'x', version: 1 }, mode: 'now', by, now: deps.now() });
  expect([await erase(), await table('events'), await table('access_log')]).toEqual(['being-delivered', [], []]);
  pass(30 * second);
  expect(await erase()).toBe('erased');
  backend.received.splice(0);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect([(await rows())[0]?.state, backend.received]).toEqual(['erased', []]);
});

test('a request delivered to the practice’s own backend is not erased', async () => {
  const { deps, db, send, rows } = await forwardingBench();
  await send(asha);
  const wish = { request: { id: 1, name: 'x', version: 2 }, mode: 'now', by, now: deps.now() } as const;
  expect([await eraseRequest(db, wish), (await rows())[0]?.state]).toEqual(['changed', 'delivered']);
});

async function awaitingDecision(state: 'held' | 'rejected') {
  const bench = await forwardingBench({ mode: 503 });
  const reference = referenceIn(await bench.send(asha, { ...(state === 'held' && { spamSignal: 'links' }) }));
  bench.backend.setMode(400);
  bench.pass(minute);
  await sweep(bench.deps);
  bench.backend.setMode('ok');
  bench.backend.received.splice(0);
  bench.pass(minute);
  return { ...bench, reference, decision: { name: reference, by, now: bench.deps.now() } };
}

test.each(['held', 'rejected'] as const)('a %s request that staff release is delivered', async (state) => {
  const { deps, db, decision, reference, backend, table } = await awaitingDecision(state);
  expect(await release(db, { ...decision, forwards: true })).toBe(true);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toMatchObject([{ description: `[${reference}] Pain after meals` }]);
  expect([await release(db, { ...decision, forwards: true }), await table('access_log')]).toMatchObject([
    false,
    [{ by, reference, what: 'released' }],
  ]);
});

test('a released request without a backend joins the call list', async () => {
  const { send, db, rows } = await requestsBench();
  const name = referenceIn(await send(ravi, { spamSignal: 'links' }));
  const [held] = await rows();
  expect(await release(db, { name, by, now: aFriday, forwards: false })).toBe(true);
  expect(await rows()).toMatchObject([{ state: 'open', due_at: held?.due_at, version: 2 }]);
});

test.each(['held', 'rejected'] as const)('a %s request that staff discard is erased', async (state) => {
  const { deps, db, decision, reference, backend, rows, table } = await awaitingDecision(state);
  expect([await discard(db, decision), await discard(db, decision)]).toEqual([true, false]);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect(await rows()).toMatchObject([{ state: 'erased', iv: [], ciphertext: [] }]);
  expect([backend.received, await table('access_log')]).toMatchObject([[], [{ by, reference, what: 'discarded' }]]);
});

test('a request awaiting delivery can be neither released nor discarded', async () => {
  const { send, db, rows, table, deps } = await forwardingBench({ mode: 503 });
  const decision = { name: referenceIn(await send(asha)), by, now: deps.now() };
  const before = await rows();
  expect([await release(db, { ...decision, forwards: false }), await discard(db, decision)]).toEqual([false, false]);
  expect([await rows(), await table('access_log')]).toEqual([before, []]);
});

const hostile = [
  "' OR 1=1 --",
  "GI-2222-22' OR reference <> '",
  "'; DROP TABLE requests; --",
  '?1',
  '\u0000',
  "\u0000' OR 1=1",
  '💥',
  'contact-1',
];

test('a reference containing SQL matches no request', async () => {
  const { db, rows, decision } = await awaitingDecision('held');
  const before = await rows();
  for (const name of hostile) {
    const other = { ...decision, name };
    expect([name, await release(db, { ...other, forwards: true }), await discard(db, other)]).toEqual([name, false, false]);
  }
  expect(await rows()).toEqual(before);
});

test('eraseStatements leaves rows outside its condition unchanged', async () => {
  const { send, db, rows, table } = await requestsBench();
  for (const name of hostile) await send(callbackFrom(name), { idempotencyKey: key(name), spamSignal: "links' --" });
  const before = (await rows()).slice(1);
  await db.batch(eraseStatements(db, { where: 'id = ?1 OR idempotency_key = ?2', bind: [1, "' OR 1=1 --"] }, aFriday));
  expect([(await rows())[0]?.state, (await rows()).slice(1)]).toEqual(['erased', before]);
  expect(new Set((await table('request_words')).map((word) => word.request_id)).has(1)).toBe(false);
});
