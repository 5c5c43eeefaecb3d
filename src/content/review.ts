import type { Treatment } from './treatment.ts';

type Review = Treatment['reviewed'];
type ReviewState = 'awaiting' | 'current' | 'overdue';

/** Both days as YYYY-MM-DD. A page is overdue from the day after its next review was due. */
export function reviewStateOf(reviewed: Review, today: string): ReviewState {
  if (!reviewed) return 'awaiting';
  return reviewed.next < today ? 'overdue' : 'current';
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-20' as people read it: '20 November 2026'. */
export function dateAsRead(date: string): string {
  return day.format(new Date(date));
}
