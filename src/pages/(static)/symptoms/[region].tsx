import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { languagesWith } from '#content/languages/all-texts.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { descriptionOf, findRegion, hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { RegionScreen } from '#sections/symptoms/symptoms-screens.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { generalCard } from '#seo/meta/share-picture.ts';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function RegionPage({ region: wanted }: PageProps<'/symptoms/[region]'>) {
  const region = findRegion(wanted) ?? notFound();
  const page = { title: `What do you feel? ${region.name}`, path: hrefOfRegion(region) };
  return (
    <>
      <PageMeta {...page} alsoIn={languagesWith(page.path)} description={descriptionOf(region)} picture={generalCard} />
      <StructuredData json={plainGraph(page)} />
      <RegionScreen region={region} review={reviewOf('triage')} />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: regions.map(({ id }) => id) }) as const;
