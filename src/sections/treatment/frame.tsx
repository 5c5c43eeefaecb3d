import type { ReactNode } from 'react';
import { viewOfPage } from '#content/organ-view.ts';
import type { Organ } from '#content/organs.ts';
import type { Runs } from '#content/page-text.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { type Dated, Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { ViewPicture } from '#sections/view-picture.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Paragraph } from './text-blocks.tsx';
import { TreatmentList } from './treatment-list.tsx';

type Props = {
  name: string;
  subtitle?: string;
  href: string;
  organ: Organ | undefined;
  notice?: Runs | undefined;
  description: Runs;
  page: Dated;
  children: ReactNode;
};

/** The frame of every treatment and service page: banner, sidebar, picture, name, description, and who answers for the text. */
export function Frame({ name, subtitle, href, organ, notice, description, page, children }: Props) {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner headText={name} items={[{ label: 'Home', href: '/' }, { label: name }]} {...(subtitle && { text: subtitle })} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-12 py-6 lg:grid-cols-[256px_minmax(0,1fr)] lg:items-start lg:gap-14 lg:py-8">
        <article className="treatment min-w-0">
          {notice && <Paragraph className="mb-8 rounded-md border-2 border-urgent bg-urgent-50 p-5 font-semibold" runs={notice} />}
          <div className="grid gap-x-12 gap-y-6 print:block md:grid-cols-[minmax(0,1fr)_220px]">
            <div>
              <Paragraph className="text-lg" runs={description} />
              <a
                className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-emergency underline decoration-2 underline-offset-4 md:hidden print:hidden"
                href="#when-to-get-help"
              >
                <Icon className="size-5" name="warning" /> Is it an emergency?
              </a>
            </div>
            <ViewPicture className="h-40 w-full rounded-lg bg-sunk md:row-span-2 md:h-64 print:hidden" view={viewOfPage(href, organ)} />
            <div className="self-end print:mt-4">
              <Provenance page={page} />
            </div>
          </div>
          {children}
        </article>
        <TreatmentList current={href} />
      </Container>
    </>
  );
}
