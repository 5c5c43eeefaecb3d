import type { D1Database } from '@cloudflare/workers-types';
import { day } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from './deps.ts';
import { eraseDue } from './erase.ts';
import { farthestLease } from './forward/leases.ts';
import { sweep } from './forward/sweep.ts';
import { countUnopenable } from './health.ts';
import { importFallback } from './kv-fallback.ts';
import { forgetProbes } from './probe.ts';
import { carryOutWithdrawals } from './withdraw/carry-out.ts';

// Of tombstones that nobody needs for as long as the one of an erased request, and of the access log.
const keptFor = 400 * day;

type Run = {
  /** Of the hour, 0 to 59. */
  minute: number;
  /** How many requests may be brought in from KV; at 0 it is not even asked. */
  broughtIn: number;
  /** How many requests may be forwarded. */
  limit: number;
};

/** Runs the steps that the site's cron takes for requests each minute, in order; a step that fails does not stop the others. */
export async function runRequests(deps: RequestsDeps, { minute, broughtIn, limit }: Run): Promise<void> {
  const { db, backend, log } = deps;
  const step = (name: string, work: Promise<unknown>) => work.catch(() => log({ event: 'requests-cron', code: name }));
  if (broughtIn > 0) await step('bring-in', importFallback(deps, broughtIn));
  // Before anything is delivered. Each costs the database as much as two deliveries do.
  const withdrawn = await carryOutWithdrawals(deps);
  if (backend) await sweep({ ...deps, backend }, Math.max(1, limit - 2 * withdrawn));
  else await step('keep-here', keepHere(db, deps.now()));
  await step('no-key', logUnopenable(deps));
  if (minute === 0) await step('forget', forget(db, deps.now()));
}

/** Puts requests onto the call list that waited for a backend which is no longer configured. */
async function keepHere(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE requests SET state = 'open', lease_until = 0, version = version + 1
        WHERE state = 'pending' AND NOT (lease_until > ?1 AND lease_until <= ?2)`,
    )
    .bind(now, now + farthestLease)
    .run();
}

async function logUnopenable({ db, keys, log }: RequestsDeps): Promise<void> {
  const unopenable = await countUnopenable(db, await keyRing(keys));
  if (unopenable > 0) log({ event: 'requests-cron', code: 'no-key', requests: unopenable });
}

async function forget(db: D1Database, now: number): Promise<void> {
  await eraseDue(db, now);
  await forgetProbes(db, now - day);
  const old = "SELECT id FROM requests WHERE settled_at < ?1 AND state IN ('delivered', 'refused')";
  const statements = [
    `DELETE FROM events WHERE request_id IN (${old})`,
    `DELETE FROM requests WHERE id IN (${old})`,
    'DELETE FROM withdrawals WHERE done_at < ?1',
    'DELETE FROM access_log WHERE at < ?1',
  ];
  await db.batch(statements.map((sql) => db.prepare(sql).bind(now - keptFor)));
}
