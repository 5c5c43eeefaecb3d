import { ahead, dateName, day, dayName, dayOf, hour, minute, timeAsRead, weekdayOf } from '#content/practice-time.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** Parses a datetime-local value ('2026-11-23T16:30', in India) to milliseconds since 1970; undefined if there is no such time. */
export function momentFrom(typed: string): number | undefined {
  const [, date = '', hours = '', minutes = ''] = pattern.exec(typed) ?? [];
  const at = Date.parse(`${date}T${hours}:${minutes}:00Z`);
  // Date.parse turns 31 February into 3 March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return at - ahead;
}

/** Formats milliseconds since 1970 as a datetime-local value in India. */
export const boxTimeOf = (at: number): string => new Date(at + ahead).toISOString().slice(0, 16);

/** Today in India as a date input holds it: '2026-11-23'. */
export const todayOf = (now: number): string => isoDate(dayOf(now));

/** Formats a date of `dayOf` as a date input holds it: '2026-11-23'. */
export const isoDate = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** Parses '2026-11-23' to a date of `dayOf`; undefined if there is no such day. */
export function dateFrom(typed: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  return at % day === 0 && isoDate(at) === typed ? at : undefined;
}

function halves(length: number, unit: 'hour' | 'day'): string {
  const one = unit === 'hour' ? 'an hour' : 'a day';
  const steps = Math.floor((2 * length) / (unit === 'hour' ? hour : day));
  const whole = Math.floor(steps / 2);
  // From three on, halves are left out.
  const andHalf = steps % 2 === 1 && whole < 3 ? ' and a half' : '';
  return whole === 1 ? `${one}${andHalf}` : `${whole}${andHalf} ${unit}s`;
}

/** A duration in words: '40 minutes', 'an hour and a half', '2 days'. Rounded down, so no promise reads as later than it is. */
function amount(length: number): string {
  if (length < minute) return 'less than a minute';
  if (length >= day) return halves(length, 'day');
  if (length >= hour) return halves(length, 'hour');
  const minutes = Math.floor(length / minute);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** A time relative to now: 'in 40 minutes', '2 hours ago', 'now'. Both in milliseconds since 1970. */
export function fromNow(at: number, now: number): string {
  const length = Math.abs(at - now);
  if (length < minute) return 'now';
  return at > now ? `in ${amount(length)}` : `${amount(length)} ago`;
}

/** The time since `from`, in words: '40 minutes', '2 days'. */
export const lasting = (from: number, now: number): string => amount(Math.max(0, now - from));

/** An amount of opening time in words, in hours however many: 24 of them are three working days. */
export const openTime = (length: number): string => (length >= hour ? halves(length, 'hour') : amount(length));

/** A time as staff read it: 'today, 16:20', 'yesterday, 16:20', 'Monday, 16:20', '3 November, 16:20'. */
export function whenAsRead(at: number, now: number): string {
  return `${dayAsRead(dayOf(at), dayOf(now))}, ${timeAsRead(at)}`;
}

/** A time of day with its day, unless that is today: '9:12 tomorrow', '18:00 on Monday'. */
export function timeAndDay(at: number, now: number): string {
  const [date, today] = [dayOf(at), dayOf(now)];
  if (date === today) return timeAsRead(at);
  return `${timeAsRead(at)} ${Math.abs(date - today) === day ? '' : 'on '}${dayAsRead(date, today)}`;
}

/** A time still to come with the day of the week, unless that is today: '17:20', 'Monday 10:00'. */
export const weekdayAndTime = (at: number, now: number): string =>
  `${dayOf(at) === dayOf(now) ? '' : `${dayName(dayOf(at), dayOf(now)).replace(/^on /, '')} `}${timeAsRead(at)}`;

/**
 * A date of `dayOf`, relative to another: 'today', 'tomorrow', 'yesterday', 'Monday' for one of the next days, 'Mon 7 December', and
 * without the weekday for what is long past or in another year.
 */
export function dayAsRead(date: number, today: number): string {
  if (date === today) return 'today';
  if (date === today + day) return 'tomorrow';
  if (date === today - day) return 'yesterday';
  const year = new Date(date).getUTCFullYear();
  if (year !== new Date(today).getUTCFullYear() && Math.abs(date - today) >= 7 * day) return `${dateName(date)} ${year}`;
  if (date > today && date < today + 7 * day) return weekdayOf(date);
  return date <= today - 7 * day ? dateName(date) : `${weekdayOf(date).slice(0, 3)} ${dateName(date)}`;
}

/** A date of `dayOf` in full: 'Monday 23 November 2026'. */
export const dayInFull = (date: number): string => `${weekdayOf(date)} ${dateName(date)} ${new Date(date).getUTCFullYear()}`;

/** The value of a date or datetime-local input in words: 'Monday 23 November 2026, 16:30'; undefined if there is no such day. */
export function typedDayInWords(typed: string): string | undefined {
  const date = dateFrom(typed);
  if (date !== undefined) return dayInFull(date);
  const at = momentFrom(typed);
  return at === undefined ? undefined : `${dayInFull(dayOf(at))}, ${timeAsRead(at)}`;
}
