import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';

/** Seconds after which a request has waited too long for the backend. */
export const maxWaitSeconds = 15 * 60;

/** How many requests wait, for whom, and how long the oldest has waited for the backend. No personal data. */
export type OutboxHealth = {
  pending: number;
  oldestSeconds: number;
  held: number;
  rejected: number;
  /** Consent that was taken back and is not done everywhere yet. */
  withdrawals: number;
};

type Waiting = { state: 'pending' | 'held' | 'rejected' | 'withdrawal'; rows: number; oldest: number };

const waiting = "state IN ('pending', 'held', 'rejected')";

export async function outboxHealth(db: D1Database, now: () => number = Date.now): Promise<OutboxHealth> {
  const sql = `SELECT state, count(*) AS rows, min(created_at) AS oldest FROM outbox WHERE ${waiting} GROUP BY state
    UNION ALL SELECT 'withdrawal', count(*), 0 FROM withdrawals WHERE done_at IS NULL`;
  const { results } = await db.prepare(sql).all<Waiting>();
  const of = (state: Waiting['state']) => results.find((found) => found.state === state);
  const oldest = of('pending')?.oldest ?? now();
  return {
    pending: of('pending')?.rows ?? 0,
    oldestSeconds: Math.max(0, Math.floor((now() - oldest) / 1_000)),
    held: of('held')?.rows ?? 0,
    rejected: of('rejected')?.rows ?? 0,
    withdrawals: of('withdrawal')?.rows ?? 0,
  };
}

/** Rows that wait for a key which is no longer in the ring: put it back, and they go on. */
export async function countUnopenable(db: D1Database, ring: KeyRing): Promise<number> {
  const sql = `SELECT count(*) AS rows FROM outbox WHERE ${waiting} AND key_id NOT IN (SELECT value FROM json_each(?))`;
  return (await db.prepare(sql).bind(keyIdsOf(ring)).first<number>('rows')) ?? 0;
}
