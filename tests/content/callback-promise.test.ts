import { expect, test } from 'vitest';
import { answerBy, callBy } from '#content/callback-promise.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { neverOpen, nineToFive, openFor, twoSessions } from '#tests/hours.ts';

const hours = { ...nineToFive, holidays: ['2026-12-25', '2027-01-26'] };

const wordsOf = (asked: number, given: OpeningHours = hours) => promiseAsRead(callBy(asked, given), asked);
const india = (time: string) => Date.parse(`${time}+05:30`);

test.each([
  // A Friday while the practice is open.
  ['2026-11-20T09:00:00', 'today by 11:00 am', '2026-11-20T11:00'],
  ['2026-11-20T09:30:00', 'today by 11:30 am', '2026-11-20T11:30'],
  ['2026-11-20T09:30:01', 'today by 12:00 noon', '2026-11-20T12:00'],
  ['2026-11-20T10:04:00', 'today by 12:30 pm', '2026-11-20T12:30'],
  ['2026-11-20T15:00:00', 'today by 5:00 pm', '2026-11-20T17:00'],
  // Before it opens, on the same day.
  ['2026-11-20T00:00:00', 'today by 11:00 am', '2026-11-20T11:00'],
  ['2026-11-20T08:59:59', 'today by 11:00 am', '2026-11-20T11:00'],
  // Part of the two hours falls on the next day.
  ['2026-11-20T15:00:01', 'on Saturday by 9:30 am', '2026-11-21T09:30'],
  ['2026-11-20T15:30:00', 'on Saturday by 9:30 am', '2026-11-21T09:30'],
  ['2026-11-20T16:59:59', 'on Saturday by 11:00 am', '2026-11-21T11:00'],
  // After it closes.
  ['2026-11-20T17:00:00', 'on Saturday by 11:00 am', '2026-11-21T11:00'],
  ['2026-11-20T23:59:59', 'on Saturday by 11:00 am', '2026-11-21T11:00'],
  // Saturday evening and Sunday: Monday.
  ['2026-11-21T16:00:00', 'on Monday by 10:00 am', '2026-11-23T10:00'],
  ['2026-11-21T19:00:00', 'on Monday by 11:00 am', '2026-11-23T11:00'],
  ['2026-11-22T12:00:00', 'on Monday by 11:00 am', '2026-11-23T11:00'],
  // Christmas, and the evening before it.
  ['2026-12-24T16:30:00', 'on Saturday by 10:30 am', '2026-12-26T10:30'],
  ['2026-12-25T10:00:00', 'on Saturday by 11:00 am', '2026-12-26T11:00'],
  // The year's end; 1 January is a Friday.
  ['2026-12-31T16:15:00', 'on Friday by 10:30 am', '2027-01-01T10:30'],
  ['2026-12-31T23:59:59', 'on Friday by 11:00 am', '2027-01-01T11:00'],
  // A leap day: 28 February 2028 is a Monday.
  ['2028-02-28T18:00:00', 'on Tuesday by 11:00 am', '2028-02-29T11:00'],
])('a callback requested at %s in India is promised by %s', (asked, text, at) => {
  expect(callBy(india(asked), hours)).toBe(india(`${at}:00`));
  expect(wordsOf(india(asked))).toBe(text);
});

test('a callback promise uses the date in India', () => {
  // 23:30 on Friday in London is Saturday morning in India.
  expect(wordsOf(Date.parse('2026-11-20T23:30:00Z'))).toBe('today by 11:00 am');
});

test('a callback promise over a week away includes the date', () => {
  const closed = Array.from({ length: 7 }, (_, index) => `2026-11-${20 + index}`);
  expect(wordsOf(india('2026-11-20T10:00:00'), { ...hours, holidays: closed })).toBe('on Friday 27 November by 11:00 am');
});

test('a callback is promised no later than closing at 5:15 pm', () => {
  expect(wordsOf(india('2026-11-20T15:10:00'), openFor('09:00 to 17:15'))).toBe('today by 5:15 pm');
});

test('a callback not due before closing is due next opening day', () => {
  expect(wordsOf(india('2026-11-20T09:30:00'), openFor('09:00 to 10:00'))).toBe('on Monday by 9:30 am');
});

