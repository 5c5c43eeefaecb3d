import { expect, test } from 'vitest';
import { flashMessage } from '#desk/frame/flash-message.ts';
import { fromNow, lasting, typedDayInWords } from '#desk/frame/times.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 23, 5);

test.each([
  [59_999, 'less than a minute'],
  [minute, 'a minute'],
  [2 * minute - 1, 'a minute'],
  [40 * minute, '40 minutes'],
  [hour - 1, '59 minutes'],
  [hour, 'an hour'],
  [90 * minute - 1, 'an hour'],
  [90 * minute, 'an hour and a half'],
  [99 * minute, 'an hour and a half'],
  [100 * minute, 'an hour and a half'],
  [2 * hour, '2 hours'],
  [150 * minute, '2 and a half hours'],
  [3.5 * hour, '3 hours'],
  [day - 1, '23 hours'],
  [day, 'a day'],
  [36 * hour, 'a day and a half'],
  [47 * hour, 'a day and a half'],
  [2 * day, '2 days'],
  [60 * hour, '2 and a half days'],
  [9.9 * day, '9 days'],
])('%i milliseconds are %s', (length, words) => {
  expect(lasting(now - length, now)).toBe(words);
});

test('times before and after now use the same words', () => {
  expect(fromNow(now + 99 * minute, now)).toBe('in an hour and a half');
  expect(fromNow(now - 99 * minute, now)).toBe('an hour and a half ago');
  expect([fromNow(now + 59_999, now), fromNow(now - 59_999, now)]).toEqual(['now', 'now']);
});

/** What the words mean, in milliseconds. */
function meant(words: string): number {
  const unit = words.includes('minute') ? minute : words.includes('hour') ? hour : day;
  return ((Number.parseInt(words, 10) || 1) + (words.includes('half') ? 0.5 : 0)) * unit;
}

// Whoever is told of two hours has two hours.
test('length in words never exceeds the real length', () => {
  for (let length = minute; length < 5 * day; length += 7 * minute + 13) {
    const said = meant(lasting(now - length, now));
    expect(said).toBeLessThanOrEqual(length);
    expect(length - said).toBeLessThan(
      length < hour ? minute : length < 3 * hour ? hour / 2 : length < day ? hour : length < 3 * day ? day / 2 : day,
    );
  }
});

test('date box reads in words with its weekday', () => {
  expect(typedDayInWords('2026-11-23')).toBe('Monday 23 November 2026');
  expect(typedDayInWords('2027-03-12')).toBe('Friday 12 March 2027');
  expect(typedDayInWords('2026-12-03T16:30')).toBe('Thursday 3 December 2026, 4:30 pm');
  // The first half hour in India is yesterday in London.
  expect(typedDayInWords('2026-12-03T00:10')).toBe('Thursday 3 December 2026, 12:10 am');
  for (const typed of ['', '2026-02-31', '12/03/2026', '2026-12-03T25:00', '<b>']) expect(typedDayInWords(typed)).toBeUndefined();
});

test('flash message says the chosen day', () => {
  expect(flashMessage('day-closed', 'Thursday 3 December 2026')).toContain('Thursday 3 December 2026 is closed.');
  expect(flashMessage('day-closed')).toContain('The day is closed.');
  // A day means nothing where none is set.
  expect(flashMessage('settings-saved', 'Thursday 3 December 2026')).toBe(flashMessage('settings-saved'));
});
