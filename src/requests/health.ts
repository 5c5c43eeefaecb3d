import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { notSetAside } from './request.ts';

/** Seconds after which a request has waited too long for the practice's own backend. */
export const maxWaitSeconds = 15 * 60;

/** How many requests wait, for whom, and how long the oldest has waited for the backend. No personal data. */
export type RequestsHealth = {
  pending: number;
  oldestSeconds: number;
  held: number;
  rejected: number;
  /** Consent that was taken back and is not done everywhere yet. */
  withdrawals: number;
};

type Waiting = { state: 'pending' | 'held' | 'rejected' | 'withdrawal'; rows: number; oldest: number };

export async function requestsHealth(db: D1Database, now: number): Promise<RequestsHealth> {
  const sql = `SELECT state, count(*) AS rows, min(accepted_at) AS oldest FROM requests WHERE state IN ('held', 'pending', 'rejected') AND ${notSetAside}
      GROUP BY state
    UNION ALL SELECT 'withdrawal', count(*), 0 FROM withdrawals WHERE state IN ('asked', 'open')`;
  const { results } = await db.prepare(sql).all<Waiting>();
  const of = (state: Waiting['state']) => results.find((found) => found.state === state);
  return {
    pending: of('pending')?.rows ?? 0,
    oldestSeconds: Math.max(0, Math.floor((now - (of('pending')?.oldest ?? now)) / 1_000)),
    held: of('held')?.rows ?? 0,
    rejected: of('rejected')?.rows ?? 0,
    withdrawals: of('withdrawal')?.rows ?? 0,
  };
}

/** Requests that somebody has to act on and that lack their key, because it is no longer in the ring: put it back, and they go on. */
export async function countUnopenable(db: D1Database, ring: KeyRing): Promise<number> {
  const sql = `SELECT count(*) AS rows FROM requests
    WHERE state IN ('held', 'open', 'pending', 'rejected') AND key_id NOT IN (SELECT value FROM json_each(?))`;
  return (await db.prepare(sql).bind(keyIdsOf(ring)).first<number>('rows')) ?? 0;
}
