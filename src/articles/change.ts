import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { ArticleText, RevisionKind } from './article.ts';

/** A change to an article: who makes it, and the version that they saw. */
export type Change = { id: number; version: number; by: string; now: number };

/** The statements of one change: the first takes effect only on the version that was seen, the others only if the first did. */
export type ChangeBatch = {
  token: string;
  statements: D1PreparedStatement[];
  /** Run before the first; each checks the version itself. */
  ahead: D1PreparedStatement[];
};

const tookEffect = 'EXISTS (SELECT 1 FROM articles WHERE id = ? AND last_change = ?)';

/** Begins a change that sets columns of `articles`. `revisions` is the number of revisions that the batch will add. */
export function beginChange(
  db: D1Database,
  { id, version, by, now }: Change,
  set: Readonly<Record<string, number | string | null>>,
  revisions: number,
): ChangeBatch {
  const token = crypto.randomUUID();
  const names = Object.keys(set);
  const first = db
    .prepare(
      `UPDATE articles SET ${names.map((name) => `${name} = ?`).join(', ')}${names.length > 0 ? ',' : ''} revision = revision + ${revisions},
      version = version + 1, last_change = ?, updated_at = ?, updated_by = ? WHERE id = ? AND version = ?`,
    )
    .bind(...Object.values(set), token, now, by, id, version);
  return { token, statements: [first], ahead: [] };
}

type NewRevision = ArticleText & { kind: RevisionKind; html: string; note?: string };

/** Adds the text as the article's newest revision. */
export function addRevision(
  db: D1Database,
  batch: ChangeBatch,
  { id, by, now }: Change,
  { kind, title, category, photo, markdown, html, note }: NewRevision,
): void {
  const insert = `INSERT INTO revisions (article_id, number, kind, title, category, photo, markdown, html, note, at, by)
    SELECT id, revision, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM articles WHERE id = ? AND last_change = ?`;
  batch.statements.push(db.prepare(insert).bind(kind, title, category, photo, markdown, html, note ?? null, now, by, id, batch.token));
}

/** Adds an UPDATE or DELETE. `sql` ends in a WHERE condition, which is narrowed to this change. */
export function addStatement(
  db: D1Database,
  batch: ChangeBatch,
  { id }: Pick<Change, 'id'>,
  sql: string,
  ...values: ReadonlyArray<number | string | null>
): void {
  batch.statements.push(db.prepare(`${sql} AND ${tookEffect}`).bind(...values, id, batch.token));
}

/** Marks the blog as changed. The time never goes back, because changes may finish in another order than they began. */
export function markBlogChanged(db: D1Database, batch: ChangeBatch, { id, now }: Change): void {
  const set = `INSERT INTO meta (key, value) SELECT 'blog-changed', ? FROM articles WHERE id = ? AND last_change = ?
    ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value)`;
  batch.statements.push(db.prepare(set).bind(String(now), id, batch.token));
}

/** Runs the change as one transaction; false when somebody else's change came first. */
export async function makeChange(db: D1Database, { statements, ahead }: ChangeBatch): Promise<boolean> {
  const results = await db.batch([...ahead, ...statements]);
  return results[ahead.length]?.meta.changes === 1;
}

/** Returns when the desk last changed the blog, in milliseconds; 0 if never. */
export async function blogChangedAt(db: D1Database): Promise<number> {
  return Number(await db.prepare("SELECT value FROM meta WHERE key = 'blog-changed'").first<string>('value'));
}
