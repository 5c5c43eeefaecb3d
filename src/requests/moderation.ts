import type { D1Database } from '@cloudflare/workers-types';
import { accessLogIfChanged } from './access-log.ts';
import { eraseStatements } from './erase.ts';
import { setAsideReason, whereNamed } from './request.ts';

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

/**
 * Takes an open request off the call list as spam, on the version that was seen; `release` brings it back as it was. False when somebody
 * else was first.
 */
export async function setAside(db: D1Database, { name, by, now, version }: Decision & { version: number }): Promise<boolean> {
  const { where, bind } = whereNamed(name);
  const isAsSeen = `${where} AND state = 'open' AND version = ?${bind.length + 1}`;
  const event = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
    SELECT id, ?${bind.length + 2}, ?${bind.length + 3}, 'set-aside', '', x'', x'' FROM requests WHERE ${isAsSeen} RETURNING id`;
  const hold = `UPDATE requests SET state = 'held', held_reason = '${setAsideReason}', version = version + 1 WHERE ${isAsSeen}`;
  const [written] = await db.batch([
    // First, while the version is still the one that was seen.
    db.prepare(event).bind(...bind, version, now, by),
    accessLogIfChanged(db, { at: now, by, reference: name, what: 'set aside' }),
    db.prepare(hold).bind(...bind, version),
  ]);
  return written?.results.length === 1;
}

/**
 * Notes that somebody rang the sender of a request that is on no call list: it rings no more, and its promise is kept. False when it is
 * not there any more.
 */
export async function noteRung(db: D1Database, { name, by, now }: Decision): Promise<boolean> {
  const { where, bind } = whereNamed(name);
  const sql = `UPDATE requests SET first_opened_at = coalesce(first_opened_at, ${now}), first_call_at = coalesce(first_call_at, ${now})
    WHERE ${where} AND state IN ('held', 'pending', 'rejected') RETURNING id`;
  const logged = accessLogIfChanged(db, { at: now, by, reference: name, what: 'rang them' });
  const [rung] = await db.batch([db.prepare(sql).bind(...bind), logged]);
  return rung?.results.length === 1;
}

/** Erases a held or rejected request that staff have dealt with. False when no such request waits. */
export async function discard(db: D1Database, { name, by, now }: Decision): Promise<boolean> {
  const { where, bind } = whereNamed(name);
  const erase = eraseStatements(db, { where: awaitsDecision(where), bind }, now);
  const logged = accessLogIfChanged(db, { at: now, by, reference: name, what: 'discarded' });
  const results = await db.batch([...erase, logged]);
  return results[erase.length - 1]?.results.length === 1;
}
