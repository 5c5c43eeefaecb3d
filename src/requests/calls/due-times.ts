import { ahead, day, dayOf, minute, type OpeningHours, opensOn, timeOfDay } from '#content/practice-time.ts';
import { mostTries } from './outcomes.ts';

const hour = 60 * minute;
const furthest = 366;
// Nobody rings before the first ones have hung up their coats.
const afterOpening = hour;
// Until then people may be rung who asked for the evening.
const lastHour = timeOfDay('20:00');

/** The opening days from a day on, each with the moments at which the practice opens and closes. */
function* openingDays(from: number, hours: OpeningHours) {
  for (let date = from; date <= from + furthest * day; date += day) {
    if (opensOn(date, hours)) yield { date, opens: date + timeOfDay(hours.opens) - ahead, closes: date + timeOfDay(hours.closes) - ahead };
  }
}

/** The moment at which the practice will have been open for so long. A practice that never opens looks at it tomorrow. */
export function afterOpenTime(from: number, length: number, hours: OpeningHours): number {
  let left = length;
  for (const { opens, closes } of openingDays(dayOf(from), hours)) {
    const start = Math.max(from, opens);
    const open = Math.max(0, closes - start);
    if (open >= left) return start + left;
    left -= open;
  }
  return from + day;
}

/** An hour after the practice opens, on the next opening day after this one. */
export function nextMorning(from: number, hours: OpeningHours): number {
  const [next] = openingDays(dayOf(from) + day, hours);
  return next ? next.opens + afterOpening : from + day;
}

/** When to ring again after so many calls that nobody answered: the last of them is followed by a message, which waits for an answer. */
export function dueAfterNoAnswer(tries: number, now: number, hours: OpeningHours): number {
  return tries === 1 || tries >= mostTries ? afterOpenTime(now, 2 * hour, hours) : nextMorning(now, hours);
}

export const dueAfterBusy = (now: number, hours: OpeningHours): number => afterOpenTime(now, 15 * minute, hours);

export const reopenedDue = (now: number, hours: OpeningHours): number => afterOpenTime(now, 2 * hour, hours);

/** The full hours at which a later call may be agreed: those that are left of today, and those of the next opening day. */
export function laterTimes(now: number, hours: OpeningHours): ReadonlyArray<{ date: number; times: ReadonlyArray<number> }> {
  const today = dayOf(now);
  const [next] = openingDays(today + day, hours);
  const days = [...(opensOn(today, hours) ? [today] : []), ...(next ? [next.date] : [])];
  const timesOf = (date: number) => {
    const last = date + lastHour - ahead;
    const earliest = Math.max(date + timeOfDay(hours.opens) - ahead, now + 5 * minute);
    const count = Math.max(0, Math.floor((last - earliest) / hour) + 1);
    return Array.from({ length: count }, (_, at) => last - (count - 1 - at) * hour);
  };
  return days.map((date) => ({ date, times: timesOf(date) })).filter(({ times }) => times.length > 0);
}
