import * as v from 'valibot';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { minute, type OpeningHours, wholeDay } from '#content/practice-time.ts';
import { callForm, parseCall } from '#desk/calls/call-form.ts';
import { peopleIn } from '#desk/calls/chips.tsx';
import { askedWords, dueGroup, dueWords } from '#desk/calls/due-labels.ts';
import { mailLink } from '#desk/frame/mail-link.ts';
import { boxTimeOf, momentFrom } from '#desk/frame/times.ts';
import { afterOpenTime, dueAfterBusy, dueAfterNoAnswer, laterTimes, nextMorning, visitTimes } from '#requests/calls/due-times.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import type { PatientRequest } from '#requests/request.ts';
import { dialled, numberAsRead, telLink, whatsappLink } from '#schemas/phone-number.ts';
import { neverOpen, openFor, twoSessions } from '#tests/hours.ts';

const hours = practice.openingHours;
const hour = 60 * minute;
/** A time in India; 23 November 2026 is a Monday. */
const at = (typed: string) => momentFrom(typed) as number;
const fresh = { due_at: null, outcome: null };
const busyAgain = (now: string, before: Parameters<typeof dueAfterBusy>[0] = fresh, own: OpeningHours = hours) =>
  dueAfterBusy(before, { now: at(now), hours: own });

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

test('a call is due tomorrow when no opening hours are set', () => {
  const now = at('2026-11-23T10:00');
  expect([afterOpenTime(now, hour, neverOpen), nextMorning(now, neverOpen)]).toEqual([now + 24 * hour, now + 24 * hour]);
});

test('a busy number is due again after fifteen opening minutes', () => {
  expect(busyAgain('2026-11-23T10:00')).toBe(at('2026-11-23T10:15'));
  expect(busyAgain('2026-11-28T16:55')).toBe(at('2026-11-30T09:10'));
});

// Who had asked for six in the evening was rung next morning, while she taught.
test('a line busy at an agreed evening hour rings that evening', () => {
  const agreed = { due_at: at('2026-11-23T18:00'), outcome: 'later' };
  expect(busyAgain('2026-11-23T18:00', agreed)).toBe(at('2026-11-23T18:15'));
  expect(busyAgain('2026-11-23T18:15', { due_at: at('2026-11-23T18:15'), outcome: 'busy' })).toBe(at('2026-11-23T18:30'));
  // Rung before its time: as soon as usual, and not on the next morning.
  expect([busyAgain('2026-11-23T16:00', agreed), busyAgain('2026-11-23T16:50', agreed)]).toEqual([
    at('2026-11-23T16:15'),
    at('2026-11-23T18:00'),
  ]);
  // A promise that ran out at closing was agreed with nobody.
  expect(busyAgain('2026-11-23T17:05', { due_at: at('2026-11-23T17:00'), outcome: null })).toBe(at('2026-11-24T09:15'));
  expect(busyAgain('2026-11-24T17:05', agreed)).toBe(at('2026-11-25T09:15'));
});

test('the booking form offers half-hour times on three opening days', () => {
  const offered = (now: string, own: OpeningHours = hours) => visitTimes(at(now), own).map(({ times }) => times.map(boxTimeOf));
  const days = offered('2026-11-27T15:10');
  expect(days.map((times) => [times[0], times.at(-1)])).toEqual([
    ['2026-11-27T15:30', '2026-11-27T16:30'],
    ['2026-11-28T09:00', '2026-11-28T16:30'],
    ['2026-11-30T09:00', '2026-11-30T16:30'],
  ]);
  expect(offered('2026-11-27T16:40').map(([first]) => first)).toEqual(['2026-11-28T09:00', '2026-11-30T09:00', '2026-12-01T09:00']);
  // Closed from noon until two: one day, not two.
  const lunch = { from: at('2026-11-28T12:00'), to: at('2026-11-28T14:00') };
  expect(offered('2026-11-27T16:40', { ...hours, slotMinutes: 60, closures: [lunch] })[0]?.map((time) => time.slice(11))).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(offered('2026-11-27T15:10', { ...hours, slotMinutes: 60 })[0]).toEqual(['2026-11-27T16:00']);
  expect(offered('2026-11-27T15:10', neverOpen)).toEqual([]);
});

