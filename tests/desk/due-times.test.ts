import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { dueGroup, dueWords } from '#desk/calls/due-words.ts';
import { momentFrom } from '#desk/frame/local-time.ts';
import { afterOpenTime, dueAfterNoAnswer, laterAt, laterOffers, nextMorning } from '#requests/calls/due-times.ts';
import { hoursWithout } from '#requests/closed-days.ts';

const hours = practice.openingHours;
const hour = 60 * 60_000;
/** A moment on the practice's clock; 23 November 2026 is a Monday. */
const at = (typed: string) => momentFrom(typed) as number;

test('nobody answered: again after two opening hours', () => {
  expect(dueAfterNoAnswer(1, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T12:00'));
  // An hour is left on Saturday, and Sunday is shut.
  expect(dueAfterNoAnswer(1, at('2026-11-28T16:00'), hours)).toBe(at('2026-11-30T10:00'));
});

test('nobody answered twice: the next morning that is open', () => {
  expect(dueAfterNoAnswer(2, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-24T10:00'));
  const closed = hoursWithout([{ day: '2026-11-24', reason: 'away' }]);
  expect(dueAfterNoAnswer(2, at('2026-11-23T10:00'), closed)).toBe(at('2026-11-25T10:00'));
});

test('nobody answered three times: to be written to that day', () => {
  expect(dueAfterNoAnswer(3, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T12:00'));
});

test('a practice that never opens still looks at it tomorrow', () => {
  const never = { ...hours, days: [] };
  const now = at('2026-11-23T10:00');
  expect([afterOpenTime(now, hour, never), nextMorning(now, never)]).toEqual([now + 24 * hour, now + 24 * hour]);
});

test('no afternoon is offered that is over', () => {
  expect(laterOffers(at('2026-11-23T10:00'), hours)).toEqual(['hour', 'afternoon', 'morning']);
  expect(laterOffers(at('2026-11-23T15:30'), hours)).toEqual(['hour', 'morning']);
  expect(laterAt('afternoon', at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T16:00'));
  // A page that lay open until the evening.
  expect(laterAt('afternoon', at('2026-11-23T18:00'), hours)).toBe(at('2026-11-24T10:00'));
});

test('a day that no month has is no time', () => {
  expect(momentFrom('2026-02-31T10:00')).toBeUndefined();
  expect(momentFrom('2026-11-23T25:00')).toBeUndefined();
  expect(momentFrom('')).toBeUndefined();
});

test('the list is cut where the practice would cut it', () => {
  const now = at('2026-11-23T10:00');
  const groups = ['2026-11-23T10:00', '2026-11-23T11:00', '2026-11-23T23:59', '2026-11-24T00:00', '2026-11-25T00:00'].map((typed) =>
    dueGroup(at(typed), now),
  );
  expect(groups).toEqual(['overdue', 'hour', 'today', 'tomorrow', 'later']);
});

test('a line says what was promised, and since when', () => {
  const now = at('2026-11-23T10:00');
  const said = (promised: number | null, due: number, outcome: string | null = null, tries = 0) =>
    dueWords({ promisedAt: promised, dueAt: due, outcome, tries }, now);
  expect(said(now + 40 * 60_000, now + 40 * 60_000)).toBe('promised in 40 minutes');
  expect(said(now - 2 * hour, now - 2 * hour)).toBe('was promised 2 hours ago');
  expect(said(now - 2 * hour, now + 2 * hour, 'no-answer', 1)).toBe('ring again in 2 hours');
  expect(said(now - 2 * hour, now - 3 * hour, 'later')).toBe('asked for a call 3 hours ago');
  expect(said(now - 2 * hour, now + 2 * hour, 'no-answer', 3)).toBe('write to them: due in 2 hours');
  expect(said(null, now + 2 * hour)).toBe('due in 2 hours');
});
