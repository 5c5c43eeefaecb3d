import { normalisedReference } from '#outbox/accept/reference.ts';
import { eraseStatements, withdrawStatements } from '#outbox/deliver/settlement.ts';
import { decrypt, type EncryptedRow } from '#outbox/encryption/encrypt.ts';
import { keyRing } from '#outbox/encryption/keys.ts';
import type { OutboxDeps, OutboxState, Submission } from '#outbox/types.ts';

export type StaffDeps = Pick<OutboxDeps, 'db' | 'keys' | 'now' | 'log'>;

/** A request that waits for a person. `submission` is null when its key is missing or it cannot be opened. */
export type ReviewItem = { reference: string; state: 'held' | 'rejected'; why: string; acceptedAt: number; submission: Submission | null };

type Row = EncryptedRow & {
  ref: string;
  state: ReviewItem['state'];
  created_at: number;
  held_reason: string | null;
  last_code: string | null;
};

/** What is held because it looks like spam, or was rejected by the backend, oldest first, with everything that the visitor wrote. */
export async function listForReview({ db, keys }: StaffDeps, state: ReviewItem['state']): Promise<ReadonlyArray<ReviewItem>> {
  const ring = await keyRing(keys);
  const sql = `SELECT id, ref, kind, key_id, iv, ciphertext, state, created_at, held_reason, last_code FROM outbox
    WHERE state = ? ORDER BY created_at, rowid`;
  const { results } = await db.prepare(sql).bind(state).all<Row>();
  return Promise.all(
    results.map(async (row) => {
      const opened = await decrypt(ring, row);
      const why = (state === 'held' ? row.held_reason : row.last_code) ?? '';
      return { reference: row.ref, state, why, acceptedAt: row.created_at, submission: opened.ok ? opened.submission : null };
    }),
  );
}

const awaitsReview = "ref = ?1 AND state IN ('held', 'rejected')";

/** Sends a held or rejected request on its way; the next sweep delivers it. False when no such request waits. */
export async function release({ db, now, log }: StaffDeps, typedReference: string): Promise<boolean> {
  const reference = normalisedReference(typedReference);
  const sql = `UPDATE outbox SET state = 'pending', attempts = 0, next_attempt_at = ?2, lease_until = 0 WHERE ${awaitsReview} RETURNING ref`;
  const released = await db.prepare(sql).bind(reference, now()).first();
  if (released) log({ event: 'outbox-released', reference });
  return released !== null;
}

/** Erases a held or rejected request that staff have dealt with. False when no such request waits. */
export async function discard({ db, now, log }: StaffDeps, typedReference: string): Promise<boolean> {
  const reference = normalisedReference(typedReference);
  const [, discarded] = await db.batch(eraseStatements(db, "state = 'discarded', settled_at = ?2", awaitsReview, [reference], [now()]));
  const done = discarded?.results.length === 1;
  if (done) log({ event: 'outbox-discarded', reference });
  return done;
}

/** `was` delivered: the practice's backend has a copy, which has to be removed there. */
export type EraseResult = { outcome: 'erased'; was: OutboxState } | { outcome: 'being-delivered' } | { outcome: 'unknown' };

/**
 * Withdraws a visitor's consent: erases what a request still holds, its fingerprint included, and never delivers it.
 * 'being-delivered' means that it is on its way at this moment: ask again in half a minute.
 */
export async function erase({ db, now, log }: StaffDeps, typedReference: string): Promise<EraseResult> {
  const reference = normalisedReference(typedReference);
  const notInFlight = "ref = ?1 AND NOT (state = 'pending' AND lease_until > ?2)";
  const [found, , erased] = await db.batch<{ state: OutboxState }>([
    db.prepare('SELECT state FROM outbox WHERE ref = ?').bind(reference),
    ...withdrawStatements(db, notInFlight, [reference, now()]),
  ]);
  const was = found?.results[0]?.state;
  if (!was) return { outcome: 'unknown' };
  if (erased?.results.length === 0) return { outcome: 'being-delivered' };
  log({ event: 'outbox-withdrawn', reference });
  return { outcome: 'erased', was };
}
