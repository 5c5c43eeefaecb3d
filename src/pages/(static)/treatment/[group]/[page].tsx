import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { aliases, findTreatment, hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { languagesWith } from '#content/languages/all-texts.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import type { Treatment } from '#content/treatment.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { TreatmentArticle } from '#sections/treatment/treatment-article.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { treatmentGraph } from '#seo/structured-data/pages/medical-pages.ts';

/** The name with the plain word that people search for, unless the name contains one. */
function titleOf({ name, otherNames }: Treatment): string {
  const synonym = otherNames[0];
  return synonym && !name.includes('(') ? `${name} (${synonym.replace(/ \(.*\)$/, '')})` : name;
}

export default function TreatmentPage({ group, page }: PageProps<'/treatment/[group]/[page]'>) {
  const treatment = findTreatment(aliases[`${group}/${page}`] ?? page) ?? notFound();
  const review = reviewOf(treatment);
  return (
    <>
      <PageMeta
        alsoIn={languagesWith(hrefOfTreatment(treatment))}
        description={treatment.summary}
        keywords={treatment.keywords}
        path={hrefOfTreatment(treatment)}
        modified={treatment.written}
        title={titleOf(treatment)}
        type="article"
      />
      <StructuredData json={treatmentGraph(treatment, review)} />
      <TreatmentArticle review={review} treatment={treatment} />
    </>
  );
}

export const getConfig = () =>
  ({
    render: 'static',
    staticPaths: [...treatments.map(({ group, link }) => [group, link]), ...Object.keys(aliases).map((alias) => alias.split('/'))],
  }) as const;
