import { decrypt } from '#encryption/encrypt.ts';
import { type KeyRing, keyIdsOf, keyRing } from '#encryption/keys.ts';
import { countUnopenable } from '#requests/health.ts';
import type { DeliveryResult, OutboxDeps, OutboxState } from '#requests/types.ts';
import { carryOutWithdrawals } from '#requests/withdraw/carry-out.ts';
import { deliver } from './delivery.ts';
import { type Claim, type ClaimedRow, claim, clampFutureTimes, leaseMs } from './leases.ts';
import { type Attempt, settle } from './settlement.ts';

export type SweepResult = { sent: number; failed: number; rejected: number };

const concurrency = 5;
// A round costs the database the same however long it is; the first ones are short, so that a backend that breaks off is noticed soon.
const maxRoundSize = 25;
// Milliseconds: rounds start within this, so that a tick ends before the next one begins.
const timeBudget = 45_000;
// Long enough for a slow backend, and well under a lease, so that no delivery outlives its claim.
const deliveryTimeout = 10_000;
const latestStart = leaseMs - deliveryTimeout - 5_000;
const tombstoneAge = 400 * 24 * 60 * 60_000;
// Milliseconds between tries to write a round down: what is not written down is sent again when its lease ends.
const settlementRetries = [100, 500, 2_000];

type Run = { deps: OutboxDeps; ring: KeyRing; started: number; left: number; failed: string[]; totals: SweepResult };
/** `anyDelivered`: the backend took something. `mustWait`: it asked to be left alone for a while, or we could not write down what it took. */
type Round = { claimed: number; anyDelivered: boolean; mustWait: boolean };

/**
 * One tick of the cron: carries out withdrawals of consent, then sends the oldest pending request whatever its turn, and when that goes through all the others,
 * oldest first, `limit` of them in all. Any number of sweeps may run at once. Never throws.
 */
export async function sweep(deps: OutboxDeps, limit = 400): Promise<SweepResult> {
  const backend = { ...deps.backend, timeoutMs: deliveryTimeout };
  const totals: SweepResult = { sent: 0, failed: 0, rejected: 0 };
  try {
    const ring = await keyRing(deps.keys);
    await clampFutureTimes(deps.db, deps.now());
    // Before anything is delivered. Each costs the database as much as two deliveries do.
    const left = Math.max(1, limit - 2 * (await carryOutWithdrawals(deps)));
    const run: Run = { deps: { ...deps, backend }, ring, started: deps.now(), left, failed: [], totals };
    if (await probeBackend(run)) await drain(run);
    await deleteOldTombstones(deps);
    const unopenable = await countUnopenable(deps.db, ring);
    if (unopenable > 0) deps.log({ event: 'outbox-sweep', code: 'no-key', pending: unopenable });
  } catch {
    deps.log({ event: 'outbox-sweep', code: 'database' });
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
  const rows = await claim(deps.db, { now: deps.now(), limit, keyIds: keyIdsOf(ring), excludedIds: failed, which });
  const attempts = await attemptAll(run, rows);
  const sent = attempts.filter(({ result }) => result.kind !== 'unsent');
  const states = await settleWithRetries(deps, attempts);
  for (const { row, result, ms } of sent)
    deps.log({
      event: 'outbox',
      reference: row.ref,
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
async function attemptAll(run: Run, rows: ReadonlyArray<ClaimedRow>): Promise<ReadonlyArray<Timed>> {
  const begun = performance.now();
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

async function attempt({ deps, ring }: Run, row: ClaimedRow): Promise<DeliveryResult> {
  const opened = await decrypt(ring, row);
  if (!opened.ok) return { kind: 'retry', code: opened.why };
  const custody = { reference: row.ref, acceptedAt: row.created_at, promisedAt: row.promised_at, noticeVersion: row.notice_version };
  return deliver(deps.backend, { id: row.id, submission: opened.submission, ...custody });
}

/** Undefined when the database would not take it: nothing more is then sent, because nobody could write down that it was. */
async function settleWithRetries(
  deps: OutboxDeps,
  attempts: ReadonlyArray<Attempt>,
): Promise<ReadonlyMap<string, OutboxState> | undefined> {
  for (const wait of [0, ...settlementRetries]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const states = await settle(deps.db, attempts, deps.now()).catch(() => undefined);
    if (states) return states;
  }
  deps.log({ event: 'outbox-sweep', code: 'unsettled', rows: attempts.length });
  return undefined;
}

// Only what is settled has a settled_at: whatever waits is never buried, however old.
async function deleteOldTombstones({ db, now }: OutboxDeps): Promise<void> {
  const before = now() - tombstoneAge;
  await db.batch(['outbox WHERE settled_at', 'withdrawals WHERE done_at'].map((old) => db.prepare(`DELETE FROM ${old} < ?`).bind(before)));
}
