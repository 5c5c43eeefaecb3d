import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { day, minute } from '#content/practice-time.ts';
import type { ArticleRow, ArticleText } from './article.ts';
import { addRevision, beginChange, type Change, makeChange } from './change.ts';
import { htmlOfMarkdown } from './markdown.ts';

/** Creates a draft and returns its id. A form that is sent twice creates two drafts, which loses nothing. */
export async function beginArticle(
  db: D1Database,
  { title, category, photo, markdown }: ArticleText,
  by: string,
  now: number,
): Promise<number> {
  const insert = `INSERT INTO articles (state, title, category, photo, markdown, updated_at, updated_by) VALUES ('draft', ?, ?, ?, ?, ?, ?) RETURNING id`;
  const row = await db.prepare(insert).bind(title, category, photo, markdown, now, by).first<{ id: number }>();
  if (!row) throw new Error('The article was stored without an id.');
  return row.id;
}

/** Returns the HTML of a text. A revision with the same Markdown lends its own, so an import keeps its original HTML. */
export async function htmlOf(db: D1Database, id: number, markdown: string, mediaHosts: ReadonlyArray<string>): Promise<string> {
  const select = 'SELECT html FROM revisions WHERE article_id = ? AND markdown = ? ORDER BY number DESC LIMIT 1';
  const before = await db.prepare(select).bind(id, markdown).first<{ html: string }>();
  return before?.html ?? htmlOfMarkdown(markdown, mediaHosts);
}

type Saving = {
  change: Change;
  /** The row as it was read; its version may differ from the change's. */
  before: ArticleRow;
  text: ArticleText;
  mediaHosts: ReadonlyArray<string>;
};

// Another author's text goes into the history before it is overwritten.
async function archiveOtherAuthor(db: D1Database, { change, before, text, mediaHosts }: Saving): Promise<D1PreparedStatement | undefined> {
  const { markdown, title, category, photo } = before;
  if (before.updatedBy === change.by || markdown === null || (markdown === text.markdown && title === text.title)) return undefined;
  const same = 'SELECT 1 FROM revisions WHERE article_id = ? AND markdown = ? AND title = ?';
  if (await db.prepare(same).bind(before.id, markdown, title).first()) return undefined;
  const insert = `INSERT INTO revisions (article_id, number, kind, title, category, photo, markdown, html, at, by)
    SELECT id, revision + 1, 'saved', ?, ?, ?, ?, ?, updated_at, updated_by FROM articles WHERE id = ? AND version = ?`;
  const html = await htmlOf(db, before.id, markdown, mediaHosts);
  return db.prepare(insert).bind(title, category, photo, markdown, html, before.id, change.version);
}

/**
 * Saves the draft, which readers do not see. `asRevision` also adds it to the history, as 'Save draft' does, `isReady` has it wait to be published. False when the
 * article was changed since it was seen.
 */
export async function saveDraft(db: D1Database, saving: Saving, { asRevision = false, isReady = false } = {}): Promise<boolean> {
  const { change, text, mediaHosts } = saving;
  const { title, category, photo, markdown } = text;
  if (saving.before.version !== change.version) return false;
  const archived = await archiveOtherAuthor(db, saving);
  const columns = { title, category, photo, markdown, ...(isReady && { ready_at: change.now }) };
  const batch = beginChange(db, change, columns, (archived ? 1 : 0) + (asRevision ? 1 : 0));
  if (archived) batch.ahead.push(archived);
  if (asRevision) addRevision(db, batch, change, { ...text, kind: 'saved', html: await htmlOf(db, change.id, markdown, mediaHosts) });
  return makeChange(db, batch);
}

const activeFor = 10 * minute;

/** Records that somebody has the article open, and returns the other people who have it open. */
export async function noteEditor(
  db: D1Database,
  id: number,
  email: string,
  now: number,
): Promise<ReadonlyArray<{ email: string; since: number }>> {
  const note = `INSERT INTO article_editors (article_id, email, since, seen_at) VALUES (?1, ?2, ?3, ?3)
    ON CONFLICT (article_id, email) DO UPDATE SET seen_at = ?3, since = CASE WHEN seen_at < ?4 THEN ?3 ELSE since END`;
  const others = 'SELECT email, since FROM article_editors WHERE article_id = ? AND email <> ? AND seen_at >= ? ORDER BY since';
  const [, , found] = await db.batch<{ email: string; since: number }>([
    db.prepare(note).bind(id, email, now, now - activeFor),
    db.prepare('DELETE FROM article_editors WHERE seen_at < ?').bind(now - day),
    db.prepare(others).bind(id, email, now - activeFor),
  ]);
  return found?.results ?? [];
}

/** Records that somebody saved or left. */
export async function forgetEditor(db: D1Database, id: number, email: string): Promise<void> {
  await db.prepare('DELETE FROM article_editors WHERE article_id = ? AND email = ?').bind(id, email).run();
}

/** Throws away a draft that readers never saw, with its history. False when it was changed since it was seen, or was published. */
export async function discardDraft(db: D1Database, { id, version }: Pick<Change, 'id' | 'version'>): Promise<boolean> {
  const mine = "(SELECT id FROM articles WHERE id = ? AND version = ? AND state = 'draft' AND section_id IS NULL)";
  const results = await db.batch([
    db.prepare(`DELETE FROM revisions WHERE article_id = ${mine}`).bind(id, version),
    db.prepare(`DELETE FROM article_editors WHERE article_id = ${mine}`).bind(id, version),
    db.prepare(`DELETE FROM articles WHERE id = ${mine}`).bind(id, version),
  ]);
  return results[2]?.meta.changes === 1;
}
