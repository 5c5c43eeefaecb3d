import type { ReactNode } from 'react';
import { compareId } from '#content/cost-link.ts';
import { text as words } from '#content/languages/en/words.ts';
import { treatmentsMenu } from '#content/menu.ts';
import { viewOfPage } from '#content/organ-view.ts';
import type { Organ } from '#content/organs.ts';
import type { Runs } from '#content/page-text.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { LinkList } from '#islands/link-list.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Contents } from '#sections/contents.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { type Dated, Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { absolute } from '#seo/absolute.ts';
import { Container } from '#ui/container.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { PagePart, Paragraph, type Part } from './text-blocks.tsx';

const groups = [
  ...treatmentsMenu,
  { name: 'Services', links: servicePages.map((page) => ({ name: page.name, href: hrefOfService(page) })) },
];

/** All pages of the menu in their groups, at the end of each, opened in place. */
function AllTreatments() {
  return (
    <aside className="all-treatments mt-4 sm:mt-8 rounded-md border border-line bg-surface print:hidden">
      <Fold title="Services">
        <nav aria-label="Services" className="gap-x-10 px-5 pb-4 sm:columns-2">
          {groups.map(({ name, links }) => (
            <div className="break-inside-avoid pb-4" key={name}>
              <h3 className="text-base">{name}</h3>
              <LinkList link="inline-flex min-h-11 items-center leading-tight text-brand" links={links} />
            </div>
          ))}
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
  /** Whether the choices are laid side by side. */
  compares: boolean;
  /** Where the cost of the page's first operation is, if it is about one. */
  costId?: string | undefined;
  children: ReactNode;
};

const { cost, ...chips } = words.treatment.chips;

const chip = 'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 bg-surface px-3 font-semibold hover:underline';
const plain = `${chip} border-brand-300 text-brand`;

/** Links to what readers want most. A desktop leaves out those that the table of contents above the text has as well. */
function Shortcuts({ name, href, parts, compares, costId }: Pick<Props, 'name' | 'href' | 'parts' | 'compares' | 'costId'>) {
  return (
    <nav aria-label="Shortcuts" className="mt-4 flex flex-wrap gap-1.5 print:hidden">
      <a className={`${chip} border-emergency text-emergency lg:hidden`} href="#when-to-get-help">
        <Icon className="size-5" name="warning" /> Emergency
      </a>
      {compares && (
        <a className={plain} href={`#${compareId}`}>
          Compare
        </a>
      )}
      {Object.entries(chips)
        // The options are what is compared.
        .filter(([id]) => parts.some((part) => part.id === id) && !(compares && id === 'treatment'))
        .map(([id, label]) => (
          <a className={`${plain} lg:hidden`} href={`#${id}`} key={id}>
            {label}
          </a>
        ))}
      {costId && (
        <a className={plain} href={`#${costId}`}>
          {cost}
        </a>
      )}
      <a className={plain} data-share={absolute(href)} data-title={name} href="#share">
        <Icon className="size-5" name="link" /> Send
      </a>
    </nav>
  );
}

/** The frame of treatment and service pages: banner with the organ, lead, table of contents, parts and provenance. */
export function Frame({
  name,
  subtitle,
  href,
  organ,
  notice,
  description,
  aims,
  page,
  parts,
  opening,
  places,
  compares,
  costId,
  children,
}: Props) {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner
        headText={name}
        items={[{ label: 'Home', href: '/' }, { label: name }]}
        view={viewOfPage(href, organ)}
        {...(subtitle && { text: subtitle })}
      />
      <Container className="reading-room pt-5 pb-4 lg:py-8">
        <article className="treatment min-w-0">
          {notice && <Paragraph className="notice mb-8 rounded-md border-2 border-urgent bg-urgent-50 p-5 font-semibold" runs={notice} />}
          <div className="lead grid grid-cols-[minmax(0,1fr)] gap-y-4 print:block">
            <div className="min-w-0">
              <Paragraph className="text-lg" runs={description} />
              {aims && <Paragraph className="mt-2 text-soft" runs={aims} />}
              <Shortcuts compares={compares} costId={costId} href={href} name={name} parts={parts} />
            </div>
            <div className="min-w-0 wrap-anywhere print:mt-2">
              <Provenance page={page} />
            </div>
          </div>
          <div className="contents-line">
            <Contents className="mt-3 lg:mt-0" parts={[...places, ...parts]} />
          </div>
          {opening}
          {parts.map((part) => (
            <PagePart key={part.id} {...part} />
          ))}
          {children}
          <AllTreatments />
        </article>
      </Container>
    </>
  );
}
