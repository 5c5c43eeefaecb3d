import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { minute, wholeDay } from '#content/practice-time.ts';
import { dueGroup, dueWords } from '#desk/calls/due-labels.ts';
import { dialled, mailLink, numberAsRead, telLink, whatsappLink } from '#desk/frame/reach.ts';
import { momentFrom } from '#desk/frame/times.ts';
import { afterOpenTime, dueAfterNoAnswer, laterAt, laterOffers, nextMorning } from '#requests/calls/due-times.ts';
import { hoursWithout } from '#requests/closed-days.ts';

const hours = practice.openingHours;
const hour = 60 * minute;
/** A time in India; 23 November 2026 is a Monday. */
const at = (typed: string) => momentFrom(typed) as number;

test('a first unanswered call is due again after two opening hours', () => {
  expect(dueAfterNoAnswer(1, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T12:00'));
  // One opening hour is left on Saturday, and Sunday is closed.
  expect(dueAfterNoAnswer(1, at('2026-11-28T16:00'), hours)).toBe(at('2026-11-30T10:00'));
});

test('a second unanswered call is due on the next open morning', () => {
  expect(dueAfterNoAnswer(2, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-24T10:00'));
  const closed = hoursWithout([wholeDay(Date.parse('2026-11-24'))]);
  expect(dueAfterNoAnswer(2, at('2026-11-23T10:00'), closed)).toBe(at('2026-11-25T10:00'));
});

test('a third unanswered call is due again after two hours', () => {
  expect(dueAfterNoAnswer(3, at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T12:00'));
});

test('without opening hours the next call is due tomorrow', () => {
  const never = { ...hours, days: [] };
  const now = at('2026-11-23T10:00');
  expect([afterOpenTime(now, hour, never), nextMorning(now, never)]).toEqual([now + 24 * hour, now + 24 * hour]);
});

test('call-later choices omit an afternoon already over', () => {
  expect(laterOffers(at('2026-11-23T10:00'), hours)).toEqual(['hour', 'afternoon', 'morning']);
  expect(laterOffers(at('2026-11-23T15:30'), hours)).toEqual(['hour', 'morning']);
  expect(laterAt('afternoon', at('2026-11-23T10:00'), hours)).toBe(at('2026-11-23T16:00'));
  // A page that stayed open until the evening.
  expect(laterAt('afternoon', at('2026-11-23T18:00'), hours)).toBe(at('2026-11-24T10:00'));
});

test('rejects nonexistent dates and times', () => {
  expect(momentFrom('2026-02-31T10:00')).toBeUndefined();
  expect(momentFrom('2026-11-23T25:00')).toBeUndefined();
  expect(momentFrom('')).toBeUndefined();
});

test('groups due times by hour and by day', () => {
  const now = at('2026-11-23T10:00');
  const groups = ['2026-11-23T10:00', '2026-11-23T11:00', '2026-11-23T23:59', '2026-11-24T00:00', '2026-11-25T00:00'].map((typed) =>
    dueGroup(at(typed), now),
  );
  expect(groups).toEqual(['overdue', 'hour', 'today', 'tomorrow', 'later']);
});

test('due labels name the promise and the delay', () => {
  const now = at('2026-11-23T10:00');
  const label = (promised: number | null, due: number, outcome: string | null = null, tries = 0) =>
    dueWords({ promisedAt: promised, dueAt: due, outcome, tries }, now);
  expect(label(now + 40 * minute, now + 40 * minute)).toBe('promised in 40 minutes');
  expect(label(now - 2 * hour, now - 2 * hour)).toBe('was promised 2 hours ago');
  expect(label(now - 2 * hour, now + 2 * hour, 'no-answer', 1)).toBe('ring again in 2 hours');
  expect(label(now - 2 * hour, now - 3 * hour, 'later')).toBe('asked for a call 3 hours ago');
  expect(label(now - 2 * hour, now + 2 * hour, 'no-answer', 3)).toBe('write to them: due in 2 hours');
  expect(label(null, now + 2 * hour)).toBe('due in 2 hours');
});

test('dials an Indian mobile number with +91', () => {
  for (const typed of ['9876501234', '+91 98765 01234', '098765 01234', '९८७६५०१२३४', '0091-9876501234'])
    expect(telLink(typed)).toBe('tel:+919876501234');
  expect(numberAsRead('9876501234')).toBe('+91 98765\u00a001234');
});

test('keeps the country code of a foreign number', () => {
  expect(telLink('+49 30 1234567')).toBe('tel:+49301234567');
  expect(telLink('0049 30 1234567')).toBe('tel:+49301234567');
  expect(dialled('+1 987 650 1234')).toBe('+19876501234');
});

test('omits the WhatsApp link for a number without country code', () => {
  expect(whatsappLink('020 2543 1122', 'x')).toBeUndefined();
  expect(whatsappLink('+49 30 1234567', 'a & b?')).toBe('https://wa.me/49301234567?text=a%20%26%20b%3F');
});

test('an e-mail address cannot add headers to the mail link', () => {
  expect(mailLink('a?bcc=b@mail.test', 'x', 'y')).toBe('mailto:a%3Fbcc%3Db@mail.test?subject=x&body=y');
});
