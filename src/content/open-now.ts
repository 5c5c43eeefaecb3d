import { practice } from './practice.ts';
import { ahead, clock, day, dayName, dayOf, type OpeningHours, opensOn, timeOfDay } from './practice-time.ts';

/** Whether the practice is open, in words that are true at the moment they were made: `asOf` says when that was. */
export type OpenNow = { open: boolean; words: string; asOf: string };

const furthest = 366;

/** `now` in milliseconds since 1970. Times and holidays are those of India. */
export function openNow(now: number, hours: OpeningHours = practice.openingHours): OpenNow {
  const today = dayOf(now);
  const time = now + ahead - today;
  const opens = timeOfDay(hours.opens);
  const closes = timeOfDay(hours.closes);
  const asOf = clock(time);
  if (opensOn(today, hours) && time >= opens && time < closes) return { open: true, words: `Open now, until ${clock(closes)}`, asOf };
  const first = opensOn(today, hours) && time < opens ? today : today + day;
  for (let date = first; date <= today + furthest * day; date += day) {
    if (opensOn(date, hours)) return { open: false, words: `Closed now. We open ${dayName(date, today)} at ${clock(opens)}`, asOf };
  }
  return { open: false, words: 'Closed now', asOf };
}

/** The holidays that are still to come, as people read them: '25 December 2026'. */
export function holidaysAhead(now: number, { holidays }: OpeningHours = practice.openingHours): ReadonlyArray<string> {
  const today = new Date(dayOf(now)).toISOString().slice(0, 10);
  const read = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return holidays.filter((holiday) => holiday >= today).map((holiday) => read.format(new Date(holiday)));
}
