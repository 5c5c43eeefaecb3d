import { day } from '#content/practice-time.ts';
import type { JobDeps } from '#desk/desk-env.ts';
import { finishErasures, finishTasks } from '#desk/keeping/erasure/finish.ts';
import { eraseDue } from '#embedded-backend/requests/erase-request.ts';
import { resealSome } from '#embedded-backend/requests/reseal.ts';

const hour = 60 * 60_000;
const accessLogKept = 400 * day;
// On the free plan a run has 10 ms; what is left over comes in the next minute.
const resealedAtOnce = { free: 10, paid: 200 } as const;

async function forgetOldEntries({ env: { EMBEDDED_BACKEND: db }, now }: JobDeps): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM access_log WHERE at < ?').bind(now - accessLogKept),
    db.prepare('DELETE FROM sessions WHERE expires_at <= ?').bind(now),
    db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?').bind(now),
  ]);
}

const eraseLocked = ({ env, now }: JobDeps) => eraseDue(env.EMBEDDED_BACKEND, now);

// Of this isolate: looking for what an older key sealed reads every request, so it is not done each minute for nothing.
let nothingToReseal = 0;

async function resealOlder({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (ring.length === 1 || now < nothingToReseal) return;
  if ((await resealSome(env.EMBEDDED_BACKEND, ring, resealedAtOnce[settings.plan])) === 0) nothingToReseal = now + hour;
}

/** What the desk's cron does for what is kept, in this order. */
export const keepingJobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [
  finishErasures,
  finishTasks,
  eraseLocked,
  forgetOldEntries,
  resealOlder,
];
