import type { ReviewState } from '#content/review.ts';
import { absolute } from '#seo/absolute.ts';
import { doctorId } from '#seo/structured-data/clinic.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbsFrom, type Crumb, pageFields } from '#seo/structured-data/web-site.ts';

type TranslatedPage = {
  title: string;
  path: string;
  lang: string;
  /** The name of home, and its address in this language. */
  home: Crumb;
  /** The page above it, if it is not home. */
  above?: Crumb;
  english: string | undefined;
  review: ReviewState;
};

/** The graph of a page in another language: what it is a translation of, and the way to it. */
export function translatedGraph({ title, path, lang, home, above, english, review }: TranslatedPage): string {
  const page: Node = {
    '@type': 'WebPage',
    ...pageFields({ title, path }, lang),
    // Only a current signature counts as a review.
    ...(review.state === 'signed' && { reviewedBy: { '@id': doctorId }, lastReviewed: review.on }),
    ...(english && { translationOfWork: { '@id': absolute(english) } }),
  };
  return pageGraph(path === home.path ? [page] : [breadcrumbsFrom(home, [...(above ? [above] : []), { label: title, path }]), page]);
}
