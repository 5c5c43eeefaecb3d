import { expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { eraseRequest } from '#requests/erase.ts';
import { openRequest } from '#requests/request.ts';
import type { Submission } from '#requests/submission.ts';
import {
  aFriday,
  asha,
  callbackFrom,
  forwardingBench,
  key,
  laterKeys,
  minute,
  numbered,
  oneKey,
  ravi,
  referenceIn,
  requestsBench,
  rotatedKeys,
} from './requests-bench.ts';

const idempotencyKey = key('1');
const reference = expect.stringMatching(/^GI-/);
const hang = { timeouts: { store: 50 } };

test.each([
  ['kept here', requestsBench, 'open', 'delivered'],
  ['forwarded', forwardingBench, 'delivered', 'delivered'],
] as const)('a request (%s) survives a database outage under one reference', async (_, makeBench, state, outcome) => {
  const { send, database, kv, cron, rows, pass, logged } = await makeBench();
  database.become('refuse');
  const options = { idempotencyKey, promisedAt: aFriday + 60 * minute };
  const first = await send(asha, options);
  expect(first).toEqual({ outcome: 'accepted', reference, promisedAt: options.promisedAt });
  expect(await send(asha, { ...options, promisedAt: 1 })).toEqual(first);
  expect(await kv.entries()).toHaveLength(1);
  expect(logged.map(({ state, code }) => [state, code])).toEqual([
    ['outside', 'new'],
    ['outside', 'again'],
  ]);
  // The database still refuses: nothing is lost by trying.
  await cron();
  expect(await kv.entries()).toHaveLength(1);
  database.become('well');
  pass(minute);
  await cron();
  expect(await kv.entries()).toEqual([]);
  expect(await rows()).toMatchObject([{ state, reference: referenceIn(first), accepted_at: aFriday, promised_at: options.promisedAt }]);
  expect(await send(asha, options)).toEqual({ ...first, outcome });
});

test('a request imported from KV can be read and searched', async () => {
  const { send, database, cron, rows, table, deps } = await requestsBench();
  await send(callbackFrom('Other'), { idempotencyKey: key('2') });
  const words = (await table('request_words')).length;
  database.become('refuse');
  await send(callbackFrom('आशा क्षीरसागर'), { idempotencyKey, language: 'hi' });
  database.become('well');
  await cron();
  const [, row] = await rows();
  const written = { name: 'आशा क्षीरसागर', text: 'Pain after meals' };
  expect(row && (await openRequest(await keyRing(deps.keys), row)).written).toMatchObject(written);
  expect(row).toMatchObject({ number: 2, due_at: expect.any(Number), phone_hash: expect.any(String), notice_version: '2026-11-20' });
  expect(row?.language).toBe('hi');
  expect((await table('request_words')).length).toBeGreaterThan(words);
});

test('a retry between outage and KV import returns the same reference', async () => {
  const { send, database, kv, cron, rows } = await requestsBench();
  database.become('refuse');
  const first = await send(asha, { idempotencyKey });
  database.become('well');
  expect(referenceIn(await send(asha, { idempotencyKey }))).toBe(referenceIn(first));
  await cron();
  await cron();
  expect([(await rows()).length, await kv.entries()]).toEqual([1, []]);
});

test('a retry without key during a database outage keeps its reference', async () => {
  const { send, database, cron, rows, pass } = await requestsBench();
  database.become('refuse');
  pass(5 * minute);
  const first = await send(asha);
  pass(2 * minute);
  expect(await send(asha)).toEqual(first);
  database.become('well');
  await cron();
  expect(await rows()).toMatchObject([{ reference: referenceIn(first) }]);
});

// Nobody can know of the first reference while the entry is not yet in the database; the log leads from it to the request.
// Sent on both sides of ten minutes and of an outage, the same words were told two references: a withdrawal may name either.
test('a form stored in both KV and database keeps both references', async () => {
  const { send, database, kv, cron, rows, pass } = await requestsBench();
  database.become('refuse');
  pass(5 * minute);
  const first = await send(asha);
  pass(2 * minute);
  database.become('well');
  const again = await send(asha);
  await cron();
  expect(await kv.entries()).toEqual([]);
  expect((await rows()).map(({ reference }) => reference).toSorted()).toEqual([referenceIn(first), referenceIn(again)].toSorted());
});

test('a request is stored in KV when the database hangs', async () => {
  const { send, database, kv, cron, rows } = await requestsBench(hang);
  database.become('hang');
  const first = await send(asha, { idempotencyKey });
  expect([first, (await kv.entries()).length]).toEqual([{ outcome: 'accepted', reference, promisedAt: null }, 1]);
  database.become('well');
  await cron();
  expect(await rows()).toMatchObject([{ state: 'open', reference: referenceIn(first) }]);
});

test.each(['refuse', 'forget'] as const)('one failed statement (%s) does not send a request to KV', async (fault) => {
  const { send, database, kv, rows, pass } = await requestsBench();
  pass(5 * minute);
  const first = await send(asha);
  pass(2 * minute);
  database.become(fault, 'well');
  expect(referenceIn(await send(asha))).toBe(referenceIn(first));
  database.become('well', fault, 'well');
  expect(await send(ravi)).toMatchObject({ outcome: 'delivered', reference });
  expect([(await rows()).length, await kv.entries()]).toEqual([2, []]);
});

// It stores, and says so too late or never: the row and the entry are one request.
test.each(['answers late', 'never confirms'] as const)('a request is stored once when the database %s', async (fault) => {
  const { send, database, kv, cron, rows, backend } = await forwardingBench(hang);
  const gate = Promise.withResolvers<void>();
  database.become(fault === 'never confirms' ? 'forget' : (work) => gate.promise.then(work), 'well');
  const first = await send(asha, { idempotencyKey });
  expect(first).toMatchObject({ outcome: 'accepted', reference });
  gate.resolve();
  await expect.poll(rows).toMatchObject([{ state: 'pending', reference: referenceIn(first) }]);
  await cron();
  expect([(await rows()).length, await kv.entries(), backend.received]).toEqual([1, [], []]);
});

test('a slowly stored request gets its reference while KV is down', async () => {
  const { send, database, kv } = await requestsBench(hang);
  const [begins, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  database.become((work) => begins.promise.then(work).finally(ends.resolve));
  kv.become(async () => {
    begins.resolve();
    await ends.promise;
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error('refused');
  });
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered', reference });
});

test.each(['refuse', 'hang'] as const)('the form reports a failure when database and KV %s', async (fault) => {
  const { send, database, kv, rows, logged } = await requestsBench({ timeouts: { store: 50, kvFallback: 50 } });
  database.become(fault);
  kv.become(fault);
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'not-received' });
  expect(await send(asha, { idempotencyKey, spamSignal: 'links' })).toEqual({ outcome: 'not-received' });
  expect(logged.map(({ state }) => state)).toEqual(['not-stored', 'not-stored']);
  expect(await rows()).toEqual([]);
});

