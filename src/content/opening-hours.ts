import { fillWords } from './fill-words.ts';
import { listed } from './languages/list.ts';
import { type Practice, practice } from './practice.ts';
import { day, timeOfDay } from './practice-time.ts';
import { clockIn, type TimeWords } from './promise-as-read.ts';

type Hours = Pick<Practice['openingHours'], 'opens' | 'closes' | 'days'>;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
// A Monday, so that a weekday's name can be asked for.
const aMonday = Date.UTC(2026, 10, 23);

/** How another language tells days and times. */
export type HourWords = Pick<TimeWords, 'lang' | 'parts' | 'oClock' | 'to' | 'until'>;

/**
 * Days of the week, named in English and in any order, as people read them: 'Monday to Saturday', 'Monday to Friday and Sunday'.
 * Throws when there is none, or one that no week has.
 */
export function daysAsRead(
  days: ReadonlyArray<string>,
  { lang, to }: Pick<HourWords, 'lang' | 'to'> = { lang: 'en-IN', to: '{from} to {to}' },
): string {
  const unknown = days.find((each) => !week.includes(each));
  if (unknown !== undefined || days.length === 0)
    throw new Error(`openingHours.days in src/content/practice.ts must be days such as 'Monday'; it holds ${unknown ?? 'none'}.`);
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  const rows: string[][] = [];
  for (const [at, inEnglish] of week.entries()) {
    if (!days.includes(inEnglish)) continue;
    const named = name.format(aMonday + at * day);
    if (at > 0 && days.includes(week[at - 1] ?? '')) rows.at(-1)?.push(named);
    else rows.push([named]);
  }
  // Two days in a row are no range.
  const ranges = rows.flatMap((row) => (row.length > 2 ? [fillWords(to, { from: row[0] ?? '', to: row.at(-1) ?? '' })] : row));
  return listed(lang, ranges);
}

/** Times such as '09:00' and '17:30' as people read them: '9 AM to 5:30 PM'. */
export function timesAsRead({ opens, closes }: Pick<Hours, 'opens' | 'closes'>): string {
  return `${clock(opens)} to ${clock(closes)}`;
}

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours === 12 && minutes === 0) return '12 noon';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The days of the week on which the practice is closed, by name: ['Sunday']. */
export function closedWeekdays(
  { lang }: Pick<HourWords, 'lang'> = { lang: 'en-IN' },
  days: Hours['days'] = practice.openingHours.days,
): ReadonlyArray<string> {
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return week.flatMap((each, at) => (days.includes(each) ? [] : [name.format(aMonday + at * day)]));
}

/** '9 AM to 5 PM'. */
export const openingTimes = timesAsRead(practice.openingHours);
/** 'Monday to Saturday'. */
export const openingDays = daysAsRead(practice.openingHours.days);
/** Both: '9 AM to 5 PM, Monday to Saturday'. */
export const openAsRead = `${openingTimes}, ${openingDays}`;

/** Days and times in another language: 'सोमवार से शनिवार', 'सुबह 9 बजे से शाम 5 बजे तक'. */
export const hoursIn = (words: HourWords, { opens, closes, days }: Hours = practice.openingHours) => ({
  days: daysAsRead(days, words),
  // Each time stays on one line: 'शाम 5 बजे'.
  times: fillWords(words.until, { from: clockIn(words, timeOfDay(opens)), to: clockIn(words, timeOfDay(closes)) }).replace(
    /(?<=\d) (?=\p{L})| (?=\d)/gu,
    '\u00a0',
  ),
});

/** Both in one line. */
export function openIn(words: HourWords): string {
  const { days, times } = hoursIn(words);
  return `${days}, ${times}`;
}
