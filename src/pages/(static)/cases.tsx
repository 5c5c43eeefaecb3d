import { casesPageCases } from '#content/cases.ts';
import { practice } from '#content/practice.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { CasesScreen } from '#sections/cases/cases-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { casesGraph } from '#seo/structured-data/pages/lists.ts';

const page = { title: 'Cases', path: '/cases' } as const;

export default function CasesPage() {
  return (
    <>
      <PageMeta
        {...page}
        description={`Operations of the digestive system at ${practice.name} in ${practice.city}, drawn and explained in a few words: gallbladder, hernia, pancreas, liver, stomach and bowel.`}
        keywords={[
          'gallbladder surgery',
          'hernia repair',
          'Whipple operation',
          'liver surgery',
          'stomach surgery',
          'rectal cancer surgery',
        ]}
      />
      <StructuredData json={casesGraph(page, practice.show.cases ? casesPageCases : [])} />
      <CasesScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
