import { expect, test } from 'vitest';
import { eraseDue, eraseStatements, lockedFor, lockStatements } from '#requests/erase.ts';
import { callback, custody, day, message, requestsBench, writeClear } from './requests-bench.ts';

const friday = '2026-11-20T10:04:00+05:30';

test('a request is given back as it came', async () => {
  const { post, read } = await requestsBench();
  await post('/appointement', callback, 'k1', custody);
  await post('/inquiry', message, 'k1', { ...custody, reference: 'GI-8M4R-73', promisedAt: null });
  // The order of the fields is that of before, too.
  expect(JSON.stringify((await read('/appointement')).data)).toBe(JSON.stringify([{ id: 1, ...callback, createdAt: friday }]));
  expect(JSON.stringify((await read('/inquiry')).data)).toBe(JSON.stringify([{ id: 1, ...message, createdAt: friday }]));
});

test('what only the site knows is kept beside the request', async () => {
  const { post, requests } = await requestsBench();
  await post('/appointement', callback, 'k1', custody);
  await post('/inquiry', message, 'k1', { ...custody, reference: 'GI-8M4R-73', promisedAt: null });
  const shared = { accepted_at: custody.acceptedAt, notice_version: '2026-11-22', language: 'en', state: 'open', key_id: 'a' };
  expect(await requests()).toMatchObject([
    { ...shared, kind: 'callback', reference: 'GI-7K3Q-92', promised_at: custody.promisedAt, due_at: custody.promisedAt },
    // To a message no hour is promised: Saturday's close.
    { ...shared, kind: 'contact', reference: 'GI-8M4R-73', promised_at: null, due_at: Date.parse('2026-11-21T17:00:00+05:30') },
  ]);
});

test("the token's holder cannot say what only the site knows", async () => {
  const { postFromOutside, requests } = await requestsBench();
  const before = Date.now();
  await postFromOutside('/appointement', callback, { 'X-Request-Custody': JSON.stringify(custody) });
  const [row] = await requests();
  expect(row).toMatchObject({ reference: null, promised_at: null, notice_version: null, state: 'open' });
  expect(Number(row?.accepted_at)).toBeGreaterThanOrEqual(before);
  expect(Number(row?.due_at)).toBeGreaterThan(before);
});

test.each(['', 'null', 'zebra', { ...custody, reference: 'zebra' }, { ...custody, acceptedAt: 'zebra' }, {}])(
  'a custody that cannot be read refuses nothing: %j',
  async (known) => {
    const { post, requests } = await requestsBench();
    expect(await post('/appointement', callback, 'k1', known)).toBe(1);
    expect(await requests()).toMatchObject([{ reference: null, state: 'open' }]);
  },
);

test('a reference that another request has costs no request', async () => {
  const { post, requests } = await requestsBench();
  expect(await post('/appointement', callback, 'k1', custody)).toBe(1);
  expect(await post('/appointement', callback, 'k2', custody)).toBe(2);
  expect((await requests()).map(({ reference }) => reference)).toEqual(['GI-7K3Q-92', null]);
});

test('fifty requests at once get fifty numbers', async () => {
  const { post, read } = await requestsBench();
  const ids = await Promise.all(Array.from({ length: 50 }, (_, at) => post('/inquiry', message, `k${at}`)));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  expect((await read('/inquiry')).data).toHaveLength(50);
});

test('an erased request leaves a tombstone with nothing in it', async () => {
  const { db, post, remove, requests, words, read } = await requestsBench();
  await post('/inquiry', message, 'k1', { ...custody, reference: 'GI-8M4R-73' });
  await db
    .prepare(
      "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (1, 5, 'a@b.c', 'advised', 'a', x'01', x'0203')",
    )
    .run();
  await db.prepare("UPDATE requests SET opened_by = 'a@b.c', opened_at = 4, outcome = 'advised', promised_at = 9").run();
  expect((await words()).length).toBeGreaterThan(5);
  expect(await remove('1')).toEqual({ status: 200, message: 'Message removed' });
  expect(await requests()).toEqual([
    expect.objectContaining({
      ...{ number: 1, idempotency_key: 'k1', reference: 'GI-8M4R-73', accepted_at: custody.acceptedAt, notice_version: '2026-11-22' },
      ...{ key_id: '', iv: [], ciphertext: [], phone_hash: null, email_hash: null, opened_by: null, opened_at: null },
      ...{ state: 'erased', due_at: null, erase_at: null, promised_at: null, outcome: null, version: 2 },
    }),
  ]);
  expect(await words()).toEqual([]);
  expect((await db.prepare('SELECT * FROM events').all()).results).toEqual([
    { id: 1, request_id: 1, at: 5, by: 'a@b.c', outcome: 'advised', due_at: null, key_id: '', iv: [], ciphertext: [] },
  ]);
  expect((await read('/inquiry')).data).toEqual([]);
  expect(await remove('1')).toMatchObject({ status: 404 });
});

