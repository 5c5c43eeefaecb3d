import type { D1Database } from '@cloudflare/workers-types';
import type { EncryptedRow } from '#encryption/encrypt.ts';

const minute = 60_000;

/** How long a row belongs to whoever claimed it; longer than any one delivery takes. */
export const leaseMs = 30_000;

export type LeasedRow = { id: string; ref: string; attempts: number; lease_until: number };
export type ClaimedRow = LeasedRow &
  EncryptedRow & { created_at: number; promised_at: number | null; notice_version: string; rowid: number };

export type Claim = {
  now: number;
  limit: number;
  /** Ids of the keys at hand, as JSON: rows that cannot be decrypted are left alone. */
  keyIds: string;
  /** Rows that this sweep has tried already. */
  excludedIds: ReadonlyArray<string>;
  which: 'oldest' | 'newest' | 'due';
};

// A request that somebody withdraws is not delivered before that has been looked at.
const claimable = `state = 'pending' AND lease_until <= ?1
  AND ref NOT IN (SELECT reference FROM withdrawals WHERE state = 'asked') AND key_id IN (SELECT value FROM json_each(?4))
  AND id NOT IN (SELECT value FROM json_each(?5))`;

const chosen = {
  oldest: `${claimable} ORDER BY created_at, rowid`,
  newest: `${claimable} ORDER BY created_at DESC, rowid DESC`,
  due: `${claimable} AND next_attempt_at <= ?1 ORDER BY created_at, rowid`,
};

/** Takes up to `limit` pending rows for this caller alone, oldest first. */
export async function claim(db: D1Database, { now, limit, keyIds, excludedIds, which }: Claim): Promise<ReadonlyArray<ClaimedRow>> {
  const sql = `UPDATE outbox SET lease_until = ?2, attempts = attempts + 1
    WHERE id IN (SELECT id FROM outbox WHERE ${chosen[which]} LIMIT ?3)
    RETURNING rowid, id, ref, kind, key_id, iv, ciphertext, attempts, lease_until, created_at, promised_at, notice_version`;
  const { results } = await db
    .prepare(sql)
    .bind(now, now + leaseMs, limit, keyIds, JSON.stringify(excludedIds))
    .all<ClaimedRow>();
  return results.sort((a, b) => a.created_at - b.created_at || a.rowid - b.rowid);
}

// Machines differ by seconds; what lies further ahead was written by a clock that ran wrong.
const clockSkew = minute;
const maxDelay = 90 * minute;

/**
 * Brings back what a wrong clock wrote into the future: a lease longer than leases are, a next attempt later than any is, and an
 * age that would stay hidden until that day.
 */
export async function clampFutureTimes(db: D1Database, now: number): Promise<void> {
  const sql = `UPDATE outbox SET created_at = min(created_at, ?1), next_attempt_at = min(next_attempt_at, ?1),
      lease_until = CASE WHEN lease_until > ?2 THEN 0 ELSE lease_until END
    WHERE state = 'pending' AND (lease_until > ?2 OR created_at > ?3 OR next_attempt_at > ?4)`;
  await db
    .prepare(sql)
    .bind(now, now + leaseMs + clockSkew, now + clockSkew, now + maxDelay)
    .run();
}
