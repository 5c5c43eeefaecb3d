import type { ReactNode } from 'react';
import { findTreatment, hrefOfTreatment } from '#content/catalogue.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import { readService, type ServiceText } from '#content/service-text.ts';
import { CareCards, whenToGetHelp } from '#sections/care-card.tsx';
import { SheetLink } from '#sections/getting-ready/sheet-link.tsx';
import { Support } from '#sections/treatment/evidence/references.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { Frame } from './frame.tsx';
import { GroupIcon, GroupIconStyles } from './group-icon.tsx';
import { NextStep, ShareAndPrint } from './page-end.tsx';
import { Comparison } from './parts/comparison.tsx';
import { OptionNames, Options } from './parts/options.tsx';
import { Sheet } from './parts/sheet.tsx';
import { sourcesOf } from './parts/sources.tsx';
import { TakeAlong } from './parts/take-along.tsx';
import { Bullets, Paragraph, type Part, Questions } from './text-blocks.tsx';

// Longer lists of links are folded on a phone; on a page of many parts also a list that fills most of its screen.
const readAtOnce = 6;
const manyParts = 10;
const mostOfAScreen = 4;
const folded = true;

function FoldOnPhone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold className="fold-on-phone" row="px-5 font-semibold rounded-md border border-line bg-surface" title={title}>
      <div className="mt-2 sm:mt-0">{children}</div>
    </Fold>
  );
}

function Related({ links }: { links: ReadonlyArray<string> }) {
  const related = links.flatMap((link) => findTreatment(link) ?? []);
  const list = (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      <GroupIconStyles />
      {related.map((treatment) => (
        <li className="last:odd:col-span-full" key={treatment.link}>
          <a
            className="flex min-h-14 items-center gap-3 rounded-md border border-edge bg-surface px-4 py-2 leading-tight text-brand hover:border-brand hover:underline"
            href={hrefOfTreatment(treatment)}
          >
            <GroupIcon name={treatment.icon} />
            {treatment.name}
          </a>
        </li>
      ))}
    </ul>
  );
  if (related.length <= readAtOnce) return list;
  return <FoldOnPhone title={`${related.length} treatments`}>{list}</FoldOnPhone>;
}

type Section = Pick<ServiceText['sections'][number], 'paragraphs' | 'list' | 'sheet'>;

function SectionBody({ paragraphs, list, sheet, folds }: Section & { folds: boolean }) {
  const points = <Bullets items={list} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {inOrder(paragraphs).map(({ key, item }) => (
        <Paragraph key={key} runs={item} />
      ))}
      {folds && list.length >= mostOfAScreen ? (
        <FoldOnPhone title={`${list.length} points, one by one`}>{points}</FoldOnPhone>
      ) : (
        list.length > 0 && points
      )}
      <SheetLink named sheet={sheet} />
    </div>
  );
}

type Page = ServicePage & { review: ReviewState };

// In the order of `readService`, which numbers the references.
function partsOf(page: Page, text: ServiceText, href: string): ReadonlyArray<Part> {
  const { compared, options, deciding, uncertainties } = text;
  const choices: Part = {
    id: 'treatment',
    title: 'The choices',
    body: (
      <>
        {compared.length > 0 ? <Comparison options={compared} rowNames={page.rowNames} /> : <OptionNames options={options} />}
        <TakeAlong compares={compared.length > 0} name={page.name} path={href} />
        <Options options={options} />
      </>
    ),
  };
  return [
    ...text.sections.map(({ title, ...section }, at) => ({
      id: `part-${at + 1}`,
      title,
      body: <SectionBody folds={text.sections.length > manyParts} {...section} />,
    })),
    ...(options.length > 0 ? [choices] : []),
    ...(deciding ? [{ id: 'deciding', title: 'Deciding together', folded, body: <Paragraph runs={deciding} /> }] : []),
    ...(uncertainties.length > 0
      ? [{ id: 'uncertain', title: 'What is not certain', folded, body: <Bullets items={uncertainties} /> }]
      : []),
    { id: 'questions', title: 'Questions to ask', body: <Questions items={text.questions} /> },
    { id: 'related', title: 'Related treatments', body: <Related links={page.related} /> },
    ...(page.support ? [{ id: 'support', title: 'More help and information', folded, body: <Support links={page.support} /> }] : []),
    { id: 'share', title: 'Send or print this page', folded, body: <ShareAndPrint name={page.name} path={href} /> },
    sourcesOf(page, text.references, []),
  ];
}

export function ServiceArticle({ service, review }: { service: ServicePage; review: ReviewState }) {
  const text = readService(service);
  const href = hrefOfService(service);
  const callbackHref = `/callback/about/${service.link}`;
  const page = { ...service, review };
  return (
    <Frame
      aims={text.aims}
      compares={text.compared.length > 0}
      description={text.description}
      href={href}
      name={service.name}
      notice={text.notice}
      opening={
        <div className="on-sheet mt-8 lg:mt-10">
          <CareCards callbackHref={callbackHref} card={text.careCard} subjects={service.cardSubjects} />
        </div>
      }
      organ={service.organs[0]}
      page={page}
      places={[whenToGetHelp]}
      parts={partsOf(page, text, href)}
    >
      <Sheet compares={text.compared.length > 0} name={service.name} path={href} />
      <NextStep callbackHref={callbackHref} />
    </Frame>
  );
}
