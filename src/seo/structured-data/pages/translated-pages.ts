import type { ReviewState } from '#content/review.ts';
import { absolute } from '#seo/absolute.ts';
import { clinic, doctorId } from '#seo/structured-data/clinic.ts';
import { doctor } from '#seo/structured-data/doctor.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbsFrom, type Crumb, pageFields, webSite } from '#seo/structured-data/web-site.ts';

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
  /** What the practice and the doctor are called in this language. */
  names: { practice: string; doctor: string };
  /** Of a page about an illness or an operation (`translatedMedical`). */
  medical?: Node | undefined;
};

/** The graph of a page in another language: what it is a translation of, and the way to it. */
export function translatedGraph({ title, path, lang, home, above, english, review, names, medical }: TranslatedPage): string {
  const page: Node = {
    '@type': medical ? 'MedicalWebPage' : 'WebPage',
    ...pageFields({ title, path }, lang),
    // Only a current signature counts as a review.
    ...(review.state === 'signed' && { reviewedBy: { '@id': doctorId }, lastReviewed: review.on }),
    ...medical,
    ...(english && { translationOfWork: { '@id': absolute(english) } }),
  };
  const crumbs = [...(above ? [above] : []), { label: title, path }];
  const about = [
    { ...clinic, alternateName: names.practice },
    { ...doctor, alternateName: names.doctor },
  ];
  return pageGraph(path === home.path ? [page] : [breadcrumbsFrom(home, crumbs), page], about, {
    ...webSite,
    alternateName: names.practice,
  });
}
