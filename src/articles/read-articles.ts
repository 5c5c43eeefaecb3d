import type { D1Database } from '@cloudflare/workers-types';
import type { ArticleRow, OpenArticle, RevisionRow } from './article.ts';
import { markdownOfHtml } from './from-html.ts';

export const articlesPerPage = 50;

const columns = `id, section_id AS sectionId, state, title, category, photo, live_title AS liveTitle, revision,
  scheduled_revision AS scheduledRevision, publish_at AS publishAt, missed_at AS missedAt, ready_at AS readyAt, taken_back_note AS takenBackNote,
  updated_at AS updatedAt, updated_by AS updatedBy, version`;

export type ListedArticle = Omit<ArticleRow, 'markdown'>;

/** Returns one page of the list: drafts, scheduled and missed articles first, then by last change. */
export async function listArticles(db: D1Database, page: number): Promise<{ articles: ReadonlyArray<ListedArticle>; more: boolean }> {
  const select = `SELECT ${columns} FROM articles ORDER BY state <> 'draft' AND publish_at IS NULL AND missed_at IS NULL, updated_at DESC, id DESC LIMIT ? OFFSET ?`;
  const { results } = await db
    .prepare(select)
    .bind(articlesPerPage + 1, (page - 1) * articlesPerPage)
    .all<ListedArticle>();
  return { articles: results.slice(0, articlesPerPage), more: results.length > articlesPerPage };
}

/** Counts what waits to be published. */
export const countReady = async (db: D1Database): Promise<number> =>
  (await db.prepare('SELECT count(*) AS ready FROM articles WHERE ready_at IS NOT NULL').first<number>('ready')) ?? 0;

export async function readArticle(db: D1Database, id: number): Promise<ArticleRow | undefined> {
  const row = await db.prepare(`SELECT ${columns}, markdown FROM articles WHERE id = ?`).bind(id).first<ArticleRow>();
  return row ?? undefined;
}

const revisionColumns = 'number, kind, title, category, photo, markdown, html, note, at, by';

export async function readRevision(db: D1Database, article: number, number: number): Promise<RevisionRow | undefined> {
  const select = `SELECT ${revisionColumns} FROM revisions WHERE article_id = ? AND number = ?`;
  return (await db.prepare(select).bind(article, number).first<RevisionRow>()) ?? undefined;
}

/** Returns what readers had before a revision went out. */
export async function lastLive(db: D1Database, article: number, before: number): Promise<RevisionRow | undefined> {
  const select = `SELECT ${revisionColumns} FROM revisions
    WHERE article_id = ? AND number < ? AND kind IN ('imported', 'published', 'corrected', 'restored') ORDER BY number DESC LIMIT 1`;
  return (await db.prepare(select).bind(article, before).first<RevisionRow>()) ?? undefined;
}

export type ListedRevision = Pick<RevisionRow, 'number' | 'kind' | 'title' | 'note' | 'at' | 'by'>;

/** Returns the newest 200 revisions, newest first. */
export async function listRevisions(db: D1Database, article: number): Promise<ReadonlyArray<ListedRevision>> {
  const select = 'SELECT number, kind, title, note, at, by FROM revisions WHERE article_id = ? ORDER BY number DESC LIMIT 200';
  return (await db.prepare(select).bind(article).all<ListedRevision>()).results;
}

/** Returns the correction notes that readers see, oldest first. */
export async function correctionsOf(db: D1Database, article: number): Promise<ReadonlyArray<{ note: string; at: number }>> {
  const select = "SELECT note, at FROM revisions WHERE article_id = ? AND kind = 'corrected' AND note IS NOT NULL ORDER BY number";
  return (await db.prepare(select).bind(article).all<{ note: string; at: number }>()).results;
}

/** Returns when a section was first published. */
export function dateOfSection(db: D1Database, section: number): Promise<string | null> {
  return db.prepare('SELECT date FROM sections WHERE id = ?').bind(section).first<string>('date');
}

/** Returns an article with its Markdown. An import gets its Markdown from its HTML when it is first opened. */
export async function openArticle(db: D1Database, id: number, mediaHosts: ReadonlyArray<string>): Promise<OpenArticle | undefined> {
  const article = await readArticle(db, id);
  if (!article) return undefined;
  if (article.markdown !== null) return { ...article, markdown: article.markdown };
  const first = await readRevision(db, id, 1);
  const markdown = markdownOfHtml(first?.html ?? '', mediaHosts);
  await db.batch([
    db.prepare('UPDATE revisions SET markdown = ? WHERE article_id = ? AND number = 1 AND markdown IS NULL').bind(markdown, id),
    db.prepare('UPDATE articles SET markdown = ? WHERE id = ? AND markdown IS NULL').bind(markdown, id),
  ]);
  return { ...article, markdown };
}
