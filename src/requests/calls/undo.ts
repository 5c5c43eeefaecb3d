import type { D1Database } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import { nameOf, openRequest, type RequestRow, whereNamed } from '#requests/request.ts';
import type { CallsDeps } from './call-list.ts';

export type EventRow = { id: number; request_id: number; at: number; by: string; outcome: string; due_at: number | null } & {
  before: string | null;
  undone_at: number | null;
  key_id: string;
} & Record<'iv' | 'ciphertext', number[]>;
export const eventColumns = 'id, request_id, at, by, outcome, due_at, before, undone_at, key_id, iv, ciphertext';

// What recording an outcome changes of a request, and undoing it puts back; the version only grows.
const columns = ['state', 'due_at', 'tries', 'outcome', 'first_call_at', 'asked_doctor_at'] as const;

/** As SQL on a request that is about to change: what is needed to undo that. */
export const beforeSql = `json_object('version', version, ${columns.map((column) => `'${column}', ${column}`).join(', ')})`;

/** After that it is opened again instead: the promise has long been a matter of the past. */
const undoWithin = 60 * minute;

const versionLeft = ({ before }: Pick<EventRow, 'before'>): number =>
  1 + Number((JSON.parse(before ?? '{}') as { version?: number }).version);

/** Whether the latest event of a request can be undone: nothing has changed since, and it is not long ago. */
export function isUndoable(latest: EventRow | undefined, { version }: Pick<RequestRow, 'version'>, now: number): latest is EventRow {
  if (!latest || latest.before === null || latest.undone_at !== null) return false;
  return latest.at > now - undoWithin && versionLeft(latest) === version;
}

async function latestOf({ db, now }: CallsDeps, name: string): Promise<{ row: RequestRow; event: EventRow } | undefined> {
  const { where, bind } = whereNamed(name);
  const row = await db
    .prepare(`SELECT * FROM requests WHERE ${where} AND state IN ('open', 'done')`)
    .bind(...bind)
    .first<RequestRow>();
  const sql = `SELECT ${eventColumns} FROM events WHERE request_id = ? ORDER BY id DESC LIMIT 1`;
  const event = row && (await db.prepare(sql).bind(row.id).first<EventRow>());
  return row && event && isUndoable(event, row, now) ? { row, event } : undefined;
}

/** What somebody recorded last of a request, for the line that offers to undo it; undefined once it is too late for that. */
export type Recorded = { name: string; person: string | undefined; outcome: string; dueAt: number | null; requests: number };

/** What was recorded last of a request, while it can be undone, for the member of the staff who recorded it. */
export async function justRecorded(deps: CallsDeps, { name, email }: { name: string; email: string }): Promise<Recorded | undefined> {
  const { db, ring, now } = deps;
  const latest = await latestOf(deps, name);
  if (!latest || latest.event.by !== email) return undefined;
  const { row, event } = latest;
  const [{ written }, group] = await Promise.all([
    openRequest(ring, row),
    groupOf(db, latest),
    logListSeen(db, { at: now, by: email, names: [nameOf(row)], what: 'saw on the list' }),
  ]);
  return { name: nameOf(row), person: written?.name, outcome: event.outcome, dueAt: event.due_at, requests: group.length };
}

type Member = Pick<EventRow, 'id' | 'before'> & { request_id: number; version: number };

// What one outcome settled was recorded by one person at one moment.
const groupSql = `SELECT e.id, e.before, e.request_id, r.version FROM events AS e JOIN requests AS r ON r.id = e.request_id
  WHERE e.at = ?1 AND e.by = ?2 AND e.outcome = ?3 AND e.before IS NOT NULL AND e.undone_at IS NULL AND r.person = ?4`;

async function groupOf(db: D1Database, { row, event }: { row: RequestRow; event: EventRow }): Promise<ReadonlyArray<Member>> {
  const { results } = await db.prepare(groupSql).bind(event.at, event.by, event.outcome, row.person).all<Member>();
  return results;
}

const restored = columns.map((column) => `${column} = e.before ->> '${column}'`).join(', ');
// ?1 the events, as JSON. All of their requests are as the events left them, or nothing happens.
const asLeft = `(SELECT count(*) FROM events AS u JOIN requests AS q ON q.id = u.request_id
    WHERE u.id IN (SELECT value FROM json_each(?1)) AND u.undone_at IS NULL AND q.state IN ('open', 'done')
    AND q.version = (u.before ->> 'version') + 1) = json_array_length(?1)`;
const add = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
  SELECT request_id, ?2, ?3, 'undone', '', x'', x'' FROM events WHERE id IN (SELECT value FROM json_each(?1)) AND ${asLeft}`;
const restore = `UPDATE requests SET ${restored}, opened_by = NULL, opened_at = NULL, version = version + 1
  FROM events AS e WHERE e.request_id = requests.id AND e.id IN (SELECT value FROM json_each(?1)) AND ${asLeft}`;
const markUndone = 'UPDATE events SET undone_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND changes() > 0';

/**
 * Takes back what was recorded last, of all requests that it was recorded of: promise, due time and place on the list are as they were.
 * The event stays in the history. 'changed': something has happened since, and nothing was undone.
 */
export async function undoLast(deps: CallsDeps, { name, email }: { name: string; email: string }): Promise<'undone' | 'changed'> {
  const { db, now } = deps;
  const latest = await latestOf(deps, name);
  if (!latest) return 'changed';
  const ids = JSON.stringify((await groupOf(db, latest)).map(({ id }) => id));
  const [added] = await db.batch([
    db.prepare(add).bind(ids, now, email),
    db.prepare(restore).bind(ids),
    db.prepare(markUndone).bind(ids, now),
  ]);
  return (added?.meta.changes ?? 0) > 0 ? 'undone' : 'changed';
}
