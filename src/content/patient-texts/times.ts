import { fillWords } from '#content/fill-words.ts';
import { times } from '#content/languages/hi/times.ts';
import { type HourWords, openAsRead, openIn } from '#content/opening-hours.ts';
import { ahead, clock, dayOf } from '#content/practice-time.ts';
import { clockIn } from '#content/promise-as-read.ts';
import type { TextLanguage } from './seeds.ts';

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

/** The day of a moment: 'Thursday 26 November', 'गुरुवार, 26 नवंबर'. */
export function dayIn(language: TextLanguage, at: number): string {
  // Latin digits, as in the phone numbers beside them.
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, options).format(dayOf(at));
  return language === 'en' ? words.replace(',', '') : words;
}

/** The time of a moment as a visit is told: '11:00 am', 'सुबह 11 बजे', 'सकाळी 11 वाजता'. */
export function timeIn(language: TextLanguage, at: number): string {
  const time = at + ahead - dayOf(at);
  return language === 'en' ? clock(time) : fillWords(spoken[language].oClock, { time: clockIn(spoken[language], time) });
}

/** The opening hours: '9 AM to 5 PM, Monday to Saturday'. */
export const hoursIn = (language: TextLanguage): string =>
  language === 'en' ? openAsRead : openIn(spoken[language]).replaceAll('\u00a0', ' ');
