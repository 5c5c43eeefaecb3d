import type { D1Database } from '@cloudflare/workers-types';
import { indianTime } from '#backend/formats/indian-time.ts';
import { normalisedTitle } from '#blog/posts/post.ts';
import { dateAsRead } from '#content/review.ts';
import { type ArticleRow, type ArticleText, escapeHtml, fitsSection } from './article.ts';
import { addRevision, addStatement, beginChange, type Change, type ChangeBatch, makeChange, markBlogChanged } from './change.ts';
import { htmlOf } from './drafts.ts';
import { showOnlyPictures } from './pictures/photos.ts';
import { correctionsOf } from './read-articles.ts';

export type Publishing = { kind: 'published' | 'restored' } | { kind: 'corrected'; note: string };
export type PublishResult = 'done' | 'changed-since' | 'too-large' | 'title-taken';

const section = `INSERT INTO sections (id, page_id, title, category, photo, description, date, created_at, updated_at)
  SELECT articles.section_id, pages.id, ?1, ?2, ?3, ?4, ?5, ?5, ?5 FROM articles JOIN pages ON pages.name = 'Blog'
  WHERE articles.id = ?6 AND last_change = ?7
  ON CONFLICT (id) DO UPDATE SET page_id = excluded.page_id, title = excluded.title, category = excluded.category,
    photo = excluded.photo, description = excluded.description, updated_at = excluded.updated_at`;

/** The body followed by the list of its corrections, as readers see it. */
export function withCorrections(html: string, corrections: ReadonlyArray<{ note: string; at: number }>): string {
  if (corrections.length === 0) return html;
  const rows = corrections.map(({ note, at }) => `<li>${dateAsRead(indianTime(at).slice(0, 10))}: ${escapeHtml(note)}</li>`);
  return `${html}\n<h2>Corrections</h2>\n<ul>${rows.join('')}</ul>`;
}

/** Column values of an article that is not scheduled, missed no time and waits for nobody. */
export const unscheduled = { publish_at: null, scheduled_revision: null, missed_at: null, ready_at: null } as const;

function rememberTitle(db: D1Database, batch: ChangeBatch, id: number, title: string): void {
  const insert = `INSERT INTO old_titles (title, article_id) SELECT ?, id FROM articles WHERE id = ? AND last_change = ?
    ON CONFLICT (title) DO UPDATE SET article_id = excluded.article_id`;
  batch.statements.push(db.prepare(insert).bind(normalisedTitle(title), id, batch.token));
}

/** An article that is not there yet. */
export const noArticle = { id: 0, state: 'draft', liveTitle: null } as const;

/** Whether another article already has the address that a title gives. The older one keeps it, so the newer needs another title. */
export async function isTitleTaken(
  db: D1Database,
  article: Pick<ArticleRow, 'id' | 'state' | 'liveTitle'>,
  title: string,
): Promise<boolean> {
  const wanted = normalisedTitle(title);
  if (article.state === 'published' && article.liveTitle !== null && normalisedTitle(article.liveTitle) === wanted) return false;
  const select = "SELECT live_title AS title FROM articles WHERE state = 'published' AND id <> ? AND live_title IS NOT NULL";
  const { results } = await db.prepare(select).bind(article.id).all<{ title: string }>();
  return results.some((other) => normalisedTitle(other.title) === wanted);
}

/**
 * Publishes a text of the article in one batch: state, revision, the blog's row, the old title and the change marker that the
 * site polls. `draft` is false when the text is an earlier revision, so the draft stays as it is.
 */
export async function publish(
  db: D1Database,
  article: ArticleRow,
  text: ArticleText,
  change: Change,
  how: Publishing,
  mediaHosts: ReadonlyArray<string>,
  { draft = true } = {},
): Promise<PublishResult> {
  const { title, category, photo, markdown } = text;
  const html = await htmlOf(db, article.id, markdown, mediaHosts);
  const note = how.kind === 'corrected' ? how.note : undefined;
  const corrections = [...(await correctionsOf(db, article.id)), ...(note ? [{ note, at: change.now }] : [])];
  const description = withCorrections(html, corrections);
  if (!fitsSection(description)) return 'too-large';
  if (await isTitleTaken(db, article, title)) return 'title-taken';
  const live = { state: 'published', live_title: title, taken_back_note: null, ...unscheduled };
  const batch = beginChange(db, change, { ...live, ...(draft && { title, category, photo, markdown }) }, 1);
  addRevision(db, batch, change, { ...text, kind: how.kind, html, ...(note && { note }) });
  const time = indianTime(change.now);
  batch.statements.push(db.prepare(section).bind(title, category || null, photo, description, time, article.id, batch.token));
  addStatement(db, batch, change, 'UPDATE articles SET section_id = last_insert_rowid() WHERE id = ? AND section_id IS NULL', article.id);
  batch.statements.push(...showOnlyPictures(db, [photo, description], { id: article.id, token: batch.token }));
  if (article.liveTitle !== null && normalisedTitle(article.liveTitle) !== normalisedTitle(title))
    rememberTitle(db, batch, article.id, article.liveTitle);
  addStatement(db, batch, change, 'DELETE FROM old_titles WHERE title = ?', normalisedTitle(title));
  markBlogChanged(db, batch, change);
  return (await makeChange(db, batch)) ? 'done' : 'changed-since';
}

const hiddenPage = 'Taken back';

/** Appended to the reason that readers are given. */
export const safetyAdvice = 'If you relied on it, ring us before you change anything about your treatment.';

/** Removes an article from the blog: its address then answers with the note. The section's row moves to an unpublished page. */
export async function takeBack(db: D1Database, article: ArticleRow, change: Change, note: string, html: string): Promise<boolean> {
  const { title, category, photo, markdown } = article;
  const batch = beginChange(db, change, { state: 'taken-back', taken_back_note: `${note} ${safetyAdvice}`, ...unscheduled }, 1);
  addRevision(db, batch, change, { title, category, photo, markdown: markdown ?? '', kind: 'taken back', html, note });
  const time = indianTime(change.now);
  const page = `INSERT INTO pages (name, created_at, updated_at, published) SELECT '${hiddenPage}', ?1, ?1, 0 FROM articles WHERE id = ?2 AND last_change = ?3
    ON CONFLICT (name) DO NOTHING`;
  batch.statements.push(db.prepare(page).bind(time, article.id, batch.token));
  addStatement(
    db,
    batch,
    change,
    `UPDATE sections SET page_id = (SELECT id FROM pages WHERE name = '${hiddenPage}') WHERE id = ?`,
    article.sectionId,
  );
  if (article.liveTitle !== null) rememberTitle(db, batch, article.id, article.liveTitle);
  markBlogChanged(db, batch, change);
  return makeChange(db, batch);
}
