import { afterAll, expect, test } from 'vitest';
import { day } from '#content/practice-time.ts';
import { countable, countMissed, forgetOldMissed, readMissedSearches } from '#edge/missed-searches.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { newKey, oldKey } from '#tests/desk/requests-bench.ts';
import { aFriday } from '#tests/requests/requests-bench.ts';

afterAll(endDatabases);

async function counter() {
  const db = await freshDatabase('migrations');
  const typed = async (words: string, daysAgo: number, times: number, keys = [oldKey]) => {
    for (let at = 0; at < times; at += 1) await countMissed({ db: db as never, keys, now: aFriday - daysAgo * day }, words);
  };
  return { db, typed, read: () => readMissedSearches(db as never, aFriday) };
}

test('a search without results is stored readably after its third time', async () => {
  const { db, typed, read } = await counter();
  await typed('ramesh kulkarni hiv', 0, 5);
  await typed('hiccups', 1, 1);
  await typed('hiccups', 0, 1);
  expect(await read()).toEqual([]);
  expect(JSON.stringify(await db.prepare('SELECT * FROM missed_searches').all())).not.toMatch(/ramesh|hiccups/);
  await typed('hiccups', 0, 1);
  expect(await read()).toEqual([{ words: 'hiccups', times: 3 }]);
});

// UTC's day ends at 5:30 in India.
test('a search repeated within one Indian morning keeps no words', async () => {
  const { db, read } = await counter();
  const typedAt = (time: string) => countMissed({ db: db as never, keys: [oldKey], now: Date.parse(`${time}+05:30`) }, 'ramesh kulkarni');
  for (const time of ['2026-11-20T05:28', '2026-11-20T05:31', '2026-11-20T05:32']) await typedAt(time);
  expect(await read()).toEqual([]);
  await typedAt('2026-11-21T00:01');
  expect(await read()).toEqual([{ words: 'ramesh kulkarni', times: 4 }]);
});

test('without the secret key nobody can guess stored searches without results', async () => {
  const [first, second] = [await counter(), await counter()];
  await first.typed('hiccups', 0, 1, [oldKey]);
  await second.typed('hiccups', 0, 1, [newKey]);
  const digestIn = async ({ db }: typeof first) => db.prepare('SELECT digest FROM missed_searches').first<string>('digest');
  expect(await digestIn(first)).not.toBe(await digestIn(second));
});

test('the report of searches without results lists thirty from ninety days', async () => {
  const { db, typed, read } = await counter();
  await typed('piles', 0, 2);
  await typed('piles', 80, 3);
  await typed('hiccups', 0, 2);
  await typed('hiccups', 1, 2);
  await typed('long ago', 91, 3);
  await typed('long ago', 92, 3);
  expect(await read()).toEqual([
    { words: 'piles', times: 5 },
    { words: 'hiccups', times: 4 },
  ]);
  await forgetOldMissed(db as never, aFriday);
  expect(await db.prepare('SELECT count(DISTINCT digest) AS n FROM missed_searches').first('n')).toBe(2);
  for (let at = 0; at < 40; at += 1) for (const daysAgo of [0, 1]) await typed(`word ${at}`, daysAgo, 2);
  expect((await read()).length).toBe(30);
});

test.each([
  ['me@example.com pain', undefined],
  ['pain 98 76', undefined],
  ['GI-7K3Q-92 kulkarni', undefined],
  ['gi kqrt mn patil', undefined],
  ['hiccups at night', 'hiccups night'],
])('a search without results for %j is counted as %j', (query, counted) => {
  expect(countable(query, ['hiccups', 'night'])).toBe(counted);
});
