import type { Practice, Session, Weekday } from './practice.ts';

/** When the practice is closed beside its usual times, from one moment to another; both in milliseconds since 1970. */
export type Closure = { from: number; to: number };

export type OpeningHours = Practice['openingHours'] & { closures?: ReadonlyArray<Closure> };

/** When the practice is open without a break; both in milliseconds, since 1970 or since the midnight of any day. */
export type OpenTime = { opens: number; closes: number };

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
// India keeps one time all year.
export const ahead = 330 * minute;
const weekdays: ReadonlyArray<Weekday> = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

// A `date` is the midnight at which a day begins on the practice's own clock, so it is a multiple of `day`.

/** The date in India at a moment in milliseconds since 1970. */
export const dayOf = (at: number) => Math.floor((at + ahead) / day) * day;

/** The closure of a whole day; `date` as `dayOf` gives it. */
export const wholeDay = (date: number): Closure => ({ from: date - ahead, to: date - ahead + day });

/** What is closed beside the usual hours: the holidays, and what staff have closed. */
export const closedTimes = ({ holidays, closures = [] }: OpeningHours): ReadonlyArray<Closure> => [
  ...holidays.map((holiday) => wholeDay(Date.parse(holiday))),
  ...closures,
];

const furthest = 366;

/** The times at which the practice is open, from the one at or after a moment on, for a year ahead. The first may have begun. */
export function* openTimes(at: number, hours: OpeningHours): Generator<OpenTime> {
  const today = dayOf(at);
  for (let date = today; date <= today + furthest * day; date += day) {
    for (const open of openTimesOn(date, hours)) if (open.closes > at) yield open;
  }
}

/** The times at which the practice is open on a day; `date` as `dayOf` gives it. */
export function openTimesOn(date: number, { week, holidays, closures = [] }: OpeningHours): ReadonlyArray<OpenTime> {
  const sessions = week[weekdayOf(date)];
  if (sessions.length === 0 || holidays.includes(new Date(date).toISOString().slice(0, 10))) return [];
  const usual = sessions.map(endsOf).map(({ opens, closes }) => ({ opens: date + opens - ahead, closes: date + closes - ahead }));
  return closures.reduce<ReadonlyArray<OpenTime>>((open, closure) => open.flatMap((time) => without(time, closure)), usual);
}

function without({ opens, closes }: OpenTime, { from, to }: Closure): ReadonlyArray<OpenTime> {
  const parts = [
    { opens, closes: Math.min(closes, from) },
    { opens: Math.max(opens, to), closes },
  ];
  return from >= closes || to <= opens ? [{ opens, closes }] : parts.filter((part) => part.opens < part.closes);
}

/** Whether the practice is open for any part of a day; `date` as `dayOf` gives it. */
export const opensOn = (date: number, hours: OpeningHours): boolean => openTimesOn(date, hours).length > 0;

/** How much of the time between two moments the practice was open, in milliseconds. */
export function openTimeBetween(from: number, to: number, hours: OpeningHours): number {
  let sum = 0;
  for (const { opens, closes } of openTimes(from, hours)) {
    if (opens >= to) break;
    sum += Math.min(closes, to) - Math.max(opens, from);
  }
  return sum;
}

export const isOpenAt = (at: number, hours: OpeningHours): boolean => openTimeBetween(at, at + 1, hours) > 0;

/** '09:00 to 17:00' as two times, in milliseconds after midnight. */
export function endsOf(session: Session): OpenTime {
  const [opens = '', closes = ''] = session.split(' to ');
  return { opens: timeOfDay(opens), closes: timeOfDay(closes) };
}

/** '09:30' as milliseconds after midnight. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

/** 'today', 'on Tuesday', 'on Tuesday 5 January'. */
export function dayName(date: number, today: number): string {
  if (date === today) return 'today';
  // A week away or in the past, the weekday alone would be taken for another one.
  if (date > today && date - today < 7 * day) return `on ${weekdayOf(date)}`;
  return `on ${weekdayOf(date)} ${dateName(date)}`;
}

// Made once, and only where a date is named: it takes longer than all that is done with it.
let months: Intl.DateTimeFormat | undefined;

/** '5 January'. */
export function dateName(date: number): string {
  months ??= new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
  return `${new Date(date).getUTCDate()} ${months.format(date)}`;
}

/** Milliseconds after midnight as people read them: '11:30 am', '12:00 noon'. */
export function clock(time: number): string {
  const hours = Math.floor(time / hour);
  const minutes = String(Math.floor(time / minute) % 60).padStart(2, '0');
  if (hours === 12 && minutes === '00') return '12:00 noon';
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** 'Monday'; `date` as `dayOf` gives it. */
export function weekdayOf(date: number): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'Sunday';
}

/** A time of day as the practice's own people read it: '9:12', '18:00'. */
export function timeAsRead(at: number): string {
  const time = at + ahead - dayOf(at);
  return `${Math.floor(time / hour)}:${String(Math.floor(time / minute) % 60).padStart(2, '0')}`;
}
