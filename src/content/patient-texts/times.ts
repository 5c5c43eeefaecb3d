import { fillWords } from '#content/fill-words.ts';
import { times } from '#content/languages/hi/times.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { ahead, clock, dayOf, minute, timeOfDay } from '#content/practice-time.ts';
import { clockIn as clockBy, type TimeWords } from '#content/promise-as-read.ts';
import type { TextLanguage } from './seeds.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
// A Monday, so that a weekday's name can be asked for.
const aMonday = Date.UTC(2026, 10, 23);

type HourWords = Pick<TimeWords, 'lang' | 'parts' | 'oClock' | 'to' | 'until'>;

const marathi: HourWords = {
  lang: 'mr-IN',
  parts: [
    [4, 'रात्री'],
    [12, 'सकाळी'],
    [16, 'दुपारी'],
    [20, 'संध्याकाळी'],
    [24, 'रात्री'],
  ],
  oClock: '{time} वाजता',
  to: '{from} ते {to}',
  until: '{from} ते {to}',
};
const spoken = { hi: times, mr: marathi } satisfies Record<string, HourWords>;

// Latin digits, as in the phone numbers beside them.
const formatted = (lang: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { timeZone: 'UTC', ...options });

/** The day of a moment: 'Thursday 26 November', 'गुरुवार, 26 नवंबर'. */
export function dayIn(language: TextLanguage, at: number): string {
  const words = formatted(`${language}-IN`, { weekday: 'long', day: 'numeric', month: 'long' }).format(dayOf(at));
  return language === 'en' ? words.replace(',', '') : words;
}

/** The time of a moment as a visit is told: '11:00 am', 'सुबह 11:00 बजे', 'सकाळी 11:00 वाजता'. */
export function timeIn(language: TextLanguage, at: number): string {
  const time = at + ahead - dayOf(at);
  return language === 'en' ? clock(time) : fillWords(spoken[language].oClock, { time: clockBy(spoken[language], time) });
}

/** The opening hours: '9 AM to 5 PM, Monday to Saturday'. */
export const hoursIn = (language: TextLanguage): string => (language === 'en' ? openAsRead : hoursBy(spoken[language]));

/** The same by the words of a language other than English. */
export function hoursBy(words: HourWords): string {
  const { opens, closes, days } = practice.openingHours;
  const places = week.flatMap((name, at) => ((days as ReadonlyArray<string>).includes(name) ? [at] : []));
  const named = places.map((at) => formatted(words.lang, { weekday: 'long' }).format(aMonday + at * 24 * 60 * minute));
  const isInARow = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  const inWords = isInARow ? fillWords(words.to, { from: named[0] ?? '', to: named.at(-1) ?? '' }) : named.join(', ');
  const [from, to] = [clockBy(words, timeOfDay(opens)), clockBy(words, timeOfDay(closes))];
  return `${inWords}, ${fillWords(words.until, { from, to })}`;
}
