import { practice } from './practice.ts';
import { ahead, type Closure, clock, dateName, day, dayName, dayOf, type OpeningHours, openTimes, wholeDay } from './practice-time.ts';

/** Whether the practice is open, in words that are true at the moment they were made: `asOf` says when that was. */
export type OpenNow = { open: boolean; words: string; asOf: string };

const timeOf = (at: number) => clock(at + ahead - dayOf(at));

/** `now` in milliseconds since 1970. Times and holidays are those of India. */
export function openNow(now: number, hours: OpeningHours = practice.openingHours): OpenNow {
  const asOf = timeOf(now);
  const [next] = openTimes(now, hours);
  if (!next) return { open: false, words: 'Closed now', asOf };
  if (next.opens <= now) return { open: true, words: `Open now, until ${timeOf(next.closes)}`, asOf };
  return { open: false, words: `Closed now. We open ${dayName(dayOf(next.opens), dayOf(now))} at ${timeOf(next.opens)}`, asOf };
}

const fullDate = (date: number) => `${dateName(date)} ${new Date(date).getUTCFullYear()}`;

/** A closure as people read it: '24 November 2026', '3 December 2026 to 9 December 2026', '24 November 2026 from 2:00 pm'. */
export function closureAsRead({ from, to }: Closure): string {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  const begins = from > first - ahead ? timeOf(from) : '';
  const ends = to < last + day - ahead ? timeOf(to) : '';
  if (first !== last) return `${fullDate(first)}${begins && `, ${begins},`} to ${fullDate(last)}${ends && `, ${ends}`}`;
  if (begins && ends) return `${fullDate(first)} from ${begins} to ${ends}`;
  return `${fullDate(first)}${begins && ` from ${begins}`}${ends && ` until ${ends}`}`;
}

/** What is closed beside the weekly hours and is still to come, in order, as people read it: '25 December 2026'. */
export function closedAhead(now: number, { holidays, closures = [] }: OpeningHours = practice.openingHours): ReadonlyArray<string> {
  const days = holidays.map((holiday) => wholeDay(Date.parse(holiday)));
  const inOrder = [...days, ...closures].filter(({ to }) => to > now).toSorted((a, b) => a.from - b.from);
  return [...new Set(inOrder.map(closureAsRead))];
}
