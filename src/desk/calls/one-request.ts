import { dayOf } from '#content/practice-time.ts';
import { isoDate } from '#desk/frame/local-time.ts';
import { accessLogStatement } from '#desk/frame/log-access.ts';
import { type OpenedRequest, openRequest, type SealedRow } from '#desk/requests/opened.ts';
import { decryptJson, type EncryptedRow } from '#encryption/encrypt.ts';
import { closedDaysFrom } from '#requests/closed-days.ts';
import { noteContext, type RequestState } from '#requests/request.ts';
import { type CallsDeps, openFor } from './call-list.ts';
import { nameOfRequest, pathOfRequest, whereNamed } from './paths.ts';
import { withdrawnReferences } from './withdrawn.ts';

export type RequestEvent = { at: number; by: string; outcome: string; dueAt: number | null; note: string };
export type EarlierRequest = {
  path: string;
  opened: OpenedRequest | undefined;
  acceptedAt: number;
  state: RequestState;
  outcome: string | null;
};

/** One request as its screen shows it. `opened` is undefined when it cannot be opened: its key is missing. */
export type OneRequest = {
  id: number;
  name: string;
  path: string;
  opened: OpenedRequest | undefined;
  state: RequestState;
  outcome: string | null;
  tries: number;
  version: number;
  acceptedAt: number;
  promisedAt: number | null;
  dueAt: number | null;
  atRisk: boolean;
  /** Their consent was taken back, and nobody has settled it. */
  withdrawn: boolean;
  /** A colleague who opened it in the last minutes. */
  openWith: { name: string; at: number } | undefined;
  /** The latest first. */
  events: ReadonlyArray<RequestEvent>;
  earlier: ReadonlyArray<EarlierRequest>;
};

type Row = SealedRow & {
  id: number;
  number: number;
  phone_hash: string | null;
  email_hash: string | null;
  accepted_at: number;
  promised_at: number | null;
  due_at: number | null;
  state: RequestState;
  outcome: string | null;
  tries: number;
  version: number;
  opened_by: string | null;
  opened_at: number | null;
  opened_name: string | null;
};
type EventRow = Omit<EncryptedRow, 'id' | 'kind'> & { at: number; by: string; outcome: string; due_at: number | null };

const select = `SELECT requests.*, (SELECT name FROM staff WHERE email = opened_by) AS opened_name FROM requests WHERE`;
const eventsSql = `SELECT e.at, coalesce(s.name, e.by) AS by, e.outcome, e.due_at, e.key_id, e.iv, e.ciphertext
  FROM events AS e LEFT JOIN staff AS s ON s.email = e.by WHERE e.request_id = ? ORDER BY e.id DESC LIMIT 100`;
const mostEarlier = 20;
// By the keyed digests of one number and one address: nobody else's words are opened for it.
const earlierSql = `SELECT * FROM requests WHERE state IN ('open', 'done') AND id <> ?1 AND id IN (
  SELECT id FROM requests WHERE phone_hash = ?2 UNION SELECT id FROM requests WHERE email_hash = ?3) ORDER BY accepted_at DESC LIMIT ${mostEarlier}`;

/**
 * Opens a request for one of the practice's people, and writes down that it was opened, in one step. Undefined when there is none of
 * this name; 'gone' when nobody may read it any more: it was erased, or is locked until it is.
 */
export async function openOne(deps: CallsDeps, asked: { name: string; email: string }): Promise<OneRequest | 'gone' | undefined> {
  const { db, outbox, ring, now } = deps;
  const { where, bind } = whereNamed(asked.name);
  const row = await db
    .prepare(`${select} ${where}`)
    .bind(...bind)
    .first<Row>();
  if (!row) return undefined;
  if (row.state !== 'open' && row.state !== 'done') return 'gone';
  const { id } = row;
  const [[events, earlier], closed, withdrawn] = await Promise.all([
    db.batch<never>([
      db.prepare(eventsSql).bind(id),
      db.prepare(earlierSql).bind(id, row.phone_hash, row.email_hash),
      db
        .prepare("UPDATE requests SET opened_by = ?2, opened_at = ?3 WHERE id = ?1 AND state IN ('open', 'done')")
        .bind(id, asked.email, now),
      accessLogStatement(db, { at: now, by: asked.email, reference: nameOfRequest(row), what: 'opened' }),
    ]),
    closedDaysFrom(outbox, now).catch(() => []),
    withdrawnReferences(outbox),
  ]);
  const shut = new Set(closed.map(({ day }) => day));
  const isShut = (at: number | null) => at !== null && shut.has(isoDate(dayOf(at)));
  const { opened_by, opened_at } = row;
  const isOthers = opened_by !== null && opened_at !== null && opened_by !== asked.email && opened_at > now - openFor;
  return {
    id,
    name: nameOfRequest(row),
    path: pathOfRequest(row),
    opened: await openRequest(ring, row),
    state: row.state,
    outcome: row.outcome,
    tries: row.tries,
    version: row.version,
    acceptedAt: row.accepted_at,
    promisedAt: row.promised_at,
    dueAt: row.due_at,
    atRisk: row.state === 'open' && (isShut(row.promised_at) || isShut(row.due_at)),
    withdrawn: row.reference !== null && withdrawn.has(row.reference),
    openWith: isOthers ? { name: row.opened_name ?? opened_by, at: opened_at } : undefined,
    events: await Promise.all(((events?.results ?? []) as EventRow[]).map((event) => eventOf(deps, id, event))),
    earlier: await Promise.all(((earlier?.results ?? []) as Row[]).map((other) => earlierOf(deps, other))),
  };
}

async function eventOf({ ring }: CallsDeps, id: number, event: EventRow): Promise<RequestEvent> {
  const { at, by, outcome, due_at: dueAt } = event;
  if (event.key_id === '') return { at, by, outcome, dueAt, note: '' };
  const opened = await decryptJson(ring, noteContext(id, at), event);
  return { at, by, outcome, dueAt, note: opened.ok ? String(opened.value) : 'A note that cannot be opened: its key is missing.' };
}

async function earlierOf({ ring }: CallsDeps, row: Row): Promise<EarlierRequest> {
  const { accepted_at: acceptedAt, state, outcome } = row;
  return { path: pathOfRequest(row), opened: await openRequest(ring, row), acceptedAt, state, outcome };
}
