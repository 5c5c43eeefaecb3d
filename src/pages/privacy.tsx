import { PrivacyNotice } from '#sections/privacy-notice.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        description="What this website keeps of what you send it, why, for how long, who sees it, how to take your consent back, and whom to complain to."
        path="/privacy"
        title="Privacy notice"
      />
      <PrivacyNotice />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
