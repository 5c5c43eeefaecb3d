import { afterAll, expect, test } from 'vitest';
import { day as calendarDay, day, dayOf, minute } from '#content/practice-time.ts';
import { eraseRequest } from '#requests/erase.ts';
import { mondayOf, readWeeks, type Week, weekSentence } from '#requests/lists/weeks.ts';
import { discard } from '#requests/moderation.ts';
import { endDatabases } from '#tests/databases.ts';
import { hour, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from './requests-bench.ts';

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
  // Two of the three calls came before the practice opened: no wait at all.
  const [now, before, ...older] = await readWeeks(bench.db, aFriday);
  expect(now).toMatchObject({ requests: 6, promised: 4, kept: 2, medianWait: 0, days: [2, 1, 1, 1, 1, 0, 0] });
  expect(before).toMatchObject({ requests: 1, promised: 1, kept: 1, medianWait: 0, days: [0, 0, 0, 0, 0, 0, 1] });
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

// Monday said that all were rung in time while a real patient waited among the robots.
test('weekly figures count a held promise late once it is over', async () => {
  const bench = await requestsBench();
  const figures = async () => {
    const [week] = await readWeeks(bench.db, aFriday);
    return [week?.requests, week?.promised, week?.kept, week?.late.length];
  };
  const at = aFriday - 3 * hour;
  const [id, later] = [await bench.put({ at }), await bench.put()];
  for (const each of [id, later]) await bench.become(each, 'held', 'links');
  expect(await figures()).toEqual([0, 1, 0, 1]);
  await bench.db
    .prepare('UPDATE requests SET first_call_at = ? WHERE id = ?')
    .bind(at + hour, id)
    .run();
  expect(await figures()).toEqual([0, 1, 1, 0]);
  await bench.become(id, 'held', 'staff');
  expect(await figures()).toEqual([0, 0, 0, 0]);
});

test('median waiting time of an even count averages the middle two', async () => {
  const bench = await requestsBench();
  for (const waited of [10, 20, 40, 90]) {
    const at = aFriday - day;
    const id = await bench.put({ at });
    await bench.db
      .prepare('UPDATE requests SET first_call_at = ? WHERE id = ?')
      .bind(at + waited * minute, id)
      .run();
  }
  expect((await readWeeks(bench.db, aFriday))[0]?.medianWait).toBe(30 * minute);
});

test('weekly figures count an outcome in the week of its recording', async () => {
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

// One call about three requests was three visits in the week's figures.
test('weekly figures count one outcome of several requests once', async () => {
  const bench = await requestsBench();
  for (const phone of ['9876543210', '9876543210', '9876543210', '9876500000']) await bench.put({ phone });
  const insert = "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a', 'booked', '', x'', x'')";
  await bench.db.batch([1, 2, 3, 4].map((id) => bench.db.prepare(insert).bind(id, aFriday - minute)));
  await bench.db
    .prepare(insert)
    .bind(1, aFriday - 1)
    .run();
  expect((await readWeeks(bench.db, aFriday))[0]?.outcomes).toEqual({ booked: 3 });
});

test('waiting times leave out hours when the practice was closed', async () => {
  const bench = await requestsBench();
  // Thursday, an hour before it closes; rung on Friday, half an hour after it opened.
  const at = Date.parse('2026-11-19T16:00+05:30');
  const id = await bench.put({ at });
  const rung = Date.parse('2026-11-20T09:30+05:30');
  await bench.db.prepare('UPDATE requests SET first_call_at = ? WHERE id = ?').bind(rung, id).run();
  expect((await readWeeks(bench.db, aFriday))[0]?.medianWait).toBe(90 * minute);
});

test('weekly figures count a person writing twice before a call once', async () => {
  const bench = await requestsBench();
  const monday = Date.parse('2026-11-16T09:00+05:30');
  const asha = '9822011111';
  await bench.put({ at: monday, phone: asha });
  await bench.put({ at: monday + hour, phone: asha });
  await bench.put({ at: monday + 2 * hour, phone: asha });
  const rung = await bench.put({ at: monday, phone: '9822022222' });
  await bench.db
    .prepare('UPDATE requests SET first_call_at = ? WHERE id = ?')
    .bind(monday + minute, rung)
    .run();
  await bench.put({ at: monday + hour, phone: '9822022222' });
  expect((await readWeeks(bench.db, aFriday))[0]?.wroteAgain).toBe(1);
});

test('weekly figures count only closed, unanswered requests as never reached', async () => {
  const bench = await requestsBench();
  const put = async (set: string, dueAt: number | null = null) => {
    const id = await bench.put({ dueAt });
    await bench.db.prepare(`UPDATE requests SET first_call_at = accepted_at, ${set} WHERE id = ?`).bind(id).run();
  };
  for (const outcome of ['no-answer', 'busy', 'wrong-number']) await put(`outcome = '${outcome}', tries = 1`, aFriday + hour);
  await put("outcome = 'sent', kind = 'contact'");
  await put("outcome = 'sent'");
  expect((await readWeeks(bench.db, aFriday))[0]?.neverReached).toBe(0);
  for (const outcome of ['written', 'sent', 'wrong-number']) await put(`outcome = '${outcome}', tries = 3`);
  expect((await readWeeks(bench.db, aFriday))[0]?.neverReached).toBe(3);
});

test('weekly figures count an emergency called hours later as late', async () => {
  const bench = await requestsBench();
  const at = aFriday - day;
  for (const waited of [10 * minute, 3 * hour]) {
    const id = await bench.put({ at, promisedAt: at + 4 * hour });
    const sql = 'UPDATE requests SET emergency = \'["collapse"]\', first_call_at = ? WHERE id = ?';
    await bench.db
      .prepare(sql)
      .bind(at + waited, id)
      .run();
  }
  expect((await readWeeks(bench.db, aFriday))[0]).toMatchObject({ promised: 2, kept: 1, late: [at + 15 * minute] });
});

const aWeek: Week = {
  monday: 0,
  requests: 70,
  byPhone: 0,
  walkedIn: 0,
  promised: 65,
  kept: 58,
  late: ['2026-11-16T10:30', '2026-11-16T11:00', '2026-11-16T09:30', '2026-11-18T15:00', '2026-11-20T16:30'].map((at) =>
    Date.parse(`${at}+05:30`),
  ),
  medianWait: null,
  neverReached: 6,
  wroteAgain: 4,
  outcomes: { booked: 31 },
  days: [],
};

test('the weekly summary names promises, late hours, bookings and lost calls', () => {
  expect(weekSentence(aWeek)).toBe(
    '58 of 65 rung in time. Late: Mondays before eleven. 31 booked. Six never reached. Four wrote twice before we rang.',
  );
  const quiet = { ...aWeek, late: [], neverReached: 0, wroteAgain: 0, outcomes: {} };
  expect(weekSentence({ ...quiet, kept: 65 })).toBe('All 65 rung in time.');
  expect(weekSentence({ ...quiet, promised: 0, kept: 0 })).toBe('Nobody was promised a call.');
  // Late here and there: no time of the week is to blame.
  expect(weekSentence({ ...quiet, kept: 64, late: aWeek.late.slice(0, 1) })).toBe('64 of 65 rung in time.');
});
