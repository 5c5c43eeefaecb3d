import { checkedHours } from './checked-hours.ts';
import { fillWords } from './fill-words.ts';
import { listed } from './languages/list.ts';
import { type Practice, practice, type Session, type Weekday } from './practice.ts';
import { day, endsOf, type OpenTime } from './practice-time.ts';
import { clockIn, type TimeWords } from './promise-as-read.ts';

type Week = Practice['openingHours']['week'];

// A wrong line in practice.ts stops whatever reads it: the launch check, the build, the tests.
const { week: ours } = checkedHours(practice.openingHours);

const weekdays: ReadonlyArray<Weekday> = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
// A Monday, so that a weekday's name can be asked for.
const aMonday = Date.UTC(2026, 10, 23);

/** How another language tells days and times. */
export type HourWords = Pick<TimeWords, 'lang' | 'parts' | 'oClock' | 'to' | 'until'>;

/** Days that have the same times. */
type Group = { days: ReadonlyArray<Weekday>; sessions: ReadonlyArray<Session> };

/** The open days of a week by their times; those that begin the week come first. */
function groupsOf(week: Week): ReadonlyArray<Group> {
  const open = weekdays.filter((weekday) => week[weekday].length > 0);
  return [...Map.groupBy(open, (weekday) => week[weekday].join()).values()].map((days) => ({ days, sessions: week[days[0] ?? 'Monday'] }));
}

/** Each time in which the practice is open on some day of the week, with the days that have it. */
export function daysBySession(week: Week = ours): ReadonlyArray<{ session: Session; days: ReadonlyArray<Weekday> }> {
  const sessions = new Set(weekdays.flatMap((weekday) => week[weekday]));
  return [...sessions].map((session) => ({ session, days: weekdays.filter((weekday) => week[weekday].includes(session)) }));
}

/** The times of a day at which the practice is open on one weekday at least, in milliseconds after midnight. */
export function usualTimes(week: Week = ours): ReadonlyArray<OpenTime> {
  const all = daysBySession(week).map(({ session }) => endsOf(session));
  const times: OpenTime[] = [];
  for (const { opens, closes } of all.toSorted((one, other) => one.opens - other.opens)) {
    const last = times.at(-1);
    if (last && opens <= last.closes) last.closes = Math.max(last.closes, closes);
    else times.push({ opens, closes });
  }
  return times;
}

/** Days of the week, in any order, as people read them: 'Monday to Saturday', 'Monday to Friday and Sunday'. */
export function daysAsRead(
  days: ReadonlyArray<Weekday>,
  { lang, to }: Pick<HourWords, 'lang' | 'to'> = { lang: 'en-IN', to: '{from} to {to}' },
): string {
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  const rows: string[][] = [];
  for (const [at, weekday] of weekdays.entries()) {
    if (!days.includes(weekday)) continue;
    const named = name.format(aMonday + at * day);
    if (at > 0 && days.includes(weekdays[at - 1] ?? weekday)) rows.at(-1)?.push(named);
    else rows.push([named]);
  }
  // Two days in a row are no range.
  const ranges = rows.flatMap((row) => (row.length > 2 ? [fillWords(to, { from: row[0] ?? '', to: row.at(-1) ?? '' })] : row));
  return listed(lang, ranges);
}

/** '9 AM to 5 PM'. */
export function sessionAsRead(session: Session): string {
  const [opens = '', closes = ''] = session.split(' to ');
  return `${clock(opens)} to ${clock(closes)}`;
}

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours === 12 && minutes === 0) return '12 noon';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

// Each time stays on one line: 'शाम 5 बजे'.
const sessionIn = (words: HourWords, session: Session): string => {
  const { opens, closes } = endsOf(session);
  return fillWords(words.until, { from: clockIn(words, opens), to: clockIn(words, closes) }).replace(
    /(?<=\d) (?=\p{L})| (?=\d)/gu,
    '\u00a0',
  );
};

/** Opening hours as they are read: days and times of each group of days that are alike; with breaks, '10 AM to 1 PM and 5 PM to 9 PM'. */
export type HoursAsRead = ReadonlyArray<{ days: string; times: string }>;

/** In English; `kept` keeps the two ends of a time on one line. */
export const hoursAsRead = (week: Week = ours, kept = false): HoursAsRead =>
  groupsOf(week).map(({ days, sessions }) => ({
    days: daysAsRead(days),
    times: listed(
      'en-IN',
      sessions.map(sessionAsRead).map((times) => (kept ? times.replaceAll(' ', '\u00a0') : times)),
    ),
  }));

/** In another language: 'सोमवार से शनिवार', 'सुबह 9 बजे से शाम 5 बजे तक'. */
export const hoursIn = (words: HourWords, week: Week = ours): HoursAsRead =>
  groupsOf(week).map(({ days, sessions }) => ({
    days: daysAsRead(days, words),
    times: listed(
      words.lang,
      sessions.map((session) => sessionIn(words, session)),
    ),
  }));

/** In one line, the times first: '10 AM to 1 PM and 5 PM to 9 PM, Monday to Friday; 10 AM to 1 PM, Saturday'. */
export const timesFirst = (hours: HoursAsRead): string => hours.map(({ days, times }) => `${times}, ${days}`).join('; ');
/** The days first: 'Monday to Saturday, 9 AM to 5 PM'. */
export const daysFirst = (hours: HoursAsRead): string => hours.map(({ days, times }) => `${days}, ${times}`).join('; ');

/** '9 AM to 5 PM, Monday to Saturday'. */
export const openAsRead = timesFirst(hoursAsRead());

/** The same in another language. */
export const openIn = (words: HourWords, week: Week = ours): string => daysFirst(hoursIn(words, week));

/** For a line with more in it: the times where they are the same on every open day, or else the open days. */
export function openInShort(words?: HourWords, week: Week = ours): string {
  const [first, ...others] = words ? hoursIn(words, week) : hoursAsRead(week);
  const open = groupsOf(week).flatMap(({ days }) => days);
  return first && others.length === 0 ? first.times : daysAsRead(open, words);
}

/** The days of the week on which the practice is closed, by name: ['Sunday']. */
export function closedWeekdays({ lang }: Pick<HourWords, 'lang'> = { lang: 'en-IN' }, week: Week = ours): ReadonlyArray<string> {
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return weekdays.flatMap((weekday, at) => (week[weekday].length > 0 ? [] : [name.format(aMonday + at * day)]));
}
