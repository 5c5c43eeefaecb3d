import type { D1Database } from '@cloudflare/workers-types';
import type { Encrypted } from '#encryption/encrypt.ts';
import { leaseMs } from '#requests/forward/leases.ts';
import type { Identity } from './identity.ts';
import type { OutboxState, Submission } from './types.ts';

export type StoredRow = {
  id: string;
  ref: string;
  fingerprint: string;
  key_id: string;
  state: OutboxState;
  created_at: number;
  promised_at: number | null;
};
/** `created` is false when the request was there already; the row is then the first one's. */
export type StoreResult = { created: boolean; row: StoredRow };

type NewRow = {
  kind: Submission['kind'];
  encrypted: Encrypted;
  options: { noticeVersion: string; promisedAt?: number; spamSignal?: string };
  now: number;
};

// A new row is born leased to whoever stored it, so that no sweep delivers it at the same time.
const insert = `INSERT INTO outbox
    (id, ref, idempotency_key, fingerprint, kind, key_id, iv, ciphertext, state, attempts, next_attempt_at, lease_until, created_at, notice_version, held_reason, promised_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?11, ?13, ?14, ?15
  WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE idempotency_key IN (SELECT value FROM json_each(?16)))
  ON CONFLICT DO NOTHING RETURNING id`;

const countSubmission =
  "UPDATE outbox SET submissions = submissions + 1 WHERE state = 'pending' AND idempotency_key IN (SELECT value FROM json_each(?))";

const find = `SELECT id, ref, fingerprint, key_id, state, created_at, promised_at FROM outbox
  WHERE idempotency_key IN (SELECT value FROM json_each(?)) ORDER BY created_at, rowid LIMIT 1`;

const referenceAttempts = [0, 1, 2, 3, 4];

/**
 * The one durable step: after it, a request is either in the database under its reference, or this rejects.
 * Any number of these at once, for one request, leave one row.
 */
export async function store(db: D1Database, identity: Identity, { kind, encrypted, options, now }: NewRow): Promise<StoreResult> {
  const known = JSON.stringify(identity.aliases);
  const { noticeVersion, promisedAt = null, spamSignal } = options;
  const progress = spamSignal === undefined ? (['pending', 1, now, now + leaseMs] as const) : (['held', 0, now, 0] as const);
  for (const attempt of referenceAttempts) {
    const ref = await identity.reference(attempt);
    const values = [
      identity.id,
      ref,
      identity.idempotencyKey,
      identity.fingerprint,
      kind,
      encrypted.keyId,
      encrypted.iv,
      encrypted.ciphertext,
      ...progress,
    ];
    const [inserted, , found] = await db.batch<StoredRow>([
      db.prepare(insert).bind(...values, noticeVersion, spamSignal ?? null, promisedAt, known),
      db.prepare(countSubmission).bind(known),
      db.prepare(find).bind(known),
    ]);
    const row = found?.results[0];
    if (row) return { created: inserted?.results.length === 1, row };
    // Neither put in nor there before: another request has this reference, so the next choice is tried.
  }
  throw new Error('no free reference');
}
