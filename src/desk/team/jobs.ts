import { day } from '#content/practice-time.ts';
import type { JobDeps } from '#desk/desk-env.ts';
import { finishErasures, finishTasks } from '#desk/requests/finish-erasures.ts';
import { eraseDue } from '#requests/erase.ts';

const accessLogKept = 400 * day;

async function forgetOldEntries({ env: { DB: db }, now }: JobDeps): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM access_log WHERE at < ?').bind(now - accessLogKept),
    db.prepare('DELETE FROM sessions WHERE expires_at <= ?').bind(now),
    db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?').bind(now),
  ]);
}

const eraseLocked = ({ env, now }: JobDeps) => eraseDue(env.DB, now);

/** What the desk's cron does for what is kept, in this order. */
export const keepingJobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [finishErasures, finishTasks, eraseLocked, forgetOldEntries];
