import type { OutboxDeps, Submission } from './accept.ts';
import { keyRing } from './keys.ts';
import { referenceAsTyped } from './reference.ts';
import { open, type SealedRow } from './seal.ts';
import type { State } from './store.ts';

export type StaffDeps = Pick<OutboxDeps, 'db' | 'keys' | 'now' | 'log'>;

/** A request that waits for a person. `submission` is null when its key is missing or it cannot be opened. */
export type ForStaff = { reference: string; state: 'held' | 'rejected'; why: string; acceptedAt: number; submission: Submission | null };

type Row = SealedRow & { ref: string; state: ForStaff['state']; created_at: number; held_why: string | null; last_code: string | null };

/** What is held as doubtful, or was rejected by the backend, oldest first, with everything that the visitor wrote. */
export async function listForStaff({ db, keys }: StaffDeps, state: ForStaff['state']): Promise<ReadonlyArray<ForStaff>> {
  const ring = await keyRing(keys);
  const sql = `SELECT id, ref, kind, key_id, iv, ct, state, created_at, held_why, last_code FROM outbox
    WHERE state = ? ORDER BY created_at, rowid`;
  const { results } = await db.prepare(sql).bind(state).all<Row>();
  return Promise.all(
    results.map(async (row) => {
      const opened = await open(ring, row);
      const why = (state === 'held' ? row.held_why : row.last_code) ?? '';
      return { reference: row.ref, state, why, acceptedAt: row.created_at, submission: opened.ok ? opened.submission : null };
    }),
  );
}

const waitsForStaff = "ref = ?1 AND state IN ('held', 'rejected')";

/** Sends a held or rejected request on its way; the next sweep delivers it. False when no such request waits. */
export async function release(deps: StaffDeps, reference: string): Promise<boolean> {
  const sql = `UPDATE outbox SET state = 'pending', attempts = 0, next_at = ?2, lease_until = 0 WHERE ${waitsForStaff} RETURNING ref`;
  return change(deps, sql, reference, 'released');
}

/** Erases a held or rejected request that staff have dealt with. False when no such request waits. */
export async function discard(deps: StaffDeps, reference: string): Promise<boolean> {
  const sql = `UPDATE outbox SET state = 'discarded', iv = x'', ct = x'', settled_at = ?2 WHERE ${waitsForStaff} RETURNING ref`;
  return change(deps, sql, reference, 'discarded');
}

async function change({ db, now, log }: StaffDeps, sql: string, typed: string, event: string): Promise<boolean> {
  const reference = referenceAsTyped(typed);
  const changed = await db.prepare(sql).bind(reference, now()).first();
  if (changed) log({ event: `outbox-${event}`, reference });
  return changed !== null;
}

/** `was` delivered: the practice's backend has a copy, which has to be removed there. */
export type Erased = { outcome: 'erased'; was: State } | { outcome: 'being-delivered' } | { outcome: 'unknown' };

/**
 * Withdraws a visitor's consent: erases what a request still holds, its fingerprint included, and never delivers it.
 * 'being-delivered' means that it is on its way at this moment: ask again in half a minute.
 */
export async function erase({ db, now, log }: StaffDeps, typed: string): Promise<Erased> {
  const reference = referenceAsTyped(typed);
  const [found, erased] = await db.batch<{ state: State }>([
    db.prepare('SELECT state FROM outbox WHERE ref = ?').bind(reference),
    db
      .prepare(
        `UPDATE outbox SET state = 'withdrawn', iv = x'', ct = x'', fp = '', held_why = NULL, settled_at = coalesce(settled_at, ?2)
          WHERE ref = ?1 AND NOT (state = 'pending' AND lease_until > ?2) RETURNING state`,
      )
      .bind(reference, now()),
  ]);
  const was = found?.results[0]?.state;
  if (!was) return { outcome: 'unknown' };
  if (erased?.results.length === 0) return { outcome: 'being-delivered' };
  log({ event: 'outbox-withdrawn', reference });
  return { outcome: 'erased', was };
}
