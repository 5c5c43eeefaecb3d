import { afterAll, expect, test } from 'vitest';
import { day as calendarDay, day, dayOf, minute } from '#content/practice-time.ts';
import { readMissedSearches } from '#edge/search.ts';
import { discard } from '#requests/decide.ts';
import { eraseRequest } from '#requests/erase.ts';
import { mondayOf, readWeeks } from '#requests/lists/weeks.ts';
import { endDatabases } from '#tests/databases.ts';
import { aFriday, hour, requestsBench } from '#tests/desk/requests-bench.ts';

afterAll(endDatabases);

test('a week begins on Monday in the practice’s time zone', () => {
  for (let at = 0; at < 14; at += 1) {
    const date = dayOf(aFriday) + at * calendarDay;
    expect(new Date(mondayOf(date)).getUTCDay()).toBe(1);
    expect(date - mondayOf(date)).toBeLessThan(7 * calendarDay);
  }
});

test('weekly figures count promises, kept promises and waiting times', async () => {
  const bench = await requestsBench();
  const monday = Date.parse('2026-11-16T00:00+05:30');
  const wait = async (at: number, waited: number | null, promisedAt: number | null = at + 2 * hour) => {
    const id = await bench.put({ at, promisedAt, dueAt: at + 2 * hour });
    if (waited !== null)
      await bench.db
        .prepare('UPDATE requests SET first_call_at = ? WHERE id = ?')
        .bind(at + waited, id)
        .run();
  };
  // In time, in time to the minute, too late, never, and not due yet.
  await wait(monday, 10 * minute);
  await wait(monday + 9 * hour, 2 * hour);
  await wait(monday + day, 3 * hour);
  await wait(monday + 2 * day, null);
  await wait(aFriday - minute, null);
  // Without a promise: it counts as a request, and not as one that was kept.
  await wait(monday + 3 * day, null, null);
  // The Sunday before, in its last minute, and what lies further back than five weeks.
  await wait(monday - minute, 20 * minute);
  await wait(monday - 28 * day - minute, 20 * minute);
  const [now, before, ...older] = await readWeeks(bench.db, aFriday);
  expect(now).toMatchObject({ requests: 6, promised: 4, kept: 2, medianWait: 2 * hour, days: [2, 1, 1, 1, 1, 0, 0] });
  expect(before).toMatchObject({ requests: 1, promised: 1, kept: 1, medianWait: 20 * minute, days: [0, 0, 0, 0, 0, 0, 1] });
  expect(older.map(({ requests, medianWait }) => [requests, medianWait])).toEqual(Array(3).fill([0, null]));
});

test('weekly figures omit held, rejected and discarded requests', async () => {
  const bench = await requestsBench();
  await bench.put();
  await bench.become(await bench.put(), 'held', 'links');
  const gone = "due_at = NULL, iv = x'', ciphertext = x'', settled_at = 1";
  await bench.db
    .prepare(`UPDATE requests SET state = 'refused', ${gone} WHERE id = ?`)
    .bind(await bench.put())
    .run();
  await bench.put({ reference: 'GI-7K3Q-92' });
  await bench.become(await bench.put({ reference: 'GI-7K3Q-93' }), 'held', 'links');
  await discard(bench.db, { name: 'GI-7K3Q-93', by: 'x', now: aFriday });
  await eraseRequest(bench.db, { request: { id: 4, name: 'GI-7K3Q-92', version: 1 }, mode: 'now', by: 'x', now: aFriday });
  expect((await readWeeks(bench.db, aFriday))[0]?.requests).toBe(2);
});

test('the median of an even count averages the middle waits', async () => {
  const bench = await requestsBench();
  for (const waited of [10, 20, 40, 90]) {
    const id = await bench.put({ at: aFriday - day });
    await bench.db
      .prepare('UPDATE requests SET first_call_at = ? WHERE id = ?')
      .bind(aFriday - day + waited * minute, id)
      .run();
  }
  expect((await readWeeks(bench.db, aFriday))[0]?.medianWait).toBe(30 * minute);
});

test('an outcome counts in the week it was recorded', async () => {
  const bench = await requestsBench();
  await bench.put();
  const event = (at: number, outcome: string) =>
    bench.db
      .prepare("INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (1, ?, 'a', ?, '', x'', x'')")
      .bind(at, outcome);
  await bench.db.batch([
    event(aFriday - minute, 'booked'),
    event(aFriday - 2, 'booked'),
    event(aFriday - 3, 'advised'),
    event(aFriday - 7 * day, 'no-answer'),
    // Undone, and the event that says so.
    event(aFriday - 4, 'wrong-number'),
    event(aFriday - 1, 'undone'),
  ]);
  await bench.db.prepare("UPDATE events SET undone_at = ? WHERE outcome = 'wrong-number'").bind(aFriday).run();
  const [now, before] = await readWeeks(bench.db, aFriday);
  expect([now?.outcomes, before?.outcomes]).toEqual([{ booked: 2, advised: 1 }, { 'no-answer': 1 }]);
});

test('missed searches are totalled over ninety days', async () => {
  const bench = await requestsBench();
  const missed = (words: string, daysAgo: number, times: number) =>
    bench.db
      .prepare('INSERT INTO missed_searches (words, day, times) VALUES (?, ?, ?)')
      .bind(words, new Date(aFriday - daysAgo * day).toISOString().slice(0, 10), times);
  await bench.db.batch([missed('piles', 0, 2), missed('piles', 80, 3), missed('hiccups', 1, 4), missed('long ago', 91, 99)]);
  await bench.db.batch(Array.from({ length: 40 }, (_, at) => missed(`word ${at}`, 2, 1)));
  const found = await readMissedSearches(bench.db, aFriday);
  expect(found.slice(0, 2)).toEqual([
    { words: 'piles', times: 5 },
    { words: 'hiccups', times: 4 },
  ]);
  expect(found.length).toBe(30);
});
