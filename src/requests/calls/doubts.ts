import { dayOf, type OpeningHours, opensOn } from '#content/practice-time.ts';
import { isClosedAt } from '#requests/closed-days.ts';
import type { Outcome } from './outcomes.ts';

/** Why an outcome is recorded only when it is pressed again. */
export type Doubt = 'closed';

/** What staff are asked before an outcome with its time is recorded; undefined for nothing. */
export function doubtOf(
  { outcome, at }: { outcome: Outcome; at?: number | undefined },
  { hours }: { hours: OpeningHours },
): Doubt | undefined {
  if (at === undefined || outcome !== 'booked') return undefined;
  return isClosedAt(hours.closures ?? [], at) || !opensOn(dayOf(at), hours) ? 'closed' : undefined;
}
