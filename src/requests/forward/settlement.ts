import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { DeliveryResult, OutboxState } from '#requests/types.ts';
import { backoffDelay } from './backoff.ts';
import type { LeasedRow } from './leases.ts';

/** 'unsent': claimed, and given back before its turn came. */
export type Attempt = { row: LeasedRow; result: DeliveryResult | { kind: 'unsent'; code: string } };

// A smaller value leaves the old bytes in the database's file until something else needs the place; one of the same size goes over them.
const zeroPayload = 'UPDATE outbox SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext))';
/** Sets a settled row's payload to nothing; use it after `overwrite` on the same rows. */
const emptyPayload = "iv = x'', ciphertext = x'', lease_until = 0";

/** The statements that erase payloads, to be run in one batch: they end with `SET …` of the given columns. */
export function eraseStatements(
  db: D1Database,
  set: string,
  where: string,
  bind: ReadonlyArray<unknown>,
  more: ReadonlyArray<unknown> = [],
) {
  return [
    db.prepare(`${zeroPayload} WHERE ${where}`).bind(...bind),
    db.prepare(`UPDATE outbox SET ${emptyPayload}, ${set} WHERE ${where} RETURNING id, state`).bind(...bind, ...more),
  ];
}

/** The same for requests whose sender has taken the consent back: the fingerprint goes too. `bind` begins with a reference and the time. */
export function withdrawStatements(db: D1Database, where: string, bind: readonly [reference: string, now: number, ...unknown[]]) {
  const set = "state = 'withdrawn', fingerprint = '', held_reason = NULL, promised_at = NULL, settled_at = coalesce(settled_at, ?2)";
  return eraseStatements(db, set, where, bind);
}

// True whoever holds the lease by now, and also of one that was held when the backend got it past the database.
const undelivered = "id IN (SELECT value FROM json_each(?1)) AND state IN ('pending', 'rejected', 'held')";

function deliveredStatements(db: D1Database, ids: ReadonlyArray<string>, code: string, now: number) {
  return eraseStatements(db, "state = 'delivered', settled_at = ?2, last_code = ?3", undelivered, [JSON.stringify(ids)], [now, code]);
}

/** Writes down that the backend has a request, and erases the payload. */
export async function settleDelivered(db: D1Database, id: string, code: string, now: number): Promise<void> {
  await db.batch(deliveredStatements(db, [id], code, now));
}

// One statement for any number of rows, each with its own values, as long as its lease has not passed to another.
function updateStatement(db: D1Database, set: string, rows: ReadonlyArray<Record<string, unknown>>): D1PreparedStatement {
  const sql = `UPDATE outbox SET lease_until = 0, last_code = coalesce(v.value ->> 'code', last_code), ${set} FROM json_each(?1) AS v
    WHERE outbox.id = v.value ->> 'id' AND state = 'pending' AND lease_until = v.value ->> 'lease' RETURNING outbox.id, state`;
  return db.prepare(sql).bind(JSON.stringify(rows));
}

/**
 * Writes down, in one transaction, what became of attempts; gives the state that each row was left in. A row is missing when its
 * lease had passed to another. 'unanswered' is for one whose visitor has not been answered yet, and so may be told of a refusal
 * instead of a reference; when the same form was sent twice, the other answer has shown the reference, and it is kept all the same.
 */
export async function settle(
  db: D1Database,
  attempts: ReadonlyArray<Attempt>,
  now: number,
  visitor: 'answered' | 'unanswered' = 'answered',
): Promise<ReadonlyMap<string, OutboxState>> {
  const of = (kind: Attempt['result']['kind']) => attempts.filter(({ result }) => result.kind === kind);
  const [delivered, retry, refused, unsent] = [of('delivered'), of('retry'), of('refused'), of('unsent')];
  const facts = ({ row, result }: Attempt) => ({ id: row.id, lease: row.lease_until, code: result.code });
  const statements = [
    ...(delivered[0]
      ? deliveredStatements(
          db,
          delivered.map(({ row }) => row.id),
          delivered[0].result.code,
          now,
        )
      : []),
    ...(visitor === 'unanswered' ? refused.flatMap((attempt) => refusedStatements(db, attempt, now)) : []),
    ...(refused.length > 0 ? [updateStatement(db, "state = 'rejected'", refused.map(facts))] : []),
    ...(retry.length > 0
      ? [
          updateStatement(
            db,
            "next_attempt_at = v.value ->> 'next'",
            retry.map((each) => ({ ...facts(each), next: nextAt(each, now) })),
          ),
        ]
      : []),
    ...(unsent.length > 0
      ? [
          updateStatement(
            db,
            'attempts = attempts - 1',
            unsent.map((each) => ({ ...facts(each), code: null })),
          ),
        ]
      : []),
  ];
  if (statements.length === 0) return new Map();
  const results = await db.batch<{ id: string; state: OutboxState }>(statements);
  return new Map(results.flatMap(({ results: rows }) => rows.map(({ id, state }) => [id, state] as const)));
}

function nextAt({ row, result }: Attempt, now: number): number {
  return now + backoffDelay(row.attempts, result.kind === 'retry' ? result.retryAfterMs : undefined);
}

function refusedStatements(db: D1Database, { row, result }: Attempt, now: number) {
  const onlySubmission = "id = ?1 AND state = 'pending' AND lease_until = ?2 AND submissions = 1";
  return eraseStatements(
    db,
    "state = 'refused', settled_at = ?3, last_code = ?4",
    onlySubmission,
    [row.id, row.lease_until],
    [now, result.code],
  );
}
