import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { leaseMs } from '#requests/forward/leases.ts';
import type { RequestRow } from './request.ts';
import type { EncryptedRequest } from './seal.ts';
import { derivedWindowMs, referenceOf } from './submission.ts';

// Those of probes go down from 0, so that they leave no gap under /api/v1.
const nextNumber = `(SELECT iif(?1 ->> 'state' = 'probe', min(1, coalesce(min(number), 1)) - 1, max(0, coalesce(max(number), 0)) + 1)
    FROM requests WHERE kind = ?1 ->> 'kind')`;

// ?1 the encrypted request, ?2 its reference, ?3 every key that it may be stored under already, ?4 attempts, ?5 the end of its lease.
const insert = `INSERT INTO requests (kind, number, idempotency_key, reference, fingerprint, key_id, iv, ciphertext, phone_hash, email_hash,
    language, notice_version, accepted_at, promised_at, due_at, state, held_reason, emergency, entered_by, came_by, unmarked_since, attempts, next_attempt_at, lease_until)
  SELECT ?1 ->> 'kind', ${nextNumber}, ?1 ->> 'idempotencyKey', ?2,
    ?1 ->> 'fingerprint', ?1 ->> 'keyId', unhex(?1 ->> 'iv'), unhex(?1 ->> 'ciphertext'), ?1 ->> 'phone', ?1 ->> 'email',
    ?1 ->> 'language', ?1 ->> 'noticeVersion', ?1 ->> 'acceptedAt', ?1 ->> 'promisedAt', ?1 ->> 'dueAt', ?1 ->> 'state',
    ?1 ->> 'heldReason', ?1 ->> 'emergency', ?1 ->> 'enteredBy', ?1 ->> 'cameBy', ?1 ->> 'unmarkedSince', ?4, ?1 ->> 'acceptedAt', ?5
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE idempotency_key IN (SELECT value FROM json_each(?3)))
  ON CONFLICT DO NOTHING RETURNING id`;

// The nonce is of this one attempt, so what was there before gets no words, least of all a tombstone. Staff may have locked the row before
// the same attempt comes in once more by way of KV.
const insertWords = `INSERT INTO request_words (digest, request_id)
  SELECT word.value, r.id FROM requests AS r, json_each(?1 ->> 'words') AS word
  WHERE r.idempotency_key = ?1 ->> 'idempotencyKey' AND r.iv = unhex(?1 ->> 'iv') AND r.state <> 'locked' ON CONFLICT DO NOTHING`;

const countSubmission = `UPDATE requests SET submissions = submissions + 1
  WHERE state = 'pending' AND idempotency_key IN (SELECT value FROM json_each(?))`;

const find = `SELECT * FROM requests WHERE idempotency_key IN (SELECT value FROM json_each(?)) ORDER BY accepted_at, id LIMIT 1`;

// ?1 the encrypted request, whose reference somebody was shown while the backend refused another post of the same form.
const reviveRefused = `UPDATE requests SET state = 'rejected', settled_at = NULL, fingerprint = ?1 ->> 'fingerprint', key_id = ?1 ->> 'keyId',
    iv = unhex(?1 ->> 'iv'), ciphertext = unhex(?1 ->> 'ciphertext'), phone_hash = ?1 ->> 'phone', email_hash = ?1 ->> 'email',
    due_at = ?1 ->> 'dueAt', emergency = ?1 ->> 'emergency', version = version + 1
  WHERE idempotency_key = ?1 ->> 'idempotencyKey' AND state = 'refused'`;

type Known = {
  aliases: ReadonlyArray<string>;
  /** Whether the caller delivers it at once: the row is then born leased, so that no sweep delivers it at the same time. */
  leased: boolean;
};

function statements(db: D1Database, request: EncryptedRequest, reference: string | null, known: Known): D1PreparedStatement[] {
  const json = JSON.stringify(request);
  const aliases = JSON.stringify(known.aliases);
  const isLeased = known.leased && request.state === 'pending';
  const lease = isLeased ? [1, request.acceptedAt + leaseMs] : [0, 0];
  return [
    db.prepare(insert).bind(json, reference, aliases, ...lease),
    db.prepare(insertWords).bind(json),
    db.prepare(countSubmission).bind(aliases),
    db.prepare(find).bind(aliases),
  ];
}

/** `created` is false when the request was there already; the row is then the first one's. */
async function run(db: D1Database, request: EncryptedRequest, reference: string | null, known: Known) {
  const [inserted, , , found] = await db.batch<RequestRow>(statements(db, request, reference, known));
  const row = found?.results[0];
  return row && { created: inserted?.results.length === 1, row };
}

const referenceChoices = [0, 1, 2, 3, 4];

/**
 * The one durable step: after it, a request is in the database under its reference, or this rejects. Any number of these at once, for
 * one request, leave one row.
 */
export async function store(db: D1Database, request: EncryptedRequest, known: Known) {
  for (const choice of referenceChoices) {
    const stored = await run(db, request, await referenceOf(request.idempotencyKey, choice), known);
    if (stored) return stored;
    // Neither stored nor there before: another request has this reference, so the next choice is tried.
  }
  throw new Error('no free reference');
}

/** Stores a request under a reference that somebody was shown, or without one. A reference that another request has is left out. */
export async function storeAs(db: D1Database, request: EncryptedRequest, reference: string | null, aliases: ReadonlyArray<string>) {
  const known = { aliases, leased: false };
  const stored = (await run(db, request, reference, known)) ?? (await run(db, request, null, known));
  // Nobody may be told of a request that is not there.
  if (!stored) throw new Error('not stored');
  return stored;
}

/** Gives a refused request its words back, for staff to ring: to its sender it was acknowledged. */
export async function revive(db: D1Database, request: EncryptedRequest): Promise<void> {
  const json = JSON.stringify(request);
  await db.batch([db.prepare(reviveRefused).bind(json), db.prepare(insertWords).bind(json)]);
}

/** Whether a fresh request lacks its secret: a post that only its content identifies may then be the same one, and nobody can tell. */
export async function lacksFreshKey(db: D1Database, ring: KeyRing, now: number): Promise<boolean> {
  // A tombstone of one that was delivered counts as well; only what is erased names no key.
  const sql = `SELECT 1 FROM requests WHERE accepted_at > ?1 AND key_id <> ''
    AND key_id NOT IN (SELECT value FROM json_each(?2)) LIMIT 1`;
  return (
    (await db
      .prepare(sql)
      .bind(now - derivedWindowMs, keyIdsOf(ring))
      .first()) !== null
  );
}
