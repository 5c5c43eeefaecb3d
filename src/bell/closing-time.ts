import { isOpenAt, minute, type OpeningHours, openTimes } from '#content/practice-time.ts';
import { dueSoon } from '#requests/alerts/promises.ts';

const afterClosing = 30 * minute;

/** Whether the practice closed within the last half hour. */
export const hasJustClosed = (now: number, hours: OpeningHours): boolean => !isOpenAt(now, hours) && isOpenAt(now - afterClosing, hours);

/** When the practice closes, undefined where it is closed already, and when it opens again. */
export type Closing = { closes: number | undefined; opens: number };

/**
 * The closing that staff are told of now, with what falls due before the practice opens again: in the quarter of an hour before and the half
 * hour after, and at the usual hours of a time that staff have closed, because they may have closed it since.
 */
export function closingAt(now: number, hours: OpeningHours): Closing | undefined {
  const [first, second] = openTimes(now, hours).take(2);
  if (!first) return undefined;
  if (first.opens > now) {
    const isUsuallyOpen = isOpenAt(now, { ...hours, closures: [] });
    return isUsuallyOpen || hasJustClosed(now, hours) ? { closes: undefined, opens: first.opens } : undefined;
  }
  return second && now >= first.closes - dueSoon ? { closes: first.closes, opens: second.opens } : undefined;
}

/** Up to when promises fall due that the rules look at now. */
export const promisesUntil = (now: number, hours: OpeningHours): number => Math.max(now + dueSoon, closingAt(now, hours)?.opens ?? 0);
