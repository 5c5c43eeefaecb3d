import type { D1Database } from '@cloudflare/workers-types';
import { day } from '#content/practice-time.ts';

export type Missed = { words: string; times: number };

/** What people searched for on the site and did not find, within its 90 days: the 30 most frequent. */
export async function readMissedSearches(db: D1Database, now: number): Promise<ReadonlyArray<Missed>> {
  const sql = `SELECT words, sum(times) AS times FROM missed_searches WHERE day >= ? GROUP BY words ORDER BY sum(times) DESC, words LIMIT 30`;
  const { results } = await db
    .prepare(sql)
    .bind(new Date(now - 90 * day).toISOString().slice(0, 10))
    .all<Missed>();
  return results;
}
