import type { CalendarEntry } from './calendar-file.ts';
import { fillWords } from './fill-words.ts';

const hour = 60 * 60_000;
const day = 24;
const indiaIsAhead = 5.5 * hour;
const evening = 20;

const englishTime = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
/** Milliseconds after midnight: '10:00 pm'. */
export const timeInEnglish = (time: number): string => englishTime.format(time);

/** An entry whose time is counted back from the operation, in hours. */
export type PlannedEntry = Omit<CalendarEntry, 'at' | 'busy'> & { before: number };

/** Whether a phone that rings then would wake somebody. */
function isAtNight(at: number): boolean {
  const clock = new Date(at + indiaIsAhead).getUTCHours();
  return clock >= 22 || clock < 6;
}

/** Eight in the evening before a moment of the night. */
const eveningBefore = (at: number) =>
  Math.floor((at + indiaIsAhead - evening * hour) / (day * hour)) * day * hour + evening * hour - indiaIsAhead;

/**
 * The calendar of somebody whose operation begins at `at` (milliseconds since 1970), the earliest entry first. `tonight` is the title of the
 * evening before a fast that begins at night; its `{time}` is told by `timeOf`, from milliseconds after midnight.
 */
export function calendarAt(
  plan: ReadonlyArray<PlannedEntry>,
  at: number,
  { tonight, timeOf }: { tonight: string; timeOf: (time: number) => string },
): ReadonlyArray<CalendarEntry> {
  const entries = plan.flatMap(({ before, ...planned }): ReadonlyArray<CalendarEntry> => {
    const entry = { ...planned, id: `${planned.id}-${at}@getting-ready`, at: at - before * hour };
    // Nobody is woken to be told not to eat: that is said before the last meal of the evening.
    if (planned.id !== 'food' || !isAtNight(entry.at - (planned.alarm ?? 0) * 60_000)) return [entry];
    const time = timeOf((entry.at + indiaIsAhead) % (day * hour));
    const meal = {
      ...entry,
      id: `evening-${at}@getting-ready`,
      title: fillWords(tonight, { time }),
      at: eveningBefore(entry.at),
      alarm: 0,
    };
    return [meal, { ...entry, alarm: undefined }];
  });
  return entries.toSorted((a, b) => a.at - b.at);
}

/** What a box of the kind `datetime-local` holds, read as time in India; undefined when it is no time. */
export function indianTime(value: string): number | undefined {
  const at = Date.parse(`${value}:00+05:30`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(at) ? at : undefined;
}
