import { text as english } from './languages/en/words.ts';
import { fill } from './languages/fill.ts';
import { ahead, clock, day, dayName, dayOf, type OpeningHours, type OpenTime, opensOn, openTimes, openTimesOn } from './practice-time.ts';
import { clockIn, dayIn, momentAsRead, type TimeWords } from './promise-as-read.ts';

/** What is asked of the opening hours: a day of the week counted from Sunday, a day counted from today, or whether it is open now. */
export type HoursAsked = { weekday: number } | { fromToday: number } | 'now';

/** A question, and what its answer depends on. */
export type HoursQuestion = { asked: HoursAsked; now: number; hours: OpeningHours };

// As `inOneSpelling` writes them. An ending may follow: 'sundays', रविवारी.
const weekdays = [
  ['sunday', 'ravivar', 'raviwar', 'itvar', 'itwar', 'रविवार', 'इतवार', 'संडे'],
  ['monday', 'somvar', 'somwar', 'सोमवार', 'मंडे'],
  ['tuesday', 'mangalvar', 'mangalwar', 'मंगलवार', 'मंगळवार'],
  ['wednesday', 'budhvar', 'budhwar', 'बुधवार'],
  ['thursday', 'guruvar', 'guruwar', 'veervar', 'गुरुवार', 'गुरूवार', 'वीरवार'],
  ['friday', 'shukravar', 'shukrawar', 'शुक्रवार'],
  ['saturday', 'shanivar', 'shaniwar', 'शनिवार'],
];
// 'Kal' is yesterday as well, which nobody asks of opening hours.
const days: Readonly<Record<string, number>> = { today: 0, aaj: 0, आज: 0, tomorrow: 1, kal: 1, कल: 1, udya: 1, उद्या: 1 };
const open = /^(?:open|close|khul|khol|band$|chalu$|ughad|खुल|खोल|बंद$|चालू$|उघड)/;

/** Reads what a query asks of the opening hours from its words, as `inOneSpelling` writes them; undefined when it names no day. */
export function hoursAskedIn(words: ReadonlyArray<string>): HoursAsked | undefined {
  const weekday = weekdays.findIndex((names) => words.some((word) => names.some((name) => word.startsWith(name))));
  if (weekday >= 0) return { weekday };
  const fromToday = words.flatMap((word) => (Object.hasOwn(days, word) ? [days[word] ?? 0] : []))[0];
  if (fromToday !== undefined) return { fromToday };
  return words.some((word) => open.test(word)) ? 'now' : undefined;
}

const timeOf = (at: number) => at + ahead - dayOf(at);
const onlyUsual = { holidays: [], closures: [] };

/** The date that is meant, as `dayOf` gives it. Of today's own weekday, once we have closed, that of next week. */
function dateAsked({ asked, now, hours }: HoursQuestion): number {
  const today = dayOf(now);
  if (asked === 'now') return today;
  if ('fromToday' in asked) return today + asked.fromToday * day;
  const date = today + ((asked.weekday - new Date(today).getUTCDay() + 7) % 7) * day;
  const isOver = date === today && openTimesOn(today, hours).every(({ closes }) => closes <= now);
  return isOver && opensOn(today, { ...hours, ...onlyUsual }) ? date + 7 * day : date;
}

type Words = { words: Readonly<Record<keyof typeof english.search.hours, string>>; times?: TimeWords };

function answerOf(question: HoursQuestion, { words, times }: Words = { words: english.search.hours }): string {
  const { now, hours } = question;
  const [date, today] = [dateAsked(question), dayOf(now)];
  const timeAsRead = (at: number) => (times ? fill(times.oClock, { time: clockIn(times, timeOf(at)) }) : clock(timeOf(at)));
  const untilAsRead = ({ opens, closes }: OpenTime) =>
    times
      ? fill(times.until, { from: clockIn(times, timeOf(opens)), to: clockIn(times, timeOf(closes)) })
      : `${timeAsRead(opens)} to ${timeAsRead(closes)}`;
  const opensAfter = (at: number) => {
    const [next] = openTimes(at, hours);
    return next ? ` ${fill(words.opens, { moment: momentAsRead(next.opens, now, times) })}` : '';
  };
  const open = openTimesOn(date, hours);
  if (date === today && open.length > 0) {
    const [next] = openTimes(now, hours);
    return next && next.opens <= now ? fill(words.openNow, { time: timeAsRead(next.closes) }) : `${words.closedNow}${opensAfter(now)}`;
  }
  // A day that is closed once is named with its date: 'on Saturday' would be every Saturday.
  const isOnce = open.length === 0 && opensOn(date, { ...hours, ...onlyUsual });
  const named = times ? dayIn(times, date, today) : dayName(date, isOnce && date !== today ? date - 7 * day : today);
  return open.length > 0
    ? fill(words.openOn, { day: named, times: open.map(untilAsRead).join('; ') })
    : `${fill(words.closedOn, { day: named })}${opensAfter(Math.max(now, date - ahead))}`;
}

/** Says in words that are true at `now` whether the practice is open when it was asked of, and if not, when it opens. English without `times`. */
export const hoursAnswer = (question: HoursQuestion, words?: Words): string =>
  // Each date and each time stays on one line.
  answerOf(question, words).replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
