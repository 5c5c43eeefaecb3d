import { withdrawal } from '#content/withdrawal.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { WithdrawScreen } from '#sections/forms/withdraw-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { withdrawGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: withdrawal.title, path: '/privacy/withdraw' } as const;

export default function WithdrawPage() {
  return (
    <>
      <PageMeta {...page} description={withdrawal.description} />
      <StructuredData json={withdrawGraph(page)} />
      <WithdrawScreen />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
