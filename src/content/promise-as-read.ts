import { fillWords } from './fill-words.ts';
import { ahead, clock, dayName, dayOf, minute } from './practice-time.ts';

// Browsers read it too, so the practice's facts must not come along.

/** How a language other than English tells days and times. `{…}` is filled in. */
export type TimeWords = {
  /** For the names of days and months. */
  lang: string;
  /** The parts of a day, each until an hour. */
  parts: ReadonlyArray<readonly [until: number, name: string]>;
  oClock: string;
  /** From one day to another, and from one time to another. */
  to: string;
  until: string;
  today: string;
  on: string;
  by: string;
  at: string;
  nextOpeningDay: string;
};

/** Milliseconds after midnight: 'सुबह 11', 'सुबह 11:30'. */
export function clockIn({ parts }: Pick<TimeWords, 'parts'>, time: number): string {
  const hour = Math.floor(time / (60 * minute));
  const past = Math.floor(time / minute) % 60;
  const [, part] = parts.find(([until]) => hour < until) ?? parts[0] ?? [24, ''];
  return `${part} ${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`;
}

/** A date, as `dayOf` gives it, by its day: 'on Sunday'. Latin digits, as in the phone numbers beside them. */
export function dayIn({ lang, today, on }: TimeWords, date: number, now: number): string {
  if (date === now) return today;
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return fillWords(on, { day: new Intl.DateTimeFormat(`${lang}-u-nu-latn`, options).format(date) });
}

/** A moment as a day and a time, in the words of a language: 'today at 11:30 am'. */
export function momentAsRead(at: number, toldAt: number, words?: TimeWords): string {
  const [date, now] = [dayOf(at), dayOf(toldAt)];
  const time = at + ahead - date;
  if (!words) return `${dayName(date, now)} at ${clock(time)}`;
  return fillWords(words.at, { day: dayIn(words, date, now), time: fillWords(words.oClock, { time: clockIn(words, time) }) });
}

/**
 * A promised time in words that follow 'We will call you': 'today by 11:30 am', 'on Tuesday by 11:30 am', 'on Tuesday 5 January by
 * 11:30 am'. `toldAt` is when they are read: a promise of yesterday must not say today.
 */
export function promiseAsRead(promisedAt: number | null, toldAt: number, words?: TimeWords): string {
  if (promisedAt === null) return words?.nextOpeningDay ?? 'on our next opening day';
  const [date, now] = [dayOf(promisedAt), dayOf(toldAt)];
  const time = promisedAt + ahead - date;
  if (!words) return `${dayName(date, now)} by ${clock(time)}`;
  return fillWords(words.by, { day: dayIn(words, date, now), time: fillWords(words.oClock, { time: clockIn(words, time) }) });
}
