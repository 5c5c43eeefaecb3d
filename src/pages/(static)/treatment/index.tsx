import { treatmentIndex } from '#content/treatment-index.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { TreatmentsOverview } from '#sections/treatment/treatments-overview.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { overviewGraph } from '#seo/structured-data/pages/lists.ts';

const page = { title: 'Our treatments', path: '/treatment' } as const;

export default function TreatmentsPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="Every illness and operation that the practice explains, by organ and by group: gallbladder, hernia, stomach, pancreas, bowel, liver and more."
      />
      <StructuredData json={overviewGraph(page, treatmentIndex)} />
      <TreatmentsOverview />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
