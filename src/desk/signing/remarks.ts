import type { D1Database } from '@cloudflare/workers-types';

/** A remark on a paragraph, or on the whole page when `block` is ''. */
export type Remark = {
  id: number;
  page: string;
  /** Hash of the page's text at that time. */
  hash: string;
  block: string;
  quote: string;
  text: string;
  by: string;
  /** Milliseconds since 1970. */
  at: number;
  settled: { at: number; by: string } | undefined;
};

type Row = Omit<Remark, 'settled'> & { settled_at: number | null; settled_by: string | null };

const columns = 'id, page, hash, block, quote, text, by, at, settled_at, settled_by';

function read({ settled_at: at, settled_by: by, ...remark }: Row): Remark {
  return { ...remark, settled: at !== null && by !== null ? { at, by } : undefined };
}

export async function addRemark(db: D1Database, remark: Omit<Remark, 'id' | 'settled'>): Promise<void> {
  const { page, hash, block, quote, text, by, at } = remark;
  await db
    .prepare('INSERT INTO remarks (page, hash, block, quote, text, by, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)')
    .bind(page, hash, block, quote, text, by, at)
    .run();
}

/** Marks a remark as settled; false if the page has no such open remark. */
export async function settleRemark(
  db: D1Database,
  { page, id, by, at }: { page: string; id: number; by: string; at: number },
): Promise<boolean> {
  const sql = 'UPDATE remarks SET settled_at = ?3, settled_by = ?4 WHERE id = ?1 AND page = ?2 AND settled_at IS NULL';
  const { meta } = await db.prepare(sql).bind(id, page, at, by).run();
  return meta.changes > 0;
}

/** Returns the remarks of a page: open ones oldest first, then the last twenty settled ones. */
export async function remarksOf(db: D1Database, page: string): Promise<ReadonlyArray<Remark>> {
  const open = db.prepare(`SELECT ${columns} FROM remarks WHERE page = ?1 AND settled_at IS NULL ORDER BY id`).bind(page);
  const settled = db
    .prepare(`SELECT ${columns} FROM remarks WHERE page = ?1 AND settled_at IS NOT NULL ORDER BY settled_at DESC, id DESC LIMIT 20`)
    .bind(page);
  const answers = await db.batch<Row>([open, settled]);
  return answers.flatMap(({ results }) => results.map(read));
}

/** Returns all open remarks, ordered by page. */
export async function openRemarks(db: D1Database): Promise<ReadonlyArray<Remark>> {
  const { results } = await db.prepare(`SELECT ${columns} FROM remarks WHERE settled_at IS NULL ORDER BY page, id`).all<Row>();
  return results.map(read);
}

/** Counts the open remarks of each page that has any. */
export async function countOpenRemarks(db: D1Database): Promise<ReadonlyMap<string, number>> {
  const sql = 'SELECT page, count(*) AS open FROM remarks WHERE settled_at IS NULL GROUP BY page';
  const { results } = await db.prepare(sql).all<{ page: string; open: number }>();
  return new Map(results.map(({ page, open }) => [page, open]));
}