test('no callback time is promised if the practice never opens', () => {
  expect(wordsOf(india('2026-11-20T09:30:00'), neverOpen)).toBe('on our next opening day');
});

test.each([
  // One hour before the break, one after it.
  ['2026-11-23T12:00', 'today by 6:00 pm'],
  ['2026-11-23T11:00', 'today by 1:00 pm'],
  ['2026-11-23T11:00:01', 'today by 5:30 pm'],
  ['2026-11-23T14:00', 'today by 7:00 pm'],
  ['2026-11-23T19:00', 'today by 9:00 pm'],
  // Tuesday evening, with a closed Wednesday behind it; the half Saturday.
  ['2026-11-24T20:30', 'on Thursday by 11:30 am'],
  ['2026-11-25T12:00', 'on Thursday by 12:00 noon'],
  ['2026-11-28T12:00', 'on Monday by 11:00 am'],
  ['2026-11-28T11:00', 'today by 1:00 pm'],
])('with two sessions, a callback asked at %s is promised %s', (asked, words) => {
  expect(wordsOf(india(asked), twoSessions)).toBe(words);
});

test('a callback promise ends with its session, between half hours', () => {
  const early = openFor('10:00 to 13:15', '17:00 to 21:00');
  expect(wordsOf(india('2026-11-23T11:10'), early)).toBe('today by 1:15 pm');
  expect(wordsOf(india('2026-11-23T11:20'), early)).toBe('today by 5:30 pm');
});

test.each([
  ['one session', hours, /T(?:09|1[0-6]):[03]0:00.000|T17:00:00.000/, /Sun/],
  ['two sessions', twoSessions, /T1[0-2]:[03]0:00.000|T13:00:00.000|T(?:1[7-9]|20):[03]0:00.000|T21:00:00.000/, /Sun|Wed/],
] as const)('with %s a day, callbacks are promised for open half hours', (_, own, times, closed) => {
  const wrong: string[] = [];
  let earlier = 0;
  for (let asked = india('2026-11-01T00:00:00'); asked < india('2027-11-01T00:00:00'); asked += 7 * 60_000) {
    const at = callBy(asked, own) ?? 0;
    const local = new Date(at + 330 * 60_000);
    const isOn = times.test(local.toISOString()) && at % (30 * 60_000) === 0;
    const isOpen = !closed.test(local.toUTCString()) && !own.holidays.some((day) => local.toISOString().startsWith(day));
    if (!isOn || !isOpen || at < earlier || at - asked < 2 * 60 * 60_000) wrong.push(new Date(asked).toISOString());
    earlier = at;
  }
  expect(wrong).toEqual([]);
});

test('a past day’s callback promise names its weekday and date', () => {
  const friday = Date.parse('2026-11-20T10:00:00+05:30');
  const saturday = Date.parse('2026-11-21T09:00:00+05:30');
  expect(promiseAsRead(callBy(friday), friday)).toBe('today by 12:00 noon');
  expect(promiseAsRead(callBy(friday), saturday)).toBe('on Friday 20 November by 12:00 noon');
});

test.each([
  // A message has no promised hour: it is due at the close of the next opening day.
  ['2026-11-20T08:00:00', '2026-11-21T17:00'],
  ['2026-11-20T18:00:00', '2026-11-21T17:00'],
  ['2026-11-21T10:00:00', '2026-11-23T17:00'],
  ['2026-12-24T10:00:00', '2026-12-26T17:00'],
])('a message sent at %s must be answered by %s', (asked, at) => {
  expect(answerBy(india(asked), hours)).toBe(india(`${at}:00`));
});

test.each([
  // When its last session ends.
  ['2026-11-23T11:00', '2026-11-24T21:00'],
  ['2026-11-24T11:00', '2026-11-26T21:00'],
  ['2026-11-27T14:00', '2026-11-28T13:00'],
])('with two sessions, a message of %s is answered %s', (asked, at) => {
  expect(answerBy(india(asked), twoSessions)).toBe(india(at));
});

test('no answer time is promised if the practice never opens', () => {
  expect(answerBy(india('2026-11-20T09:30:00'), neverOpen)).toBeNull();
});
