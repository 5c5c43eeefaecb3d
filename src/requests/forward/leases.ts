import type { D1Database } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import type { RequestRow } from '#requests/request.ts';

/** How long a row belongs to the process that claimed it; longer than any one delivery takes. */
export const leaseMs = 30_000;

export type Claim = {
  now: number;
  limit: number;
  /** Ids of the keys at hand, as JSON: rows that cannot be decrypted are left alone. */
  keyIds: string;
  /** Rows that this sweep has tried already. */
  excludedIds: ReadonlyArray<number>;
  which: 'oldest' | 'newest' | 'due';
};

// A request for which a withdrawal waits is not delivered before that has been carried out.
const claimable = `state = 'pending' AND lease_until <= ?1
  AND NOT EXISTS (SELECT 1 FROM withdrawals AS w WHERE w.reference = requests.reference AND w.state = 'asked')
  AND key_id IN (SELECT value FROM json_each(?4)) AND id NOT IN (SELECT value FROM json_each(?5))`;

const chosen = {
  oldest: `${claimable} ORDER BY accepted_at, id`,
  newest: `${claimable} ORDER BY accepted_at DESC, id DESC`,
  due: `${claimable} AND next_attempt_at <= ?1 ORDER BY accepted_at, id`,
};

/** Takes up to `limit` pending rows for this caller alone, oldest first. */
export async function claim(db: D1Database, { now, limit, keyIds, excludedIds, which }: Claim): Promise<ReadonlyArray<RequestRow>> {
  const sql = `UPDATE requests SET lease_until = ?2, attempts = attempts + 1
    WHERE id IN (SELECT id FROM requests WHERE ${chosen[which]} LIMIT ?3)
    RETURNING *`;
  const { results } = await db
    .prepare(sql)
    .bind(now, now + leaseMs, limit, keyIds, JSON.stringify(excludedIds))
    .all<RequestRow>();
  return results.sort((a, b) => a.accepted_at - b.accepted_at || a.id - b.id);
}

// Machines differ by seconds, and this statement itself may wait at the database for more than a minute; what lies further ahead was
// written by a clock that ran wrong.
const clockSkew = 2 * minute;
/** Milliseconds from now within which a lease may end; one beyond was written by such a clock. */
export const farthestLease = leaseMs + clockSkew;
const maxDelay = 90 * minute;

/**
 * Brings back what a wrong clock wrote into the future: a lease longer than leases are, a next attempt later than any is, and an
 * age that would stay hidden until that day.
 */
export async function clampFutureTimes(db: D1Database, now: number): Promise<void> {
  const sql = `UPDATE requests SET accepted_at = min(accepted_at, ?1), next_attempt_at = min(next_attempt_at, ?1),
      lease_until = CASE WHEN lease_until > ?2 THEN 0 ELSE lease_until END
    WHERE state = 'pending' AND (lease_until > ?2 OR accepted_at > ?3 OR next_attempt_at > ?4)`;
  await db
    .prepare(sql)
    .bind(now, now + farthestLease, now + clockSkew, now + maxDelay)
    .run();
}
