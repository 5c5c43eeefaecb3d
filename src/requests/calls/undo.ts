import type { D1Database } from '@cloudflare/workers-types';
import { hour } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import { type EventRow, nameOf, openSenders, type RequestRow } from '#requests/request.ts';
import type { CallsDeps } from './call-list.ts';
import { latestEvent, recordableRow, undoable } from './record.ts';

/** After that it is opened again instead: the promise has long been a matter of the past. */
const undoWithin = hour;

const versionLeft = ({ before }: Pick<EventRow, 'before'>): number =>
  1 + Number((JSON.parse(before ?? '{}') as { version?: number }).version);

/** Whether the latest event of a request can be undone: nothing has changed since, and it is not long ago. */
export function isUndoable(latest: EventRow | undefined, { version }: Pick<RequestRow, 'version'>, now: number): latest is EventRow {
  if (!latest || latest.before === null || latest.undone_at !== null) return false;
  return latest.at > now - undoWithin && versionLeft(latest) === version;
}

async function latestOf({ db, now }: CallsDeps, name: string) {
  const row = await recordableRow(db, name);
  const event = row && (await latestEvent(db, row.id));
  return row && event && isUndoable(event, row, now) ? { row, event } : undefined;
}

/** Returns what was recorded last of a request, while it can be undone, to the member of the staff who recorded it. */
export async function justRecorded(deps: CallsDeps, { name, email }: { name: string; email: string }) {
  const { db, ring, now } = deps;
  const latest = await latestOf(deps, name);
  if (!latest || latest.event.by !== email) return undefined;
  const { row, event } = latest;
  const group = await groupOf(db, latest);
  const [requests] = await Promise.all([
    openSenders(ring, group),
    logListSeen(db, { at: now, by: email, names: group.map(nameOf), what: 'saw on the list' }),
  ]);
  return { name: nameOf(row), version: row.version, outcome: event.outcome, dueAt: event.due_at, requests, place: placeOf(group) };
}

/** Their earlier place on the call list; undefined if they had none. */
function placeOf(group: Awaited<ReturnType<typeof groupOf>>) {
  const before = group.flatMap(({ id, before: columns }) => {
    const { due_at: dueAt, emergency } = JSON.parse(columns) as Pick<RequestRow, 'due_at' | 'emergency'>;
    return dueAt === null ? [] : [{ id, dueAt, isMarked: emergency !== null }];
  });
  const [first] = before.toSorted(
    (one, other) => Number(other.isMarked) - Number(one.isMarked) || one.dueAt - other.dueAt || one.id - other.id,
  );
  return first && { id: first.id, dueAt: first.dueAt, isEmergency: before.some(({ isMarked }) => isMarked) };
}

// All requests that one outcome settled were recorded by one person at one moment.
const groupSql = `SELECT r.*, e.id AS event, e.before FROM events AS e JOIN requests AS r ON r.id = e.request_id
  WHERE e.at = ?1 AND e.by = ?2 AND e.outcome = ?3 AND e.before IS NOT NULL AND e.undone_at IS NULL AND r.person = ?4 ORDER BY r.id <> ?5, r.id`;

async function groupOf(db: D1Database, { row, event }: { row: RequestRow; event: EventRow }) {
  const reading = db.prepare(groupSql).bind(event.at, event.by, event.outcome, row.person, row.id);
  return (await reading.all<RequestRow & { event: number; before: string }>()).results;
}

// An event of before a column was kept with it leaves that column as it is.
const restored = undoable
  .map((column) => `${column} = iif(json_type(e.before, '$.${column}') IS NULL, requests.${column}, e.before ->> '${column}')`)
  .join(', ');
// The doctor's answer may count it as opened by nobody, so that it rings; who has opened it since, has opened it.
const opened = "first_opened_at = coalesce(e.before ->> 'first_opened_at', requests.first_opened_at)";
// ?1 the events, as JSON. All of their requests are as the events left them, or nothing happens.
const asLeft = `(SELECT count(*) FROM events AS u JOIN requests AS q ON q.id = u.request_id
    WHERE u.id IN (SELECT value FROM json_each(?1)) AND u.undone_at IS NULL AND q.state IN ('open', 'done')
    AND q.version = (u.before ->> 'version') + 1) = json_array_length(?1)`;
const add = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
  SELECT request_id, ?2, ?3, 'undone', '', x'', x'' FROM events WHERE id IN (SELECT value FROM json_each(?1)) AND ${asLeft}`;
const restore = `UPDATE requests SET ${restored}, ${opened}, opened_by = NULL, opened_at = NULL, version = version + 1
  FROM events AS e WHERE e.request_id = requests.id AND e.id IN (SELECT value FROM json_each(?1)) AND ${asLeft}`;
const markUndone = 'UPDATE events SET undone_at = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND changes() > 0';

/**
 * Takes back what was recorded last, of all requests that it was recorded of: promise, due time and place on the list are as they were.
 * The event stays in the history. `version` is the one that the event left, as it was seen. 'changed': something has happened since,
 * perhaps by a colleague, and nothing was undone.
 */
export async function undoLast(
  deps: CallsDeps,
  { name, email, version }: { name: string; email: string; version: number },
): Promise<'undone' | 'changed'> {
  const { db, now } = deps;
  const latest = await latestOf(deps, name);
  if (latest?.row.version !== version) return 'changed';
  const ids = JSON.stringify((await groupOf(db, latest)).map(({ event }) => event));
  const [added] = await db.batch([
    db.prepare(add).bind(ids, now, email),
    db.prepare(restore).bind(ids),
    db.prepare(markUndone).bind(ids, now),
  ]);
  return (added?.meta.changes ?? 0) > 0 ? 'undone' : 'changed';
}
