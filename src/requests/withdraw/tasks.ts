import { keyRing } from '#encryption/keys.ts';
import { normalisedReference } from '#requests/reference.ts';
import type { OutboxDeps } from '#requests/types.ts';
import { type EncryptedContact, openContact } from './contact.ts';

/** Why staff are needed: the practice has the request, may have it, or it cannot be read here. */
export type WithdrawalReason = 'delivered' | 'maybe-delivered' | 'unreadable';

/** Consent that was taken back and needs a person. `reason` is null while the Worker itself still waits to carry it out. */
export type WithdrawalTask = {
  id: string;
  reference: string;
  reason: WithdrawalReason | null;
  askedAt: number;
  /** What was given beside the reference; undefined where it has been compared already, or cannot be opened. */
  contact: string | undefined;
  /** Why the form looked like a robot's. */
  spamSignal: string | undefined;
};

type Row = EncryptedContact & { reference: string; reason: WithdrawalReason | null; asked_at: number };
type TaskDeps = Pick<OutboxDeps, 'db' | 'keys' | 'now' | 'log'>;

/** What is not done yet, oldest first. */
export async function listWithdrawals({ db, keys }: TaskDeps): Promise<ReadonlyArray<WithdrawalTask>> {
  const ring = await keyRing(keys);
  const sql = `SELECT id, reference, reason, key_id, iv, ciphertext, asked_at FROM withdrawals
    WHERE done_at IS NULL ORDER BY asked_at, rowid`;
  const { results } = await db.prepare(sql).all<Row>();
  return Promise.all(
    results.map(async (row) => {
      const given = await openContact(ring, row);
      const { id, reference, reason, asked_at: askedAt } = row;
      return { id, reference, reason, askedAt, contact: given?.contact, spamSignal: given?.spamSignal };
    }),
  );
}

/**
 * Marks as done what staff have erased elsewhere, and erases the contact: everything with this reference, or one alone, by its id.
 * False when nothing of it is open.
 */
export async function markWithdrawn({ db, now, log }: TaskDeps, typedReference: string, id: string | null = null): Promise<boolean> {
  const reference = normalisedReference(typedReference);
  const open = "reference = ?1 AND (?2 IS NULL OR id = ?2) AND state = 'open'";
  const [, done] = await db.batch<{ id: string }>([
    db
      .prepare(`UPDATE withdrawals SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext)) WHERE ${open}`)
      .bind(reference, id),
    db
      .prepare(
        `UPDATE withdrawals SET state = 'done', done_at = ?3, fingerprint = NULL, iv = x'', ciphertext = x'' WHERE ${open} RETURNING id`,
      )
      .bind(reference, id, now()),
  ]);
  const any = (done?.results.length ?? 0) > 0;
  if (any) log({ event: 'withdrawal', state: 'done', reference });
  return any;
}
