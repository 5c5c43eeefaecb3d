import type { D1Database } from '@cloudflare/workers-types';
import { hour, minute } from '#content/practice-time.ts';

/** The crons of the two Workers, and the form that is sent through both once an hour. */
export type Watched = 'site' | 'desk' | 'probe';
/** When each last ran; what never did is not missed: a site may be live before its desk. */
export type Runs = Readonly<Partial<Record<Watched, number>>>;

/** After so long without a run, somebody is told. */
export const longestSilence: Readonly<Record<Watched, number>> = { site: 10 * minute, desk: 10 * minute, probe: 70 * minute };

export const isSilent = (runs: Runs, name: Watched, now: number): boolean => {
  const at = runs[name];
  return at !== undefined && now - at >= longestSilence[name];
};

/** A Worker that has not run itself for some minutes cannot tell yet which cron stopped: the database may have been away for both. */
export const mayJudge = (runs: Runs, worker: 'site' | 'desk', now: number): boolean => now - (runs[worker] ?? 0) <= 3 * minute;

/** Writes down that something ran. A round that was held up does not turn the time back. */
export async function markRun(db: D1Database, name: Watched, now: number): Promise<void> {
  const sql = 'INSERT INTO cron_runs (name, at) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = max(at, excluded.at)';
  await db.prepare(sql).bind(name, now).run();
}

export async function readRuns(db: D1Database): Promise<Runs> {
  const { results } = await db.prepare('SELECT name, at FROM cron_runs').all<{ name: Watched; at: number }>();
  return Object.fromEntries(results.map(({ name, at }) => [name, at]));
}

/** Whether the hourly form is due; the first is sent an hour after the desk's cron has run for the first time. */
export async function isProbeDue(db: D1Database, now: number): Promise<boolean> {
  await db.prepare("INSERT INTO cron_runs (name, at) VALUES ('probe', ?) ON CONFLICT DO NOTHING").bind(now).run();
  const { probe = now } = await readRuns(db);
  return now - probe >= hour;
}
