import type { D1Database } from '@cloudflare/workers-types';

/** A signature given at the desk. Without `days` it withdraws the one before. */
export type DeskSignature = {
  page: string;
  hash: string;
  by: string;
  /** YYYY-MM-DD. */
  days: { on: string; next: string } | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

type Row = { page: string; hash: string; by: string; signed_on: string | null; next_on: string | null; at: number };

const columns = 'page, hash, by, signed_on, next_on, at';

const read = ({ page, hash, by, signed_on: on, next_on: next, at }: Row): DeskSignature => ({
  page,
  hash,
  by,
  days: on && next ? { on, next } : undefined,
  at,
});

/** Adds a signature. Rows are never changed or deleted. */
export async function addSignature(db: D1Database, { page, hash, by, email, days, at }: DeskSignature & { email: string }): Promise<void> {
  await db
    .prepare('INSERT INTO signatures (page, hash, by, email, signed_on, next_on, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)')
    .bind(page, hash, by, email, days?.on ?? null, days?.next ?? null, at)
    .run();
}

/** Returns the newest signature of each page that has one. */
export async function newestSignatures(db: D1Database): Promise<ReadonlyArray<DeskSignature>> {
  const newest = 'SELECT max(id) FROM signatures GROUP BY page';
  const { results } = await db.prepare(`SELECT ${columns} FROM signatures WHERE id IN (${newest}) ORDER BY page`).all<Row>();
  return results.map(read);
}

/** Returns the newest signature of a page, if any. */
export async function newestSignature(db: D1Database, page: string): Promise<DeskSignature | undefined> {
  const row = await db.prepare(`SELECT ${columns} FROM signatures WHERE page = ?1 ORDER BY id DESC LIMIT 1`).bind(page).first<Row>();
  return row ? read(row) : undefined;
}