test('a suspected spam request stays held when imported from KV', async () => {
  const { send, database, cron, rows, backend } = await forwardingBench();
  database.become('refuse');
  const first = await send(asha, { idempotencyKey, spamSignal: 'honeypot' });
  expect(first).toMatchObject({ outcome: 'accepted', reference });
  expect(await send(asha, { idempotencyKey })).toEqual(first);
  database.become('well');
  await cron();
  expect(await rows()).toMatchObject([{ state: 'held', held_reason: 'honeypot', reference: referenceIn(first) }]);
  expect(backend.received).toEqual([]);
});

test.each(['now', 'lock'] as const)('a retry through KV does not restore an erased request: %s', async (mode) => {
  const { send, database, kv, cron, rows, table, db } = await requestsBench();
  await send(asha, { idempotencyKey });
  await eraseRequest(db, { request: { id: 1, name: '', version: 1 }, mode, by: 'a@b.c', now: aFriday });
  const tombstone = await rows();
  database.become('refuse');
  await send(asha, { idempotencyKey });
  database.become('well');
  await cron();
  expect([await rows(), await table('request_words'), await kv.entries()]).toEqual([tombstone, [], []]);
});

// The visitor was told of the refusal, sent the form again, and was shown a reference: it must not be dropped.
test('a request confirmed from KV is kept although the backend refused', async () => {
  const { send, database, kv, cron, rows } = await forwardingBench({ mode: 422 });
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'refused' });
  database.become('refuse');
  const again = await send(asha, { idempotencyKey });
  expect(again).toMatchObject({ outcome: 'accepted', reference });
  database.become('well');
  await cron();
  expect(await rows()).toMatchObject([{ state: 'rejected', reference: referenceIn(again) }]);
  expect(await kv.entries()).toEqual([]);
});

test('different text under a stored idempotency key becomes a second row', async () => {
  const { send, database, kv, cron, rows, logged, deps } = await requestsBench();
  const first = await send(asha, { idempotencyKey });
  database.become('refuse');
  await send(callbackFrom('Meena'), { idempotencyKey });
  expect(await send(ravi, { idempotencyKey })).toEqual({ outcome: 'key-reused' });
  database.become('well');
  logged.splice(0);
  kv.become('well', 'well', 'refuse', 'well');
  // The first run cannot delete the entry; the second stores nothing twice.
  for (const _ of [1, 2]) await cron();
  const ring = await keyRing(deps.keys);
  const names = await Promise.all((await rows()).map(async (row) => [row.reference, (await openRequest(ring, row)).written?.name]));
  expect(names).toEqual([
    [referenceIn(first), 'Asha Rao'],
    [null, 'Meena'],
  ]);
  expect(logged).toContainEqual({ event: 'request', reference: referenceIn(first), state: 'open', code: 'brought-in-second' });
  expect(await kv.entries()).toEqual([]);
});

