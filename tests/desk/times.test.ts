import { expect, test } from 'vitest';
import { fromNow, lasting } from '#desk/screens/times.ts';

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

test('ahead and behind are said in the same words', () => {
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
test('no length is said longer than it is', () => {
  for (let length = minute; length < 5 * day; length += 7 * minute + 13) {
    const said = meant(lasting(now - length, now));
    expect(said).toBeLessThanOrEqual(length);
    expect(length - said).toBeLessThan(
      length < hour ? minute : length < 3 * hour ? hour / 2 : length < day ? hour : length < 3 * day ? day / 2 : day,
    );
  }
});
