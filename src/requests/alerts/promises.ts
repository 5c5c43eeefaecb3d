import type { D1Database } from '@cloudflare/workers-types';
import { hour, minute, type OpeningHours } from '#content/practice-time.ts';
import { afterOpenTime } from '#requests/calls/due-times.ts';
import { inHandSql, recordedAtSql } from '#requests/calls/in-hand.ts';
import { agreedSql } from '#requests/closed-days.ts';
import { heldPromise } from '#requests/request.ts';

/** So long before a promise staff are told that nobody is on it. */
export const dueSoon = 15 * minute;
const longestOverdue = hour;
// Behind these, staff are told of the rest as soon as some of them are done.
const mostAtOnce = 1_000;

/** A request that staff may have to be told of: an open one, or one that never came onto the call list. Times are milliseconds since 1970. */
export type OpenPromise = {
  id: number;
  acceptedAt: number;
  dueAt: number;
  /** When something was last recorded of it, or when it came. */
  touchedAt: number;
  /** Somebody of the staff has opened it at some time. */
  isSeen: boolean;
  /** Somebody is on it at this moment. */
  isInHand: boolean;
  isEmergency: boolean;
  /** Staff wrote it down themselves. */
  isOwn: boolean;
  /** It is on no call list: 'Needs a look' has it. */
  isHeld: boolean;
  /** Its time was agreed with the patient, or follows a line that was busy: somebody is there to ring, outside opening hours too. */
  isAgreed: boolean;
  /** They are to be rung; the others are answered in writing. */
  isCall: boolean;
};

const unseenEmergency = 'emergency IS NOT NULL AND first_opened_at IS NULL';

// A held request counts as an open one does, because its sender was promised the same; of those on their way to the practice's own backend
// an emergency alone.
const promisesSql = `SELECT id, accepted_at, due_at, first_opened_at, emergency IS NOT NULL AS is_emergency,
    entered_by IS NOT NULL AS own, state <> 'open' AS held, ${agreedSql} AS agreed, outcome IS 'busy' AS was_busy,
    kind = 'callback' AND phone_hash IS NOT NULL AS is_call, ${inHandSql('?1')} AS in_hand,
    ${recordedAtSql} AS recorded_at
  FROM requests
  WHERE (state = 'open' AND (first_opened_at IS NULL OR due_at <= ?2))
    OR (state IN ('held', 'pending', 'rejected') AND ((state = 'pending' AND ${unseenEmergency}) OR (${heldPromise} AND due_at <= ?2)))
  ORDER BY ${unseenEmergency} DESC, due_at LIMIT ${mostAtOnce}`;

type PromiseRow = Record<'id' | 'accepted_at' | 'due_at', number> &
  Record<'in_hand' | 'is_emergency' | 'own' | 'held' | 'agreed' | 'was_busy' | 'is_call', 0 | 1> &
  Record<'first_opened_at' | 'recorded_at', number | null>;

/** The requests that nobody has opened, and those that are due at a moment or before: emergencies first, then by due time. */
export async function readPromises(db: D1Database, now: number, until = now + dueSoon): Promise<ReadonlyArray<OpenPromise>> {
  const { results } = await db.prepare(promisesSql).bind(now, until).all<PromiseRow>();
  return results.map((row) => ({
    id: row.id,
    acceptedAt: row.accepted_at,
    dueAt: row.due_at,
    touchedAt: row.recorded_at ?? row.accepted_at,
    isSeen: row.first_opened_at !== null,
    isInHand: row.in_hand === 1,
    isEmergency: row.is_emergency === 1,
    isOwn: row.own === 1,
    isHeld: row.held === 1,
    isAgreed: row.agreed === 1 || row.was_busy === 1,
    isCall: row.is_call === 1,
  }));
}

// Each of the two kinds by its own index.
const countSql = `SELECT coalesce(sum(first_opened_at IS NULL), 0) AS unseen, coalesce(sum(due_at <= ?1), 0) AS overdue, min(due_at) AS first_due
    FROM requests WHERE state = 'open'
  UNION ALL SELECT 0, coalesce(sum(due_at <= ?1), 0), min(due_at) FROM requests
    WHERE state IN ('held', 'pending', 'rejected') AND ${heldPromise}`;

/** `isLate`: a promise has been overdue for an hour in which the practice was open. */
type PromiseHealth = { unseen: number; overdue: number; isLate: boolean };

/** Counts promises that run: of the call list, and of what is held as doubtful. */
export async function promiseHealth(db: D1Database, now: number, hours: OpeningHours): Promise<PromiseHealth> {
  const { results } = await db.prepare(countSql).bind(now).all<{ unseen: number; overdue: number; first_due: number | null }>();
  const isLate = ({ first_due }: (typeof results)[number]) => first_due !== null && afterOpenTime(first_due, longestOverdue, hours) <= now;
  const sum = (of: 'unseen' | 'overdue') => results.reduce((total, each) => total + each[of], 0);
  return { unseen: sum('unseen'), overdue: sum('overdue'), isLate: results.some(isLate) };
}
