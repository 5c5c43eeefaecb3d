import { practice } from './practice.ts';
import { dayOf, minute, type OpeningHours, openTimes } from './practice-time.ts';

const promised = 120 * minute;
const step = 30 * minute;

/**
 * By when the practice calls back, in milliseconds since 1970: within two opening hours, rounded up to the half hour. Null when it
 * does not open within a year.
 */
export function callBy(acceptedAt: number, hours: OpeningHours = practice.openingHours): number | null {
  let left = promised;
  for (const { opens, closes } of openTimes(acceptedAt, hours)) {
    const from = Math.max(acceptedAt, opens);
    // India is a whole number of half hours ahead, so these are half hours there too.
    if (closes - from >= left) return Math.min(Math.ceil((from + left) / step) * step, closes);
    left -= closes - from;
  }
  return null;
}

/**
 * By when the practice answers a message, to which no hour was promised: when it closes on the first opening day after the one on
 * which the message came. Null when it does not open within a year.
 */
export function answerBy(acceptedAt: number, hours: OpeningHours = practice.openingHours): number | null {
  let answered: number | null = null;
  for (const { opens, closes } of openTimes(acceptedAt, hours)) {
    if (dayOf(opens) === dayOf(acceptedAt)) continue;
    if (answered !== null && dayOf(opens) !== dayOf(answered)) break;
    answered = closes;
  }
  return answered;
}
