import { ahead, day } from '#content/practice-time.ts';
import { logListSeen } from '#requests/access-log.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { givenName, openRequest, type RequestRow } from '#requests/request.ts';

const most = 300;
// The last that was booked holds, until it is called off or the request turns out not to be ours.
const listSql = `SELECT requests.*, e.due_at AS comes_at FROM events AS e JOIN requests ON requests.id = e.request_id
  WHERE e.outcome = 'booked' AND e.due_at >= ?1 AND e.due_at < ?2 AND e.undone_at IS NULL AND state IN ('open', 'done')
    AND NOT EXISTS (SELECT 1 FROM events AS later WHERE later.request_id = e.request_id AND later.id > e.id
      AND later.undone_at IS NULL AND later.outcome IN ('booked', 'called-off', 'not-for-us'))
  ORDER BY e.due_at, e.id LIMIT ${most}`;

/** Who comes on a date of `dayOf`, by time; the reading is logged. One person with several requests for one time comes once; two people with one phone are two. */
export async function readBookings({ db, ring, now }: CallsDeps, date: number, email: string) {
  const begins = date - ahead;
  const { results } = await db
    .prepare(listSql)
    .bind(begins, begins + day)
    .all<RequestRow & { comes_at: number }>();
  const all = await Promise.all(
    results.map(async (row) => ({ ...(await openRequest(ring, row)), phoneHash: row.phone_hash, comesAt: row.comes_at })),
  );
  const visitOf = ({ phoneHash, comesAt, written, id }: (typeof all)[number]) =>
    phoneHash === null ? id : `${phoneHash} ${comesAt} ${givenName(written?.name ?? '')}`;
  const bookings = all.filter((one, at) => all.findIndex((other) => visitOf(other) === visitOf(one)) === at);
  await logListSeen(db, { at: now, by: email, names: bookings.map(({ name }) => name), what: 'saw who comes' });
  return bookings;
}