test('the call-later menu offers full hours left today and tomorrow', () => {
  const offered = (now: string, closed: ReadonlyArray<string> = []) =>
    laterTimes(at(now), hoursWithout(closed.map((day) => wholeDay(Date.parse(day))))).map(({ times }) => times.map(boxTimeOf));
  const [today, next] = offered('2026-11-23T10:26');
  expect([today?.[0], today?.at(-1), next?.[0], next?.at(-1)]).toEqual([
    '2026-11-23T11:00',
    '2026-11-23T20:00',
    '2026-11-24T09:00',
    '2026-11-24T20:00',
  ]);
  // Nobody can ring at 10:59 for eleven and write down so.
  expect(offered('2026-11-23T10:59')[0]?.[0]).toBe('2026-11-23T12:00');
  expect(offered('2026-11-23T06:00')[0]?.[0]).toBe('2026-11-23T09:00');
  // In the evening, on a Sunday and before a closed day.
  expect(offered('2026-11-23T20:30').map(([first]) => first)).toEqual(['2026-11-24T09:00']);
  expect(offered('2026-11-22T12:00').map(([first]) => first)).toEqual(['2026-11-23T09:00']);
  expect(offered('2026-11-23T12:00', ['2026-11-24']).map(([first]) => first)).toEqual(['2026-11-23T13:00', '2026-11-25T09:00']);
});

test('with two sessions, due times count on through the break', () => {
  expect(dueAfterNoAnswer(1, at('2026-11-23T12:00'), twoSessions)).toBe(at('2026-11-23T18:00'));
  expect(busyAgain('2026-11-23T12:50', fresh, twoSessions)).toBe(at('2026-11-23T17:05'));
  // The evening before the closed Wednesday, and the half Saturday.
  expect(busyAgain('2026-11-24T20:50', fresh, twoSessions)).toBe(at('2026-11-26T10:05'));
  expect(nextMorning(at('2026-11-24T12:00'), twoSessions)).toBe(at('2026-11-26T11:00'));
  expect(afterOpenTime(at('2026-11-28T12:00'), 2 * hour, twoSessions)).toBe(at('2026-11-30T11:00'));
});

test('with two sessions, visits are offered in both, on open days', () => {
  const days = visitTimes(at('2026-11-24T11:40'), twoSessions).map(({ times }) => times.map(boxTimeOf));
  expect(days[0]?.map((time) => time.slice(11))).toEqual([
    '12:00',
    '12:30',
    ...['17', '18', '19', '20'].flatMap((hours) => [`${hours}:00`, `${hours}:30`]),
  ]);
  expect(days.map(([first]) => first?.slice(0, 10))).toEqual(['2026-11-24', '2026-11-26', '2026-11-27']);
});

test('with two sessions, no later call is offered in the break', () => {
  const offered = (now: string, own = twoSessions) =>
    laterTimes(at(now), own).map(({ times }) => times.map((time) => boxTimeOf(time).slice(8)));
  const evening = ['17', '18', '19', '20'];
  expect(offered('2026-11-23T11:30')).toEqual([
    ['12', ...evening].map((hours) => `23T${hours}:00`),
    ['10', '11', '12', ...evening].map((hours) => `24T${hours}:00`),
  ]);
  // After a half Saturday people may still be rung who asked for the evening; a practice that is open until ten offers nine.
  expect(offered('2026-11-28T12:30')[0]?.at(-1)).toBe('28T20:00');
  expect(offered('2026-11-23T18:00', openFor('17:00 to 22:00'))[0]?.at(-1)).toBe('23T21:00');
});

test('staff forms reject nonexistent dates and times', () => {
  expect(momentFrom('2026-02-31T10:00')).toBeUndefined();
  expect(momentFrom('2026-11-23T25:00')).toBeUndefined();
  expect(momentFrom('')).toBeUndefined();
});

test('the call list groups due times by hour and by day', () => {
  const now = at('2026-11-23T10:00');
  const groups = ['2026-11-23T10:00', '2026-11-23T11:00', '2026-11-23T23:59', '2026-11-24T00:00', '2026-11-25T00:00'].map((typed) =>
    dueGroup({ dueAt: at(typed), isEmergency: false, withdrawn: false }, now),
  );
  expect(groups).toEqual(['overdue', 'hour', 'today', 'tomorrow', 'later']);
  const late = { dueAt: at('2026-11-25T00:00'), withdrawn: true };
  expect(dueGroup({ ...late, isEmergency: true }, now)).toBe('emergency');
  expect(dueGroup({ ...late, isEmergency: false }, now)).toBe('look');
});

