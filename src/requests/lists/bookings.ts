import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { ahead, type Closure, day } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { visitChangeSql, visitSql } from '#requests/calls/visits.ts';
import type { OpenedTime, StaffClosure } from '#requests/closed-days.ts';
import { givenName, openRequest, type RequestRow, withdrawnSql } from '#requests/request.ts';

const most = 300;
// The last that was booked holds, until it is called off or the request turns out not to be ours. ?3 is since when nobody was told that the practice is closed then.
const held = `FROM events AS e JOIN requests ON requests.id = e.request_id
  WHERE e.outcome IN (${visitSql}) AND e.due_at >= ?1 AND e.due_at < ?2 AND e.undone_at IS NULL AND state IN ('open', 'done')
    AND NOT EXISTS (SELECT 1 FROM events AS later WHERE later.request_id = e.request_id AND later.id > e.id
      AND later.undone_at IS NULL AND (later.outcome IN (${visitChangeSql}) OR (later.outcome = 'told' AND later.at >= ?3)))`;
const listOf = (which = '') => `SELECT requests.*, e.due_at AS comes_at ${held}${which} ORDER BY e.due_at, e.id LIMIT ${most}`;
// Patients who took the consent back may come all the same, and are not to be rung or written to.
const mayHear = ` AND NOT ${withdrawnSql}`;
// ?4 is since when it was closed, ?5 since when it is open again.
const toldSql = listOf(`${mayHear} AND EXISTS (SELECT 1 FROM events AS told WHERE told.request_id = e.request_id AND told.id > e.id
      AND told.undone_at IS NULL AND told.outcome = 'told' AND told.at >= ?4)
    AND NOT EXISTS (SELECT 1 FROM events AS again WHERE again.request_id = e.request_id AND again.undone_at IS NULL
      AND again.outcome IN ('sent', 'told-open') AND again.at >= ?5)`);
const bookedSql = `SELECT e.due_at AS at, count(DISTINCT coalesce(phone_hash, requests.id)) AS people ${held} GROUP BY e.due_at`;

/** How many people are booked for a time. */
export type Booked = { at: number; people: number };

/** How many are booked within a time, these requests left out. */
export async function countBooked(db: D1Database, { from, to }: Closure, except: ReadonlyArray<{ id: number }>): Promise<number> {
  const sql = `SELECT count(DISTINCT coalesce(phone_hash, requests.id)) AS people ${held} AND requests.id NOT IN (SELECT value FROM json_each(?4))`;
  const ids = JSON.stringify(except.map(({ id }) => id));
  return (await db.prepare(sql).bind(from, to, null, ids).first<number>('people')) ?? 0;
}

/** The statement that counts who is booked from a moment on. */
export const bookedStatement = (db: D1Database, from: number): D1PreparedStatement =>
  db.prepare(bookedSql).bind(from, from + 366 * day, null);

/** Requests of people who come, each with `comesAt` in milliseconds since 1970. */
async function bookingsFrom(ring: CallsDeps['ring'], statement: D1PreparedStatement) {
  const { results } = await statement.all<RequestRow & { comes_at: number }>();
  const all = await Promise.all(
    results.map(async (row) => ({ ...(await openRequest(ring, row)), phoneHash: row.phone_hash, comesAt: row.comes_at })),
  );
  const visitOf = ({ phoneHash, comesAt, written, id }: (typeof all)[number]) =>
    phoneHash === null ? id : `${phoneHash} ${comesAt} ${givenName(written?.name ?? '')}`;
  return all.filter((one, at) => all.findIndex((other) => visitOf(other) === visitOf(one)) === at);
}

/** Returns who comes on a date of `dayOf`, by time, and logs the reading. One person with several requests for one time comes once; two people with one phone are two. */
export async function readBookings(deps: CallsDeps, date: number, email: string) {
  const begins = date - ahead;
  const bookings = await bookingsFrom(deps.ring, deps.db.prepare(listOf()).bind(begins, begins + day, null));
  await logListSeen(deps.db, { at: deps.now, by: email, names: bookings.map(({ name }) => name), what: 'saw who comes' });
  return bookings;
}

/** Returns who is still to come within a closure, and has not been told since it was added. */
export const bookedWhileClosed = ({ db, ring, now }: CallsDeps, { from, to, addedAt }: StaffClosure) =>
  bookingsFrom(ring, db.prepare(listOf(mayHear)).bind(Math.max(from, now), to, addedAt));

/** Returns who is still to come within a time that is open again, was told that it is closed, and has heard nothing since. */
export const toldClosed = ({ db, ring, now }: CallsDeps, { from, to, addedAt, openedAt }: OpenedTime) =>
  bookingsFrom(ring, db.prepare(toldSql).bind(Math.max(from, now), to, null, addedAt, openedAt));
