import type { D1Database } from '@cloudflare/workers-types';

/** A remark on a paragraph, or on the whole page when `block` is ''. */
export type Remark = {
  id: number;
  page: string;
  block: string;
  quote: string;
  text: string;
  by: string;
  /** Milliseconds since 1970. */
  at: number;
  /** `answer` is '' when it was settled without words. */
  settled: { at: number; by: string; answer: string } | undefined;
  /** Whether its writer has read the answer. */
  isSeen: boolean;
};

type Row = Omit<Remark, 'settled' | 'isSeen'> & { answer: string; settled_by: string | null } & Record<
    'settled_at' | 'seen_at',
    number | null
  >;

const columns = 'id, page, block, quote, text, by, at, answer, settled_at, settled_by, seen_at';

function read({ answer, settled_at: at, settled_by: by, seen_at, ...remark }: Row): Remark {
  return { ...remark, isSeen: seen_at !== null, settled: at !== null && by !== null ? { at, by, answer } : undefined };
}

/** Adds a remark. One that is open already, in the same words on the same paragraph, was sent twice. */
export async function addRemark(db: D1Database, remark: Omit<Remark, 'id' | 'settled' | 'isSeen'>): Promise<void> {
  const { page, block, quote, text, by, at } = remark;
  await db
    .prepare(
      `INSERT INTO remarks (page, block, quote, text, by, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE NOT EXISTS
        (SELECT 1 FROM remarks WHERE page = ?1 AND block = ?2 AND text = ?4 AND by = ?5 AND settled_at IS NULL)`,
    )
    .bind(page, block, quote, text, by, at)
    .run();
}

type Settling = { id: number; answer: string; by: string; at: number };

/** Answers and settles a remark; false if it is not open any more, and then nothing is written. */
export async function settleRemark(db: D1Database, { id, answer, by, at }: Settling): Promise<boolean> {
  const sql = `UPDATE remarks SET answer = ?2, settled_at = ?3, settled_by = ?4, seen_at = iif(by = ?4, ?3, NULL)
    WHERE id = ?1 AND settled_at IS NULL`;
  const { meta } = await db.prepare(sql).bind(id, answer, at, by).run();
  return meta.changes > 0;
}

// The answer to a remark of this person's, who has not read it yet.
const unseen = 'id = ?1 AND by = ?2 AND settled_at IS NOT NULL AND seen_at IS NULL';

/** Notes that the writer of a remark has read its answer. With words back it waits again, under those; false if there was nothing to note. */
export async function seeAnswer(
  db: D1Database,
  { id, by, at, back = '' }: { id: number; by: string; at: number; back?: string },
): Promise<boolean> {
  const again = `INSERT INTO remarks (page, block, quote, text, by, at) SELECT page, block, quote, ?3, by, ?4 FROM remarks WHERE ${unseen} AND ?3 <> ''`;
  const [, seen] = await db.batch([
    db.prepare(again).bind(id, by, back, at),
    db.prepare(`UPDATE remarks SET seen_at = ?3 WHERE ${unseen}`).bind(id, by, at),
  ]);
  return (seen?.meta.changes ?? 0) > 0;
}

/** Takes a remark away for good; `by` where its writer does so, while it is open. */
export async function removeRemark(db: D1Database, { id, by }: { id: number; by: string | undefined }): Promise<boolean> {
  const sql = 'DELETE FROM remarks WHERE id = ?1 AND (?2 IS NULL OR (by = ?2 AND settled_at IS NULL))';
  return (
    (
      await db
        .prepare(sql)
        .bind(id, by ?? null)
        .run()
    ).meta.changes > 0
  );
}

/** Counts what waits for somebody: answers that they have not read, and, for who may settle them, the open remarks of others. */
export async function remarksFor(db: D1Database, { name, settles }: { name: string; settles: boolean }): Promise<number> {
  const sql = `SELECT (SELECT count(*) FROM remarks WHERE by = ?1 AND settled_at IS NOT NULL AND seen_at IS NULL)
    + (SELECT count(*) FROM remarks WHERE ?2 AND by <> ?1 AND settled_at IS NULL) AS waiting`;
  return (
    (await db
      .prepare(sql)
      .bind(name, settles ? 1 : 0)
      .first<number>('waiting')) ?? 0
  );
}

/** Returns remarks of one page, or of all: open ones oldest first, then the settled ones, first those whose answer nobody has read. */
export async function listRemarks(db: D1Database, page?: string): Promise<ReadonlyArray<Remark>> {
  const select = (where: string) => {
    const statement = db.prepare(`SELECT ${columns} FROM remarks WHERE ${page === undefined ? '' : 'page = ?1 AND '}${where}`);
    return page === undefined ? statement : statement.bind(page);
  };
  const answers = await db.batch<Row>([
    select('settled_at IS NULL ORDER BY id'),
    select('settled_at IS NOT NULL ORDER BY seen_at IS NOT NULL, settled_at DESC, id DESC LIMIT 40'),
  ]);
  return answers.flatMap(({ results }) => results.map(read));
}

/** Counts the open remarks of all pages, by an index that holds only those. */
export async function openRemarks(db: D1Database): Promise<number> {
  return (await db.prepare('SELECT count(*) AS open FROM remarks WHERE settled_at IS NULL').first<number>('open')) ?? 0;
}

/** Counts the open remarks of each page that has any. */
export async function countOpenRemarks(db: D1Database): Promise<ReadonlyMap<string, number>> {
  const sql = 'SELECT page, count(*) AS open FROM remarks WHERE settled_at IS NULL GROUP BY page';
  const { results } = await db.prepare(sql).all<{ page: string; open: number }>();
  return new Map(results.map(({ page, open }) => [page, open]));
}

/** Counts the open remarks on these parts, or on the whole page. */
export const openOn = (remarks: ReadonlyArray<Remark>, parts: ReadonlyArray<{ blocks: ReadonlyArray<{ id: string }> }>): number =>
  remarks.filter(({ settled, block }) => !settled && (block === '' || parts.some(({ blocks }) => blocks.some(({ id }) => id === block))))
    .length;
