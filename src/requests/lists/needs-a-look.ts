import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { notSetAside, openRequests, type PatientRequest, type RequestRow, type RequestState } from '#requests/request.ts';

/** So many of each kind are shown, what may be an emergency first and then the oldest; the rest moves up as these are dealt with. */
const shownAtOnce = 50;

/** `unopenable`: their key is not in OUTBOX_KEYS. */
export type NeedsALook = Record<'held' | 'rejected' | 'pending' | 'unopenable', { all: number; shown: ReadonlyArray<PatientRequest> }>;

const known = 'key_id IN (SELECT value FROM json_each(?1))';
const waitingSql = `SELECT * FROM (
    SELECT *, count(*) OVER by_state AS of_state, row_number() OVER (by_state ORDER BY emergency IS NULL, accepted_at, id) AS place
    FROM requests WHERE state IN ('held', 'pending', 'rejected') AND ${known} WINDOW by_state AS (PARTITION BY state))
  WHERE place <= ${shownAtOnce} ORDER BY emergency IS NULL, accepted_at, id`;
const withoutKeySql = `SELECT *, count(*) OVER () AS of_state FROM requests
  WHERE length(ciphertext) > 0 AND state <> 'probe' AND NOT ${known} ORDER BY accepted_at, id LIMIT ${shownAtOnce}`;

// The states as the index has them: of others SQLite does not know that it holds them.
export const toLookAtSql = `(SELECT count(*) FROM requests WHERE state IN ('held', 'pending', 'rejected') AND state <> 'pending' AND ${notSetAside})`;
export const openWithdrawalsSql = "(SELECT count(*) FROM withdrawals WHERE state IN ('asked', 'open'))";

/** How many requests and withdrawals somebody has to look at. */
export async function countToLookAt(db: D1Database): Promise<number> {
  return (await db.prepare(`SELECT ${toLookAtSql} + ${openWithdrawalsSql} AS count`).first<number>('count')) ?? 0;
}

/** Returns the requests that need somebody though they are not on the call list, and those on their way to the practice's own backend. */
export async function readNeedsALook(db: D1Database, ring: KeyRing): Promise<NeedsALook> {
  const keys = keyIdsOf(ring);
  const [waiting, unopened] = await db.batch<RequestRow & { of_state: number }>([
    db.prepare(waitingSql).bind(keys),
    db.prepare(withoutKeySql).bind(keys),
  ]);
  const withoutKey = unopened?.results ?? [];
  const some = async (rows: typeof withoutKey) => ({ all: rows[0]?.of_state ?? 0, shown: await openRequests(ring, rows) });
  const of = (state: RequestState) => some((waiting?.results ?? []).filter((row) => row.state === state));
  return {
    held: await of('held'),
    rejected: await of('rejected'),
    pending: await of('pending'),
    unopenable: await some(withoutKey),
  };
}

/** How many the practice's own backend has taken since each of these times. */
export async function deliveredSince(db: D1Database, times: ReadonlyArray<number>): Promise<ReadonlyArray<number>> {
  const sql = "SELECT count(*) AS rows FROM requests WHERE settled_at >= ? AND state = 'delivered'";
  const counted = await db.batch<{ rows: number }>(times.map((time) => db.prepare(sql).bind(time)));
  return counted.map(({ results }) => results[0]?.rows ?? 0);
}
