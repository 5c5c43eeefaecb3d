import type { D1Database } from '@cloudflare/workers-types';
import { accessLogIfChanged } from './access-log.ts';
import { eraseStatements } from './erase.ts';
import { whereNamed } from './request.ts';

type Decision = { name: string; by: string; now: number };

const awaitsDecision = (where: string) => `${where} AND state IN ('held', 'rejected')`;

/**
 * Lets a held or rejected request go its way: onto the call list, or to the practice's own backend with the next sweep. False when no
 * such request waits.
 */
export async function release(db: D1Database, { name, by, now, forwards }: Decision & { forwards: boolean }): Promise<boolean> {
  const { where, bind } = whereNamed(name);
  // Its attempts are kept: one of them may have arrived, and a withdrawal of consent has to reach that copy too.
  const sql = `UPDATE requests SET state = '${forwards ? 'pending' : 'open'}', next_attempt_at = ${now}, lease_until = 0,
      version = version + 1 WHERE ${awaitsDecision(where)} RETURNING id`;
  const logged = accessLogIfChanged(db, { at: now, by, reference: name, what: 'released' });
  const [released] = await db.batch([db.prepare(sql).bind(...bind), logged]);
  return released?.results.length === 1;
}

/** Erases a held or rejected request that staff have dealt with. False when no such request waits. */
export async function discard(db: D1Database, { name, by, now }: Decision): Promise<boolean> {
  const { where, bind } = whereNamed(name);
  const erase = eraseStatements(db, { where: awaitsDecision(where), bind }, now);
  const logged = accessLogIfChanged(db, { at: now, by, reference: name, what: 'discarded' });
  const results = await db.batch([...erase, logged]);
  return results[erase.length - 1]?.results.length === 1;
}
