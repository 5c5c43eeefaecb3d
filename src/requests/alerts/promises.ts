import type { D1Database } from '@cloudflare/workers-types';
import { hour, minute, type OpeningHours } from '#content/practice-time.ts';
import { openFor } from '#requests/calls/call-list.ts';
import { afterOpenTime } from '#requests/calls/due-times.ts';
import { notSetAside } from '#requests/request.ts';

/** So long before a promise staff are told that nobody is on it. */
export const dueSoon = 15 * minute;
const longestOverdue = hour;
// Behind these, staff are told of the rest as soon as some of them are done.
const mostAtOnce = 1_000;

/** An open request that staff may have to be told of. Times are milliseconds since 1970. */
export type OpenPromise = {
  id: number;
  acceptedAt: number;
  dueAt: number;
  /** When something was last recorded of it, or when it came. */
  touchedAt: number;
  /** Somebody of the staff has opened it at some time. */
  isSeen: boolean;
  /** Somebody has it open at this moment. */
  isInHand: boolean;
  isEmergency: boolean;
  /** Staff wrote it down themselves. */
  isOwn: boolean;
};

const unseenEmergency = 'emergency IS NOT NULL AND first_opened_at IS NULL';

// An emergency counts wherever it waits: also one that looks like spam, or that the practice's own backend has not taken.
const openSql = `SELECT id, accepted_at, due_at, first_opened_at IS NOT NULL AS seen, emergency IS NOT NULL AS is_emergency,
    entered_by IS NOT NULL AS own, coalesce(opened_at > ?1 - ${openFor}, 0) AS in_hand,
    coalesce((SELECT max(at) FROM events WHERE request_id = requests.id), accepted_at) AS touched_at
  FROM requests
  WHERE (state = 'open' AND (first_opened_at IS NULL OR due_at <= ?1 + ${dueSoon}))
    OR (state IN ('held', 'pending', 'rejected') AND ${notSetAside} AND ${unseenEmergency})
  ORDER BY ${unseenEmergency} DESC, due_at LIMIT ${mostAtOnce}`;

/** The open requests that nobody has opened, that are due soon or overdue: emergencies first, then by due time. */
export async function readPromises(db: D1Database, now: number): Promise<ReadonlyArray<OpenPromise>> {
  const { results } = await db
    .prepare(openSql)
    .bind(now)
    .all<Record<'id' | 'accepted_at' | 'due_at' | 'touched_at' | 'seen' | 'in_hand' | 'is_emergency' | 'own', number>>();
  return results.map((row) => ({
    id: row.id,
    acceptedAt: row.accepted_at,
    dueAt: row.due_at,
    touchedAt: row.touched_at,
    isSeen: row.seen === 1,
    isInHand: row.in_hand === 1,
    isEmergency: row.is_emergency === 1,
    isOwn: row.own === 1,
  }));
}

/** Marks requests that somebody has read under 'Needs a look': an emergency among them need not be told of again. */
export async function markOpened(db: D1Database, ids: ReadonlyArray<number>, now: number): Promise<void> {
  const sql = 'UPDATE requests SET first_opened_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND first_opened_at IS NULL';
  await db.prepare(sql).bind(JSON.stringify(ids), now).run();
}

const countSql = `SELECT coalesce(sum(first_opened_at IS NULL), 0) AS unseen, coalesce(sum(due_at <= ?1), 0) AS overdue, min(due_at) AS first_due
  FROM requests WHERE state = 'open'`;

/** `isLate`: a promise has been overdue for an hour in which the practice was open. */
type PromiseHealth = { unseen: number; overdue: number; isLate: boolean };

export async function promiseHealth(db: D1Database, now: number, hours: OpeningHours): Promise<PromiseHealth> {
  const counted = await db.prepare(countSql).bind(now).first<{ unseen: number; overdue: number; first_due: number | null }>();
  if (!counted) throw new Error('a count always has a row');
  const { unseen, overdue, first_due } = counted;
  return { unseen, overdue, isLate: first_due !== null && afterOpenTime(first_due, longestOverdue, hours) <= now };
}
