import { expect, test } from 'vitest';
import { day, minute } from '#content/practice-time.ts';
import { flashMessage } from '#desk/frame/flash-message.ts';
import { dayAsRead, fromNow, lasting, openTime, timeAndDay, typedDayInWords, whenAsRead } from '#desk/frame/times.ts';

const hour = 60 * minute;
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
])('the desk displays %i milliseconds as “%s”', (length, words) => {
  expect(lasting(now - length, now)).toBe(words);
});

test('the desk formats past and future durations alike', () => {
  expect(fromNow(now + 99 * minute, now)).toBe('in an hour and a half');
  expect(fromNow(now - 99 * minute, now)).toBe('an hour and a half ago');
  expect([fromNow(now + 59_999, now), fromNow(now - 59_999, now)]).toEqual(['now', 'now']);
});

/** Parses the words back to milliseconds. */
function durationOf(words: string): number {
  const unit = words.includes('minute') ? minute : words.includes('hour') ? hour : day;
  return ((Number.parseInt(words, 10) || 1) + (words.includes('half') ? 0.5 : 0)) * unit;
}

test('a formatted duration never exceeds the real duration', () => {
  for (let length = minute; length < 5 * day; length += 7 * minute + 13) {
    const spoken = durationOf(lasting(now - length, now));
    expect(spoken).toBeLessThanOrEqual(length);
    expect(length - spoken).toBeLessThan(
      length < hour ? minute : length < 3 * hour ? hour / 2 : length < day ? hour : length < 3 * day ? day / 2 : day,
    );
  }
});

test('a date field at the desk spells out its weekday', () => {
  expect(typedDayInWords('2026-11-23')).toBe('Monday 23 November 2026');
  expect(typedDayInWords('2027-03-12')).toBe('Friday 12 March 2027');
  expect(typedDayInWords('2026-12-03T16:30')).toBe('Thursday 3 December 2026, 16:30');
  // 00:10 in India is the day before in UTC.
  expect(typedDayInWords('2026-12-03T00:10')).toBe('Thursday 3 December 2026, 0:10');
  for (const typed of ['', '2026-02-31', '12/03/2026', '2026-12-03T25:00', '<b>']) expect(typedDayInWords(typed)).toBeUndefined();
});

// On the phone one says 'Monday or Tuesday?'.
test('the desk shows a time on another day with its weekday', () => {
  const [today, at] = [Date.UTC(2026, 10, 28), Date.UTC(2026, 10, 28, 15)];
  const monday = Date.UTC(2026, 10, 30, 5, 30);
  expect([timeAndDay(monday, at), whenAsRead(monday, at)]).toEqual(['11:00 on Monday', 'Monday, 11:00']);
  const words = [-400, -10, -3, -1, 0, 1, 6, 7, 40].map((days) => dayAsRead(today + days * day, today));
  expect(words).toEqual([
    ...['24 October 2025', '18 November', 'Wed 25 November', 'yesterday', 'today', 'tomorrow', 'Friday'],
    ...['Sat 5 December', '7 January 2027'],
  ]);
  // Another year is no reason to leave the day out of next week.
  expect(dayAsRead(Date.UTC(2027, 0, 1), Date.UTC(2026, 11, 30))).toBe('Friday');
});

test('the message after closing a day names that day', () => {
  expect(flashMessage('day-closed', 'Thursday 3 December 2026')).toContain('Thursday 3 December 2026 is closed.');
  expect(flashMessage('day-closed')).toContain('The day is closed.');
  // Messages without a day ignore it.
  expect(flashMessage('settings-saved', 'Thursday 3 December 2026')).toBe(flashMessage('settings-saved'));
});

// Three working days read 'a day'.
test('opening time is told in hours, however many', () => {
  expect([40 * minute, 90 * minute, 24 * hour, 27.6 * hour].map(openTime)).toEqual([
    '40 minutes',
    'an hour and a half',
    '24 hours',
    '27 hours',
  ]);
});
