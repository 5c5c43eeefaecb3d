import type { OpeningHours } from '#content/practice-time.ts';
import { encryptJson } from '#encryption/keys.ts';
import { noteContext, openSubmission } from '#requests/request.ts';
import { encryptSubmission } from '#requests/seal.ts';
import { fingerprintOf, withPhones, writtenIn } from '#requests/submission.ts';
import type { CallsDeps } from './call-list.ts';
import { reopenedDue } from './due-times.ts';
import { recordable, recordableRow } from './record.ts';

// ?1 the id, ?2 the version that was seen, ?3 what is to be stored.
const isAsSeen = `id = ?1 AND version = ?2 AND ${recordable}`;
const insertEvent = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
  SELECT id, ?3, ?4, 'contact', ?5, ?6, ?7 FROM requests WHERE ${isAsSeen} RETURNING id`;
const update = `UPDATE requests SET key_id = ?3 ->> 'keyId', iv = unhex(?3 ->> 'iv'), ciphertext = unhex(?3 ->> 'ciphertext'),
    fingerprint = ?3 ->> 'fingerprint', phone_hash = ?3 ->> 'phone', email_hash = ?3 ->> 'email', tries = ?3 ->> 'tries',
    state = ?3 ->> 'state', due_at = ?3 ->> 'dueAt', outcome = ?3 ->> 'outcome', version = version + 1 WHERE ${isAsSeen}`;
// Only where the change above took place: nobody else has its nonce.
const isWritten = "r.id = ?1 AND r.iv = unhex(?2 ->> 'iv')";
const dropWords = `DELETE FROM request_words WHERE request_id IN (SELECT r.id FROM requests AS r WHERE ${isWritten})`;
const insertWords = `INSERT INTO request_words (digest, request_id)
  SELECT word.value, r.id FROM requests AS r, json_each(?2, '$.words') AS word WHERE ${isWritten} ON CONFLICT DO NOTHING`;

/**
 * Corrects the phone number of a request, or adds a second one, which may be empty, on the `version` that was seen: what was sent is
 * encrypted anew with the newest key, and is found by the old number too. A number that rang at a stranger's is rung again. 'changed':
 * somebody else was first. 'unreadable': its key is missing, so nothing could be encrypted anew.
 */
export async function changeContact(
  { db, ring, now, hours }: CallsDeps & { hours: OpeningHours },
  change: { name: string; by: string; version: number; phone: string; secondPhone: string },
): Promise<'recorded' | 'same' | 'changed' | 'unreadable'> {
  const row = await recordableRow(db, change.name);
  if (!row || row.version !== change.version) return 'changed';
  const submission = await openSubmission(ring, row);
  if (!submission) return 'unreadable';
  const before = writtenIn(submission);
  if (before.phone === change.phone && before.secondPhone === change.secondPhone) return 'same';
  const changed = withPhones(submission, change.phone, change.secondPhone);
  const [encrypted, fingerprint, note] = await Promise.all([
    encryptSubmission(ring, changed, row.idempotency_key),
    // A retry is compared with it under the key that the row names.
    row.fingerprint === '' ? '' : fingerprintOf(ring[0], changed),
    encryptJson(ring[0], noteContext(row.id, now), noteOf(before)),
  ]);
  const isNew = before.phone !== change.phone;
  const ringsAgain = isNew && row.outcome === 'wrong-number';
  const anew = {
    ...encrypted,
    fingerprint,
    // They count the calls to the number that holds.
    tries: isNew ? 0 : row.tries,
    state: ringsAgain ? 'open' : row.state,
    dueAt: ringsAgain ? reopenedDue(now, hours) : row.due_at,
    outcome: ringsAgain ? 'contact' : row.outcome,
  };
  const json = JSON.stringify(anew);
  const [written] = await db.batch([
    // First, while the version is still the one that was seen.
    db.prepare(insertEvent).bind(row.id, row.version, now, change.by, note.keyId, note.iv, note.ciphertext),
    db.prepare(update).bind(row.id, row.version, json),
    db.prepare(dropWords).bind(row.id, json),
    db.prepare(insertWords).bind(row.id, json),
  ]);
  return written?.results.length === 1 ? 'recorded' : 'changed';
}

function noteOf({ phone, secondPhone }: { phone: string; secondPhone: string }): string {
  const numbers = [phone, secondPhone].filter((number) => number !== '');
  return numbers.length === 0 ? 'There was no number before.' : `Before: ${numbers.join(' and ')}`;
}
