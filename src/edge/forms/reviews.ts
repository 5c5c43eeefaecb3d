import { getContext } from 'hono/context-storage';
import type { Language } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { ownFile } from '#edge/http/own-files.ts';
import type { SiteEnv } from '#edge/site-env.ts';

/** English addresses of the pages with a form. */
export const formPaths = ['/callback', '/contact', '/privacy/withdraw'] as const;

type FormPath = (typeof formPaths)[number];
export type FormReviews = Readonly<Record<string, Readonly<Partial<Record<FormPath, ReviewState>>>>>;

const readReviews = ownFile<FormReviews>('/translated-reviews.json');

/** Whether the texts of a form are signed in a language, for what the Worker renders. Unsigned while that cannot be read. */
export async function reviewOfForm({ tag }: Language, path: FormPath): Promise<ReviewState> {
  const { env, req } = getContext<SiteEnv>();
  const reviews = await readReviews(env, req.url);
  return reviews?.[tag]?.[path] ?? { state: 'awaiting review' };
}
