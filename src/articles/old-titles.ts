import type { D1Database } from '@cloudflare/workers-types';
import type { ArticleState } from './article.ts';

/** The article that readers once knew by another title, or before it was taken back. */
export type FormerArticle = { title: string; state: ArticleState; note: string };

/** Finds an article by an old title, which is given as `normalisedTitle` writes it. */
export function formerArticle(db: D1Database, title: string): Promise<FormerArticle | null> {
  const select = `SELECT live_title AS title, state, taken_back_note AS note FROM old_titles
    JOIN articles ON articles.id = article_id WHERE old_titles.title = ?`;
  return db.prepare(select).bind(title).first<FormerArticle>();
}
