import { getContext } from 'hono/context-storage';
import { openNow } from '#content/open-now.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { hoursAt } from '#requests/closed-days.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { VisitScreen } from '#sections/visit/visit-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { contactGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Your visit', path: '/visit' } as const;

// Closed days that take longer to read are left out.
const longestWait = 200;

/** Rendered on each request, to show without script whether the practice is open. */
export default async function VisitPage() {
  const now = Date.now();
  const hours = await hoursAt(getContext<SiteEnv>().env.DB, now, longestWait);
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
        text={`${openNow(now, hours).words}.`}
      />
      <VisitScreen hours={hours} now={now} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
