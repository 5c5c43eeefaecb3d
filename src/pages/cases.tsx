import { practice } from '#content/practice.ts';
import { CasesScreen } from '#sections/cases/cases-screen.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default function CasesPage() {
  return (
    <>
      <PageMeta
        description={`Operations of the digestive system at ${practice.name} in ${practice.city}, drawn and explained in a few words: gallbladder, hernia, pancreas, liver, stomach and bowel.`}
        keywords={[
          'gallbladder surgery',
          'hernia repair',
          'Whipple operation',
          'liver surgery',
          'stomach surgery',
          'rectal cancer surgery',
        ]}
        path="/cases"
        title="Cases"
      />
      <CasesScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
