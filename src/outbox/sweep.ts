import type { OutboxDeps } from './accept.ts';
import { deliver, type Verdict } from './delivery.ts';
import { countUnopenable } from './health.ts';
import { idsOf, type KeyRing, keyRing } from './keys.ts';
import { type Claim, type ClaimedRow, claim, settle } from './leases.ts';
import { open } from './seal.ts';

export type Swept = { sent: number; failed: number; rejected: number };

const atOnce = 5;
// Milliseconds: rounds start within this, so that a tick ends before the next one begins.
const timeBudget = 45_000;
// A Worker may ask its database a thousand things a run, and each row costs more than one.
const mostInOneSweep = 400;
// Long enough for a slow backend, and well under a lease, so that no delivery outlives its claim.
const patience = 10_000;
const tombstoneAge = 400 * 24 * 60 * 60_000;

type Run = { deps: OutboxDeps; ring: KeyRing; started: number; failed: string[]; swept: Swept };
/** `passed`: the backend took something. `waits`: it asked to be left alone for a while. */
type Round = { claimed: number; passed: boolean; waits: boolean };

/**
 * One tick of the cron: sends the oldest pending request whatever its turn, and when that goes through all the others,
 * oldest first. Any number of sweeps may run at once. Never throws while the keys can be used.
 */
export async function sweep(deps: OutboxDeps): Promise<Swept> {
  const backend = { ...deps.backend, timeoutMs: patience };
  const ring = await keyRing(deps.keys);
  const run: Run = { deps: { ...deps, backend }, ring, started: deps.now(), failed: [], swept: { sent: 0, failed: 0, rejected: 0 } };
  try {
    if (await backendTakes(run)) await drain(run);
    await buryTombstones(deps);
    const unopenable = await countUnopenable(deps.db, ring);
    if (unopenable > 0) deps.log({ event: 'outbox-sweep', code: 'no-key', pending: unopenable });
  } catch {
    deps.log({ event: 'outbox-sweep', code: 'database' });
  }
  return run.swept;
}

async function backendTakes(run: Run): Promise<boolean> {
  const probe = await round(run, 'oldest', 1);
  if (probe.passed) return true;
  if (probe.claimed === 0 || probe.waits) return false;
  // The oldest may be one that can never go through, and must not hold up the rest.
  const due = await round(run, 'due', atOnce - 1);
  return due.passed || (await round(run, 'newest', 1)).passed;
}

async function drain(run: Run): Promise<void> {
  while (run.swept.sent + run.swept.failed < mostInOneSweep && run.deps.now() - run.started < timeBudget) {
    const { passed, waits } = await round(run, 'oldest', atOnce);
    if (!passed || waits) return;
  }
}

async function round(run: Run, which: Claim['which'], most: number): Promise<Round> {
  const { deps, ring, failed, swept } = run;
  const rows = await claim(deps.db, { now: deps.now(), most, keyIds: idsOf(ring), except: failed, which });
  const verdicts = await Promise.all(rows.map((row) => attempt(run, row)));
  for (const { kind } of verdicts) swept[countedAs[kind]] += 1;
  failed.push(...rows.filter((_, index) => verdicts[index]?.kind === 'again').map(({ id }) => id));
  return {
    claimed: rows.length,
    passed: verdicts.some(({ kind }) => kind === 'delivered'),
    waits: verdicts.some((verdict) => verdict.kind === 'again' && verdict.askedFor),
  };
}

const countedAs = { delivered: 'sent', again: 'failed', refused: 'rejected' } as const satisfies Record<Verdict['kind'], keyof Swept>;

async function attempt({ deps, ring }: Run, row: ClaimedRow): Promise<Verdict> {
  const started = performance.now();
  const opened = await open(ring, row);
  const verdict: Verdict = opened.ok
    ? await deliver(deps.backend, { id: row.id, reference: row.ref, submission: opened.submission })
    : { kind: 'again', code: opened.why };
  // What could not be written down comes back when the lease ends.
  const state = await settle(deps.db, row, verdict, deps.now()).catch(() => undefined);
  const { ref, attempts } = row;
  deps.log({
    event: 'outbox',
    reference: ref,
    state: state ?? 'unsettled',
    code: verdict.code,
    ms: Math.round(performance.now() - started),
    attempt: attempts,
  });
  return verdict;
}

// Only what is settled has a settled_at: whatever waits is never buried, however old.
async function buryTombstones({ db, now }: OutboxDeps): Promise<void> {
  await db
    .prepare('DELETE FROM outbox WHERE settled_at < ?')
    .bind(now() - tombstoneAge)
    .run();
}
