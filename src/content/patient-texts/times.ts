import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { ahead, clock, dayOf, minute, timeOfDay } from '#content/practice-time.ts';
import type { TextLanguage } from './seeds.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
// A Monday, so that a weekday's name can be asked for.
const aMonday = Date.UTC(2026, 10, 23);

// Latin digits, as in the phone numbers beside them.
const formatted = (language: TextLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { timeZone: 'UTC', ...options });

/** The parts of a day, each until an hour, and what a clock's time is followed by. */
const spoken = {
  hi: {
    parts: [
      [4, 'रात'],
      [12, 'सुबह'],
      [16, 'दोपहर'],
      [20, 'शाम'],
      [24, 'रात'],
    ],
    oClock: ' बजे',
    to: ' से ',
    until: ' तक',
  },
  mr: {
    parts: [
      [4, 'रात्री'],
      [12, 'सकाळी'],
      [16, 'दुपारी'],
      [20, 'संध्याकाळी'],
      [24, 'रात्री'],
    ],
    oClock: ' वाजता',
    to: ' ते ',
    until: '',
  },
} as const;

/** Milliseconds after midnight in words: '11:00 am', 'सुबह 11:00', 'सकाळी 11:00'. */
function clockIn(language: TextLanguage, time: number): string {
  if (language === 'en') return clock(time);
  const hour = Math.floor(time / (60 * minute));
  const [, part] = spoken[language].parts.find(([until]) => hour < until) ?? spoken[language].parts[0];
  return `${part} ${hour % 12 || 12}:${String(Math.floor(time / minute) % 60).padStart(2, '0')}`;
}

/** The day of a moment: 'Thursday 26 November', 'गुरुवार, 26 नवंबर'. */
export function dayIn(language: TextLanguage, at: number): string {
  const words = formatted(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(dayOf(at));
  return language === 'en' ? words.replace(',', '') : words;
}

/** The time of a moment as a visit is told: '11:00 am', 'सुबह 11:00 बजे', 'सकाळी 11:00 वाजता'. */
export function timeIn(language: TextLanguage, at: number): string {
  return `${clockIn(language, at + ahead - dayOf(at))}${language === 'en' ? '' : spoken[language].oClock}`;
}

/** The opening hours: '9 AM to 5 PM, Monday to Saturday'. */
export function hoursIn(language: TextLanguage): string {
  if (language === 'en') return openAsRead;
  const { to, until } = spoken[language];
  const { opens, closes, days } = practice.openingHours;
  const places = week.flatMap((name, at) => ((days as ReadonlyArray<string>).includes(name) ? [at] : []));
  const named = places.map((at) => formatted(language, { weekday: 'long' }).format(aMonday + at * 24 * 60 * minute));
  const isInARow = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  const inWords = isInARow ? `${named[0]}${to}${named.at(-1)}` : named.join(', ');
  return `${inWords}, ${clockIn(language, timeOfDay(opens))}${to}${clockIn(language, timeOfDay(closes))}${until}`;
}
