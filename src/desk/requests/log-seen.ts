import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

type Seen = { by: string; now: number; references: ReadonlyArray<string>; what: 'saw what waits' | 'saw a withdrawal' };

const hour = 60 * 60_000;

/** Writes down that somebody saw these on the list of what waits; within an hour once, however often the list is loaded. */
export function sawAllStatement(db: D1Database, { by, now, references, what }: Seen): D1PreparedStatement {
  const sql = `INSERT INTO access_log (at, by, reference, what) SELECT DISTINCT ?1, ?2, value, ?5 FROM json_each(?3)
    WHERE value NOT IN (SELECT reference FROM access_log WHERE at > ?4 AND by = ?2 AND what = ?5)`;
  return db.prepare(sql).bind(now, by, JSON.stringify(references), now - hour, what);
}

/** The outbox's own log, as the site writes it: a reference, a state and counts, nobody's words. */
export function logDesk(event: Readonly<Record<string, string | number>>): void {
  console.log(JSON.stringify(event));
}
