import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { nameOf, openRequest, type PatientRequest, type RequestRow } from '#requests/request.ts';

/** So many of each kind are shown, what may be an emergency first and then the oldest; the rest moves up as these are dealt with. */
export const shownAtOnce = 50;

type Some<T> = { all: number; shown: ReadonlyArray<T> };
export type WithoutKey = { name: string; keyId: string };

export type NeedsALook = Record<'held' | 'rejected' | 'pending', Some<PatientRequest>> & {
  /** Their key is not in OUTBOX_KEYS. */
  unopenable: Some<WithoutKey>;
};

const known = 'key_id IN (SELECT value FROM json_each(?1))';
const waitingSql = `SELECT * FROM (
    SELECT *, count(*) OVER by_state AS of_state, row_number() OVER (by_state ORDER BY emergency IS NULL, accepted_at, id) AS place
    FROM requests WHERE state IN ('held', 'pending', 'rejected') AND ${known} WINDOW by_state AS (PARTITION BY state))
  WHERE place <= ${shownAtOnce} ORDER BY emergency IS NULL, accepted_at, id`;
const withoutKeySql = `SELECT kind, number, reference, key_id, count(*) OVER () AS of_state FROM requests
  WHERE length(ciphertext) > 0 AND state <> 'probe' AND NOT ${known} ORDER BY accepted_at, id LIMIT ${shownAtOnce}`;

type Row = RequestRow & { of_state: number };

/** What is on no call list and needs somebody all the same, and what is on its way to the practice's own backend. */
export async function readNeedsALook(db: D1Database, ring: KeyRing): Promise<NeedsALook> {
  const keys = keyIdsOf(ring);
  const [waiting, sealed] = await db.batch<Row>([db.prepare(waitingSql).bind(keys), db.prepare(withoutKeySql).bind(keys)]);
  const of = async (state: Row['state']): Promise<Some<PatientRequest>> => {
    const rows = (waiting?.results ?? []).filter((row) => row.state === state);
    return { all: rows[0]?.of_state ?? 0, shown: await Promise.all(rows.map((row) => openRequest(ring, row))) };
  };
  const withoutKey = sealed?.results ?? [];
  return {
    held: await of('held'),
    rejected: await of('rejected'),
    pending: await of('pending'),
    unopenable: { all: withoutKey[0]?.of_state ?? 0, shown: withoutKey.map((row) => ({ name: nameOf(row), keyId: row.key_id })) },
  };
}

/** How many the practice's own backend has taken since each of these times. */
export async function deliveredSince(db: D1Database, times: ReadonlyArray<number>): Promise<ReadonlyArray<number>> {
  const sql = "SELECT count(*) AS rows FROM requests WHERE settled_at >= ? AND state = 'delivered'";
  const counted = await db.batch<{ rows: number }>(times.map((time) => db.prepare(sql).bind(time)));
  return counted.map(({ results }) => results[0]?.rows ?? 0);
}
