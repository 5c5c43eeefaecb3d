import { day } from '#content/practice-time.ts';
import type { JobDeps } from '#desk/desk-env.ts';
import { finishErasures, finishTasks } from '#desk/requests/finish-erasures.ts';
import { eraseDue } from '#embedded-backend/requests/erase-request.ts';

const accessLogKept = 400 * day;

async function forgetOldEntries({ env: { DB: db }, now }: JobDeps): Promise<void> {
  await db
    .prepare('DELETE FROM access_log WHERE at < ?')
    .bind(now - accessLogKept)
    .run();
}

const eraseLocked = ({ env, now }: JobDeps) => eraseDue(env.DB, now);

/** What the desk's cron does for what is kept, in this order. */
export const keepingJobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [finishErasures, finishTasks, eraseLocked, forgetOldEntries];
