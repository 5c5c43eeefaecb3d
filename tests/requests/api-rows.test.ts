import { beforeEach, expect, test, vi } from 'vitest';
import { wholeDay } from '#content/practice-time.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { addClosure } from '#requests/closed-days.ts';
import { lockStatements, setErasureMode } from '#requests/erase.ts';
import type { Submission } from '#requests/submission.ts';
import { aFriday, asha, key, laterKeys, oneKey, ravi, referenceIn, requestsBench } from './requests-bench.ts';

const token = 'a-token-of-24-characters';
const friday = '2026-11-20T10:04:00+05:30';
const callback = asha.payload;
const message = ravi.payload;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: aFriday });
  return () => void vi.useRealTimers();
});

/** /api/v1 as the token's holder calls it, over the same rows as the forms. */
async function apiBench(options: Parameters<typeof requestsBench>[0] = {}) {
  const bench = await requestsBench(options);
  const { db } = bench;
  const app = embeddedBackend({ db: bench.deps.db, keys: options.keys ?? oneKey, token });
  const call = (path: string, init: RequestInit = {}) =>
    app.request(`/api/v1${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } });
  const post = async (path: string, body: unknown, idempotencyKey?: string) => {
    const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
    const answer = await call(path, { method: 'POST', body: JSON.stringify(body), headers });
    if (answer.status !== 201) throw new Error(`answered with ${answer.status}`);
    return ((await answer.json()) as { id: number }).id;
  };
  const read = async (path: string) =>
    (await (await call(path)).json()) as { data: Array<Record<string, unknown> & { id: number }>; next: number | null };
  const remove = async (path: string) => {
    const answer = await call(`/inquiry/${path}`, { method: 'DELETE' });
    return { status: answer.status, ...((await answer.json()) as { message: string; removed?: number }) };
  };
  const chosen = (mode: 'now' | 'lock') => setErasureMode(db, mode, 'owner@b.c', aFriday).run();
  return { ...bench, call, post, read, remove, chosen };
}

test('a POST to the API returns 201 with text and id', async () => {
  const { call } = await apiBench();
  const answerTo = async (path: string, body: unknown) => {
    const answer = await call(path, { method: 'POST', body: JSON.stringify(body) });
    return [answer.status, await answer.text()];
  };
  expect(await answerTo('/appointement', callback)).toEqual([201, '{"message":"Appointment request received","id":1}']);
  expect(await answerTo('/inquiry', message)).toEqual([201, '{"message":"Message received","id":1}']);
});

test('the API returns request fields in documented order, byte for byte', async () => {
  const { post, call } = await apiBench();
  await post('/appointement', callback);
  await post('/inquiry', message);
  const expected = (payload: Submission['payload']) => JSON.stringify({ data: [{ id: 1, ...payload, createdAt: friday }], next: null });
  expect(await (await call('/appointement')).text()).toBe(expected(callback));
  expect(await (await call('/inquiry')).text()).toBe(expected(message));
});

test('the API puts a form’s reference before its text', async () => {
  const { send, read } = await apiBench();
  const [one, two] = [referenceIn(await send(asha)), referenceIn(await send(ravi))];
  expect((await read('/appointement')).data).toMatchObject([{ id: 1, description: `[${one}] Pain after meals` }]);
  expect((await read('/inquiry')).data).toMatchObject([{ id: 1, message: `[${two}] When are you open?` }]);
});

test('a request posted through the API is due after closed days', async () => {
  const { db, post, rows } = await apiBench();
  for (const closed of ['2026-11-20', '2026-11-21'])
    await addClosure(db, { ...wholeDay(Date.parse(closed)), reason: 'away' }, { by: 'x', now: 0 });
  await post('/inquiry', message);
  await post('/appointement', callback);
  const known = { state: 'open', reference: null, promised_at: null, notice_version: null, language: 'en', accepted_at: aFriday };
  expect(await rows()).toMatchObject([
    { ...known, kind: 'contact', due_at: Date.parse('2026-11-23T17:00:00+05:30') },
    // Two hours after Monday's opening.
    { ...known, kind: 'callback', due_at: Date.parse('2026-11-23T11:00:00+05:30') },
  ]);
});

test('an API POST with a known idempotency key stores nothing new', async () => {
  const { post, rows, read } = await apiBench();
  const ids = await Promise.all([1, 2, 3].map(() => post('/inquiry', message, 'k1')));
  const before = await rows();
  ids.push(await post('/inquiry', { ...message, fullName: 'Somebody Else' }, 'k1'));
  expect([ids, await rows()]).toEqual([[1, 1, 1, 1], before]);
  // The other kind has keys of its own, and no key is another's.
  expect([await post('/appointement', callback, 'k1'), await post('/inquiry', message), await post('/inquiry', message)]).toEqual([
    1, 2, 3,
  ]);
  expect((await read('/inquiry')).data.map(({ id, fullName }) => [id, fullName])).toEqual([3, 2, 1].map((id) => [id, 'Ravi Kale']));
});

test('fifty simultaneous API POSTs get fifty different numbers', async () => {
  const { post } = await apiBench();
  const ids = await Promise.all(Array.from({ length: 50 }, (_, at) => post('/inquiry', message, `k${at}`)));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test.each([
  ['/appointement', 'callback'],
  ['/inquiry', 'contact'],
])('GET %s of the API pages a hundred rows, newest first', async (path, kind) => {
  const { db, read, call, table } = await apiBench();
  await db
    .prepare(
      `WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 150)
       INSERT INTO requests (kind, number, idempotency_key, fingerprint, key_id, iv, ciphertext, language, accepted_at, due_at, state)
       SELECT '${kind}', n, 'k' || n, '', 'a', x'00', x'00', 'en', 0, 0, 'open' FROM count`,
    )
    .run();
  const first = await read(path);
  expect([first.data.length, first.data[0]?.id, first.next]).toEqual([100, 150, 51]);
  const rest = await read(`${path}?after=${first.next}`);
  expect([rest.data.length, rest.data[0]?.id, rest.next]).toEqual([50, 50, null]);
  expect((await call(`${path}?after=x`)).status).toBe(400);
  // One row more than a page is looked at, to know whether there is another.
  expect((await table('access_log')).map(({ reference }) => reference)).toEqual([`${kind}-50 to ${kind}-150`, `${kind}-1 to ${kind}-50`]);
});

test('the access log records which rows the API returned', async () => {
  const { read, send, table } = await apiBench();
  await read('/inquiry');
  expect(await table('access_log')).toEqual([]);
  for (const name of ['1', '2']) await send(ravi, { idempotencyKey: key(name) });
  await read('/appointement');
  await read('/inquiry');
  const line = { at: aFriday, by: 'the API token', reference: 'contact-1 to contact-2', what: 'read by the API' };
  expect(await table('access_log')).toEqual([{ id: 1, ...line }]);
});

test('the API returns 500 without data when access logging fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call, send, database } = await apiBench();
  await send(ravi);
  database.become('well', 'refuse');
  const answer = await call('/inquiry');
  expect([answer.status, await answer.json(), logged.mock.calls.length]).toEqual([500, { message: 'Server error' }, 1]);
  vi.restoreAllMocks();
});

test('the API returns empty fields for requests that cannot be decrypted', async () => {
  const { db, post } = await apiBench();
  await post('/inquiry', message);
  await post('/appointement', callback);
  const { read } = await apiBench({ db, keys: laterKeys });
  expect((await read('/inquiry')).data).toEqual([{ id: 1, fullName: '', email: '', phoneNumber: '', message: '', createdAt: friday }]);
  expect(Object.keys((await read('/appointement')).data[0] ?? {})).toEqual(['id', ...Object.keys(callback), 'createdAt']);
});

test('the API neither returns nor deletes held or locked requests', async () => {
  const { db, send, post, read, remove, rows } = await apiBench();
  await send(ravi, { spamSignal: 'links' });
  for (const name of ['k2', 'k3']) await post('/inquiry', message, name);
  await db.batch(lockStatements(db, { where: 'number = ?1', bind: [2] }, aFriday));
  const before = await rows();
  expect((await read('/inquiry')).data.map(({ id }) => id)).toEqual([3]);
  expect([(await remove('1')).status, (await remove('2')).status, await rows()]).toEqual([404, 404, before]);
  expect(await remove('delete/all')).toMatchObject({ removed: 1 });
  // A retry brings neither back.
  expect(await post('/inquiry', message, 'k2')).toBe(2);
  expect((await read('/inquiry')).data).toEqual([]);
});

test.each([
  ['now', 'erased'],
  ['lock', 'locked'],
] as const)('an API DELETE erases or locks as configured: %s', async (mode, state) => {
  const { send, remove, rows, table, chosen, ask, read } = await apiBench();
  await chosen(mode);
  for (const name of ['1', '2', '3']) await send(ravi, { idempotencyKey: key(name) });
  await send(asha);
  await ask(String((await rows())[0]?.reference), '2025431234');
  expect(await remove('1')).toEqual({ status: 200, message: 'Message removed' });
  expect(await remove('1')).toMatchObject({ status: 404 });
  expect(await remove('delete/all')).toEqual({ status: 200, message: 'All messages removed', removed: 2 });
  expect(await remove('delete/all')).toMatchObject({ removed: 0 });
  const kept = (await rows()).map((row) => [row.state, row.ciphertext.length > 0]);
  expect(kept).toEqual([...Array(3).fill([state, mode === 'lock']), ['open', true]]);
  expect((await table('events')).map(({ request_id, outcome, by }) => [request_id, outcome, by])).toEqual(
    [1, 2, 3].map((id) => [id, state, 'the API token']),
  );
  // What removed nothing leaves no line.
  expect((await table('access_log')).map(({ reference, what }) => [reference, what])).toEqual([
    ['contact-1', state],
    ['all messages', state],
  ]);
  expect(await table('withdrawals')).toMatchObject([{ state: 'done', ciphertext: [] }]);
  expect((await read('/inquiry')).data).toEqual([]);
});

test('an API DELETE locks requests when no erasure mode is chosen', async () => {
  const { post, remove, rows } = await apiBench();
  await post('/inquiry', message);
  await remove('delete/all');
  expect(await rows()).toMatchObject([{ state: 'locked' }]);
});

test('the number of a deleted message is never reused', async () => {
  const { post, remove, chosen, rows } = await apiBench();
  await chosen('now');
  await post('/inquiry', message, 'k1');
  await remove('1');
  const [tombstone] = await rows();
  expect([await post('/inquiry', message, 'k1'), await post('/inquiry', message, 'k2')]).toEqual([1, 2]);
  expect(await rows()).toMatchObject([tombstone, { number: 2 }]);
});

test('an overlong or malformed message number deletes nothing', async () => {
  const { post, remove, read } = await apiBench();
  await post('/inquiry', message);
  for (const number of ['9'.repeat(15), '9'.repeat(16), '9'.repeat(400), '1e3', '-1', '1.0'])
    expect((await remove(number)).status).toBe(404);
  expect((await read('/inquiry')).data).toHaveLength(1);
});
