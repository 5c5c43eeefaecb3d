import type { D1Database } from '@cloudflare/workers-types';
import { publish } from './publish.ts';
import { readArticle, readRevision } from './store.ts';

/** A run of the cron takes a few; what is left waits for the next minute. */
const most = 5;

/** Publishes what was to go out by now, as it was approved. Gives how many did. */
export async function publishDue(db: D1Database, now: number, mediaHosts: ReadonlyArray<string>): Promise<number> {
  const due = 'SELECT id FROM articles WHERE publish_at <= ? ORDER BY publish_at LIMIT ?';
  const { results } = await db.prepare(due).bind(now, most).all<{ id: number }>();
  let published = 0;
  for (const { id } of results) {
    const article = await readArticle(db, id);
    const text = article?.scheduledRevision ? await readRevision(db, id, article.scheduledRevision) : undefined;
    // Somebody has published it or put it off in between.
    if (!article || !text || article.publishAt === null || article.publishAt > now) continue;
    const change = { id, version: article.version, by: text.by, now };
    const approved = { ...text, markdown: text.markdown ?? '' };
    const how = { kind: article.state === 'taken-back' ? 'restored' : 'published' } as const;
    if ((await publish(db, article, approved, change, how, mediaHosts, { draft: false })) === 'done') published += 1;
  }
  return published;
}
