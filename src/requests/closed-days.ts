import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { type Closure, type OpeningHours, day as oneDay } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { closing } from './calls/outcomes.ts';
import { speaksOfNearDay } from './near-days.ts';
import { openRequest, type PatientRequest, type RequestRow } from './request.ts';
import { type Submission, writtenIn } from './submission.ts';
import { withdrawnSql } from './withdraw/withdrawn.ts';

/** A time that staff have closed beside the usual ones; only the practice reads why. */
export type StaffClosure = Closure & { id: number; reason: string; addedAt: number };

/** The statement that reads what staff have closed and is not over at a moment, in order. */
export function closuresStatement(db: D1Database, at: number): D1PreparedStatement {
  const sql =
    'SELECT id, starts_at AS "from", ends_at AS "to", reason, added_at AS addedAt FROM closures WHERE ends_at > ? AND opened_at IS NULL ORDER BY starts_at, ends_at';
  return db.prepare(sql).bind(at);
}

/** What staff have closed and is not over at a moment, in order. */
export const closuresFrom = async (db: D1Database, at: number): Promise<ReadonlyArray<StaffClosure>> =>
  (await closuresStatement(db, at).all<StaffClosure>()).results;

/** The usual hours without what is closed. */
export const hoursWithout = (closures: ReadonlyArray<Closure>, hours: OpeningHours = practice.openingHours): OpeningHours => ({
  ...hours,
  closures,
});

const longestWait = 500;

/** The hours that a visitor is told. The usual ones where the database does not answer in time: a promise matters more than a day off. */
export async function hoursAt(db: D1Database, at: number, wait = longestWait): Promise<OpeningHours> {
  try {
    return hoursWithout(await withTimeout(closuresFrom(db, at), wait));
  } catch {
    return practice.openingHours;
  }
}

/**
 * By when somebody has to act: at the promise, or when the practice answers messages; a message about today or tomorrow as soon as a call.
 * A practice that never opens looks at it tomorrow.
 */
export function dueOf(submission: Submission, acceptedAt: number, promisedAt: number | null, hours: OpeningHours): number {
  const isSoon = submission.kind === 'callback' || speaksOfNearDay(writtenIn(submission).text);
  return promisedAt ?? (isSoon ? callBy(acceptedAt, hours) : answerBy(acceptedAt, hours)) ?? acceptedAt + oneDay;
}

/** Whether a moment by which somebody has to act falls into one of these closures. */
export const fallsInto = (closures: ReadonlyArray<Closure>, at: number | null): boolean =>
  at !== null && closures.some(({ from, to }) => at > from && at <= to);

/** Whether somebody who comes at a moment stands before a closed door: unlike a call, which may still be made as it opens again. */
export const isClosedAt = (closures: ReadonlyArray<Closure>, at: number): boolean => closures.some(({ from, to }) => at >= from && at < to);

/** Closes a time. One that is closed already keeps who added it first, and takes the new reason. */
export async function addClosure(
  db: D1Database,
  { from, to, reason }: Omit<StaffClosure, 'id' | 'addedAt'>,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const sql = `INSERT INTO closures (starts_at, ends_at, reason, added_at, added_by) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (starts_at, ends_at) DO UPDATE SET reason = excluded.reason, opened_at = NULL,
      added_at = iif(opened_at IS NULL, added_at, excluded.added_at), added_by = iif(opened_at IS NULL, added_by, excluded.added_by)`;
  await db.prepare(sql).bind(from, to, reason, now, by).run();
}

/** Opens a closed time again, and returns it; undefined when somebody has done so before. */
export async function removeClosure(db: D1Database, id: number, now: number): Promise<Closure | undefined> {
  const sql = 'UPDATE closures SET opened_at = ?2 WHERE id = ?1 AND opened_at IS NULL RETURNING starts_at AS "from", ends_at AS "to"';
  return (await db.prepare(sql).bind(id, now).first<Closure>()) ?? undefined;
}

