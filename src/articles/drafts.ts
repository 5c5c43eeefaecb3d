import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { ArticleRow, ArticleText } from './article.ts';
import { addRevision, beginChange, type Change, makeChange } from './change.ts';
import { htmlOfMarkdown } from './markdown.ts';

/** Begins an article. The draft of a form that was sent twice is one article twice begun; nothing is lost by it. */
export async function beginArticle(
  db: D1Database,
  { title, category, photo, markdown }: ArticleText,
  by: string,
  now: number,
): Promise<number> {
  const insert = `INSERT INTO articles (state, title, category, photo, markdown, updated_at, updated_by) VALUES ('draft', ?, ?, ?, ?, ?, ?) RETURNING id`;
  const row = await db.prepare(insert).bind(title, category, photo, markdown, now, by).first<{ id: number }>();
  if (!row) throw new Error('an article without a number');
  return row.id;
}

/** The HTML of a text: the stored one where a revision has the same words, so that an import stays as readers know it. */
export async function htmlOf(db: D1Database, id: number, markdown: string, mediaHosts: ReadonlyArray<string>): Promise<string> {
  const select = 'SELECT html FROM revisions WHERE article_id = ? AND markdown = ? ORDER BY number DESC LIMIT 1';
  const before = await db.prepare(select).bind(id, markdown).first<{ html: string }>();
  return before?.html ?? htmlOfMarkdown(markdown, mediaHosts);
}

type Saving = {
  change: Change;
  /** As it was read; its version may differ from the change's. */
  before: ArticleRow;
  text: ArticleText;
  mediaHosts: ReadonlyArray<string>;
};

// Another author's last text goes into the history before it is overwritten.
async function keepOthersWords(db: D1Database, { change, before, text, mediaHosts }: Saving): Promise<D1PreparedStatement | undefined> {
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
 * Keeps what is being written; readers see nothing of it. `asRevision` puts it into the history: somebody pressed 'Save
 * draft'. False when the article was changed since it was seen.
 */
export async function saveDraft(db: D1Database, saving: Saving, { asRevision = false } = {}): Promise<boolean> {
  const { change, text, mediaHosts } = saving;
  const { title, category, photo, markdown } = text;
  if (saving.before.version !== change.version) return false;
  const kept = await keepOthersWords(db, saving);
  const batch = beginChange(db, change, { title, category, photo, markdown }, (kept ? 1 : 0) + (asRevision ? 1 : 0));
  if (kept) batch.ahead.push(kept);
  if (asRevision) addRevision(db, batch, change, { ...text, kind: 'saved', html: await htmlOf(db, change.id, markdown, mediaHosts) });
  return makeChange(db, batch);
}

const activeFor = 10 * 60_000;

/** Records that somebody has the article open, and gives the e-mail addresses of the others who do. */
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
    db.prepare('DELETE FROM article_editors WHERE seen_at < ?').bind(now - 24 * 60 * 60_000),
    db.prepare(others).bind(id, email, now - activeFor),
  ]);
  return found?.results ?? [];
}

/** Records that somebody has saved or left. */
export async function forgetEditor(db: D1Database, id: number, email: string): Promise<void> {
  await db.prepare('DELETE FROM article_editors WHERE article_id = ? AND email = ?').bind(id, email).run();
}