// `npm run desk-check` tries a thousand.
test('a hundred late retries bring nobody back', async () => {
  const { db, post, remove, requests, words, read } = await requestsBench();
  await post('/inquiry', message, 'k1', custody);
  await remove('1');
  const [tombstone] = await requests();
  const ids = new Set<number>();
  for (let round = 0; round < 10; round += 1)
    for (const id of await Promise.all(Array.from({ length: 10 }, () => post('/inquiry', message, 'k1', custody)))) ids.add(id);
  // A Worker of before may be the one that tries again.
  await writeClear(db, 'inquiries', { key: 'k1', at: friday, name: 'Ravi', id: 7 });
  expect([...ids]).toEqual([1]);
  expect(await requests()).toEqual([tombstone]);
  expect(await words()).toEqual([]);
  expect((await read('/inquiry')).data).toEqual([]);
});

test('a retry with other words changes nothing', async () => {
  const { post, words, read } = await requestsBench();
  await post('/inquiry', message, 'k1');
  const before = await words();
  await post('/inquiry', { ...message, fullName: 'Somebody Else', phoneNumber: '9999999999' }, 'k1');
  expect(await words()).toEqual(before);
  expect((await read('/inquiry')).data).toMatchObject([{ fullName: 'Ravi Kale' }]);
});

test('all messages are removed at once, and counted', async () => {
  const { db, post, remove, read, requests } = await requestsBench();
  await writeClear(db, 'inquiries', { key: 'old', at: friday, name: 'Old', text: '[GI-9N5S-84] Hello' });
  for (const key of ['k1', 'k2', 'k3']) await post('/inquiry', message, key);
  await remove('3');
  await post('/appointement', callback, 'k1');
  expect(await remove('delete/all')).toEqual({ status: 200, message: 'All messages removed', removed: 3 });
  expect(await remove('delete/all')).toMatchObject({ removed: 0 });
  expect((await read('/inquiry')).data).toEqual([]);
  expect((await read('/appointement')).data).toHaveLength(1);
  const tombstones = (await requests()).filter(({ state }) => state === 'erased');
  expect(tombstones.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
  expect(tombstones.find(({ number }) => number === 1)).toMatchObject({ idempotency_key: 'old', reference: 'GI-9N5S-84' });
});

test('no number too long for the database removes anything', async () => {
  const { db, post, remove, read } = await requestsBench();
  await writeClear(db, 'inquiries', { key: 'old', at: friday, name: 'Old' });
  await post('/inquiry', message, 'k1');
  for (const number of ['9'.repeat(15), '9'.repeat(16), '9'.repeat(400), '1e3', '-1', '1.0'])
    expect((await remove(number)).status).toBe(404);
  expect((await read('/inquiry')).data).toHaveLength(2);
});

test('a locked request is kept from all, and erased later', async () => {
  const { db, post, read, remove, requests, words } = await requestsBench();
  await post('/inquiry', message, 'k1', custody);
  await post('/inquiry', message, 'k2');
  const now = custody.acceptedAt + day;
  await db.batch(lockStatements(db, { where: 'id = ?1 AND version = ?2', bind: [1, 1] }, now));
  const [locked] = await requests();
  expect(locked).toMatchObject({
    state: 'locked',
    erase_at: now + lockedFor,
    due_at: null,
    phone_hash: null,
    email_hash: null,
    version: 2,
  });
  expect(Array.from(locked?.ciphertext as number[]).length).toBeGreaterThan(50);
  const left = await words();
  expect(new Set(left).size).toBe(left.length);
  expect((await read('/inquiry')).data.map(({ id }) => id)).toEqual([2]);
  expect(await remove('1')).toMatchObject({ status: 404 });
  expect(await post('/inquiry', message, 'k1', custody)).toBe(1);
  expect(await words()).toEqual(left);
  await eraseDue(db, now + lockedFor - 1);
  expect((await requests())[0]).toEqual(locked);
  await eraseDue(db, now + lockedFor);
  expect(await requests()).toMatchObject([{ state: 'erased', ciphertext: [], erase_at: null, reference: 'GI-7K3Q-92' }, { state: 'open' }]);
});

test('an erasure on a version that was not seen erases nothing', async () => {
  const { db, post, requests, words } = await requestsBench();
  await post('/inquiry', message, 'k1');
  const before = [await requests(), await words()];
  const results = await db.batch(eraseStatements(db, { where: 'id = ?1 AND version = ?2', bind: [1, 2] }));
  expect(results.at(-1)?.results).toEqual([]);
  expect([await requests(), await words()]).toEqual(before);
});
