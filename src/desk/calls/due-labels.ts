import { day, dayOf, minute } from '#content/practice-time.ts';
import { fromNow } from '#desk/frame/times.ts';
import type { CallLine } from '#requests/calls/call-list.ts';
import { mostTries } from '#requests/calls/outcomes.ts';

export const dueGroups = {
  overdue: 'Overdue',
  hour: 'Within the hour',
  today: 'Later today',
  tomorrow: 'Tomorrow',
  later: 'Later',
} as const;
export type DueGroup = keyof typeof dueGroups;

/** Returns the group of the list for a due time. */
export function dueGroup(dueAt: number, now: number): DueGroup {
  if (dueAt <= now) return 'overdue';
  if (dueAt <= now + 60 * minute) return 'hour';
  const days = (dayOf(dueAt) - dayOf(now)) / day;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

type Due = Pick<CallLine, 'promisedAt' | 'dueAt' | 'outcome' | 'tries'>;

/** Says what to do by when: 'promised in 40 minutes', 'was promised 2 hours ago', 'ring again in 2 hours'. */
export function dueWords({ promisedAt, dueAt, outcome, tries }: Due, now: number): string {
  const when = fromNow(dueAt, now);
  const isLate = dueAt <= now;
  if (tries >= mostTries) return isLate ? `write to them: was due ${when}` : `write to them: due ${when}`;
  if (outcome === 'reply')
    return isLate ? `the doctor answered, tell them: was due ${when}` : `the doctor answered, tell them: due ${when}`;
  if (outcome === 'wrong-number')
    return isLate ? `wrong number, write to them: was due ${when}` : `wrong number, write to them: due ${when}`;
  if (outcome === 'no-answer') return isLate ? `ring again: was due ${when}` : `ring again ${when}`;
  if (outcome === 'later') return `asked for a call ${when}`;
  if (promisedAt === dueAt) return isLate ? `was promised ${when}` : `promised ${when}`;
  return isLate ? `was due ${when}` : `due ${when}`;
}
