import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { bookAppointment } from '#backend/endpoints/appointments.ts';
import { sendInquiry } from '#backend/endpoints/inquiries.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import type { Backend, Failure } from '#backend/types.ts';
import { hour, minute, second } from '#content/practice-time.ts';
import type { RequestsDeps, Timeouts } from '#requests/deps.ts';
import { emptyStatements } from '#requests/erase.ts';
import type { RequestRow, RequestState } from '#requests/request.ts';
import { type Submission, withReference } from '#requests/submission.ts';

/** The outcome of one attempt. `code` goes to the row and the log: a status, or why there was none. */
export type DeliveryResult =
  | { kind: 'delivered'; code: string }
  /** The backend may have asked for so many milliseconds first. */
  | { kind: 'retry'; code: string; retryAfterMs?: number | undefined }
  /** The backend will never take this request. */
  | { kind: 'refused'; code: string };

/** Hands one request to the practice's own backend, with the reference in front of the free text, so that staff recognise a second copy. */
export async function deliver(
  backend: Backend,
  { idempotency_key: idempotencyKey, reference }: RequestRow,
  submission: Submission,
): Promise<DeliveryResult> {
  const { kind, payload } = withReference(submission, reference ?? '');
  const reply =
    kind === 'callback' ? await bookAppointment(backend, payload, idempotencyKey) : await sendInquiry(backend, payload, idempotencyKey);
  return reply.ok ? { kind: 'delivered', code: 'ok' } : resultOf(reply.failure);
}

// The two statuses that are about what the patient wrote. Every other one speaks of our address, token, bill or timing: to
// refuse for it would turn every patient away until somebody noticed.
const refusals = [400, 422];

/** A failed call as a delivery's result; `code` is the status, or 'unreachable', 'html', 'too-large', 'not-json'. */
export function resultOf(failure: Failure): DeliveryResult {
  if (failure.kind === 'unreachable') return { kind: 'retry', code: 'unreachable' };
  if (failure.kind === 'malformed') return { kind: 'retry', code: failure.why };
  const { status, retryAfterMs } = failure;
  return refusals.includes(status) ? { kind: 'refused', code: String(status) } : { kind: 'retry', code: String(status), retryAfterMs };
}

// Before the first attempt, the second, and so on; hourly after the last of these, for ever.
const delays = [0, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];

/** Milliseconds to wait after so many failed attempts, ±20 % so that rows do not come in step; what the backend asked for counts up to an hour. */
export function backoffDelay(attempts: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const delay = (delays[attempts] ?? hour) * (0.8 + 0.4 * random());
  return Math.round(Math.max(delay, Math.min(retryAfterMs, hour)));
}

/** 'unsent': claimed, and given back before its turn came. */
export type Attempt = { row: RequestRow; result: DeliveryResult | { kind: 'unsent'; code: string } };

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
  // The mark itself stays, without its signs: the receipt's page goes on saying 'Call 112'.
  const set = `state = 'delivered', emergency = iif(emergency IS NULL, NULL, '[]'), settled_at = ${now}, last_code = 'ok'`;
  return emptyStatements(db, { where: undelivered, bind: [ids] }, set);
}

// Only where no other post of the same form has shown its reference to somebody.
function refusedStatements(db: D1Database, { row, result }: Attempt, now: number): D1PreparedStatement[] {
  const where = "id = ?1 AND state = 'pending' AND lease_until = ?2 AND submissions = 1";
  const set = `state = 'refused', emergency = NULL, settled_at = ${now}, last_code = '${Number(result.code)}'`;
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

/**
 * Delivers a request that was stored just now, under the lease it was born with, while the visitor waits. 'unsettled': the backend refused
 * it, and the database has not said in time whether that is recorded, so that the visitor can be told neither of a refusal nor a reference.
 */
export async function forwardNow(
  deps: RequestsDeps & { backend: Backend },
  row: RequestRow,
  submission: Submission,
  timeouts: Timeouts,
): Promise<'delivered' | 'pending' | 'rejected' | 'refused' | 'unsettled'> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const reference = row.reference ?? '';
  const backend = { ...deps.backend, timeoutMs: timeouts.delivery };
  const result = await deliver(backend, row, submission);
  const settling = settle(deps.db, [{ row, result }], deps.now(), 'unanswered').catch(() => undefined);
  deps.waitUntil(settling);
  const states = await withTimeout(settling, timeouts.settle - elapsed()).catch(() => undefined);
  const state = states?.get(row.id);
  deps.log({ event: 'request', reference, state: state ?? 'unsettled', code: result.code, ms: elapsed(), attempt: 1 });
  if (result.kind === 'delivered') return 'delivered';
  if (result.kind === 'retry') return 'pending';
  return state === 'refused' || state === 'rejected' ? state : 'unsettled';
}
