import { expect, test } from 'vitest';
import type { DeskBlock } from '#content/reviews/desk-page.ts';
import {
  addRemark,
  countOpenRemarks,
  listRemarks,
  openOn,
  remarksFor,
  removeRemark,
  seeAnswer,
  settleRemark,
} from '#desk/signing/remarks.ts';
import { addSignatures, type NewSignature, newestSignatures, signedElsewhere, signedText } from '#desk/signing/signatures.ts';
import { freshDatabase } from '#tests/databases.ts';

const by = 'Dr. Meera Deshpande';
const days = { on: '2026-11-20', next: '2028-11-20' };
const today = '2026-11-25';
const block = (id: string): DeskBlock => ({ id, label: 'Risks', words: `Words of ${id}.` });
const signing = (page: string, part: string, ids: ReadonlyArray<string>, more: Partial<NewSignature> = {}): NewSignature => ({
  page,
  part,
  hash: ids.join(''),
  by,
  email: 'meera@practice.test',
  days,
  at: 1,
  blocks: ids.map(block),
  ...more,
});
const rows = (db: Awaited<ReturnType<typeof freshDatabase>>, table: string) =>
  db.prepare(`SELECT count(*) AS count FROM ${table}`).first('count');

test('newestSignatures returns the newest signature of each part', async () => {
  const db = await freshDatabase('migrations');
  await addSignatures(db, [signing('a', 'one', ['x']), signing('a', 'two', ['y']), signing('b', 'one', ['x'])]);
  await addSignatures(db, [signing('a', 'one', ['z'], { at: 2 })]);
  const newest = await newestSignatures(db);
  expect(newest.map(({ page, part, hash }) => [page, part, hash])).toEqual([
    ['a', 'two', 'y'],
    ['a', 'one', 'z'],
    ['b', 'one', 'x'],
  ]);
  expect((await newestSignatures(db, 'b')).map(({ part }) => part)).toEqual(['one']);
  expect(await rows(db, 'signatures')).toBe(4);
});

test('only the last signed text of a page part is stored', async () => {
  const db = await freshDatabase('migrations');
  await addSignatures(db, [signing('a', 'one', ['x', 'y']), signing('a', 'two', ['x'])]);
  await addSignatures(db, [signing('a', 'one', ['y', 'x', 'z'])]);
  expect(await signedText(db, 'a', 'one')).toEqual(['y', 'x', 'z'].map(block));
  expect(await rows(db, 'signed_blocks')).toBe(4);
  await addSignatures(db, [signing('a', 'one', [], { days: undefined })]);
  expect(await signedText(db, 'a', 'one')).toEqual([]);
  expect(await rows(db, 'signed_blocks')).toBe(1);
});

test('a paragraph signed on another page counts as read', async () => {
  const db = await freshDatabase('migrations');
  await addSignatures(db, [
    signing('a', 'one', ['x', 'y']),
    signing('b', 'one', ['other'], { by: 'Dr. Earlier' }),
    signing('c', 'one', ['late'], { days: { on: '2024-01-01', next: '2026-11-24' } }),
    signing('d', 'one', ['own']),
  ]);
  const blocks = ['y', 'other', 'late', 'own', 'new'].map(block);
  const found = await signedElsewhere(db, { page: 'd', by, today, blocks });
  expect([...found]).toEqual([['y', { page: 'a', on: days.on }]]);
});

test('withdrawing a signature also withdraws its paragraphs’ read marks', async () => {
  const db = await freshDatabase('migrations');
  await addSignatures(db, [signing('a', 'one', ['x'])]);
  await addSignatures(db, [signing('a', 'one', [], { days: undefined })]);
  expect((await signedElsewhere(db, { page: 'b', by, today, blocks: [block('x')] })).size).toBe(0);
});

test('a failed signature keeps the previously signed text', async () => {
  const db = await freshDatabase('migrations');
  await addSignatures(db, [signing('a', 'one', ['x'])]);
  const wrong = signing('a', 'one', ['y'], { days: { on: '2028-01-01', next: '2026-01-01' } });
  await expect(addSignatures(db, [wrong])).rejects.toThrow();
  expect(await signedText(db, 'a', 'one')).toEqual([block('x')]);
});

const remarkOn = (page: string) => ({ page, block: 'b', quote: 'It heals.', text: 'When?', by: 'Asha', at: 1 });

