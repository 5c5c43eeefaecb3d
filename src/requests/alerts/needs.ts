import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { countUnopenable, maxWaitSeconds, requestsHealth } from '#requests/health.ts';
import { notSetAside } from '#requests/request.ts';
import type { AlertFigures, AlertReason } from './alert-text.ts';

/** What is on no call list and needs somebody, and whether the time that its sender was promised is over; `key` names the request or the withdrawal, and holds nobody's data. Figures are read where there is anything. */
export type NeedsSomeone = { items: ReadonlyArray<{ key: string; reason: AlertReason; late: 0 | 1 }>; figures: AlertFigures | undefined };

// Behind these, staff are told of the rest as soon as some of them are done.
const mostAtOnce = 500;

// Why each row needs someone, by the state it is in; null for one that does not, such as what staff have set aside themselves.
const reason = `CASE WHEN state = 'held' AND NOT (${notSetAside}) THEN NULL
  WHEN key_id NOT IN (SELECT value FROM json_each(?2)) THEN 'no-key'
  WHEN state IN ('held', 'rejected') THEN state WHEN state = 'pending' AND accepted_at < ?1 - ${maxWaitSeconds * 1_000} THEN 'waiting' END`;
const itemsSql = `SELECT 'r' || id AS key, (${reason}) AS reason, due_at <= ?1 AS late FROM requests
    WHERE state IN ('held', 'open', 'pending', 'rejected') AND (${reason}) IS NOT NULL
  UNION ALL SELECT 'w' || id, 'withdrawn', 0 FROM withdrawals WHERE state = 'open' LIMIT ${mostAtOnce}`;
const lastCodeSql = `SELECT last_code FROM requests WHERE state = 'pending' AND last_code IS NOT NULL
  GROUP BY last_code ORDER BY count(*) DESC, last_code LIMIT 1`;

/** Each request that waits too long, was rejected, is held or lacks its key, and each withdrawal that staff have to settle. */
export async function readNeeds(db: D1Database, ring: KeyRing, now: number): Promise<NeedsSomeone> {
  const { results: items } = await db.prepare(itemsSql).bind(now, keyIdsOf(ring)).all<NeedsSomeone['items'][number]>();
  // A free plan allows a run 50 queries, and most runs have nothing to say of these.
  if (items.length === 0) return { items, figures: undefined };
  const [health, unopenable, lastCode] = await Promise.all([
    requestsHealth(db, now),
    countUnopenable(db, ring),
    db.prepare(lastCodeSql).first<string>('last_code'),
  ]);
  return { items, figures: { ...health, unopenable, lastCode } };
}
