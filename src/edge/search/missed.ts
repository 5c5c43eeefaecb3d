import type { D1Database } from '@cloudflare/workers-types';

const aDay = 86_400_000;
const keptFor = 90 * aDay;
const longest = 60;
// Whoever makes up queries must not fill the database.
const maxPerDay = 2_000;

/** What may be counted of a query that found nothing: its words, unless it may say who somebody is. */
export function countable(query: string, words: ReadonlyArray<string>): string | undefined {
  const digits = query.match(/\p{N}/gu)?.length ?? 0;
  const text = words.join(' ');
  return query.includes('@') || digits >= 4 || text.length === 0 || text.length > longest ? undefined : text;
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Counts a query that found nothing, by its words and the day; nothing else of who asked is kept. */
export async function countMissed(db: D1Database, words: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO missed_searches (words, day, times)
       SELECT ?1, ?2, 1 WHERE (SELECT coalesce(sum(times), 0) FROM missed_searches WHERE day = ?2) < ?3
       ON CONFLICT (words, day) DO UPDATE SET times = times + 1`,
    )
    .bind(words, dayOf(now), maxPerDay)
    .run();
}

/** Forgets what was counted more than 90 days ago. */
export async function forgetOldMissed(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM missed_searches WHERE day < ?')
    .bind(dayOf(now - keptFor))
    .run();
}

export type MissedSearch = { words: string; times: number };

/** What people searched for and did not find, within the 90 days: the 30 most frequent. */
export async function readMissedSearches(db: D1Database, now: number): Promise<ReadonlyArray<MissedSearch>> {
  const sql = `SELECT words, sum(times) AS times FROM missed_searches WHERE day >= ? GROUP BY words ORDER BY sum(times) DESC, words LIMIT 30`;
  const { results } = await db
    .prepare(sql)
    .bind(dayOf(now - keptFor))
    .all<MissedSearch>();
  return results;
}
