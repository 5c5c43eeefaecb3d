import type { D1Database } from '@cloudflare/workers-types';
import { maxSectionBytes } from '#backend/calls/blog.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import { normalisedTitle } from '#blog/posts/post.ts';
import { dateAsRead } from '#content/review.ts';
import type { ArticleRow, ArticleText } from './article.ts';
import { addMarker, addRevision, addStatement, beginChange, type Change, type ChangeBatch, makeChange } from './changes.ts';
import { htmlOf } from './drafts.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { correctionsOf } from './store.ts';

export type Publishing = { kind: 'published' | 'restored' } | { kind: 'corrected'; note: string };
export type PublishResult = 'done' | 'changed-since' | 'too-large';

const section = `INSERT INTO sections (id, page_id, title, category, photo, description, date, created_at, updated_at)
  SELECT articles.section_id, pages.id, ?1, ?2, ?3, ?4, ?5, ?5, ?5 FROM articles JOIN pages ON pages.name = 'Blog'
  WHERE articles.id = ?6 AND last_change = ?7
  ON CONFLICT (id) DO UPDATE SET page_id = excluded.page_id, title = excluded.title, category = excluded.category,
    photo = excluded.photo, description = excluded.description, updated_at = excluded.updated_at`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A body with what readers are told of its corrections, at its end. */
export function withCorrections(html: string, corrections: ReadonlyArray<{ note: string; at: number }>): string {
  if (corrections.length === 0) return html;
  const rows = corrections.map(({ note, at }) => `<li>${dateAsRead(indianTime(at).slice(0, 10))}: ${escaped(note)}</li>`);
  return `${html}\n<h2>Corrections</h2>\n<ul>${rows.join('')}</ul>`;
}

// What the site would refuse to read is refused here, where somebody can act on it.
function isTooLarge(description: string): boolean {
  return new TextEncoder().encode(JSON.stringify(description)).length + 8 * 1024 > maxSectionBytes;
}

function rememberTitle(db: D1Database, batch: ChangeBatch, id: number, title: string): void {
  const insert = `INSERT INTO old_titles (title, article_id) SELECT ?, id FROM articles WHERE id = ? AND last_change = ?
    ON CONFLICT (title) DO UPDATE SET article_id = excluded.article_id`;
  batch.statements.push(db.prepare(insert).bind(normalisedTitle(title), id, batch.token));
}

/**
 * Gives readers a text of the article, in one batch: its state, its revision, the row of the blog, its old title and the word
 * to the site that there is something new. `draft` says whether the text is what is being written, or an older one.
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
  if (isTooLarge(description)) return 'too-large';
  const live = { state: 'published', live_title: title, taken_back_note: null, publish_at: null, scheduled_revision: null };
  const batch = beginChange(db, change, { ...live, ...(draft && { title, category, photo, markdown }) }, 1);
  addRevision(db, batch, change, { ...text, kind: how.kind, html, ...(note && { note }) });
  const time = indianTime(change.now);
  batch.statements.push(db.prepare(section).bind(title, category || null, photo, description, time, article.id, batch.token));
  addStatement(db, batch, change, 'UPDATE articles SET section_id = last_insert_rowid() WHERE id = ? AND section_id IS NULL', article.id);
  if (article.liveTitle !== null && normalisedTitle(article.liveTitle) !== normalisedTitle(title))
    rememberTitle(db, batch, article.id, article.liveTitle);
  addStatement(db, batch, change, 'DELETE FROM old_titles WHERE title = ?', normalisedTitle(title));
  addMarker(db, batch, change);
  return (await makeChange(db, batch)) ? 'done' : 'changed-since';
}

const outOfSight = 'Taken back';

/** What readers are told behind the practice's own sentence. */
export const reliedOnIt = 'If you relied on it, ring us before you change anything about your treatment.';

/** Takes an article from the blog; its address answers with the sentence from then on. Its row stays, on a page that nobody is shown. */
export async function takeBack(db: D1Database, article: ArticleRow, change: Change, note: string, html: string): Promise<boolean> {
  const { title, category, photo, markdown } = article;
  const batch = beginChange(
    db,
    change,
    { state: 'taken-back', taken_back_note: `${note} ${reliedOnIt}`, publish_at: null, scheduled_revision: null },
    1,
  );
  addRevision(db, batch, change, { title, category, photo, markdown: markdown ?? '', kind: 'taken back', html, note });
  const time = indianTime(change.now);
  const page = `INSERT INTO pages (name, created_at, updated_at, published) SELECT '${outOfSight}', ?1, ?1, 0 FROM articles WHERE id = ?2 AND last_change = ?3
    ON CONFLICT (name) DO NOTHING`;
  batch.statements.push(db.prepare(page).bind(time, article.id, batch.token));
  addStatement(
    db,
    batch,
    change,
    `UPDATE sections SET page_id = (SELECT id FROM pages WHERE name = '${outOfSight}') WHERE id = ?`,
    article.sectionId,
  );
  if (article.liveTitle !== null) rememberTitle(db, batch, article.id, article.liveTitle);
  addMarker(db, batch, change);
  return makeChange(db, batch);
}

/** Lets a text go out by itself, as it stands now; what is written afterwards waits for its own publishing. */
export function schedule(
  db: D1Database,
  change: Change,
  text: ArticleText,
  at: number,
  mediaHosts: ReadonlyArray<string>,
): Promise<boolean> {
  const { title, category, photo, markdown } = text;
  const html = htmlOfMarkdown(markdown, mediaHosts);
  const batch = beginChange(db, change, { title, category, photo, markdown, publish_at: at, scheduled_revision: 0 }, 1);
  addStatement(db, batch, change, 'UPDATE articles SET scheduled_revision = revision WHERE id = ?', change.id);
  addRevision(db, batch, change, { ...text, kind: 'scheduled', html });
  return makeChange(db, batch);
}

export function unschedule(db: D1Database, change: Change): Promise<boolean> {
  return makeChange(db, beginChange(db, change, { publish_at: null, scheduled_revision: null }, 0));
}