test('due labels on the call list name time and delay', () => {
  const now = at('2026-11-23T10:10');
  const label = (due: string, outcome: string | null = null, tries = 0) =>
    dueWords({ dueAt: at(due), outcome, tries, ways: ['phone'], wrongNumber: false }, now);
  expect(label('2026-11-23T11:30')).toBe('by 11:30');
  expect(label('2026-11-24T09:05')).toBe('by 9:05 tomorrow');
  expect(label('2026-11-23T09:12')).toBe('due 9:12, 58 min late');
  expect(label('2026-11-23T08:00')).toBe('due 8:00, 2 h 10 min late');
  expect(label('2026-11-22T16:20')).toBe('due 16:20 yesterday, 17 h late');
  expect(label('2026-11-20T10:00')).toBe('due 10:00 on Fri 20 November, 3 days late');
  expect(label('2026-11-23T18:00', 'later')).toBe('at 18:00');
  expect(label('2026-11-23T12:13', 'no-answer', 1)).toBe('again at 12:13');
  expect(label('2026-11-23T10:25', 'busy')).toBe('again at 10:25');
  expect(label('2026-11-23T12:10', 'no-answer', 3)).toBe('write to them by 12:10');
});

test('a call-list line says how often and since when somebody asked', () => {
  const now = at('2026-11-23T10:10');
  const words = (asked: number, since: string) => askedWords({ asked, since: at(since) }, now);
  expect(words(1, '2026-11-23T09:00')).toBeUndefined();
  expect(words(2, '2026-11-23T09:05')).toBe('second time, since 9:05');
  expect(words(3, '2026-11-22T16:00')).toBe('third time, since yesterday');
  expect(words(40, '2026-11-03T16:00')).toBe('40 times, since 3 November');
});

test('the call list names each person sharing a phone once', () => {
  const from = (...names: ReadonlyArray<string>) => peopleIn(names.map((name) => ({ written: { name } }) as PatientRequest));
  expect(from('Ganesh Pawar', 'ganesh pawar')).toBe('Ganesh Pawar');
  expect(from('Ganesh Pawar', 'Meena Pawar')).toBe('Ganesh Pawar and Meena Pawar');
  expect(from('Asha', 'Ganesh', 'Meena')).toBe('Asha, Ganesh and Meena');
  expect(peopleIn([{ written: undefined } as PatientRequest])).toBe('Cannot be opened');
});

test('phone links dial Indian mobile numbers with +91', () => {
  for (const typed of ['9876501234', '+91 98765 01234', '098765 01234', '९८७६५०१२३४', '0091-9876501234'])
    expect(telLink(typed)).toBe('tel:+919876501234');
  expect(numberAsRead('9876501234')).toBe('+91 98765\u00a001234');
});

test('phone links keep the country code of foreign numbers', () => {
  expect(telLink('+49 30 1234567')).toBe('tel:+49301234567');
  expect(telLink('0049 30 1234567')).toBe('tel:+49301234567');
  expect(dialled('+1 987 650 1234')).toBe('+19876501234');
});

test('a number without country code has no WhatsApp link', () => {
  expect(whatsappLink('020 2543 1122', 'x')).toBeUndefined();
  expect(whatsappLink('+49 30 1234567', 'a & b?')).toBe('https://wa.me/49301234567?text=a%20%26%20b%3F');
});

test('an e-mail address cannot add headers to the mail link', () => {
  expect(mailLink('a?bcc=b@mail.test', 'x', 'y')).toBe('mailto:a%3Fbcc%3Db@mail.test?subject=x&body=y');
});

test('call-later minutes count from pressing the button', () => {
  const now = at('2026-11-23T10:26');
  const pressed = (outcome: string) => parseCall(v.parse(callForm, { version: '1', outcome }), now);
  expect(pressed('later:+15')).toEqual({ ok: true, outcome: 'later', at: now + 15 * minute });
  for (const outcome of ['later:+0', 'later:+16', 'later:+600', 'booked:+15']) expect(pressed(outcome)).toMatchObject({ ok: false });
});
