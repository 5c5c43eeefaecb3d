import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { emptyStatements } from '#requests/erase.ts';
import type { RequestState } from '#requests/request.ts';
import { backoffDelay, type DeliveryResult } from './delivery.ts';
import type { LeasedRow } from './leases.ts';

/** 'unsent': claimed, and given back before its turn came. */
export type Attempt = { row: LeasedRow; result: DeliveryResult | { kind: 'unsent'; code: string } };

// True whether or not this caller still holds the lease, and also of a request that staff took up meanwhile.
const undelivered = "id IN (SELECT value FROM json_each(?1)) AND state IN ('pending', 'rejected', 'held', 'open')";

// One statement for any number of rows, each with its own values, as long as its lease has not passed to another.
function updateStatement(db: D1Database, set: string, rows: ReadonlyArray<Record<string, unknown>>): D1PreparedStatement {
  const sql = `UPDATE requests SET lease_until = 0, last_code = coalesce(v.value ->> 'code', last_code), ${set} FROM json_each(?1) AS v
    WHERE requests.id = v.value ->> 'id' AND state = 'pending' AND lease_until = v.value ->> 'lease' RETURNING requests.id, state`;
  return db.prepare(sql).bind(JSON.stringify(rows));
}

function deliveredStatements(db: D1Database, attempts: ReadonlyArray<Attempt>, now: number): D1PreparedStatement[] {
  const ids = JSON.stringify(attempts.map(({ row }) => row.id));
  const set = `state = 'delivered', settled_at = ${now}, last_code = 'ok'`;
  return emptyStatements(db, { where: undelivered, bind: [ids] }, set);
}

// Only where no other post of the same form has shown its reference to somebody.
function refusedStatements(db: D1Database, { row, result }: Attempt, now: number): D1PreparedStatement[] {
  const where = "id = ?1 AND state = 'pending' AND lease_until = ?2 AND submissions = 1";
  const set = `state = 'refused', settled_at = ${now}, last_code = '${Number(result.code)}'`;
  return emptyStatements(db, { where, bind: [row.id, row.lease_until] }, set);
}

/**
 * Records, in one transaction, the outcomes of attempts; gives the state that each row was left in, by its id. A row is missing when its
 * lease had passed to another. 'unanswered' is for one whose visitor has not been answered yet, and so may be told of a refusal
 * instead of a reference; when the same form was sent twice, the other answer has shown the reference, and it is kept all the same.
 */
export async function settle(
  db: D1Database,
  attempts: ReadonlyArray<Attempt>,
  now: number,
  visitor: 'answered' | 'unanswered' = 'answered',
): Promise<ReadonlyMap<number, RequestState>> {
  const of = (kind: Attempt['result']['kind']) => attempts.filter(({ result }) => result.kind === kind);
  const [delivered, retry, refused, unsent] = [of('delivered'), of('retry'), of('refused'), of('unsent')];
  const facts = ({ row, result }: Attempt) => ({ id: row.id, lease: row.lease_until, code: result.code });
  const retried = retry.map((each) => ({ ...facts(each), next: nextAt(each, now) }));
  const returned = unsent.map((each) => ({ ...facts(each), code: null }));
  const statements = [
    ...(delivered.length > 0 ? deliveredStatements(db, delivered, now) : []),
    ...(visitor === 'unanswered' ? refused.flatMap((attempt) => refusedStatements(db, attempt, now)) : []),
    ...(refused.length > 0 ? [updateStatement(db, "state = 'rejected'", refused.map(facts))] : []),
    ...(retry.length > 0 ? [updateStatement(db, "next_attempt_at = v.value ->> 'next'", retried)] : []),
    ...(unsent.length > 0 ? [updateStatement(db, 'attempts = attempts - 1', returned)] : []),
  ];
  if (statements.length === 0) return new Map();
  const results = await db.batch<{ id: number; state: RequestState }>(statements);
  return new Map(results.flatMap(({ results: rows }) => rows.map(({ id, state }) => [id, state] as const)));
}

function nextAt({ row, result }: Attempt, now: number): number {
  return now + backoffDelay(row.attempts, result.kind === 'retry' ? result.retryAfterMs : undefined);
}
