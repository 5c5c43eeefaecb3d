import { reviewOf } from '#content/reviews/review-of.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { SymptomsScreen } from '#sections/symptoms/symptoms-screens.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { overviewGraph } from '#seo/structured-data/pages/lists.ts';

const page = { title: 'What do you feel?', path: '/symptoms' } as const;

export default function SymptomsPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="Pain under the ribs, heartburn, blood in the stool, yellow eyes, a bulge: choose what you feel, see how soon to be seen and which pages to read."
      />
      <StructuredData
        json={overviewGraph(
          page,
          regions.map((region) => ({ name: region.name, href: hrefOfRegion(region) })),
        )}
      />
      <SymptomsScreen review={reviewOf('triage')} />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
