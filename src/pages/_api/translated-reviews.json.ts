import { allTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { type DrawnReviews, drawnPaths } from '#edge/http/translated-reviews.ts';

/** For each language, whether the pages that the Worker draws are signed: it carries no signatures. */
export function GET(): Response {
  const reviews: DrawnReviews = Object.fromEntries(
    allTexts.map((texts) => [texts.language.tag, Object.fromEntries(drawnPaths.map((path) => [path, reviewOfPage(texts, path)]))]),
  );
  return Response.json(reviews);
}

export const getConfig = () => ({ render: 'static' }) as const;
