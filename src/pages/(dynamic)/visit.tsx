import { openNow } from '#content/open-now.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { VisitScreen } from '#sections/visit/visit-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { contactGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Your visit', path: '/visit' } as const;

/** Rendered when it is asked for, so that it says without script whether the practice is open. */
export default function VisitPage() {
  const now = Date.now();
  return (
    <>
      <PageMeta
        {...page}
        description="Open now or when, what a visit costs, cashless insurance and schemes, an estimate in writing, what to bring, the way here, parking and step-free access."
      />
      <StructuredData json={contactGraph(page)} />
      <BreadcrumbBanner
        headText="Your visit"
        items={[{ label: 'Home', href: '/' }, { label: 'Your visit' }]}
        text={`${openNow(now).words}.`}
      />
      <VisitScreen now={now} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
