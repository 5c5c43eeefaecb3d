import type { ReactNode } from 'react';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { viewOfPage } from '#content/organ-view.ts';
import type { Organ } from '#content/organs.ts';
import type { Runs } from '#content/page-text.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Contents } from '#sections/contents.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { type Dated, Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { ViewPicture } from '#sections/view-picture.tsx';
import { absolute } from '#seo/absolute.ts';
import { Container } from '#ui/container.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { GroupIcon } from './group-icon.tsx';
import { PagePart, Paragraph, type Part } from './text-blocks.tsx';

const inGroups = treatments.map((page) => ({ name: page.name, icon: page.icon, group: page.group, href: hrefOfTreatment(page) }));
const services = servicePages.map((page) => ({ name: page.name, icon: page.link, group: 'services', href: hrefOfService(page) }));
const rows = [...inGroups, ...services];

const row =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 leading-tight text-ink hover:bg-brand-50 hover:text-brand aria-[current=page]:bg-brand aria-[current=page]:font-semibold aria-[current=page]:text-on-brand';

/** The sidebar with the pages of the group. Folded where there is no room for it (treatment.css). */
function TreatmentList({ current }: { current: string }) {
  const group = rows.find(({ href }) => href === current)?.group;
  return (
    <aside className="treatment-list rounded-md border border-line bg-surface xl:sticky xl:top-24 xl:order-first print:hidden">
      <Fold title="Services">
        <nav aria-label="Services" className="px-2 pb-3">
          <h2 className="hidden px-3 pt-4 pb-2 text-lg xl:block">Services</h2>
          <ul>
            {rows
              .filter((each) => each.group === group)
              .map(({ name, icon, href }) => (
                <li key={href}>
                  <a aria-current={href === current ? 'page' : undefined} className={row} href={href}>
                    <GroupIcon className="size-5" name={icon} />
                    {name}
                  </a>
                </li>
              ))}
            <li className="mt-1 border-t border-line pt-1">
              <a className={`${row} font-semibold`} href="/treatment">
                <GroupIcon className="size-5" name="digestive-system" />
                All treatments
              </a>
            </li>
          </ul>
        </nav>
      </Fold>
    </aside>
  );
}

type Props = {
  name: string;
  subtitle?: string;
  href: string;
  organ: Organ | undefined;
  notice?: Runs | undefined;
  description: Runs;
  aims?: Runs | undefined;
  page: Dated;
  parts: ReadonlyArray<Part>;
  /** Between the description and the parts; `places` are its entries in the table of contents. */
  opening: ReactNode;
  places: ReadonlyArray<{ id: string; title: string }>;
  children: ReactNode;
};

const chips = [
  ['treatment', 'Options'],
  ['recovery', 'Recovery'],
  ['questions', 'Questions'],
] as const;

const chip = 'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 bg-surface px-3.5 font-semibold hover:underline';

/** Links to the four parts that readers want most, and to sharing. */
function Shortcuts({ name, href, parts }: Pick<Props, 'name' | 'href' | 'parts'>) {
  return (
    <nav aria-label="Shortcuts" className="mt-4 flex flex-wrap gap-2 print:hidden">
      <a className={`${chip} border-emergency text-emergency lg:hidden`} href="#when-to-get-help">
        <Icon className="size-5" name="warning" /> Emergency
      </a>
      {chips
        .filter(([id]) => parts.some((part) => part.id === id))
        .map(([id, label]) => (
          <a className={`${chip} border-brand-300 text-brand lg:hidden`} href={`#${id}`} key={id}>
            {label}
          </a>
        ))}
      <a className={`${chip} border-brand-300 text-brand`} data-share={absolute(href)} data-title={name} href="#share">
        <Icon className="size-5" name="link" /> Send
      </a>
    </nav>
  );
}

/** The frame of treatment and service pages: banner, lead, picture, table of contents, parts and provenance. */
export function Frame({ name, subtitle, href, organ, notice, description, aims, page, parts, opening, places, children }: Props) {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner headText={name} items={[{ label: 'Home', href: '/' }, { label: name }]} {...(subtitle && { text: subtitle })} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:py-8 xl:grid-cols-[212px_minmax(0,1fr)] xl:items-start xl:gap-12">
        <article className="treatment relative min-w-0 lg:pr-66 print:pr-0">
          {notice && <Paragraph className="mb-8 rounded-md border-2 border-urgent bg-urgent-50 p-5 font-semibold" runs={notice} />}
          <div className="lead grid grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-4 md:grid-cols-[minmax(0,1fr)_200px] md:gap-x-10 print:block">
            <div className="col-span-2 min-w-0 md:col-span-1">
              <Paragraph className="text-lg" runs={description} />
              {aims && <Paragraph className="mt-2 text-soft" runs={aims} />}
              <Shortcuts href={href} name={name} parts={parts} />
            </div>
            <ViewPicture
              className="h-26 w-full rounded-lg bg-sunk md:row-span-2 md:h-64 md:self-start print:hidden"
              view={viewOfPage(href, organ)}
            />
            <div className="min-w-0 wrap-anywhere md:self-end print:mt-2">
              <Provenance page={page} />
            </div>
          </div>
          <div className="contents-column">
            <Contents className="mt-6" parts={[...places, ...parts]} />
          </div>
          {opening}
          {parts.map((part) => (
            <PagePart key={part.id} {...part} />
          ))}
          {children}
        </article>
        <TreatmentList current={href} />
      </Container>
    </>
  );
}
