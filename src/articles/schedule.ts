import type { D1Database } from '@cloudflare/workers-types';
import { type ArticleRow, type ArticleText, fitsSection, type RevisionRow } from './article.ts';
import { addRevision, addStatement, beginChange, type Change, makeChange } from './change.ts';
import { htmlOf } from './drafts.ts';
import { deletedPicturesIn } from './pictures/deleted-pictures.ts';
import { isTitleTaken, type PublishResult, publish, unscheduled, withCorrections } from './publish.ts';
import { correctionsOf, readArticle, readRevision } from './read-articles.ts';

/** Schedules the text as it is now. Later edits are not part of it. */
export async function schedule(
  db: D1Database,
  change: Change,
  text: ArticleText,
  at: number,
  mediaHosts: ReadonlyArray<string>,
): Promise<PublishResult> {
  const { title, category, photo, markdown } = text;
  const html = await htmlOf(db, change.id, markdown, mediaHosts);
  if (!fitsSection(withCorrections(html, await correctionsOf(db, change.id)))) return 'too-large';
  const article = await readArticle(db, change.id);
  if (article && (await isTitleTaken(db, article, title))) return 'title-taken';
  const batch = beginChange(db, change, { title, category, photo, markdown, ...unscheduled, publish_at: at, scheduled_revision: 0 }, 1);
  addStatement(db, batch, change, 'UPDATE articles SET scheduled_revision = revision WHERE id = ?', change.id);
  addRevision(db, batch, change, { ...text, kind: 'scheduled', html });
  return (await makeChange(db, batch)) ? 'done' : 'changed-since';
}

export function unschedule(db: D1Database, change: Change): Promise<boolean> {
  return makeChange(db, beginChange(db, change, unscheduled, 0));
}

/** An article that goes out by itself. */
export type Planned = { title: string; at: number };

/** Lists the articles that somebody has planned, the next one first: what still goes out after they have left. */
export async function plannedBy(db: D1Database, email: string): Promise<ReadonlyArray<Planned>> {
  const select = `SELECT revisions.title, publish_at AS at FROM articles
    JOIN revisions ON article_id = articles.id AND number = scheduled_revision WHERE publish_at IS NOT NULL AND by = ? ORDER BY publish_at`;
  return (await db.prepare(select).bind(email).all<Planned>()).results;
}

type Due = { article: ArticleRow; text: RevisionRow; publishAt: number };

async function readDue(db: D1Database, id: number, now: number): Promise<Due | undefined> {
  const article = await readArticle(db, id);
  const text = article?.scheduledRevision ? await readRevision(db, id, article.scheduledRevision) : undefined;
  // It may have been published or rescheduled in between.
  if (!article || !text || article.publishAt === null || article.publishAt > now) return undefined;
  return { article, text, publishAt: article.publishAt };
}

type Outcome = PublishResult | 'picture-deleted';
const isFinal = (result: Outcome | undefined) => result === 'too-large' || result === 'title-taken' || result === 'picture-deleted';

async function publishOne(
  db: D1Database,
  { article, text, publishAt }: Due,
  now: number,
  mediaHosts: ReadonlyArray<string>,
): Promise<Outcome> {
  const { id, version } = article;
  const approved = { ...text, markdown: text.markdown ?? '' };
  const how = { kind: article.state === 'taken-back' ? 'restored' : 'published' } as const;
  const hasHole = (await deletedPicturesIn(db, approved)).length > 0;
  const result = hasHole
    ? 'picture-deleted'
    : await publish(db, article, approved, { id, version, by: text.by, now }, how, mediaHosts, { draft: false });
  // It would fail again each minute, so it leaves the schedule, and the desk shows that it missed its time.
  if (isFinal(result))
    await makeChange(db, beginChange(db, { id, version, by: article.updatedBy, now }, { ...unscheduled, missed_at: publishAt }, 0));
  return result;
}

// The rest waits for the next minute. Failures do not count, or a few of them would hold back all others.
const mostPublished = 5;
const mostRead = 100;

export type DueOutcome = { published: number; failed: ReadonlyArray<{ article: number; why: string }> };

/** Publishes the articles that are due, as they were approved. A failure does not hold back the others. */
export async function publishDue(db: D1Database, now: number, mediaHosts: ReadonlyArray<string>): Promise<DueOutcome> {
  const select = 'SELECT id FROM articles WHERE publish_at <= ? ORDER BY publish_at LIMIT ?';
  const { results } = await db.prepare(select).bind(now, mostRead).all<{ id: number }>();
  const failed: Array<{ article: number; why: string }> = [];
  let published = 0;
  for (const { id } of results) {
    if (published === mostPublished) break;
    try {
      const due = await readDue(db, id, now);
      const result = due && (await publishOne(db, due, now, mediaHosts));
      if (result === 'done') published += 1;
      if (result && isFinal(result)) failed.push({ article: id, why: result });
    } catch (error) {
      // It stays due and is retried in a minute.
      failed.push({ article: id, why: error instanceof Error ? error.name : 'Error' });
    }
  }
  return { published, failed };
}
