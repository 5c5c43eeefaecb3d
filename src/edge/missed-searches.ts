import { hex } from '#backend/formats/hex.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import { day } from '#content/practice-time.ts';
import { hmac, keyRing } from '#encryption/keys.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';

const retention = 90 * day;
const longest = 60;
// Made-up queries must not fill the database.
const maxPerDay = 2_000;
// A single query may be a person's name beside an illness. What many people miss is typed again, on another day.
const timesBeforeWords = 3;
const daysBeforeWords = 2;

const mayBeReference = /\bGI[\W_]*[2-9A-HJ-NP-Z]{4}[\W_]*[2-9A-HJ-NP-Z]{2}\b/i;

/** Returns the words of a query for the statistics; undefined if it holds an address, a number or a reference. */
export function countable(query: string, words: ReadonlyArray<string>): string | undefined {
  const digits = query.match(/\p{N}/gu)?.length ?? 0;
  const text = words.join(' ');
  return query.includes('@') || digits >= 4 || mayBeReference.test(query) || text.length === 0 || text.length > longest ? undefined : text;
}

// The practice's day: UTC's ends in the middle of an Indian morning, and what one visitor types then would count as two days.
const dateOf = (now: number) => indianTime(now).slice(0, 10);

type Deps = { db: D1Database; keys: ReadonlyArray<EncryptionSecret>; now: number };

/**
 * Counts a query that found nothing, by a keyed digest of its words and the day; nothing about the visitor is stored, and the words
 * themselves only with their third time on a second day. `now` in milliseconds since 1970.
 */
export async function countMissed({ db, keys, now }: Deps, words: string): Promise<void> {
  const [newest] = await keyRing(keys);
  const digest = hex((await hmac(newest, 'missed search', words)).subarray(0, 16));
  await db.batch([
    db
      .prepare(
        `INSERT INTO missed_searches (digest, day, times)
         SELECT ?1, ?2, 1 WHERE (SELECT coalesce(sum(times), 0) FROM missed_searches WHERE day = ?2) < ?3
         ON CONFLICT (digest, day) DO UPDATE SET times = times + 1`,
      )
      .bind(digest, dateOf(now), maxPerDay),
    db
      .prepare(
        `UPDATE missed_searches SET words = ?2 WHERE digest = ?1
         AND (SELECT sum(times) >= ${timesBeforeWords} AND count(*) >= ${daysBeforeWords} FROM missed_searches WHERE digest = ?1)`,
      )
      .bind(digest, words),
  ]);
}

/** Deletes counts older than 90 days. */
export async function forgetOldMissed(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM missed_searches WHERE day < ?')
    .bind(dateOf(now - retention))
    .run();
}

export type MissedSearch = { words: string; times: number };

/** The 30 most frequent searches of the last 90 days that found nothing, of those whose words are known. */
export async function readMissedSearches(db: D1Database, now: number): Promise<ReadonlyArray<MissedSearch>> {
  const sql = `SELECT max(words) AS words, sum(times) AS times FROM missed_searches WHERE day >= ?
    GROUP BY digest HAVING max(words) IS NOT NULL ORDER BY sum(times) DESC, max(words) LIMIT 30`;
  const { results } = await db
    .prepare(sql)
    .bind(dateOf(now - retention))
    .all<MissedSearch>();
  return results;
}
