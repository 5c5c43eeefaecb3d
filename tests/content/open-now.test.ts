import { expect, test } from 'vitest';
import { closedAhead, openNow } from '#content/open-now.ts';
import { minute, openTimeBetween } from '#content/practice-time.ts';

const hours = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: ['2026-12-25'],
  slotMinutes: 30,
};
const wordsAt = (time: string) => openNow(Date.parse(`${time}+05:30`), hours).words;

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

test('a practice that never opens names no opening day', () => {
  expect(openNow(Date.parse('2026-11-23T10:00+05:30'), { ...hours, days: [] }).words).toBe('Closed now');
});

test('the list of holidays leaves out past ones', () => {
  expect(closedAhead(Date.parse('2026-12-25T23:00+05:30'), hours)).toEqual(['25 December 2026']);
  expect(closedAhead(Date.parse('2026-12-26T01:00+05:30'), hours)).toEqual([]);
});

const at = (time: string) => Date.parse(`${time}+05:30`);

test('opening hours end early on an afternoon that staff close', () => {
  const closed = { ...hours, closures: [{ from: at('2026-11-23T14:00'), to: at('2026-11-24T00:00') }] };
  expect(openNow(at('2026-11-23T13:00'), closed).words).toBe('Open now, until 2:00 pm');
  expect(openNow(at('2026-11-23T14:00'), closed).words).toBe('Closed now. We open on Tuesday at 9:00 am');
});

test('one hour closed by staff splits the day’s opening hours', () => {
  const closed = { ...hours, closures: [{ from: at('2026-11-23T11:00'), to: at('2026-11-23T12:00') }] };
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
  expect(closedAhead(at('2026-11-23T15:00'), { ...hours, closures })).toEqual([
    '23 November 2026 from 2:00 pm',
    '25 November 2026 until 1:00 pm',
    '26 November 2026 from 11:00 am to 12:00 noon',
    '3 December 2026 to 9 December 2026',
    '25 December 2026',
  ]);
});

test('counting open hours between two moments leaves out nights and closures', () => {
  const closed = { ...hours, closures: [{ from: at('2026-11-24T09:00'), to: at('2026-11-24T12:00') }] };
  const between = (from: string, to: string) => openTimeBetween(at(from), at(to), closed) / minute;
  expect(between('2026-11-23T16:00', '2026-11-24T13:00')).toBe(60 + 60);
  expect(between('2026-11-23T18:00', '2026-11-24T08:00')).toBe(0);
  expect(between('2026-11-23T10:00', '2026-11-23T10:20')).toBe(20);
});
