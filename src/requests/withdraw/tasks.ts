import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { encryptJson, type KeyRing } from '#encryption/keys.ts';
import { accessLogStatement } from '#requests/access-log.ts';
import { closeWithdrawals, eraseRequest, goneStatements, type Wish } from '#requests/erase.ts';
import { noteContext, openRequests, type PatientRequest, type RequestRow } from '#requests/request.ts';
import { type EncryptedContact, openContact, type WithdrawalReason } from './carry-out.ts';

/** Consent that was taken back and is not done yet. */
export type WithdrawalTask = {
  id: string;
  reference: string;
  /** Null while the Worker itself still waits to carry it out. */
  reason: WithdrawalReason | null;
  /** Whether the request was sent with the contact that was given; null where that could not be compared. */
  fits: boolean | null;
  askedAt: number;
  /** The contact that was given beside the reference; undefined where it has been compared already, or cannot be opened. */
  contact: string | undefined;
  /** Why the form looked like a robot's. */
  spamSignal: string | undefined;
  /** The request with this reference, as far as it is here. */
  request: PatientRequest | undefined;
};

type Row = EncryptedContact & { reference: string; reason: WithdrawalReason | null; fits: 0 | 1 | null; asked_at: number };

const undone = `SELECT id, reference, reason, fits, key_id, iv, ciphertext, asked_at FROM withdrawals
  WHERE state IN ('asked', 'open') ORDER BY asked_at, rowid`;
const named = "SELECT * FROM requests WHERE reference IN (SELECT reference FROM withdrawals WHERE state IN ('asked', 'open'))";

/** Returns the open tasks, oldest first, each with the request that it names. */
export async function listWithdrawals(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<WithdrawalTask>> {
  const [withdrawals, rows] = await db.batch<Row | RequestRow>([db.prepare(undone), db.prepare(named)]);
  const opened = await openRequests(ring, (rows?.results ?? []) as RequestRow[]);
  const requests = new Map(opened.map((request) => [request.reference, request]));
  return Promise.all(
    ((withdrawals?.results ?? []) as Row[]).map(async (row) => {
      const { id, reference, reason, fits, asked_at: askedAt } = row;
      const given = await openContact(ring, row);
      const { contact, spamSignal } = given ?? {};
      return {
        id,
        reference,
        reason,
        fits: fits === null ? null : fits === 1,
        askedAt,
        contact,
        spamSignal,
        request: requests.get(reference),
      };
    }),
  );
}

type Decision = Wish & { decision: 'erase' | 'leave' | 'done'; note: string };

/**
 * Carries out what somebody decided about a withdrawal, in one batch. Erasing answers all withdrawals of the request; leaving it answers
 * only this one, because another may fit. 'done' is for a request that lies nowhere here any more.
 */
export async function decideWithdrawal(
  db: D1Database,
  ring: KeyRing,
  { id, reference, request }: WithdrawalTask,
  { decision, note, ...wish }: Decision,
): Promise<'done' | 'being-delivered' | 'changed' | 'not-there'> {
  const { by, now } = wish;
  if (decision === 'erase') {
    if (!request) return 'not-there';
    const erased = await eraseRequest(db, { request, ...wish });
    return erased === 'erased' || erased === 'locked' ? 'done' : erased;
  }
  if (decision === 'leave') {
    const text = `A withdrawal of consent did not fit this request. ${note}`.trim();
    const kept = request ? [await noteStatement(db, ring, { id: request.id, by, text, now })] : [];
    const logged = accessLogStatement(db, { at: now, by, reference, what: 'withdrawal does not fit' });
    await db.batch([...kept, logged, ...doneStatements(db, 'id = ?1', id, now)]);
    return 'done';
  }
  const isMoving = "SELECT 1 FROM requests WHERE reference = ?1 AND state = 'pending' AND lease_until > ?2";
  if (await db.prepare(isMoving).bind(reference, now).first()) return 'being-delivered';
  await db.batch([
    // The request may have come in meanwhile: it goes too, as the owner has chosen.
    ...goneStatements(db, { where: 'reference = ?1', bind: [reference] }, wish),
    accessLogStatement(db, { at: now, by, reference, what: 'withdrawal done' }),
    ...doneStatements(db, 'reference = ?1', reference, now),
    ...closeWithdrawals(db, now),
  ]);
  return 'done';
}

function doneStatements(db: D1Database, where: string, value: string, now: number): D1PreparedStatement[] {
  const open = `${where} AND state = 'open'`;
  return [
    `UPDATE withdrawals SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext)) WHERE ${open}`,
    `UPDATE withdrawals SET state = 'done', done_at = ${now}, fingerprint = NULL, iv = x'', ciphertext = x'' WHERE ${open}`,
  ].map((sql) => db.prepare(sql).bind(value));
}

type Note = { id: number; by: string; text: string; now: number };

/** The statement that puts a note to a request, encrypted. */
async function noteStatement(db: D1Database, ring: KeyRing, { id, by, text, now }: Note): Promise<D1PreparedStatement> {
  const { keyId, iv, ciphertext } = await encryptJson(ring[0], noteContext(id, now), text);
  const sql = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
    SELECT ?1, ?2, ?3, 'note', ?4, ?5, ?6 FROM requests WHERE id = ?1 AND state IN ('open', 'done')`;
  return db.prepare(sql).bind(id, now, by, keyId, iv, ciphertext);
}
