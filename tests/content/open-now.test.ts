import { expect, test } from 'vitest';
import { holidaysAhead, openNow } from '#content/open-now.ts';

const hours = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: ['2026-12-25'],
};
const wordsAt = (time: string) => openNow(Date.parse(`${time}+05:30`), hours).words;

test('computes whether the practice is open from the clock in India', () => {
  expect(wordsAt('2026-11-23T09:00')).toBe('Open now, until 5:00 pm');
  expect(wordsAt('2026-11-23T16:59')).toBe('Open now, until 5:00 pm');
});

test('names the next opening time while the practice is closed', () => {
  expect(wordsAt('2026-11-23T08:59')).toBe('Closed now. We open today at 9:00 am');
  expect(wordsAt('2026-11-23T17:00')).toBe('Closed now. We open on Tuesday at 9:00 am');
  // A Saturday evening, and the eve of a holiday.
  expect(wordsAt('2026-11-28T18:00')).toBe('Closed now. We open on Monday at 9:00 am');
  expect(wordsAt('2026-12-24T18:00')).toBe('Closed now. We open on Saturday at 9:00 am');
  expect(wordsAt('2026-12-25T10:00')).toBe('Closed now. We open on Saturday at 9:00 am');
});

test('names no day if the practice never opens', () => {
  expect(openNow(Date.parse('2026-11-23T10:00+05:30'), { ...hours, days: [] }).words).toBe('Closed now');
});

test('lists only coming holidays', () => {
  expect(holidaysAhead(Date.parse('2026-12-25T23:00+05:30'), hours)).toEqual(['25 December 2026']);
  expect(holidaysAhead(Date.parse('2026-12-26T01:00+05:30'), hours)).toEqual([]);
});
