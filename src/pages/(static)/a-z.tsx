import { treatmentIndex } from '#content/treatment-index.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { AToZScreen } from '#sections/search/a-z-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { overviewGraph } from '#seo/structured-data/pages/lists.ts';

const page = { title: 'A to Z', path: '/a-z' } as const;

export default function AToZPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="Every illness, operation and service of the practice from A to Z, by its medical name, by what people call it, and in Hindi and Marathi."
      />
      <StructuredData json={overviewGraph(page, treatmentIndex)} />
      <AToZScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
