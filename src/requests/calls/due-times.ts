import { ahead, day, dayOf, minute, type OpeningHours, openTimes, timeOfDay } from '#content/practice-time.ts';
import { mostTries } from './outcomes.ts';

const hour = 60 * minute;
// Nobody rings before the first ones have hung up their coats.
const afterOpening = hour;
const afternoon = '16:00';

/** The moment at which the practice will have been open for so long. A practice that never opens looks at it tomorrow. */
export function afterOpenTime(from: number, length: number, hours: OpeningHours): number {
  let left = length;
  for (const { opens, closes } of openTimes(from, hours)) {
    const start = Math.max(from, opens);
    if (closes - start >= left) return start + left;
    left -= closes - start;
  }
  return from + day;
}

/** An hour after the practice opens, on the next opening day after this one. */
export function nextMorning(from: number, hours: OpeningHours): number {
  const [next] = openTimes(dayOf(from) + day - ahead, hours);
  return next ? next.opens + afterOpening : from + day;
}

/** When to ring again after so many calls that nobody answered: the last of them is followed by a message, which waits for an answer. */
export function dueAfterNoAnswer(tries: number, now: number, hours: OpeningHours): number {
  return tries === 1 || tries >= mostTries ? afterOpenTime(now, 2 * hour, hours) : nextMorning(now, hours);
}

export const reopenedDue = (now: number, hours: OpeningHours): number => afterOpenTime(now, 2 * hour, hours);

export const laterChoices = { hour: 'In 1 hour', afternoon: 'This afternoon', morning: 'Tomorrow morning', at: 'At this time' } as const;
export type LaterChoice = keyof typeof laterChoices;

/** What may be offered at this moment: no afternoon that is over. */
export function laterOffers(now: number, hours: OpeningHours): ReadonlyArray<LaterChoice> {
  const at = dayOf(now) + timeOfDay(afternoon) - ahead;
  const [open] = openTimes(at, hours);
  return now + hour < at && open && open.opens <= at ? ['hour', 'afternoon', 'morning'] : ['hour', 'morning'];
}

/** The moment of a choice. */
export function laterAt(choice: Exclude<LaterChoice, 'at'>, now: number, hours: OpeningHours): number {
  if (choice === 'hour') return now + hour;
  const at = dayOf(now) + timeOfDay(afternoon) - ahead;
  return choice === 'afternoon' && at > now ? at : nextMorning(now, hours);
}
