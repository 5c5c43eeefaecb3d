import { StructuredData } from '#islands/structured-data.tsx';
import { PrivacyNotice } from '#sections/privacy-notice.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Privacy notice', path: '/privacy' } as const;

export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="What this website keeps of what you send it, why, for how long, who sees it, how to take your consent back, and whom to complain to."
      />
      <StructuredData json={plainGraph(page)} />
      <PrivacyNotice />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
