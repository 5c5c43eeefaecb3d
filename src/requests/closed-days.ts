import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { practice } from '#content/practice.ts';
import type { Closure, OpeningHours } from '#content/practice-time.ts';
import { withdrawnSql } from './calls/not-to-ring.ts';
import { closing } from './calls/outcomes.ts';
import type { RequestsDeps } from './deps.ts';
import type { PatientRequest } from './request.ts';

/** A time that staff have closed beside the usual ones; only the practice reads why. */
export type StaffClosure = Closure & { id: number; reason: string; addedAt: number };

/** The statement that reads what staff have closed and is not over at a moment, in order. */
export function closuresStatement(db: D1Database, at: number): D1PreparedStatement {
  const sql =
    'SELECT id, starts_at AS "from", ends_at AS "to", reason, added_at AS addedAt FROM closures WHERE ends_at > ? AND opened_at IS NULL ORDER BY starts_at, ends_at';
  return db.prepare(sql).bind(at);
}

/** Returns the times that staff have closed and that are not over at a moment, in order. */
export const closuresFrom = async (db: D1Database, at: number): Promise<ReadonlyArray<StaffClosure>> =>
  (await closuresStatement(db, at).all<StaffClosure>()).results;

/** The usual hours without what is closed. */
export const hoursWithout = (closures: ReadonlyArray<Closure>, hours: OpeningHours = practice.openingHours): OpeningHours => ({
  ...hours,
  closures,
});

const longestWait = 500;
const longestWaitOfPage = 200;

/**
 * The hours that a visitor is told. The usual ones where the database does not answer in time: a promise matters more than a day off.
 * `log` is told of it where somebody is promised a call by these hours.
 */
export async function hoursAt(
  db: D1Database,
  at: number,
  { wait = longestWait, log }: { wait?: number; log?: RequestsDeps['log'] } = {},
): Promise<OpeningHours> {
  try {
    return hoursWithout(await withTimeout(closuresFrom(db, at), wait));
  } catch {
    log?.({ event: 'closed-days', code: 'not-read' });
    return practice.openingHours;
  }
}

/** The same for a page, which waits for less: closed days that take longer to read are left out. */
export const hoursForPage = (db: D1Database, at: number): Promise<OpeningHours> => hoursAt(db, at, { wait: longestWaitOfPage });

/** Whether a moment by which somebody has to act falls into one of these closures. */
export const fallsInto = (closures: ReadonlyArray<Closure>, at: number | null): boolean =>
  at !== null && closures.some(({ from, to }) => at > from && at <= to);

/** Whether somebody who comes at a moment would find the door closed. A call, unlike a visit, may still be made as the practice opens again. */
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

/** As SQL, whether a moment by which somebody has to act falls into a closed time. */
export const isIn = (time: string, from = 'starts_at', to = 'ends_at') => `${time} > ${from} AND ${time} <= ${to}`;
// Of an event of a request.
const of = (event: string) => `${event}.request_id = requests.id AND ${event}.undone_at IS NULL`;
/** As SQL on a request: the time at which it is due was agreed with the patient. */
export const agreedSql = `EXISTS (SELECT 1 FROM events AS e WHERE ${of('e')} AND e.outcome = 'later' AND e.due_at = requests.due_at)`;
/** As SQL, why a call is rung and not moved with the others: the doctor's answer has not been passed on, or its hour was agreed with the patient. */
export const keptSql = `CASE WHEN EXISTS (SELECT 1 FROM events AS e WHERE ${of('e')} AND e.outcome = 'reply' AND NOT EXISTS
      (SELECT 1 FROM events AS told WHERE ${of('told')} AND told.id > e.id AND told.outcome IN (${closing}))) THEN 'answered'
    WHEN ${agreedSql} THEN 'agreed' END`;
const isAsSeen =
  "EXISTS (SELECT 1 FROM json_each(?1) AS s WHERE s.value ->> 'id' = requests.id AND s.value ->> 'version' = requests.version)";
const asSeen = (requests: Move['requests']) => JSON.stringify(requests.map(({ id, version }) => ({ id, version })));

const isClosedThen = (time: string) => `EXISTS (SELECT 1 FROM closures WHERE opened_at IS NULL AND ${isIn(time)})`;
// One that was moved to a wrong time and is moved again still comes from where it was before both.
const isHolidayThen = `EXISTS (SELECT 1 FROM json_each(?5) WHERE ${isIn('requests.due_at', "value ->> 'from'", "value ->> 'to'")})`;
const beforeMoveSql = `CASE WHEN outcome = 'moved' AND NOT ${isClosedThen('requests.due_at')} AND NOT ${isHolidayThen} THEN (SELECT before FROM events AS moved
    WHERE moved.request_id = requests.id AND moved.outcome = 'moved' AND before IS NOT NULL ORDER BY moved.id DESC LIMIT 1)
  ELSE json_object('due_at', due_at, 'outcome', outcome) END`;