test('a KV request whose reference was taken is imported and logged', async () => {
  const { send, database, cron, rows, logged, db } = await requestsBench();
  database.become('refuse');
  const first = await send(asha, { idempotencyKey });
  database.become('well');
  await send(callbackFrom('Meena'), { idempotencyKey: key('2') });
  await db.prepare('UPDATE requests SET reference = ?').bind(referenceIn(first)).run();
  await cron();
  expect((await rows()).map(({ reference: given }) => given)).toEqual([referenceIn(first), null]);
  expect(logged).toContainEqual({ event: 'request', reference: referenceIn(first), state: 'reference-taken', code: 'brought-in' });
});

test('an undecryptable KV entry does not block importing others', async () => {
  const { send, database, kv, cron, rows, deps, pass } = await requestsBench();
  for (const name of numbered(3)) await send(callbackFrom(name), { idempotencyKey: key(name) });
  database.become('refuse');
  for (const name of numbered(3)) await send(callbackFrom(`${name} again`), { idempotencyKey: key(name) });
  deps.keys = laterKeys;
  await send(asha, { idempotencyKey: key('later') });
  database.become('well');
  for (const _ of numbered(4)) {
    await cron({ broughtIn: 1 });
    pass(minute);
  }
  expect([(await kv.entries()).length, (await rows()).length]).toEqual([3, 4]);
  deps.keys = rotatedKeys;
  await cron();
  expect([await kv.entries(), (await rows()).length]).toEqual([[], 7]);
});

test('rotating keys during a database outage changes no reference', async () => {
  const { send, database, cron, rows, deps } = await requestsBench({ keys: oneKey });
  database.become('refuse');
  const first = [await send(asha), await send(ravi, { idempotencyKey })];
  deps.keys = rotatedKeys;
  expect([await send(asha), await send(ravi, { idempotencyKey })]).toEqual(first);
  database.become('well');
  await cron();
  expect((await rows()).map(({ reference: given }) => given).toSorted()).toEqual(first.map(referenceIn).toSorted());
});

const bleeding = { ...asha, payload: { ...asha.payload, description: 'She vomited blood' } } as const satisfies Submission;

// By their digests alone they came in by chance, after an hour's outage as the last of sixty.
test('emergencies are imported from KV before other requests', async () => {
  const { send, database, cron, rows } = await requestsBench();
  database.become('refuse');
  for (const name of numbered(12)) await send(callbackFrom(name), { idempotencyKey: key(name) });
  for (const name of ['z1', 'z2']) await send(bleeding, { idempotencyKey: key(name) });
  database.become('well');
  await cron({ broughtIn: 6 });
  expect((await rows()).map(({ emergency }) => emergency !== null)).toEqual([true, true, false, false, false, false]);
});

test('emergencies whose key is missing do not block other imports', async () => {
  const { send, database, cron, rows, deps, pass } = await requestsBench();
  for (const name of numbered(6)) await send(callbackFrom(name), { idempotencyKey: key(name) });
  database.become('refuse');
  for (const name of numbered(6)) await send(bleeding, { idempotencyKey: key(name) });
  deps.keys = laterKeys;
  for (const name of ['7', '8', '9']) await send(callbackFrom(name), { idempotencyKey: key(name) });
  database.become('well');
  for (const _ of numbered(2)) {
    await cron({ broughtIn: 6 });
    pass(2 * minute);
  }
  expect(await rows()).toHaveLength(9);
});

test.each([
  ['an emergency', bleeding, asha],
  ['another request', asha, bleeding],
])('a key first used for %s is recognised in KV', async (_, one, other) => {
  const { send, database, kv } = await requestsBench();
  database.become('refuse');
  const first = await send(one, { idempotencyKey });
  expect([await send(one, { idempotencyKey }), await send(other, { idempotencyKey })]).toEqual([first, { outcome: 'key-reused' }]);
  expect(await kv.entries()).toHaveLength(1);
});

test('a cron run imports at most its limit from KV', async () => {
  const { send, database, kv, cron, rows } = await requestsBench();
  database.become('refuse');
  for (const name of numbered(8)) await send(callbackFrom(name), { idempotencyKey: key(name) });
  database.become('well');
  await cron({ broughtIn: 3 });
  expect([(await rows()).length, (await kv.entries()).length]).toEqual([3, 5]);
  kv.become('hang');
  await cron({ broughtIn: 0 });
  kv.become('well');
  await Promise.all([cron(), cron()]);
  expect([(await rows()).length, await kv.entries()]).toEqual([8, []]);
});
