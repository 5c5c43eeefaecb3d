import { type Practice, practice } from './practice.ts';

type Hours = Pick<Practice['openingHours'], 'opens' | 'closes' | 'days'>;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const list = new Intl.ListFormat('en-IN');

/**
 * Days of the week, in English and in any order, as people read them: 'Monday to Saturday', 'Monday to Friday and Sunday'.
 * Throws when there is none, or one that no week has.
 */
export function daysAsRead(days: ReadonlyArray<string>): string {
  const unknown = days.find((day) => !week.includes(day));
  if (unknown !== undefined || days.length === 0)
    throw new Error(`openingHours.days in src/content/practice.ts must be days such as 'Monday'; it holds ${unknown ?? 'none'}.`);
  const rows: string[][] = [];
  for (const [at, day] of week.entries()) {
    if (!days.includes(day)) continue;
    if (at > 0 && days.includes(week[at - 1] ?? '')) rows.at(-1)?.push(day);
    else rows.push([day]);
  }
  // Two days in a row are no range.
  return list.format(rows.flatMap((row) => (row.length > 2 ? [`${row[0]} to ${row.at(-1)}`] : row)));
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

/** '9 AM to 5 PM'. */
export const openingTimes = timesAsRead(practice.openingHours);
/** 'Monday to Saturday'. */
export const openingDays = daysAsRead(practice.openingHours.days);
/** Both: '9 AM to 5 PM, Monday to Saturday'. */
export const openAsRead = `${openingTimes}, ${openingDays}`;
