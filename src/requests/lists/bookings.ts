import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { ahead, day } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { openRequest, type RequestRow } from '#requests/request.ts';

const most = 300;
// The last that was booked holds, until it is called off or the request turns out not to be ours.
const held = `FROM events AS e JOIN requests ON requests.id = e.request_id
  WHERE e.outcome = 'booked' AND e.due_at >= ?1 AND e.due_at < ?2 AND e.undone_at IS NULL AND state IN ('open', 'done')
    AND NOT EXISTS (SELECT 1 FROM events AS later WHERE later.request_id = e.request_id AND later.id > e.id
      AND later.undone_at IS NULL AND later.outcome IN ('booked', 'called-off', 'not-for-us'))`;
const listSql = `SELECT requests.*, e.due_at AS comes_at ${held} ORDER BY e.due_at, e.id LIMIT ${most}`;
const bookedSql = `SELECT e.due_at AS at, count(DISTINCT coalesce(phone_hash, requests.id)) AS people ${held} GROUP BY e.due_at`;

/** How many people are booked for a time. */
export type Booked = { at: number; people: number };

/** The statement that counts who is booked from a moment on. */
export const bookedStatement = (db: D1Database, from: number): D1PreparedStatement => db.prepare(bookedSql).bind(from, from + 366 * day);

/** Who comes on a date of `dayOf`, by time; the reading is logged. One person with several requests for one time comes once. */
export async function readBookings({ db, ring, now }: CallsDeps, date: number, email: string) {
  const begins = date - ahead;
  const { results } = await db
    .prepare(listSql)
    .bind(begins, begins + day)
    .all<RequestRow & { comes_at: number }>();
  const isFirst = ({ phone_hash, comes_at }: (typeof results)[number], at: number) =>
    phone_hash === null || results.findIndex((row) => row.phone_hash === phone_hash && row.comes_at === comes_at) === at;
  const bookings = await Promise.all(
    results.filter(isFirst).map(async (row) => ({ ...(await openRequest(ring, row)), comesAt: row.comes_at })),
  );
  await logListSeen(db, { at: now, by: email, names: bookings.map(({ name }) => name), what: 'saw who comes' });
  return bookings;
}
