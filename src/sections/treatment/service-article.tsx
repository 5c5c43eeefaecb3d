import { findTreatment, hrefOfTreatment } from '#content/catalogue.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import { readService, type ServiceText } from '#content/service-text.ts';
import { CareCards } from '#sections/care-card.tsx';
import { Contents } from '#sections/contents.tsx';
import { heightOf, PrintedGlossary, References } from '#sections/treatment/evidence/references.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { Frame } from './frame.tsx';
import { GroupIcon } from './group-icon.tsx';
import { AboutThisPage, NextStep, ShareAndPrint } from './page-end.tsx';
import { Bullets, PagePart, Paragraph, type Part, Questions } from './text-blocks.tsx';

// More than these are folded on a phone, where they would stand between the reader and the rest.
const readAtOnce = 12;

function Related({ links }: { links: ReadonlyArray<string> }) {
  const related = links.flatMap((link) => findTreatment(link) ?? []);
  const list = (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      {related.map((treatment) => (
        <li className="last:odd:col-span-full" key={treatment.link}>
          <a
            className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 leading-tight text-brand hover:border-brand hover:underline"
            href={hrefOfTreatment(treatment)}
          >
            <GroupIcon group={treatment.group} />
            {treatment.name}
          </a>
        </li>
      ))}
    </ul>
  );
  if (related.length <= readAtOnce) return list;
  return (
    <Fold
      className="fold-on-phone"
      row="px-5 font-semibold rounded-md border border-line bg-surface"
      title={`${related.length} treatments`}
    >
      <div className="mt-2 sm:mt-0">{list}</div>
    </Fold>
  );
}

function SectionBody({ paragraphs, list }: Pick<ServiceText['sections'][number], 'paragraphs' | 'list'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {inOrder(paragraphs).map(({ key, item }) => (
        <Paragraph key={key} runs={item} />
      ))}
      {list.length > 0 && <Bullets items={list} />}
    </div>
  );
}

// In the order in which `readService` reads: the numbers of the references follow it.
function partsOf(page: ServicePage & { review: ReviewState }, text: ServiceText, href: string): ReadonlyArray<Part> {
  return [
    ...text.sections.map(({ title, paragraphs, list }, at) => ({
      id: `part-${at + 1}`,
      title,
      body: <SectionBody list={list} paragraphs={paragraphs} />,
    })),
    { id: 'questions', title: 'Questions to ask', body: <Questions items={text.questions} /> },
    { id: 'related', title: 'Related treatments', body: <Related links={page.related} /> },
    { id: 'share', title: 'Send or print this page', body: <ShareAndPrint name={page.name} path={href} /> },
    { id: 'references', title: 'References', body: <References references={text.references} />, height: heightOf(text.references) },
    { id: 'about-this-page', title: 'About this page', body: <AboutThisPage otherNames={[]} page={page} /> },
  ];
}

export function ServiceArticle({ service, review }: { service: ServicePage; review: ReviewState }) {
  const text = readService(service);
  const href = hrefOfService(service);
  const callbackHref = `/callback/about/${service.link}`;
  const page = { ...service, review };
  const parts = partsOf(page, text, href);
  return (
    <Frame description={text.description} href={href} name={service.name} notice={text.notice} organ={service.organs[0]} page={page}>
      <div className="mt-10 lg:mt-12">
        <CareCards callbackHref={callbackHref} card={text.careCard} />
      </div>
      <Contents className="mt-10" parts={parts} />
      {parts.map((part) => (
        <PagePart key={part.id} {...part} />
      ))}
      <PrintedGlossary terms={text.terms} />
      <NextStep callbackHref={callbackHref} />
    </Frame>
  );
}
