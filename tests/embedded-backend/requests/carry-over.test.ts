import { expect, test } from 'vitest';
import { carryOver } from '#embedded-backend/requests/carry-over.ts';
import { keyRing } from '#encryption/keys.ts';
import { keys } from '#tests/embedded-backend/practice-database.ts';
import { aFriday, callback, clearRows, custody, day, message, requestsBench, writeClear } from './requests-bench.ts';

const friday = '2026-11-20T10:04:00+05:30';
const ring = await keyRing(keys);

test('what lies in the clear is read before and after alike', async () => {
  const { db, read } = await requestsBench();
  for (let at = 1; at <= 130; at += 1)
    for (const table of ['appointments', 'inquiries'] as const)
      await writeClear(db, table, { key: `k${at}`, at: friday, name: `Name ${at}`, text: `Words "${at}" 'नमस्ते'` });
  const all = async () => {
    const pages = await Promise.all(
      ['/appointement', '/inquiry'].map(async (path) => {
        const first = await read(path);
        return [...first.data, ...(await read(`${path}?after=${first.next}`)).data];
      }),
    );
    return JSON.stringify(pages);
  };
  const before = await all();
  expect(await carryOver(db, ring, aFriday, 100)).toBe(100);
  expect([await clearRows(db), await all()]).toEqual([160, before]);
  expect(await carryOver(db, ring, aFriday, 500)).toBe(160);
  expect([await clearRows(db), await all()]).toEqual([0, before]);
  expect(await carryOver(db, ring, aFriday, 500)).toBe(0);
});

test('the last thirty days are open, and older ones done', async () => {
  const { db, requests } = await requestsBench();
  await writeClear(db, 'appointments', { key: 'new', at: friday, name: 'New', text: '[GI-7K3Q-92] Pain' });
  await writeClear(db, 'appointments', { key: 'old', at: '2026-10-20T10:03:00+05:30', name: 'Old', text: '[GI-7K3Q-9O] Pain' });
  await writeClear(db, 'inquiries', { key: 'no time', at: '', name: 'Odd', text: 'GI-8M4R-73' });
  const now = aFriday + day;
  await carryOver(db, ring, now, 40);
  const rows = new Map((await requests()).map((row) => [row.idempotency_key, row]));
  expect(rows.get('new')).toMatchObject({ state: 'open', due_at: now, accepted_at: aFriday, reference: 'GI-7K3Q-92', promised_at: null });
  expect(rows.get('old')).toMatchObject({ state: 'done', due_at: null, reference: null });
  expect(rows.get('no time')).toMatchObject({ state: 'open', accepted_at: now, reference: null });
});

test('numbers are never given twice, whoever wrote', async () => {
  const { db, post, read, remove } = await requestsBench();
  await writeClear(db, 'inquiries', { key: 'o1', at: friday, name: 'One' });
  await writeClear(db, 'inquiries', { key: 'o2', at: friday, name: 'Two' });
  await db.prepare('DELETE FROM inquiries WHERE id = 2').run();
  // The second was given once, and a Worker of before removed it.
  expect(await post('/inquiry', message, 'n3')).toBe(3);
  // That Worker writes once more, and its database gives a number that is taken.
  await writeClear(db, 'inquiries', { key: 'o3', at: friday, name: 'Three' });
  expect((await read('/inquiry')).data.map(({ id }) => id)).toEqual([3, 1]);
  expect(await remove('3')).toMatchObject({ status: 200 });
  await carryOver(db, ring, aFriday, 40);
  expect((await read('/inquiry')).data.map(({ id, fullName }) => [id, fullName])).toEqual([
    [4, 'Three'],
    [1, 'One'],
  ]);
  await remove('4');
  expect(await post('/inquiry', message, 'n5')).toBe(5);
  expect(await post('/appointement', callback, 'n1')).toBe(1);
});

test('a request that lies in the clear is not stored again', async () => {
  const { db, post, read, requests } = await requestsBench();
  await writeClear(db, 'inquiries', { key: 'k1', at: friday, name: 'One', id: 7 });
  // The other kind has keys of its own.
  expect(await post('/appointement', callback, 'k1')).toBe(1);
  expect(await post('/inquiry', message, 'k1', custody)).toBe(7);
  expect(await requests()).toHaveLength(1);
  await carryOver(db, ring, aFriday, 40);
  expect(await post('/inquiry', message, 'k1', custody)).toBe(7);
  expect((await read('/inquiry')).data).toMatchObject([{ id: 7, fullName: 'One' }]);
});

test('a removed message does not come back by carrying over', async () => {
  const { db, read, remove } = await requestsBench();
  for (const key of ['k1', 'k2', 'k3']) await writeClear(db, 'inquiries', { key, at: friday, name: key });
  expect(await remove('2')).toMatchObject({ status: 200 });
  expect(await remove('2')).toMatchObject({ status: 404 });
  await writeClear(db, 'inquiries', { key: 'k2', at: friday, name: 'k2' });
  expect(await carryOver(db, ring, aFriday, 40)).toBe(3);
  expect((await read('/inquiry')).data.map(({ fullName }) => fullName)).toEqual(['k3', 'k1']);
  expect(await clearRows(db)).toBe(0);
});

test('five runs at once carry each request over once', async () => {
  const { db, read, requests } = await requestsBench();
  for (let at = 1; at <= 90; at += 1)
    await writeClear(db, 'appointments', { key: `k${at}`, at: friday, name: `N${at}`, text: '[GI-7K3Q-92]' });
  await Promise.all([1, 2, 3, 4, 5].map(() => carryOver(db, ring, aFriday, 500)));
  await carryOver(db, ring, aFriday, 500);
  expect([await clearRows(db), (await requests()).length, (await read('/appointement')).data.length]).toEqual([0, 90, 90]);
  // One has the reference that all of them stand under, and none is lost for it.
  expect((await requests()).filter(({ reference }) => reference !== null)).toHaveLength(1);
});

// Whatever is cut off afterwards, the first batch has done both.
test('a request is sealed and erased in one batch', async () => {
  const { db, requests } = await requestsBench();
  for (const table of ['appointments', 'inquiries'] as const) await writeClear(db, table, { key: 'k1', at: friday, name: 'One' });
  let batches = 0;
  const once = {
    prepare: (sql: string) => db.prepare(sql),
    batch: (statements: Parameters<typeof db.batch>[0]) => {
      batches += 1;
      if (batches > 1) throw new Error('cut off');
      return db.batch(statements);
    },
  } as unknown as typeof db;
  expect(await carryOver(once, ring, aFriday, 40)).toBe(2);
  expect([await clearRows(db), (await requests()).length]).toEqual([0, 2]);
});
