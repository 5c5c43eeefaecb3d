import type { D1Database } from '@cloudflare/workers-types';
import { indianTime } from '#backend/formats/indian-time.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { accessLogIfChanged, accessLogStatement } from './access-log.ts';
import { initialDue } from './calls/due-times.ts';
import { hoursAt } from './closed-days.ts';
import { emergencyMark } from './emergency-mark.ts';
import { closeWithdrawals, goneStatements, readErasureMode, type Which } from './erase.ts';
import { openSubmission, type RequestRow } from './request.ts';
import { encryptRequest } from './seal.ts';
import { storeAs } from './store.ts';
import { keyOfApi, type RequestKind, type Submission, withReference, writtenIn } from './submission.ts';

/** `db` with the migrations applied; `keys` newest first. */
export type ApiDeps = { db: D1Database; keys: ReadonlyArray<EncryptionSecret> };

/** How the access log names the holder of the API's token. */
export const tokenHolder = 'the API token';

/**
 * Stores a request that came through /api/v1, and returns its number. The same key again is the same request and changes nothing, not
 * even one that was erased meanwhile.
 */
export async function acceptFromApi({ db, keys }: ApiDeps, submission: Submission, key: string, now: number): Promise<number> {
  const idempotencyKey = await keyOfApi(submission.kind, key);
  const hours = await hoursAt(db, now);
  const { text } = writtenIn(submission);
  const request = await encryptRequest(await keyRing(keys), { idempotencyKey, fingerprint: '' }, submission, {
    acceptedAt: now,
    promisedAt: null,
    dueAt: initialDue({ kind: submission.kind, text }, now, null, hours),
    noticeVersion: null,
    language: 'en',
    heldReason: null,
    emergency: emergencyMark(text),
    forwards: false,
  });
  return (await storeAs(db, request, null, [idempotencyKey])).row.number;
}

const unopened = {
  callback: { fname: '', lname: '', phone: '', email: '', patientType: '', reason: '', description: '' },
  contact: { fullName: '', email: '', phoneNumber: '', message: '' },
} as const satisfies { [K in RequestKind]: Extract<Submission, { kind: K }>['payload'] };

// The token's holder finds neither tombstones nor what is locked or held, and so removes none.
const shown = "state IN ('open', 'done')";

/**
 * Requests of a kind for the token's holder, the latest first, below the number `before`, and a line in the access log that they were
 * read. One whose key is missing is there with empty fields: its number and time are known, the rest comes back with the key.
 */
export async function readForApi(
  { db, keys }: ApiDeps,
  kind: RequestKind,
  { before, limit }: { before: number; limit: number },
  now: number,
): Promise<ReadonlyArray<{ id: number }>> {
  const ring = await keyRing(keys);
  const sql = `SELECT * FROM requests WHERE kind = ?1 AND number < ?2 AND ${shown} ORDER BY number DESC LIMIT ?3`;
  const { results } = await db.prepare(sql).bind(kind, before, limit).all<RequestRow>();
  const [latest, earliest] = [results[0], results.at(-1)];
  if (latest && earliest) {
    const reference = `${kind}-${earliest.number} to ${kind}-${latest.number}`;
    await accessLogStatement(db, { at: now, by: tokenHolder, reference, what: 'read by the API' }).run();
  }
  return Promise.all(results.map((row) => apiRow(ring, row)));
}

async function apiRow(ring: KeyRing, row: RequestRow) {
  const submission = await openSubmission(ring, row);
  const payload = submission ? withReference(submission, row.reference).payload : unopened[row.kind];
  return { id: row.number, ...payload, createdAt: indianTime(row.accepted_at) };
}

/**
 * Removes messages for the token's holder as the owner has chosen, erased or locked, each with an event; one number, or all. Returns how
 * many.
 */
export async function removeForApi({ db }: Pick<ApiDeps, 'db'>, number: number | undefined, now: number): Promise<number> {
  const which: Which =
    number === undefined
      ? { where: `kind = 'contact' AND ${shown}`, bind: [] }
      : { where: `kind = 'contact' AND ${shown} AND number = ?1`, bind: [number] };
  const { mode } = await readErasureMode(db);
  const [written, ...gone] = goneStatements(db, which, { mode, by: tokenHolder, now });
  const what = mode === 'now' ? 'erased' : 'locked';
  const reference = number === undefined ? 'all messages' : `contact-${number}`;
  const logged = accessLogIfChanged(db, { at: now, by: tokenHolder, reference, what });
  const batch = [written, logged, ...gone, ...closeWithdrawals(db, now)].filter((statement) => statement !== undefined);
  const [event] = await db.batch(batch);
  return event?.meta.changes ?? 0;
}
