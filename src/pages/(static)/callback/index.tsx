import { callbackIntro } from '#content/callback-intro.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { CallbackPageForm } from '#sections/forms/page-forms.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { callbackGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Request a Callback', path: '/callback' } as const;

export default function CallbackPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="Leave your name and a phone number or email address, and the practice calls you back in its opening hours. For an emergency call 112 or 108."
      />
      <StructuredData json={callbackGraph(page)} />
      <BreadcrumbBanner
        headText="Request a Callback"
        items={[{ label: 'Home', href: '/' }, { label: 'Request a Callback' }]}
        text={callbackIntro}
      />
      <CallbackPageForm />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
