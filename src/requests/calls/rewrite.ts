import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import { type InCamelCase, noteContext, type RequestRow } from '#requests/request.ts';
import { encryptInHex, encryptSubmission } from '#requests/seal.ts';
import { fingerprintOf, type Submission } from '#requests/submission.ts';
import { recordable } from './record.ts';

type Kept = InCamelCase<'tries' | 'state' | 'due_at' | 'outcome' | 'emergency' | 'language' | 'came_by' | 'unmarked_since'>;

/** The new contents of a request; columns that are not named in `changed` stay as they are. */
export type Rewriting = { row: RequestRow; submission: Submission; changed: Partial<Kept>; note?: string };
type Written = { outcome: 'contact' | 'corrected'; by: string; now: number };

async function rewritten(ring: KeyRing, { row, submission, changed, note }: Rewriting, now: number) {
  const [encrypted, fingerprint, encryptedNote] = await Promise.all([
    encryptSubmission(ring, submission, row.idempotency_key),
    // A retry is compared with it under the key that the row names.
    row.fingerprint === '' ? '' : fingerprintOf(ring[0], submission),
    note === undefined ? { keyId: '', iv: '', ciphertext: '' } : encryptInHex(ring, noteContext(row.id, now), note),
  ]);
  const { id, version, tries, state, due_at: dueAt, outcome, emergency, language, came_by: cameBy, unmarked_since: unmarkedSince } = row;
  const kept: Kept = { tries, state, dueAt, outcome, emergency, language, cameBy, unmarkedSince };
  return { id, version, ...encrypted, fingerprint, note: encryptedNote, ...kept, ...changed };
}

// ?1 all that is written, as JSON. Where one of the requests is not as it was read, nothing is written.
const isAsRead = `(SELECT count(*) FROM requests AS q JOIN json_each(?1) AS read ON q.id = read.value ->> 'id'
    AND q.version = read.value ->> 'version' WHERE q.${recordable}) = json_array_length(?1)`;
const insertEvents = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
  SELECT v.value ->> 'id', ?2, ?3, ?4, v.value ->> '$.note.keyId', unhex(v.value ->> '$.note.iv'), unhex(v.value ->> '$.note.ciphertext')
  FROM json_each(?1) AS v WHERE ${isAsRead} RETURNING id`;
// A shorter value leaves the old bytes in the database's file until something else needs the place; one of the same size goes over them.
const overwrite = `UPDATE requests SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext))
  WHERE id IN (SELECT value ->> 'id' FROM json_each(?1)) AND ${isAsRead}`;
const update = `UPDATE requests SET key_id = v.value ->> 'keyId', iv = unhex(v.value ->> 'iv'), ciphertext = unhex(v.value ->> 'ciphertext'),
    fingerprint = v.value ->> 'fingerprint', phone_hash = v.value ->> 'phone', email_hash = v.value ->> 'email',
    tries = v.value ->> 'tries', state = v.value ->> 'state', due_at = v.value ->> 'dueAt', outcome = v.value ->> 'outcome',
    emergency = v.value ->> 'emergency', language = v.value ->> 'language', came_by = v.value ->> 'cameBy',
    unmarked_since = v.value ->> 'unmarkedSince', version = requests.version + 1
  FROM json_each(?1) AS v WHERE requests.id = v.value ->> 'id' AND ${isAsRead}`;
// Only where the change above took place: nobody else has its nonce.
const isWritten = "JOIN requests AS r ON r.id = v.value ->> 'id' AND r.iv = unhex(v.value ->> 'iv')";
const dropWords = `DELETE FROM request_words WHERE request_id IN (SELECT r.id FROM json_each(?1) AS v ${isWritten})`;
const insertWords = `INSERT INTO request_words (digest, request_id)
  SELECT word.value, r.id FROM json_each(?1) AS v ${isWritten}, json_each(v.value, '$.words') AS word WHERE TRUE ON CONFLICT DO NOTHING`;

/**
 * Encrypts what requests say anew, with the newest key, each with an event, in one batch: all of them, or none. 'changed': somebody has
 * changed one of them since it was read.
 */
export async function rewrite(
  { db, ring }: { db: D1Database; ring: KeyRing },
  rewritings: ReadonlyArray<Rewriting>,
  { outcome, by, now }: Written,
): Promise<'recorded' | 'changed'> {
  const json = JSON.stringify(await Promise.all(rewritings.map((rewriting) => rewritten(ring, rewriting, now))));
  const [written] = await db.batch([
    // First, while the versions are still those that were read.
    db.prepare(insertEvents).bind(json, now, by, outcome),
    ...[overwrite, update, dropWords, insertWords].map((sql) => db.prepare(sql).bind(json)),
  ]);
  return written?.results.length === rewritings.length ? 'recorded' : 'changed';
}
