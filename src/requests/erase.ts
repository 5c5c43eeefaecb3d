import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import { accessLogIfChanged } from './access-log.ts';
import type { PatientRequest } from './request.ts';

/** 'now': erased at once. 'lock': kept from everybody for 365 days, and then erased. */
export type ErasureMode = 'now' | 'lock';

/** How long a locked request is kept from everybody before it is erased. */
export const lockedFor = 365 * day;

/** Which requests: a condition on `requests` whose values are ?1, ?2 and so on. */
export type Which = { where: string; bind: ReadonlyArray<string | number> };

// A smaller value leaves the old bytes in the database's file until something else needs the place; one of the same size goes over them.
const zeroed = 'iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext))';
const emptied = "iv = x'', ciphertext = x''";
// Nobody finds it by a name or number, and nobody has it open.
const unfindable =
  'phone_hash = NULL, email_hash = NULL, asked_doctor_at = NULL, opened_by = NULL, opened_at = NULL, due_at = NULL, version = version + 1';

/**
 * The statements that take from requests what was written, the notes about it, and what it can be found by, to be run in ONE batch. Then
 * they `set` the columns that say why, and the emergency mark; the last one gives ids and states.
 */
export function emptyStatements(db: D1Database, { where, bind }: Which, set: string): D1PreparedStatement[] {
  const theirs = `request_id IN (SELECT id FROM requests WHERE ${where})`;
  return [
    `UPDATE requests SET ${zeroed} WHERE ${where}`,
    `UPDATE events SET ${zeroed} WHERE ${theirs}`,
    `UPDATE events SET key_id = '', ${emptied} WHERE ${theirs}`,
    `DELETE FROM request_words WHERE ${theirs}`,
    `UPDATE requests SET ${emptied}, ${unfindable}, lease_until = 0, ${set} WHERE ${where} RETURNING id, state`,
  ].map((sql) => db.prepare(sql).bind(...bind));
}

const notErased = "state NOT IN ('erased', 'delivered', 'refused')";

/** The statements that erase requests for good. A tombstone stays, so that a late retry brings nobody back. */
export function eraseStatements(db: D1Database, { where, bind }: Which, now: number): D1PreparedStatement[] {
  const set = `state = 'erased', emergency = NULL, settled_at = ${now}, key_id = '', fingerprint = '', erase_at = NULL, promised_at = NULL, held_reason = NULL, outcome = NULL`;
  return emptyStatements(db, { where: `(${where}) AND ${notErased}`, bind }, set);
}

/** The statements for requests that the law wants kept for a year: nobody finds or reads them, until `eraseDue` erases them. */
export function lockStatements(db: D1Database, { where, bind }: Which, now: number): D1PreparedStatement[] {
  const chosen = `(${where}) AND ${notErased} AND state <> 'locked'`;
  const lock = `UPDATE requests SET ${unfindable}, emergency = NULL, lease_until = 0, state = 'locked', erase_at = ${now + lockedFor} WHERE ${chosen} RETURNING id, state`;
  return [`DELETE FROM request_words WHERE request_id IN (SELECT id FROM requests WHERE ${chosen})`, lock].map((sql) =>
    db.prepare(sql).bind(...bind),
  );
}

/** Erases the locked requests whose year is over. */
export async function eraseDue(db: D1Database, now: number): Promise<void> {
  await db.batch(eraseStatements(db, { where: "state = 'locked' AND erase_at <= ?1", bind: [now] }, now));
}

/** The person who erases, when, and how. */
export type Wish = { mode: ErasureMode; by: string; now: number };

/**
 * The statements that make requests go as the owner has chosen, each with an event, and the last one with their ids. What is being
 * delivered at this moment stays.
 */
