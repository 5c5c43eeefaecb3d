import type { Practice } from './practice.ts';

type Hours = Practice['openingHours'];

const weekdays: ReadonlyArray<string> = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const written = /^((?:[01]\d|2[0-3]):[0-5]\d) to ((?:[01]\d|2[0-3]):[0-5]\d)$/;

// Times with leading zeros sort as text.
function sessionProblem(weekday: string, session: string, before: string | undefined): ReadonlyArray<string> {
  const [, opens = '', closes = ''] = written.exec(session) ?? [];
  const name = `${weekday}, '${session}'`;
  if (!opens)
    return [`${name}: write both times by the 24-hour clock with two digits each, such as '09:00 to 17:00'; the day's last is 23:59.`];
  if (closes <= opens)
    return [`${name} ends before it begins. Hours past midnight are two: until 23:59, and from 00:00 in the line of the next day.`];
  const [, , ended = ''] = written.exec(before ?? '') ?? [];
  if (opens === ended) return [`${name} begins as '${before}' ends. Without a break they are one: write them as one.`];
  return opens < ended ? [`${name} begins before '${before}' has ended. Write the times of a day in order, none over another.`] : [];
}

function dayProblems(week: Readonly<Record<string, ReadonlyArray<string>>>, weekday: string): ReadonlyArray<string> {
  const sessions = week[weekday];
  if (!sessions) return [`${weekday} is missing. Write [] for a day on which the practice is closed.`];
  return sessions.flatMap((session, at) => sessionProblem(weekday, session, sessions[at - 1]));
}

function isDate(typed: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN;
  // Date.parse turns 31 February into 3 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
}

/** What is wrong with opening hours, each with what to write instead. */
export function hoursProblems({ week, holidays }: Hours): ReadonlyArray<string> {
  const unknown = Object.keys(week).filter((name) => !weekdays.includes(name));
  return [
    ...unknown.map((name) => `'${name}' is no day of the week. Write it out in English: ${weekdays.join(', ')}.`),
    ...weekdays.flatMap((weekday) => dayProblems(week, weekday)),
    ...(Object.values(week).every((sessions) => sessions.length === 0) ? ['No day has any hours. Give one day at least its times.'] : []),
    ...holidays.filter((day) => !isDate(day)).map((day) => `The holiday '${day}' is no date. Write year, month and day: '2027-01-26'.`),
  ];
}

/** Returns the hours as they are. Throws where they cannot be kept, and says what to write. */
export function checkedHours(hours: Hours): Hours {
  const problems = hoursProblems(hours);
  if (problems.length > 0) throw new Error(`openingHours in src/content/practice.ts: ${problems.join(' ')}`);
  return hours;
}
