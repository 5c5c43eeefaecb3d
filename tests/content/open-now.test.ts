import { expect, test } from 'vitest';
import { closedAhead, openNow } from '#content/open-now.ts';
import { day, minute, openTimeBetween, wholeDay } from '#content/practice-time.ts';
import { neverOpen, nineToFive, twoSessions } from '#tests/hours.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);
const wordsAt = (time: string) => openNow(at(time), nineToFive).words;

test('the site says open or closed by the clock in India', () => {
  expect(wordsAt('2026-11-23T09:00')).toBe('Open now, until 5:00 pm');
  expect(wordsAt('2026-11-23T16:59')).toBe('Open now, until 5:00 pm');
});

test('a closed practice names its next opening time', () => {
  expect(wordsAt('2026-11-23T08:59')).toBe('Closed now. We open today at 9:00 am');
  expect(wordsAt('2026-11-23T17:00')).toBe('Closed now. We open on Tuesday at 9:00 am');
  // A Saturday evening, and the eve of a holiday.
  expect(wordsAt('2026-11-28T18:00')).toBe('Closed now. We open on Monday at 9:00 am');
  expect(wordsAt('2026-12-24T18:00')).toBe('Closed now. We open on Saturday at 9:00 am');
  expect(wordsAt('2026-12-25T10:00')).toBe('Closed now. We open on Saturday at 9:00 am');
});

test.each([
  ['2026-11-23T12:59', 'Open now, until 1:00 pm'],
  ['2026-11-23T13:00', 'Closed now. We open today at 5:00 pm'],
  ['2026-11-23T18:00', 'Open now, until 9:00 pm'],
  // The eve of the closed Wednesday, the half Saturday, and Sunday.
  ['2026-11-24T21:00', 'Closed now. We open on Thursday at 10:00 am'],
  ['2026-11-25T11:00', 'Closed now. We open on Thursday at 10:00 am'],
  ['2026-11-28T12:00', 'Open now, until 1:00 pm'],
  ['2026-11-28T17:30', 'Closed now. We open on Monday at 10:00 am'],
])('with two sessions a day, %s reads %s', (time, words) => {
  expect(openNow(at(time), twoSessions).words).toBe(words);
});

test('a practice that never opens names no opening day', () => {
  expect(openNow(Date.parse('2026-11-23T10:00+05:30'), neverOpen).words).toBe('Closed now');
});

test('the list of holidays leaves out past ones', () => {
  expect(closedAhead(Date.parse('2026-12-25T23:00+05:30'), nineToFive)).toEqual(['25 December 2026']);
  expect(closedAhead(Date.parse('2026-12-26T01:00+05:30'), nineToFive)).toEqual([]);
});

// A fourth closed day was left out, and a visitor of that day found the door closed.
test('the closed days of three months are named, four at least', () => {
  const year = { ...nineToFive, holidays: ['2027-01-26', '2027-03-22', '2027-05-01', '2027-08-15', '2027-10-02'] };
  expect(closedAhead(at('2027-01-01T10:00'), year)).toHaveLength(4);
  const closures = Array.from({ length: 9 }, (_, week) => wholeDay(Date.parse('2027-01-05') + week * 7 * day));
  expect(closedAhead(at('2027-01-01T10:00'), { ...year, closures })).toHaveLength(9 + 2);
});

test('opening hours end early on an afternoon that staff close', () => {
  const closed = { ...nineToFive, closures: [{ from: at('2026-11-23T14:00'), to: at('2026-11-24T00:00') }] };
  expect(openNow(at('2026-11-23T13:00'), closed).words).toBe('Open now, until 2:00 pm');
  expect(openNow(at('2026-11-23T14:00'), closed).words).toBe('Closed now. We open on Tuesday at 9:00 am');
});

test('one hour closed by staff splits the day’s opening hours', () => {
  const closed = { ...nineToFive, closures: [{ from: at('2026-11-23T11:00'), to: at('2026-11-23T12:00') }] };
  expect(openNow(at('2026-11-23T11:30'), closed).words).toBe('Closed now. We open today at 12:00 noon');
  expect(openNow(at('2026-11-23T12:30'), closed).words).toBe('Open now, until 5:00 pm');
});

test('the list of holidays includes, in words, times staff closed', () => {
  const closures = [
    { from: at('2026-12-03T00:00'), to: at('2026-12-10T00:00') },
    { from: at('2026-11-23T14:00'), to: at('2026-11-24T00:00') },
    { from: at('2026-11-25T00:00'), to: at('2026-11-25T13:00') },
    { from: at('2026-11-26T11:00'), to: at('2026-11-26T12:00') },
  ];
  expect(closedAhead(at('2026-11-23T15:00'), { ...nineToFive, closures })).toEqual([
    '23 November 2026 from 2:00 pm',
    '25 November 2026 until 1:00 pm',
    '26 November 2026 from 11:00 am to 12:00 noon',
    '3 December 2026 to 9 December 2026',
    '25 December 2026',
  ]);
});

test('counting open hours between two moments leaves out nights and closures', () => {
  const closed = { ...nineToFive, closures: [{ from: at('2026-11-24T09:00'), to: at('2026-11-24T12:00') }] };
  const between = (from: string, to: string) => openTimeBetween(at(from), at(to), closed) / minute;
  expect(between('2026-11-23T16:00', '2026-11-24T13:00')).toBe(60 + 60);
  expect(between('2026-11-23T18:00', '2026-11-24T08:00')).toBe(0);
  expect(between('2026-11-23T10:00', '2026-11-23T10:20')).toBe(20);
  // Through a break, and from Saturday's one to Monday's first hour.
  expect(openTimeBetween(at('2026-11-23T12:00'), at('2026-11-23T18:00'), twoSessions) / minute).toBe(60 + 60);
  expect(openTimeBetween(at('2026-11-28T12:30'), at('2026-11-30T11:00'), twoSessions) / minute).toBe(30 + 60);
});
