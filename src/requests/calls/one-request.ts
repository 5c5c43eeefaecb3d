import type { D1Database } from '@cloudflare/workers-types';
import { decryptJson } from '#encryption/encrypt.ts';
import { accessLogStatement } from '#requests/access-log.ts';
import { closedDaysFrom, fallsOn } from '#requests/closed-days.ts';
import { nameOf, noteContext, openRequest, type PatientRequest, type RequestRow, readable, whereNamed } from '#requests/request.ts';
import { type CallsDeps, openFor, withdrawnSql } from './call-list.ts';

/** `by` is the e-mail address of who did it. */
export type RequestEvent = { at: number; by: string; outcome: string; dueAt: number | null; note: string };

/** An earlier or later request of the same person; its words are read on its own page, where that is logged. */
export type Related = Pick<PatientRequest, 'name' | 'state' | 'outcome' | 'acceptedAt'>;

export type OneRequest = PatientRequest & {
  atRisk: boolean;
  /** Somebody with the contact of this request took the consent back, and nobody has settled it yet. */
  withdrawn: boolean;
  /** A colleague who opened it within the last minutes, by e-mail address. */
  openWith: { email: string; at: number } | undefined;
  /** The latest first. */
  events: ReadonlyArray<RequestEvent>;
  related: ReadonlyArray<Related>;
};

/** 'waits': it is held, rejected or on its way to the practice's own backend, and the list of those shows it. */
export type Found =
  | { kind: 'unknown' }
  | { kind: 'gone'; request: PatientRequest; endedBy: { email: string; at: number } | undefined }
  | { kind: 'waits'; name: string }
  | { kind: 'request'; request: OneRequest };

type Row = RequestRow & { withdrawn: 0 | 1 };
type EventRow = { at: number; by: string; outcome: string; due_at: number | null; key_id: string } & Record<'iv' | 'ciphertext', number[]>;

const eventsSql = 'SELECT at, by, outcome, due_at, key_id, iv, ciphertext FROM events WHERE request_id = ? ORDER BY id DESC LIMIT 100';
const endedSql = `SELECT by AS email, at FROM events WHERE request_id = ? AND outcome IN ('erased', 'locked', 'discarded')
  ORDER BY id DESC LIMIT 1`;
// By the keyed digests of one phone number and one e-mail address.
const relatedSql = `SELECT kind, number, reference, state, outcome, accepted_at FROM requests WHERE ${readable} AND id <> ?1 AND id IN (
  SELECT id FROM requests WHERE phone_hash = ?2 UNION SELECT id FROM requests WHERE email_hash = ?3) ORDER BY accepted_at DESC LIMIT 20`;

async function findRow(db: D1Database, name: string): Promise<Row | undefined> {
  const { where, bind } = whereNamed(name);
  const sql = `SELECT *, ${withdrawnSql} AS withdrawn FROM requests WHERE ${where}`;
  const row = await db
    .prepare(sql)
    .bind(...bind)
    .first<Row>();
  // Nobody was told the reference of one that was refused.
  return row && row.state !== 'refused' ? row : undefined;
}

/** The request of such a name. Its words may be shown only together with a line in the access log. */
export async function findRequest({ db, ring }: CallsDeps, name: string): Promise<PatientRequest | undefined> {
  const row = await findRow(db, name);
  return row && openRequest(ring, row);
}

/** A request whose words the practice no longer has, or may no longer read. */
export const isGone = ({ state }: Pick<RequestRow, 'state'>): boolean => ['locked', 'erased', 'delivered'].includes(state);

/** Opens a request for one member of the staff and logs that in the same batch. */
export async function openOne(deps: CallsDeps, asked: { name: string; email: string }): Promise<Found> {
  const { db, ring, now } = deps;
  const row = await findRow(db, asked.name);
  if (!row) return { kind: 'unknown' };
  const { id, opened_by, opened_at } = row;
  if (isGone(row)) {
    const endedBy = await db.prepare(endedSql).bind(id).first<{ email: string; at: number }>();
    return { kind: 'gone', request: await openRequest(ring, row), endedBy: endedBy ?? undefined };
  }
  if (row.state !== 'open' && row.state !== 'done') return { kind: 'waits', name: nameOf(row) };
  const [[events, related], closed] = await Promise.all([
    db.batch<never>([
      db.prepare(eventsSql).bind(id),
      db.prepare(relatedSql).bind(id, row.phone_hash, row.email_hash),
      db
        .prepare(
          "UPDATE requests SET opened_by = ?2, opened_at = ?3, first_opened_at = coalesce(first_opened_at, ?3) WHERE id = ?1 AND state IN ('open', 'done')",
        )
        .bind(id, asked.email, now),
      accessLogStatement(db, { at: now, by: asked.email, reference: nameOf(row), what: 'opened' }),
    ]),
    closedDaysFrom(db, now),
  ]);
  const isOthers = opened_by !== null && opened_at !== null && opened_by !== asked.email && opened_at > now - openFor;
  const request: OneRequest = {
    ...(await openRequest(ring, row)),
    atRisk: row.state === 'open' && (fallsOn(closed, row.promised_at) || fallsOn(closed, row.due_at)),
    withdrawn: row.withdrawn === 1,
    openWith: isOthers ? { email: opened_by, at: opened_at } : undefined,
    events: await Promise.all(((events?.results ?? []) as EventRow[]).map((event) => eventOf(deps, id, event))),
    related: ((related?.results ?? []) as RequestRow[]).map((other) => ({
      name: nameOf(other),
      state: other.state,
      outcome: other.outcome,
      acceptedAt: other.accepted_at,
    })),
  };
  return { kind: 'request', request };
}

async function eventOf({ ring }: CallsDeps, id: number, event: EventRow): Promise<RequestEvent> {
  const { at, by, outcome, due_at: dueAt } = event;
  if (event.key_id === '') return { at, by, outcome, dueAt, note: '' };
  const opened = await decryptJson(ring, noteContext(id, at), event);
  return { at, by, outcome, dueAt, note: opened.ok ? String(opened.value) : 'A note that cannot be opened: its key is missing.' };
}
