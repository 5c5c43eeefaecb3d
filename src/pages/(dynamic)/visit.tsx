import { getContext } from 'hono/context-storage';
import { wayHere } from '#content/organ-view.ts';
import { costOf } from '#edge/http/own-files.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ShellPart } from '#islands/shell-part.tsx';
import { StructuredData } from '#islands/structured-data.tsx';
import { hoursForPage } from '#requests/closed-days.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { VisitScreen } from '#sections/visit/visit-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { contactGraph } from '#seo/structured-data/pages/practice-pages.ts';

const page = { title: 'Your visit', path: '/visit' } as const;

/** Rendered on each request, to show without script whether the practice is open. */
export default async function VisitPage() {
  const now = Date.now();
  const { env, req } = getContext<SiteEnv>();
  const hours = await hoursForPage(env.DB, now);
  const asked = await costOf(env, req.url, req.query('operation'));
  const insurer = req.query('insurer')?.trim();
  return (
    <>
      <PageMeta
        {...page}
        description="Opening hours, what a visit and an operation cost, cashless insurance and schemes, what to bring, the way here, parking and step-free access."
      />
      <StructuredData json={contactGraph(page)} />
      <BreadcrumbBanner
        headText="Your visit"
        items={[{ label: 'Home', href: '/' }, { label: 'Your visit' }]}
        text="Hours, fees, the cost of an operation, insurers, the way here and what to bring."
        view={wayHere}
      />
      <VisitScreen asked={asked} costs={<ShellPart id="visit-costs" />} hours={hours} insurer={insurer} now={now} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'visit-costs', 'below-page'] }) as const;
