import { practice } from './practice.ts';
import { ahead, clock, day, dayName, dayOf, minute, type OpeningHours, opensOn, timeOfDay } from './practice-time.ts';

const promised = 120 * minute;
const step = 30 * minute;
const furthest = 366;

/**
 * By when the practice calls back, in milliseconds since 1970: within two opening hours, rounded up to the half hour. Null when it
 * does not open within a year.
 */
export function callBy(acceptedAt: number, hours: OpeningHours = practice.openingHours): number | null {
  // From here on, times are the practice's own clock, so that a day begins at a multiple of `day`.
  const accepted = acceptedAt + ahead;
  const today = dayOf(acceptedAt);
  let left = promised;
  for (let date = today; date <= today + furthest * day; date += day) {
    if (!opensOn(date, hours)) continue;
    const closes = date + timeOfDay(hours.closes);
    const from = Math.max(accepted, date + timeOfDay(hours.opens));
    const open = Math.max(0, closes - from);
    if (open >= left) return Math.min(Math.ceil((from + left) / step) * step, closes) - ahead;
    left -= open;
  }
  return null;
}

/**
 * By when the practice answers a message, to which no hour was promised: when it closes on the first opening day after the one on
 * which the message came. Null when it does not open within a year.
 */
export function answerBy(acceptedAt: number, hours: OpeningHours = practice.openingHours): number | null {
  const today = dayOf(acceptedAt);
  for (let date = today + day; date <= today + furthest * day; date += day) {
    if (opensOn(date, hours)) return date + timeOfDay(hours.closes) - ahead;
  }
  return null;
}

/**
 * A promised time in words that follow 'We will call you': 'today by 11:30 am', 'on Tuesday by 11:30 am', 'on Tuesday 5 January by
 * 11:30 am'. `toldAt` is when they are read: a promise of yesterday must not say today.
 */
export function promiseAsRead(promisedAt: number | null, toldAt: number): string {
  if (promisedAt === null) return 'on our next opening day';
  const date = dayOf(promisedAt);
  return `${dayName(date, dayOf(toldAt))} by ${clock(promisedAt + ahead - date)}`;
}
