import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { decryptJson, type EncryptedColumns, type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { type EncryptedContact, withdrawalContext } from '#requests/withdraw/carry-out.ts';
import { type EventRow, noteContext, openSubmission, type RequestRow } from './request.ts';
import { encryptInHex, encryptSubmission } from './seal.ts';
import { fingerprintOf } from './submission.ts';

const byOlderKey = 'key_id IN (SELECT value FROM json_each(?1)) AND key_id <> ?2 AND length(ciphertext) > 0 LIMIT ?3';
// Only what is still as it was read: meanwhile it may have been erased, or encrypted anew by another run.
const asRead = (table: string) => `${table}.id = v.value ->> 'id' AND ${table}.iv = unhex(v.value ->> 'was')`;
const anew = "key_id = v.value ->> 'keyId', iv = unhex(v.value ->> 'iv'), ciphertext = unhex(v.value ->> 'ciphertext')";
const asEncrypted =
  "JOIN requests AS r ON r.id = v.value ->> 'id' AND r.iv = unhex(v.value ->> 'iv') AND r.state NOT IN ('locked', 'erased')";

// A request may have been locked since it was read; nobody finds it then.
const requestStatements = [
  `UPDATE requests SET ${anew}, fingerprint = v.value ->> 'fingerprint',
    phone_hash = iif(state = 'locked', NULL, v.value ->> 'phone'), email_hash = iif(state = 'locked', NULL, v.value ->> 'email')
    FROM json_each(?1) AS v WHERE ${asRead('requests')}`,
  `DELETE FROM request_words WHERE request_id IN (SELECT r.id FROM json_each(?1) AS v ${asEncrypted})`,
  `INSERT INTO request_words (digest, request_id)
    SELECT word.value, r.id FROM json_each(?1) AS v ${asEncrypted}, json_each(v.value, '$.words') AS word WHERE TRUE ON CONFLICT DO NOTHING`,
];
const statementsOf = (table: 'events' | 'withdrawals') => [`UPDATE ${table} SET ${anew} FROM json_each(?1) AS v WHERE ${asRead(table)}`];

/**
 * Encrypts up to `limit` requests anew that lie under an older key of the ring, and as many notes and withdrawals, and makes their digests
 * with the newest one too. Returns how many; at 0 the older keys may go. What nobody can open is left as it is.
 */
export async function reencryptSome(db: D1Database, ring: KeyRing, limit: number): Promise<number> {
  // Nothing can be older, and looking for it would read every row.
  if (ring.length === 1) return 0;
  const bound = [keyIdsOf(ring), ring[0].id, limit] as const;
  const [requests, events, withdrawals] = await db.batch([
    db.prepare(`SELECT * FROM requests WHERE state <> 'probe' AND ${byOlderKey}`).bind(...bound),
    db.prepare(`SELECT * FROM events WHERE ${byOlderKey}`).bind(...bound),
    db.prepare(`SELECT id, key_id, iv, ciphertext FROM withdrawals WHERE ${byOlderKey}`).bind(...bound),
  ]);
  const anewRequests = await encryptAll((requests?.results ?? []) as RequestRow[], (row) => reencryptRequest(ring, row));
  const contextOf = ({ request_id, at }: EventRow) => noteContext(request_id, at);
  const anewEvents = await encryptAll((events?.results ?? []) as EventRow[], (row) => reencryptValue(ring, contextOf(row), row));
  const anewWithdrawals = await encryptAll((withdrawals?.results ?? []) as EncryptedContact[], (row) =>
    reencryptValue(ring, withdrawalContext(row.id), row),
  );
  const statements = [
    ...statementsFor(db, requestStatements, anewRequests),
    ...statementsFor(db, statementsOf('events'), anewEvents),
    ...statementsFor(db, statementsOf('withdrawals'), anewWithdrawals),
  ];
  if (statements.length > 0) await db.batch(statements);
  return anewRequests.length + anewEvents.length + anewWithdrawals.length;
}

async function encryptAll<Each extends EncryptedColumns & { id: number | string }>(
  rows: ReadonlyArray<Each>,
  reencrypt: (row: Each) => Promise<object | undefined>,
) {
  const encrypted = async (row: Each) => {
    const anew = await reencrypt(row);
    return anew && { ...anew, id: row.id, was: hex(Uint8Array.from(row.iv)) };
  };
  return (await Promise.all(rows.map(encrypted))).filter((row) => row !== undefined);
}

async function reencryptRequest(ring: KeyRing, row: RequestRow) {
  const submission = await openSubmission(ring, row);
  if (!submission) return undefined;
  // A retry is compared with it under the key that the row names.
  const fingerprint = row.fingerprint === '' ? '' : await fingerprintOf(ring[0], submission);
  return { ...(await encryptSubmission(ring, submission, row.idempotency_key)), fingerprint };
}

async function reencryptValue(ring: KeyRing, context: ReadonlyArray<string>, encrypted: EncryptedColumns) {
  const opened = await decryptJson(ring, context, encrypted);
  return opened.ok ? encryptInHex(ring, context, opened.value) : undefined;
}

function statementsFor(db: D1Database, sqls: ReadonlyArray<string>, rows: ReadonlyArray<object>): D1PreparedStatement[] {
  return rows.length > 0 ? sqls.map((sql) => db.prepare(sql).bind(JSON.stringify(rows))) : [];
}
