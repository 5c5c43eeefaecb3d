import type { D1Database } from '@cloudflare/workers-types';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { ahead, dayOf, type OpeningHours, day as oneDay } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { openRequests, type PatientRequest, type RequestKind, type RequestRow } from './request.ts';

/** A day on which the practice is closed beside its usual ones (YYYY-MM-DD). */
export type ClosedDay = { day: string; reason: string };

const isoDay = (date: number) => new Date(date).toISOString().slice(0, 10);

/** The closed days from a moment's own day on, in order. */
export async function closedDaysFrom(db: D1Database, at: number): Promise<ReadonlyArray<ClosedDay>> {
  const sql = 'SELECT day, reason FROM closed_days WHERE day >= ? ORDER BY day';
  return (
    await db
      .prepare(sql)
      .bind(isoDay(dayOf(at)))
      .all<ClosedDay>()
  ).results;
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
  return promisedAt ?? (kind === 'callback' ? callBy(acceptedAt, hours) : answerBy(acceptedAt, hours)) ?? acceptedAt + oneDay;
}

/** Whether a moment falls on one of these days. */
export const fallsOn = (closed: ReadonlyArray<ClosedDay>, at: number | null): boolean =>
  at !== null && closed.some(({ day }) => day === isoDay(dayOf(at)));

/** Closes a day. One that is closed already keeps who added it first, and takes the new reason. */
export async function addClosedDay(db: D1Database, { day, reason }: ClosedDay, { by, now }: { by: string; now: number }): Promise<void> {
  const sql = `INSERT INTO closed_days (day, reason, added_at, added_by) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (day) DO UPDATE SET reason = excluded.reason`;
  await db.prepare(sql).bind(day, reason, now, by).run();
}

/** Opens a day again. Nothing happens when somebody has done so before. */
export async function removeClosedDay(db: D1Database, day: string): Promise<void> {
  await db.prepare('DELETE FROM closed_days WHERE day = ?').bind(day).run();
}

const mostAtRisk = 200;
const atRiskSql = `SELECT * FROM requests
  WHERE state = 'open' AND (due_at BETWEEN ?1 AND ?2 OR promised_at BETWEEN ?1 AND ?2) ORDER BY due_at, id LIMIT ${mostAtRisk}`;

/** The open requests whose promise or next call falls on a day of `dayOf`, in the order in which they are due. */
export async function promisesAtRisk(db: D1Database, ring: KeyRing, date: number): Promise<ReadonlyArray<PatientRequest>> {
  const begins = date - ahead;
  const { results } = await db
    .prepare(atRiskSql)
    .bind(begins, begins + oneDay - 1)
    .all<RequestRow>();
  return openRequests(ring, results);
}
