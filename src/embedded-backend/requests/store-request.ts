import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { encryptJson } from '#outbox/encryption/encrypt.ts';
import type { KeyRing } from '#outbox/encryption/keys.ts';
import { digestsFor } from './digests.ts';
import { type NewRequest, type RequestKind, requestContext } from './stored-request.ts';

// Of each row of the list: what stands in `appointments` or `inquiries` under the same key, and where its kind's numbers begin.
const lies = (table: string, kind: RequestKind) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE v.value ->> 'kind' = '${kind}' AND idempotency_key = v.value ->> 'key')`;
const ofThisKind = "kind = v.value ->> 'kind'";
const nextNumber = `v.key + 1 + max(coalesce((SELECT max(number) FROM requests WHERE ${ofThisKind}), 0), coalesce((SELECT seq
  FROM sqlite_sequence WHERE name = CASE v.value ->> 'kind' WHEN 'callback' THEN 'appointments' ELSE 'inquiries' END), 0))`;
const numberIsFree = `NOT EXISTS (SELECT 1 FROM requests WHERE ${ofThisKind} AND number = v.value ->> 'oldId')`;
const referenceIsFree = "NOT EXISTS (SELECT 1 FROM requests WHERE reference = v.value ->> 'reference')";

// A request is stored once, whatever became of the first: it may be a tombstone, or lie in the clear and be carried over later. What
// is carried over must still lie there. A reference that another request has is left out, because the request matters more.
const insert = `INSERT INTO requests (kind, number, idempotency_key, reference, key_id, iv, ciphertext, phone_hash, email_hash,
    language, notice_version, accepted_at, promised_at, due_at, state)
  SELECT v.value ->> 'kind', CASE WHEN ${numberIsFree} THEN coalesce(v.value ->> 'oldId', ${nextNumber}) ELSE ${nextNumber} END,
    v.value ->> 'key', CASE WHEN ${referenceIsFree} THEN v.value ->> 'reference' END,
    v.value ->> 'keyId', unhex(v.value ->> 'iv'), unhex(v.value ->> 'ciphertext'), v.value ->> 'phone', v.value ->> 'email',
    v.value ->> 'language', v.value ->> 'noticeVersion', v.value ->> 'acceptedAt', v.value ->> 'promisedAt', v.value ->> 'dueAt',
    CASE WHEN v.value ->> 'dueAt' IS NULL THEN 'done' ELSE 'open' END
  FROM json_each(?1) AS v
  WHERE (v.value ->> 'oldId' IS NOT NULL) = (${lies('appointments', 'callback')} OR ${lies('inquiries', 'contact')})
  ON CONFLICT DO NOTHING RETURNING number`;

// The nonce is of this one attempt, so what was there before gets no words: least of all a tombstone.
const insertWords = `INSERT INTO request_words (digest, request_id)
  SELECT word.value, r.id FROM json_each(?1) AS v JOIN requests AS r
    ON r.kind = v.value ->> 'kind' AND r.idempotency_key = v.value ->> 'key' AND r.iv = unhex(v.value ->> 'iv'),
    json_each(v.value, '$.words') AS word
  WHERE TRUE ON CONFLICT DO NOTHING`;

const find = `SELECT number FROM requests WHERE kind = ?1 AND idempotency_key = ?2
  UNION ALL SELECT id FROM appointments WHERE ?1 = 'callback' AND idempotency_key = ?2
  UNION ALL SELECT id FROM inquiries WHERE ?1 = 'contact' AND idempotency_key = ?2`;

/** A request as the statements below take it, all of it sealed; `oldId` for one that lay in the clear. */
export type SealedRow = Readonly<Record<string, string | number | null | ReadonlyArray<string>>>;

export async function seal(
  ring: KeyRing,
  { submission, idempotencyKey, ...open }: NewRequest,
  oldId: number | null = null,
): Promise<SealedRow> {
  const { kind, payload } = submission;
  const [encrypted, digests] = await Promise.all([
    encryptJson(ring[0], requestContext(kind, idempotencyKey), payload),
    digestsFor(ring, submission),
  ]);
  const { keyId, iv, ciphertext } = encrypted;
  return { ...open, ...digests, kind, key: idempotencyKey, oldId, keyId, iv: hex(iv), ciphertext: hex(ciphertext) };
}

/** The statements that store sealed requests, to be run in one batch. */
export function storeStatements(db: D1Database, rows: ReadonlyArray<SealedRow>): D1PreparedStatement[] {
  const list = JSON.stringify(rows);
  return [db.prepare(insert).bind(list), db.prepare(insertWords).bind(list)];
}

/**
 * Stores a request under its idempotency key, and gives its number. The same key again is the same request, and changes nothing:
 * not even one that was erased meanwhile.
 */
export async function storeRequest(db: D1Database, ring: KeyRing, request: NewRequest): Promise<number> {
  const [inserted] = await db.batch<{ number: number }>(storeStatements(db, [await seal(ring, request)]));
  const number = inserted?.results[0]?.number;
  if (number !== undefined) return number;
  const known = await db.prepare(find).bind(request.submission.kind, request.idempotencyKey).first<number>('number');
  // Nobody may be told of a request that is not there.
  if (known === null) throw new Error('not stored');
  return known;
}
