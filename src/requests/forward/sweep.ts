import type { Backend } from '#backend/types.ts';
import { type KeyRing, keyIdsOf, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { openSubmission, type RequestRow, type RequestState } from '#requests/request.ts';
import { type Attempt, type DeliveryResult, deliver, settle } from './delivery.ts';
import { type Claim, claim, clampFutureTimes, leaseMs } from './leases.ts';

type SweepResult = { sent: number; failed: number; rejected: number };
type ForwardDeps = RequestsDeps & { backend: Backend };

const concurrency = 5;
// A round costs the database the same however long it is; the first ones are short, so that a backend that breaks off is noticed soon.
const maxRoundSize = 25;
// Milliseconds: rounds start within this, so that a tick ends before the next one begins.
const timeBudget = 45_000;
// Long enough for a slow backend, and well under a lease, so that no delivery outlives its claim.
const deliveryTimeout = 10_000;
const latestStart = leaseMs - deliveryTimeout - 5_000;
// Milliseconds between tries to record a round: what is not recorded is sent again when its lease ends.
const settlementRetries = [100, 500, 2_000];

type Run = { deps: ForwardDeps; ring: KeyRing; started: number; left: number; failed: number[]; totals: SweepResult };
/** `anyDelivered`: the backend took something. `mustWait`: it asked to be left alone for a while, or we could not record what it took. */
type Round = { claimed: number; anyDelivered: boolean; mustWait: boolean };

/**
 * Forwards what is pending to the practice's own backend: the oldest whatever its turn, and when that goes through all the others, oldest
 * first, `limit` of them in all. Any number of sweeps may run at once. Never throws.
 */
export async function sweep(deps: ForwardDeps, limit = 400): Promise<SweepResult> {
  const backend = { ...deps.backend, timeoutMs: deliveryTimeout };
  const totals: SweepResult = { sent: 0, failed: 0, rejected: 0 };
  try {
    const ring = await keyRing(deps.keys);
    await clampFutureTimes(deps.db, deps.now());
    const run: Run = { deps: { ...deps, backend }, ring, started: deps.now(), left: limit, failed: [], totals };
    if (await probeBackend(run)) await drain(run);
  } catch {
    deps.log({ event: 'sweep', code: 'database' });
  }
  return totals;
}

async function probeBackend(run: Run): Promise<boolean> {
  const probe = await round(run, 'oldest', 1);
  if (probe.anyDelivered) return !probe.mustWait;
  if (probe.claimed === 0 || probe.mustWait) return false;
  // The oldest may be one that can never go through, and must not hold up the rest.
  const due = await round(run, 'due', concurrency - 1);
  if (due.anyDelivered || due.mustWait) return due.anyDelivered && !due.mustWait;
  return (await round(run, 'newest', 1)).anyDelivered;
}

async function drain(run: Run): Promise<void> {
  for (let size = concurrency; run.left > 0 && run.deps.now() - run.started < timeBudget; size = Math.min(size * 2, maxRoundSize)) {
    const { anyDelivered, mustWait } = await round(run, 'oldest', size);
    if (!anyDelivered || mustWait) return;
  }
}

async function round(run: Run, which: Claim['which'], wanted: number): Promise<Round> {
  const { deps, ring, failed, totals } = run;
  const limit = Math.min(wanted, run.left);
  if (limit <= 0) return { claimed: 0, anyDelivered: false, mustWait: true };
  // A lease begins when it is asked for: the database may take long to answer.
  const begun = performance.now();
  const rows = await claim(deps.db, { now: deps.now(), limit, keyIds: keyIdsOf(ring), excludedIds: failed, which });
  const attempts = await attemptAll(run, rows, begun);
  const sent = attempts.filter(({ result }) => result.kind !== 'unsent');
  const states = await settleWithRetries(deps, attempts);
  for (const { row, result, ms } of sent)
    deps.log({
      event: 'request',
      reference: row.reference ?? '',
      state: states?.get(row.id) ?? 'unsettled',
      code: result.code,
      ms,
      attempt: row.attempts,
    });
  const of = (kind: Attempt['result']['kind']) => attempts.filter(({ result }) => result.kind === kind);
  run.left -= sent.length;
  totals.sent += of('delivered').length;
  totals.failed += of('retry').length;
  totals.rejected += of('refused').length;
  failed.push(...of('retry').map(({ row }) => row.id));
  const askedToWait = attempts.some(({ result }) => result.kind === 'retry' && result.retryAfterMs);
  return { claimed: rows.length, anyDelivered: of('delivered').length > 0, mustWait: askedToWait || states === undefined };
}

type Timed = Attempt & { ms: number };

// A few at a time, and none so late that its lease could end before it does.
async function attemptAll(run: Run, rows: ReadonlyArray<RequestRow>, begun: number): Promise<ReadonlyArray<Timed>> {
  const attempts: Timed[] = [];
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) {
      const started = performance.now();
      const result = started - begun < latestStart ? await attempt(run, row) : ({ kind: 'unsent', code: '' } as const);
      attempts.push({ row, result, ms: Math.round(performance.now() - started) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return attempts;
}

async function attempt({ deps, ring }: Run, row: RequestRow): Promise<DeliveryResult> {
  const submission = await openSubmission(ring, row);
  if (!submission) return { kind: 'retry', code: 'cannot-open' };
  return deliver(deps.backend, row, submission);
}

/** Undefined when the database would not take it: nothing more is then sent, because nobody could record that it was. */
async function settleWithRetries(
  deps: RequestsDeps,
  attempts: ReadonlyArray<Attempt>,
): Promise<ReadonlyMap<number, RequestState> | undefined> {
  for (const wait of [0, ...settlementRetries]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const states = await settle(deps.db, attempts, deps.now()).catch(() => undefined);
    if (states) return states;
  }
  deps.log({ event: 'sweep', code: 'unsettled', rows: attempts.length });
  return undefined;
}
