import { getContext } from 'hono/context-storage';
import type { Language } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ownFile } from './own-files.ts';

/** English addresses of the pages that the Worker draws in another language, or draws again: those with a form, the visit and the search. */
export const drawnPaths = ['/callback', '/contact', '/privacy/withdraw', '/visit', '/search'] as const;

type DrawnPath = (typeof drawnPaths)[number];
export type DrawnReviews = Readonly<Record<string, Readonly<Partial<Record<DrawnPath, ReviewState>>>>>;

const readReviews = ownFile<DrawnReviews>('/translated-reviews.json');

/** Whether the texts of such a page are signed in a language. Unsigned while that cannot be read. */
export async function reviewOfDrawn({ tag }: Language, path: DrawnPath): Promise<ReviewState> {
  const { env, req } = getContext<SiteEnv>();
  const reviews = await readReviews(env, req.url);
  return reviews?.[tag]?.[path] ?? { state: 'awaiting review' };
}