export function goneStatements(db: D1Database, { where, bind }: Which, { mode, by, now }: Wish): D1PreparedStatement[] {
  const settled = mode === 'now' ? notErased : `${notErased} AND state <> 'locked'`;
  const chosen = { where: `(${where}) AND ${settled} AND NOT (state = 'pending' AND lease_until > ${now})`, bind };
  const values = [now, by, mode === 'now' ? 'erased' : 'locked'];
  const [at, who, what] = values.map((_, index) => `?${bind.length + index + 1}`);
  // First, while the rows are still the ones that were chosen.
  const event = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
    SELECT id, ${at}, ${who}, ${what}, '', x'', x'' FROM requests WHERE ${chosen.where}`;
  return [
    db.prepare(event).bind(...bind, ...values),
    ...(mode === 'now' ? eraseStatements(db, chosen, now) : lockStatements(db, chosen, now)),
  ];
}

/**
 * The statements that close the withdrawals of requests that are gone, and forget what was given with them. A task to look for a copy
 * elsewhere stays: its request is always gone here.
 */
export function closeWithdrawals(db: D1Database, now: number): D1PreparedStatement[] {
  const isGone = "EXISTS (SELECT 1 FROM requests AS r WHERE r.reference = withdrawals.reference AND r.state IN ('locked', 'erased'))";
  const answered = `state IN ('asked', 'open') AND reason IS NOT 'maybe-delivered' AND ${isGone}`;
  return [
    `UPDATE withdrawals SET ${zeroed} WHERE ${answered}`,
    `UPDATE withdrawals SET state = 'done', done_at = ${now}, fingerprint = NULL, ${emptied} WHERE ${answered}`,
  ].map((sql) => db.prepare(sql));
}

/**
 * Erases or locks a request on the version that was seen, and answers its withdrawals, in one batch. 'being-delivered': it is on its way
 * to the practice's own backend at this moment; ask again in half a minute. 'changed': somebody else was first.
 */
export async function eraseRequest(
  db: D1Database,
  { request, ...wish }: Wish & { request: Pick<PatientRequest, 'id' | 'name' | 'version'> },
): Promise<'erased' | 'locked' | 'being-delivered' | 'changed'> {
  const { id, name, version } = request;
  const { mode, by, now } = wish;
  const what = mode === 'now' ? 'erased' : 'locked';
  const [written, ...rest] = goneStatements(db, { where: 'id = ?1 AND version = ?2', bind: [id, version] }, wish);
  const logged = accessLogIfChanged(db, { at: now, by, reference: name, what });
  const batch = [written, logged, ...rest, ...closeWithdrawals(db, now)].filter((statement) => statement !== undefined);
  const [event] = await db.batch(batch);
  if ((event?.meta.changes ?? 0) > 0) return what;
  const isMoving = "SELECT 1 FROM requests WHERE id = ?1 AND version = ?2 AND state = 'pending' AND lease_until > ?3";
  return (await db.prepare(isMoving).bind(id, version, now).first()) ? 'being-delivered' : 'changed';
}

/** How requests are erased; `set` is missing until the owner has chosen. */
export type ErasureSetting = { mode: ErasureMode; set: { by: string; at: number } | undefined };

type Row = { value: ErasureMode; changed_at: number; changed_by: string };

/** Locks rather than erases until somebody has chosen: a locked request can still be erased, an erased one never comes back. */
const usualMode: ErasureMode = (practice.privacy.oneYearRule as string) === 'does-not-bind' ? 'now' : 'lock';

export async function readErasureMode(db: D1Database): Promise<ErasureSetting> {
  const row = await db.prepare("SELECT value, changed_at, changed_by FROM desk_settings WHERE name = 'erasure'").first<Row>();
  if (!row) return { mode: usualMode, set: undefined };
  return { mode: row.value === 'now' ? 'now' : 'lock', set: { by: row.changed_by, at: row.changed_at } };
}

export function setErasureMode(db: D1Database, mode: ErasureMode, by: string, now: number): D1PreparedStatement {
  const sql = `INSERT INTO desk_settings (name, value, changed_at, changed_by) VALUES ('erasure', ?1, ?2, ?3)
    ON CONFLICT (name) DO UPDATE SET value = ?1, changed_at = ?2, changed_by = ?3`;
  return db.prepare(sql).bind(mode, now, by);
}
