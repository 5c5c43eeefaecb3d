import type { D1Database } from '@cloudflare/workers-types';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { day, dayOf, type OpeningHours } from '#content/practice-time.ts';
import type { RequestKind } from './request.ts';

/** A day on which the practice is closed beside its usual ones (YYYY-MM-DD). */
export type ClosedDay = { day: string; reason: string };

/** The closed days from a moment's own day on, in order. */
export async function closedDaysFrom(db: D1Database, at: number): Promise<ReadonlyArray<ClosedDay>> {
  const sql = 'SELECT day, reason FROM closed_days WHERE day >= ? ORDER BY day';
  const today = new Date(dayOf(at)).toISOString().slice(0, 10);
  return (await db.prepare(sql).bind(today).all<ClosedDay>()).results;
}

/** The usual hours with these days shut as well. */
export function hoursWithout(closed: ReadonlyArray<ClosedDay>, hours: OpeningHours = practice.openingHours): OpeningHours {
  return { ...hours, holidays: [...new Set([...hours.holidays, ...closed.map(({ day }) => day)])].sort() };
}

const longestWait = 500;

/** The hours that a visitor is told. The usual ones where the database does not answer in time: a promise matters more than a day off. */
export async function hoursAt(db: D1Database, at: number, wait = longestWait): Promise<OpeningHours> {
  try {
    return hoursWithout(await withTimeout(closedDaysFrom(db, at), wait));
  } catch {
    return practice.openingHours;
  }
}

/** By when somebody has to act: at the promise, or when the practice answers messages. A practice that never opens looks at it tomorrow. */
export function dueOf(kind: RequestKind, acceptedAt: number, promisedAt: number | null, hours: OpeningHours): number {
  return promisedAt ?? (kind === 'callback' ? callBy(acceptedAt, hours) : answerBy(acceptedAt, hours)) ?? acceptedAt + day;
}
