import { allTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { type FormReviews, formPaths } from '#edge/forms/reviews.ts';

/** For each language, whether its forms are signed: the Worker, which renders them again and their receipts, carries no signatures. */
export function GET(): Response {
  const reviews: FormReviews = Object.fromEntries(
    allTexts.map((texts) => [texts.language.tag, Object.fromEntries(formPaths.map((path) => [path, reviewOfPage(texts, path)]))]),
  );
  return Response.json(reviews);
}

export const getConfig = () => ({ render: 'static' }) as const;