type Move = {
  requests: ReadonlyArray<{ id: number; version: number }>;
  dueAt: number;
  by: string;
  now: number;
  /** Closed times beside those of the staff. */
  holidays?: ReadonlyArray<Closure>;
};

/**
 * Makes requests due at another moment, each with an event that keeps when it was due, in one batch. Returns how many were moved: one
 * that somebody changed since it was seen stays, and so does one that may be an emergency, that is rung and not moved, or whose consent
 * was taken back.
 */
export async function moveRequests(db: D1Database, { requests, dueAt, by, now, holidays = [] }: Move): Promise<number> {
  const chosen = `requests.state = 'open' AND requests.emergency IS NULL AND (${keptSql}) IS NULL AND NOT ${withdrawnSql}
    AND ${isAsSeen}`;
  const seen = asSeen(requests);
  const event = `INSERT INTO events (request_id, at, by, outcome, due_at, before, key_id, iv, ciphertext)
    SELECT id, ?2, ?3, 'moved', ?4, ${beforeMoveSql}, '', x'', x'' FROM requests WHERE ${chosen}`;
  const update = `UPDATE requests SET due_at = ?2, outcome = 'moved', version = version + 1 WHERE ${chosen}`;
  const [, moved] = await db.batch([
    db.prepare(event).bind(seen, now, by, dueAt, JSON.stringify(holidays)),
    db.prepare(update).bind(seen, dueAt),
  ]);
  return moved?.meta.changes ?? 0;
}

/** A time that staff had closed and have opened again. */
export type OpenedTime = StaffClosure & { openedAt: number };

/** Returns the times that were opened again and are not over. */
export async function openedTimes(db: D1Database, now: number): Promise<ReadonlyArray<OpenedTime>> {
  const sql = `SELECT id, starts_at AS "from", ends_at AS "to", reason, added_at AS addedAt, opened_at AS openedAt FROM closures
    WHERE ends_at > ? AND opened_at IS NOT NULL ORDER BY starts_at, ends_at`;
  return (await db.prepare(sql).bind(now).all<OpenedTime>()).results;
}

/**
 * Makes moved calls due again when they were due before, in one batch: at the latest such time that is not closed itself. Returns how many;
 * one that somebody changed since stays.
 */
export async function moveBack(db: D1Database, { requests, by, now }: Omit<Move, 'dueAt'>): Promise<number> {
  const last = `(SELECT before FROM events AS moved WHERE request_id = requests.id AND outcome = 'moved' AND before IS NOT NULL
    AND NOT ${isClosedThen("moved.before ->> 'due_at'")}
    ORDER BY id DESC LIMIT 1)`;
  const chosen = `requests.state = 'open' AND requests.outcome = 'moved' AND ${isAsSeen} AND ${last} IS NOT NULL`;
  // Without a 'before' of its own, so that the update still finds the move.
  const event = `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
    SELECT id, ?2, ?3, 'moved', ${last} ->> 'due_at', '', x'', x'' FROM requests WHERE ${chosen}`;
  const update = `UPDATE requests SET due_at = ${last} ->> 'due_at', outcome = ${last} ->> 'outcome', version = version + 1 WHERE ${chosen}`;
  const [, moved] = await db.batch([db.prepare(event).bind(asSeen(requests), now, by), db.prepare(update).bind(asSeen(requests))]);
  return moved?.meta.changes ?? 0;
}

/** When somebody is called instead whose call was moved out of a closed time. */
export const movedTo = ({ state, outcome, dueAt }: Pick<PatientRequest, 'state' | 'outcome' | 'dueAt'>): number | undefined =>
  state === 'open' && outcome === 'moved' && dueAt !== null ? dueAt : undefined;

/** The same, until they were told. `events` latest first. */
export function untoldMove(
  request: Parameters<typeof movedTo>[0] & { events?: ReadonlyArray<{ outcome: string; undone: boolean }> },
): number | undefined {
  const latest = request.events?.find(({ outcome, undone }) => !undone && ['moved', 'sent', 'told'].includes(outcome));
  return latest === undefined || latest.outcome === 'moved' ? movedTo(request) : undefined;
}
