import type { D1Database } from '@cloudflare/workers-types';
import { delayAfter } from './backoff.ts';
import type { Verdict } from './delivery.ts';
import type { SealedRow } from './seal.ts';
import type { State } from './store.ts';

/** How long a row belongs to whoever claimed it; longer than any one delivery takes. */
export const lease = 30_000;

type Leased = { id: string; ref: string; attempts: number; lease_until: number };
export type ClaimedRow = Leased & SealedRow & { created_at: number; rowid: number };

export type Claim = {
  now: number;
  most: number;
  /** Ids of the keys at hand, as JSON: rows that cannot be opened are left alone. */
  keyIds: string;
  /** Rows that this sweep has tried already. */
  except: ReadonlyArray<string>;
  which: 'oldest' | 'newest' | 'due';
};

const claimable = `state = 'pending' AND lease_until <= ?1 AND key_id IN (SELECT value FROM json_each(?4))
  AND id NOT IN (SELECT value FROM json_each(?5))`;

const chosen = {
  oldest: `${claimable} ORDER BY created_at, rowid`,
  newest: `${claimable} ORDER BY created_at DESC, rowid DESC`,
  due: `${claimable} AND next_at <= ?1 ORDER BY created_at, rowid`,
};

/** Takes up to `most` pending rows for this caller alone, oldest first. */
export async function claim(db: D1Database, { now, most, keyIds, except, which }: Claim): Promise<ReadonlyArray<ClaimedRow>> {
  const sql = `UPDATE outbox SET lease_until = ?2, attempts = attempts + 1
    WHERE id IN (SELECT id FROM outbox WHERE ${chosen[which]} LIMIT ?3)
    RETURNING rowid, id, ref, kind, key_id, iv, ct, attempts, lease_until, created_at`;
  const { results } = await db
    .prepare(sql)
    .bind(now, now + lease, most, keyIds, JSON.stringify(except))
    .all<ClaimedRow>();
  return results.sort((a, b) => a.created_at - b.created_at || a.rowid - b.rowid);
}

const delivered = `UPDATE outbox SET state = 'delivered', iv = x'', ct = x'', settled_at = ?2, last_code = ?3, lease_until = 0
  WHERE id = ?1 AND state IN ('pending', 'rejected') RETURNING state`;

const stillMine = "id = ?1 AND state = 'pending' AND lease_until = ?2";

const again = `UPDATE outbox SET next_at = ?4, last_code = ?3, lease_until = 0 WHERE ${stillMine} RETURNING state`;

const rejected = `UPDATE outbox SET state = 'rejected', last_code = ?3, lease_until = 0 WHERE ${stillMine} RETURNING state`;

const refused = `UPDATE outbox SET state = 'refused', iv = x'', ct = x'', settled_at = ?4, last_code = ?3, lease_until = 0
  WHERE ${stillMine} AND asks = 1 RETURNING state`;

/** Writes down that the backend has a request, and erases the payload. That is true whoever holds the lease by now. */
export async function settleDelivered(db: D1Database, id: string, code: string, now: number): Promise<void> {
  await db.prepare(delivered).bind(id, now, code).run();
}

/**
 * Writes down what became of an attempt, and gives the state that it left; undefined when the lease had passed to another.
 * `unseen` says that the visitor has not been answered yet, and so may be told of a refusal instead of a reference; when
 * the same form was sent twice, the other answer has shown the reference, and a refused request is kept all the same.
 */
export async function settle(db: D1Database, row: Leased, verdict: Verdict, now: number, unseen = false): Promise<State | undefined> {
  const run = async (sql: string, ...more: number[]) => {
    const statement = db.prepare(sql).bind(row.id, row.lease_until, verdict.code, ...more);
    return (await statement.first<{ state: State }>())?.state;
  };
  switch (verdict.kind) {
    case 'delivered':
      await settleDelivered(db, row.id, verdict.code, now);
      return 'delivered';
    case 'again':
      return run(again, now + delayAfter(row.attempts, verdict.askedFor));
    case 'refused':
      return (unseen ? await run(refused, now) : undefined) ?? (await run(rejected));
  }
}
