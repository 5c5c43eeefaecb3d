import type { CalendarEntry } from './calendar-file.ts';
import { phoneAsRead } from './contact-links.ts';
import type { PlannedOperation } from './getting-ready.ts';

const hour = 60 * 60_000;

/** What is done when, for the calendar of somebody whose operation begins at `at` (milliseconds since 1970). */
export function calendarOf({ name, ready }: Pick<PlannedOperation, 'name' | 'ready'>, at: number): ReadonlyArray<CalendarEntry> {
  const medicines = ready.medicines.join('\n');
  const entry = (id: string, before: number, title: string, details: string, minutes = 15, alarm = 30): CalendarEntry => ({
    id: `${id}-${at}@getting-ready`,
    title,
    details,
    at: at - before * hour,
    minutes,
    alarm,
  });
  return [
    entry('medicines', 7 * 24, 'Ask the practice about your medicines', `${medicines}\nPhone ${phoneAsRead}`),
    entry('pack', 20, 'Pack for the hospital', ready.bring.join('\n')),
    entry('food', ready.noFood, 'From now on eat nothing', 'Water is still allowed until the next entry, unless we told you otherwise.'),
    entry('drink', ready.noDrink, 'From now on drink nothing', 'Only the tablets that we named, with a sip of water.', 15, 15),
    entry('operation', 0, name, `${ready.bring.join('\n')}\nPhone ${phoneAsRead}`, 60, 180),
  ];
}

/** What a box of the kind `datetime-local` holds, read as time in India; undefined when it is no time. */
export function indianTime(value: string): number | undefined {
  const at = Date.parse(`${value}:00+05:30`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(at) ? at : undefined;
}
