import type { D1Database } from '@cloudflare/workers-types';
import type { ArticleText } from '#articles/article.ts';
import { readPicture } from './gallery.ts';

const inText = /(?:!\[([^\]\n]*)\]\()?\/api\/v1\/photo\/(\d{1,12}|[0-9a-f]{32})(?![0-9a-z])/g;
// The free plan allows a visit fifty queries.
const most = 20;

/** Names the pictures of an article that were deleted for good: 'the picture at its head', 'picture “A plate”'. Readers would see holes. */
export async function deletedPicturesIn(db: D1Database, { markdown, photo }: Pick<ArticleText, 'markdown' | 'photo'>): Promise<string[]> {
  const named = [
    ...[...(photo ?? '').matchAll(inText)].map(([, , name = '']) => [name, 'the picture at its head'] as const),
    ...[...markdown.matchAll(inText)].map(([, alt, name = '']) => [name, alt ? `picture “${alt}”` : 'a picture without a name'] as const),
  ].slice(0, most);
  const found = await Promise.all(named.map(async ([name, words]) => ((await readPicture(db, name))?.deletedAt ? [words] : [])));
  return [...new Set(found.flat())];
}
