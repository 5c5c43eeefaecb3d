import { TreatmentsOverview } from '#sections/treatment/treatments-overview.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default function TreatmentsPage() {
  return (
    <>
      <PageMeta
        description="Every illness and operation that the practice explains, by organ and by group: gallbladder, hernia, stomach, pancreas, bowel, liver and more."
        path="/treatment"
        title="Our treatments"
      />
      <TreatmentsOverview />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