const mostAtRisk = 200;
const isIn = (column: string) => `${column} > ?1 AND ${column} <= ?2`;
// By when it was due then, and not by its promise: a message has none, and a call may have been put off before. Who was told since is left out.
export const movedOutSql = `outcome = 'moved' AND EXISTS (SELECT 1 FROM events AS moved WHERE moved.request_id = requests.id
    AND moved.outcome = 'moved' AND ${isIn("moved.before ->> 'due_at'")} AND NOT EXISTS (SELECT 1 FROM events AS told
      WHERE told.request_id = requests.id AND told.outcome IN ('sent', 'told') AND told.undone_at IS NULL AND told.id > moved.id))`;
// Of an event of a request.
const of = (event: string) => `${event}.request_id = requests.id AND ${event}.undone_at IS NULL`;
// Why a call is rung and not moved with the others: the doctor's answer has not been passed on, or its hour was agreed with the patient.
const keptSql = `CASE WHEN EXISTS (SELECT 1 FROM events AS e WHERE ${of('e')} AND e.outcome = 'reply' AND NOT EXISTS
      (SELECT 1 FROM events AS told WHERE ${of('told')} AND told.id > e.id AND told.outcome IN (${closing}))) THEN 'answered'
    WHEN EXISTS (SELECT 1 FROM events AS e WHERE ${of('e')} AND e.outcome = 'later' AND e.due_at = requests.due_at) THEN 'agreed' END`;
const atRiskSql = `SELECT *, ${keptSql} AS kept FROM requests WHERE state = 'open' AND NOT ${withdrawnSql}
  AND (${isIn('due_at')} OR (${movedOutSql}))
  ORDER BY due_at, id LIMIT ${mostAtRisk}`;

export type AtRisk = PatientRequest & { kept: 'answered' | 'agreed' | null };

/**
 * The open requests that are due within a closure, in that order, and those that were moved out of it and have heard nothing of that yet.
 * Who took the consent back is not among them: nobody may ring or write to them before that is settled.
 */
export async function promisesAtRisk(db: D1Database, ring: KeyRing, { from, to }: Closure): Promise<ReadonlyArray<AtRisk>> {
  const { results } = await db.prepare(atRiskSql).bind(from, to).all<RequestRow & Pick<AtRisk, 'kept'>>();
  return Promise.all(results.map(async (row) => ({ ...(await openRequest(ring, row)), kept: row.kept })));
}

type Move = { requests: ReadonlyArray<{ id: number; version: number }>; dueAt: number; by: string; now: number };

/**
 * Makes requests due at another moment, each with an event that keeps when it was due, in one batch. Returns how many were moved: one
 * that somebody changed since it was seen stays, and so does one that may be an emergency, that is rung and not moved, or whose consent
 * was taken back.
 */
export async function moveRequests(db: D1Database, { requests, dueAt, by, now }: Move): Promise<number> {
  const chosen = `requests.state = 'open' AND requests.emergency IS NULL AND (${keptSql}) IS NULL AND NOT ${withdrawnSql}
    AND EXISTS (SELECT 1 FROM json_each(?1) AS seen
    WHERE seen.value ->> 'id' = requests.id AND seen.value ->> 'version' = requests.version)`;
  const seen = JSON.stringify(requests.map(({ id, version }) => ({ id, version })));
  const event = `INSERT INTO events (request_id, at, by, outcome, due_at, before, key_id, iv, ciphertext)
    SELECT id, ?2, ?3, 'moved', ?4, json_object('due_at', due_at, 'outcome', outcome), '', x'', x'' FROM requests WHERE ${chosen}`;
  const update = `UPDATE requests SET due_at = ?2, outcome = 'moved', version = version + 1 WHERE ${chosen}`;
  const [, moved] = await db.batch([db.prepare(event).bind(seen, now, by, dueAt), db.prepare(update).bind(seen, dueAt)]);
  return moved?.meta.changes ?? 0;
}
