import type { D1Database } from '@cloudflare/workers-types';
import type { ArticleRow, ArticleText } from './article.ts';

/** Whether the draft has other words than its plan, and than what readers see. */
export type OtherWords = { plan: boolean; readers: boolean };

type Words = Pick<ArticleText, 'title' | 'category' | 'photo'> & { markdown: string | null };

const sameWords = (one: Words, other: Words) =>
  (['title', 'category', 'photo', 'markdown'] as const).every((field) => (one[field] ?? '') === (other[field] ?? ''));

const columns = 'title, category, photo, markdown';
const approvedSql = `SELECT ${columns} FROM revisions WHERE article_id = ? AND number = ?`;
const shownSql = `SELECT ${columns} FROM revisions
  WHERE article_id = ? AND kind IN ('imported', 'published', 'corrected', 'restored') ORDER BY number DESC LIMIT 1`;

/**
 * Compares a draft with its plan, which keeps the words as they were approved, and with the published text. False where there is
 * nothing to compare with.
 */
export async function otherWords(
  db: D1Database,
  { id, state, publishAt, scheduledRevision }: ArticleRow,
  draft: Words,
): Promise<OtherWords> {
  const [approved, shown] = await Promise.all([
    publishAt === null ? null : db.prepare(approvedSql).bind(id, scheduledRevision).first<Words>(),
    state === 'published' ? db.prepare(shownSql).bind(id).first<Words>() : null,
  ]);
  return { plan: approved !== null && !sameWords(approved, draft), readers: shown !== null && !sameWords(shown, draft) };
}