test('a signing remark sent twice is stored once', async () => {
  const db = await freshDatabase('migrations');
  await addRemark(db, remarkOn('a'));
  await addRemark(db, { ...remarkOn('a'), at: 2 });
  await addRemark(db, { ...remarkOn('a'), by: 'Olive' });
  await settleRemark(db, { id: 1, answer: '', by, at: 3 });
  await addRemark(db, { ...remarkOn('a'), at: 4 });
  expect((await listRemarks(db)).map(({ by: who, at }) => [who, at])).toEqual([
    ['Olive', 1],
    ['Asha', 4],
    ['Asha', 1],
  ]);
});

test('a signing remark can be answered only once', async () => {
  const db = await freshDatabase('migrations');
  await addRemark(db, remarkOn('a'));
  await addRemark(db, remarkOn('b'));
  expect([await remarksFor(db, { name: 'Olive', settles: true }), await countOpenRemarks(db)]).toEqual([
    2,
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  ]);
  const answer = (words: string) => settleRemark(db, { id: 1, answer: words, by, at: 2 });
  expect([await answer('In two weeks.'), await answer('Another.'), await remarksFor(db, { name: 'Olive', settles: true })]).toEqual([
    true,
    false,
    1,
  ]);
  expect((await listRemarks(db, 'a'))[0]?.settled).toEqual({ at: 2, by, answer: 'In two weeks.' });
  expect((await listRemarks(db)).map(({ page, settled }) => [page, settled !== undefined])).toEqual([
    ['b', false],
    ['a', true],
  ]);
});

test('open signing remarks are counted per page part and page', async () => {
  const db = await freshDatabase('migrations');
  for (const [place, at] of ['b', 'c', 'b', ''].entries()) await addRemark(db, { ...remarkOn('a'), block: at, text: `Remark ${place}` });
  await settleRemark(db, { id: 3, answer: 'It stays.', by, at: 2 });
  const remarks = await listRemarks(db, 'a');
  expect([['b'], ['c', 'b'], ['d']].map((ids) => openOn(remarks, [{ blocks: ids.map(block) }]))).toEqual([2, 3, 1]);
});

// Her remark was settled by 'stays', and nothing told her.
test('an answered signing remark stays listed until its author reads it', async () => {
  const db = await freshDatabase('migrations');
  await addRemark(db, remarkOn('a'));
  await addRemark(db, { ...remarkOn('b'), by });
  const waiting = (name: string, settles = true) => remarksFor(db, { name, settles });
  // Her own remark waits for others.
  expect([await waiting('Asha', false), await waiting(by), await waiting('Olive')]).toEqual([0, 1, 2]);
  await settleRemark(db, { id: 1, answer: 'It stays.', by, at: 2 });
  expect([await waiting('Asha', false), await waiting(by)]).toEqual([1, 0]);
  expect([
    await seeAnswer(db, { id: 1, by: 'Olive', at: 3 }),
    await seeAnswer(db, { id: 1, by: 'Asha', at: 3, back: 'It is wrong.' }),
  ]).toEqual([false, true]);
  expect([await waiting('Asha', false), await waiting(by)]).toEqual([0, 1]);
  expect(
    (await listRemarks(db, 'a')).map(({ text, settled, isSeen, block: place }) => [text, settled !== undefined, isSeen, place]),
  ).toEqual([
    ['It is wrong.', false, false, 'b'],
    ['When?', true, true, 'b'],
  ]);
  // Who settles her own has read it.
  await settleRemark(db, { id: 2, answer: 'I was wrong.', by, at: 4 });
  expect(await waiting(by)).toBe(1);
});

// A patient's name in one stood there for all, even after the request was erased.
test('a signing remark can be deleted only by author or publishers', async () => {
  const db = await freshDatabase('migrations');
  for (const page of ['a', 'b', 'c']) await addRemark(db, remarkOn(page));
  await settleRemark(db, { id: 2, answer: 'Done.', by, at: 2 });
  const remove = (id: number, who?: string) => removeRemark(db, { id, by: who });
  expect([await remove(1, 'Olive'), await remove(2, 'Asha'), await remove(1, 'Asha'), await remove(2), await remove(9)]).toEqual([
    ...[false, false],
    ...[true, true, false],
  ]);
  expect((await listRemarks(db)).map(({ page }) => page)).toEqual(['c']);
});
