import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { ahead, type Closure, day } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { withdrawnSql, wrongNumberSql } from '#requests/calls/not-to-ring.ts';
import { visitChangeSql, visitSql } from '#requests/calls/visits.ts';
import type { OpenedTime, StaffClosure } from '#requests/closed-days.ts';
import { openRequest, type RequestRow } from '#requests/request.ts';
import { givenName } from '#requests/submission.ts';
import { byTime, type Concerned, type OfTime, timesAsJson, timesSql } from './concerned.ts';

const most = 300;
// The last that was booked holds, until it is called off, the request turns out not to be ours, or they were told that the practice is closed.
const heldIn = (
  from: string,
  to: string,
  isTold = 'FALSE',
  times = '',
) => `FROM events AS e${times} JOIN requests ON requests.id = e.request_id
  WHERE e.outcome IN (${visitSql}) AND e.due_at >= ${from} AND e.due_at < ${to} AND e.undone_at IS NULL AND state IN ('open', 'done')
    AND NOT EXISTS (SELECT 1 FROM events AS later WHERE later.request_id = e.request_id AND later.id > e.id
      AND later.undone_at IS NULL AND (later.outcome IN (${visitChangeSql}) OR ${isTold}))`;
const held = heldIn('?1', '?2');
const inOrder = `ORDER BY e.due_at, e.id LIMIT ${most}`;
const listSql = `SELECT requests.*, ${wrongNumberSql} AS wrong_number, e.due_at AS comes_at ${held} ${inOrder}`;
// Of closed times, from ?2 on. Patients who took the consent back may come all the same, and are not to be rung or written to.
const inTimes = (isTold: string, which = '') =>
  `SELECT requests.*, ${wrongNumberSql} AS wrong_number, e.due_at AS comes_at, time, count(*) OVER (PARTITION BY time) AS in_all
    ${heldIn('max(starts_at, ?2)', 'ends_at', isTold, ` CROSS JOIN ${timesSql}`)} AND NOT ${withdrawnSql}${which} ${inOrder}`;
const whileClosedSql = inTimes("(later.outcome = 'told' AND later.at >= closed_since)");
const toldSql = inTimes(
  'FALSE',
  ` AND EXISTS (SELECT 1 FROM events AS told WHERE told.request_id = e.request_id AND told.id > e.id
      AND told.undone_at IS NULL AND told.outcome = 'told' AND told.at >= closed_since)
    AND NOT EXISTS (SELECT 1 FROM events AS again WHERE again.request_id = e.request_id AND again.undone_at IS NULL
      AND again.outcome IN ('sent', 'told-open') AND again.at >= open_since)`,
);
const bookedSql = `SELECT e.due_at AS at, count(DISTINCT coalesce(phone_hash, requests.id)) AS people ${held} GROUP BY e.due_at`;

/** How many people are booked for a time. */
export type Booked = { at: number; people: number };

/** How many are booked within a time, these requests left out. */
export async function countBooked(db: D1Database, { from, to }: Closure, except: ReadonlyArray<{ id: number }>): Promise<number> {
  const sql = `SELECT count(DISTINCT coalesce(phone_hash, requests.id)) AS people ${held} AND requests.id NOT IN (SELECT value FROM json_each(?3))`;
  const ids = JSON.stringify(except.map(({ id }) => id));
  return (await db.prepare(sql).bind(from, to, ids).first<number>('people')) ?? 0;
}

/** The statement that counts who is booked from a moment on. */
export const bookedStatement = (db: D1Database, from: number): D1PreparedStatement => db.prepare(bookedSql).bind(from, from + 366 * day);

/** Requests with `comesAt`, when their senders come, in milliseconds since 1970. What one person asked for one time is one `visit`. */
async function bookingsFrom<Row extends object>(ring: CallsDeps['ring'], statement: D1PreparedStatement) {
  const { results } = await statement.all<RequestRow & { comes_at: number } & Row>();
  return Promise.all(
    results.map(async (row) => {
      const { id, phone_hash: phone, comes_at: comesAt } = row;
      const request = await openRequest(ring, row);
      const visit = phone === null ? id : `${phone} ${comesAt} ${givenName(request.written?.name ?? '')}`;
      return { ...row, visit, booking: { ...request, comesAt } };
    }),
  );
}

/** One person with several requests for one time comes once; two people with one phone are two. */
const onceEach = <Booking>(rows: ReadonlyArray<{ visit: string | number; booking: Booking }>): ReadonlyArray<Booking> =>
  rows.filter(({ visit }, at) => rows.findIndex((other) => other.visit === visit) === at).map(({ booking }) => booking);

/** Returns who comes on a date of `dayOf`, by time, and logs the reading. */
export async function readBookings(deps: CallsDeps, date: number, email: string) {
  const begins = date - ahead;
  const rows = await bookingsFrom(deps.ring, deps.db.prepare(listSql).bind(begins, begins + day));
  const bookings = onceEach(rows);
  await logListSeen(deps.db, { at: deps.now, by: email, names: bookings.map(({ name }) => name), what: 'saw who comes' });
  return bookings;
}

async function inClosedTimes(
  { db, ring, now }: CallsDeps,
  sql: string,
  times: ReadonlyArray<StaffClosure | OpenedTime>,
): Promise<Concerned> {
  if (times.length === 0) return new Map();
  return byTime(await bookingsFrom<OfTime>(ring, db.prepare(sql).bind(timesAsJson(times), now)), onceEach);
}

/** Returns who is still to come within closures, and has not been told since they were added. */
export const bookedWhileClosed = (deps: CallsDeps, closures: ReadonlyArray<StaffClosure>) => inClosedTimes(deps, whileClosedSql, closures);

/** Returns who is still to come within times that are open again, was told that they are closed, and has heard nothing since. */
export const toldClosed = (deps: CallsDeps, times: ReadonlyArray<OpenedTime>) => inClosedTimes(deps, toldSql, times);
