import { ahead, clock, dayName, dayOf } from './practice-time.ts';

// Browsers read it too, so the practice's facts must not come along.

/**
 * A promised time in words that follow 'We will call you': 'today by 11:30 am', 'on Tuesday by 11:30 am', 'on Tuesday 5 January by
 * 11:30 am'. `toldAt` is when they are read: a promise of yesterday must not say today.
 */
export function promiseAsRead(promisedAt: number | null, toldAt: number): string {
  if (promisedAt === null) return 'on our next opening day';
  const date = dayOf(promisedAt);
  return `${dayName(date, dayOf(toldAt))} by ${clock(promisedAt + ahead - date)}`;
}
