import { fillWords } from './fill-words.ts';
import { practice } from './practice.ts';
import { ahead, type Closure, clock, closedTimes, dateName, day, dayName, dayOf, type OpeningHours, openTimes } from './practice-time.ts';

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

/** How a language says when something is closed. `{…}` is filled in; days and times are told by `dayOf` and `timeOf`. */
export type ClosureWords = Readonly<Record<'from' | 'until' | 'between' | 'days' | 'firstDay' | 'lastDay', string>>;
export type ClosureTeller = { words: ClosureWords; dayAsRead: (date: number) => string; timeAsRead: (at: number) => string };

export const closureWords = {
  from: '{day} from {time}',
  until: '{day} until {time}',
  between: '{day} from {from} to {to}',
  days: '{from} to {to}',
  firstDay: '{day}, {time},',
  lastDay: '{day}, {time}',
} as const satisfies ClosureWords;

const inEnglish: ClosureTeller = {
  words: closureWords,
  dayAsRead: (date) => `${dateName(date)} ${new Date(date).getUTCFullYear()}`,
  timeAsRead: timeOf,
};

/** A closure as people read it: '24 November 2026', '3 December 2026 to 9 December 2026', '24 November 2026 from 2:00 pm'. */
export function closureAsRead({ from, to }: Closure, { words, dayAsRead, timeAsRead }: ClosureTeller = inEnglish): string {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  const begins = from > first - ahead ? timeAsRead(from) : '';
  const ends = to < last + day - ahead ? timeAsRead(to) : '';
  const [firstDay, lastDay] = [dayAsRead(first), dayAsRead(last)];
  if (first !== last) {
    return fillWords(words.days, {
      from: begins ? fillWords(words.firstDay, { day: firstDay, time: begins }) : firstDay,
      to: ends ? fillWords(words.lastDay, { day: lastDay, time: ends }) : lastDay,
    });
  }
  if (begins && ends) return fillWords(words.between, { day: firstDay, from: begins, to: ends });
  if (!begins && !ends) return firstDay;
  return fillWords(begins ? words.from : words.until, { day: firstDay, time: begins || ends });
}

// Visits are planned within this time; of what is further away, the next days are enough.
const shownAhead = 90 * day;
const shownAtLeast = 4;

/**
 * What is closed beside the weekly hours and is still to come, in order, as people read it: '25 December 2026'. All of the next three
 * months, and four at least.
 */
export function closedAhead(now: number, hours: OpeningHours = practice.openingHours, teller?: ClosureTeller): ReadonlyArray<string> {
  const inOrder = closedTimes(hours)
    .filter(({ to }) => to > now)
    .toSorted((a, b) => a.from - b.from);
  const soon = inOrder.filter(({ from }) => from < now + shownAhead).length;
  const words = [...new Set(inOrder.map((closure) => closureAsRead(closure, teller)))];
  return words.slice(0, Math.max(soon, shownAtLeast));
}
