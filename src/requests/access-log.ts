import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

type Access = { at: number; by: string; reference: string; what: string };

/** The statement that records who read what; goes into the batch of what it is about. Kept for 400 days. */
export function accessLogStatement(db: D1Database, { at, by, reference, what }: Access): D1PreparedStatement {
  return db.prepare('INSERT INTO access_log (at, by, reference, what) VALUES (?, ?, ?, ?)').bind(at, by, reference, what);
}

/** The same, right behind a statement of the batch that may change nothing: then nothing is recorded either. */
export function accessLogIfChanged(db: D1Database, { at, by, reference, what }: Access): D1PreparedStatement {
  return db.prepare('INSERT INTO access_log (at, by, reference, what) SELECT ?, ?, ?, ? WHERE changes() > 0').bind(at, by, reference, what);
}
