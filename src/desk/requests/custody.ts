import type { D1Database } from '@cloudflare/workers-types';
import { decrypt, type EncryptedRow } from '#encryption/encrypt.ts';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { type OpenedRequest, writtenIn } from './opened.ts';

/** What of each kind is shown at once, the oldest first; the rest moves up as these are dealt with. */
export const shownAtOnce = 50;

type Waiting = 'pending' | 'held' | 'rejected';
type Sender = Pick<OpenedRequest, 'name' | 'phone' | 'email' | 'text'>;

/** A request that the site holds. `sender` is undefined when its key is there and it cannot be opened all the same. */
export type InCustody = {
  reference: string;
  acceptedAt: number;
  promisedAt: number | null;
  attempts: number;
  nextAttemptAt: number;
  /** Why it is held, or the backend's last answer. */
  why: string | null;
  sender: Sender | undefined;
};
export type Sealed = { reference: string | null; acceptedAt: number; keyId: string };
type Some<T> = { all: number; shown: ReadonlyArray<T> };

export type Custody = {
  waiting: Some<InCustody>;
  held: Some<InCustody>;
  rejected: Some<InCustody>;
  /** In the site's store, and among the practice's requests: their keys are not in OUTBOX_KEYS. */
  unopenable: Some<Sealed>;
  unopenableKept: Some<Sealed>;
};

type Row = EncryptedRow & {
  ref: string;
  created_at: number;
  promised_at: number | null;
  attempts: number;
  next_attempt_at: number;
  why: string | null;
  rows: number;
};
type SealedRow = { reference: string | null; at: number; key_id: string; rows: number };

const known = 'key_id IN (SELECT value FROM json_each(?1))';

const ofState = (state: Waiting) => `SELECT id, ref, kind, key_id, iv, ciphertext, created_at, promised_at, attempts, next_attempt_at,
    ${state === 'held' ? 'held_reason' : 'last_code'} AS why, count(*) OVER () AS rows
  FROM outbox WHERE state = '${state}' AND ${known} ORDER BY created_at, rowid LIMIT ${shownAtOnce}`;
const withoutKey = `SELECT ref AS reference, created_at AS at, key_id, count(*) OVER () AS rows FROM outbox
  WHERE state IN ('pending', 'held', 'rejected') AND NOT ${known} ORDER BY created_at, rowid LIMIT ${shownAtOnce}`;
const keptWithoutKey = `SELECT reference, accepted_at AS at, key_id, count(*) OVER () AS rows FROM requests
  WHERE length(ciphertext) > 0 AND NOT ${known} ORDER BY accepted_at, id LIMIT ${shownAtOnce}`;

type Deps = { outbox: D1Database; requests: D1Database; ring: KeyRing };

/** Everything that the site holds and nobody has yet. */
export async function readCustody({ outbox, requests, ring }: Deps): Promise<Custody> {
  const keys = keyIdsOf(ring);
  const bound = (sql: string) => outbox.prepare(sql).bind(keys);
  const [[waiting, held, rejected, sealed], kept] = await Promise.all([
    outbox.batch([bound(ofState('pending')), bound(ofState('held')), bound(ofState('rejected')), bound(withoutKey)]),
    requests.prepare(keptWithoutKey).bind(keys).all<SealedRow>(),
  ]);
  const opened = (found: { results: unknown[] } | undefined) => openSome(ring, (found?.results ?? []) as Row[]);
  return {
    waiting: await opened(waiting),
    held: await opened(held),
    rejected: await opened(rejected),
    unopenable: sealedSome((sealed?.results ?? []) as SealedRow[]),
    unopenableKept: sealedSome(kept.results),
  };
}

async function openSome(ring: KeyRing, rows: ReadonlyArray<Row>): Promise<Some<InCustody>> {
  const shown = rows.map(async (row): Promise<InCustody> => {
    const opened = await decrypt(ring, row);
    return {
      reference: row.ref,
      acceptedAt: row.created_at,
      promisedAt: row.promised_at,
      attempts: row.attempts,
      nextAttemptAt: row.next_attempt_at,
      why: row.why,
      sender: opened.ok ? writtenIn(opened.submission) : undefined,
    };
  });
  return { all: rows[0]?.rows ?? 0, shown: await Promise.all(shown) };
}

function sealedSome(rows: ReadonlyArray<SealedRow>): Some<Sealed> {
  return { all: rows[0]?.rows ?? 0, shown: rows.map(({ reference, at, key_id: keyId }) => ({ reference, acceptedAt: at, keyId })) };
}

/** How many the practice's own system has taken since each of these times. */
export async function deliveredSince(outbox: D1Database, times: ReadonlyArray<number>): Promise<ReadonlyArray<number>> {
  const sql = "SELECT count(*) AS rows FROM outbox WHERE settled_at >= ? AND state = 'delivered'";
  const counted = await outbox.batch<{ rows: number }>(times.map((time) => outbox.prepare(sql).bind(time)));
  return counted.map(({ results }) => results[0]?.rows ?? 0);
}
