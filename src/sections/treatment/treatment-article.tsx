import { alsoCalled } from '#content/also-called.ts';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { answersId } from '#content/cost-link.ts';
import { operationsOf } from '#content/getting-ready.ts';
import { othersTitle } from '#content/others-title.ts';
import type { ReviewState } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';
import { readTreatment, type TreatmentText } from '#content/treatment-text.ts';
import { CareCards, whenToGetHelp } from '#sections/care-card.tsx';
import { Support } from '#sections/treatment/evidence/references.tsx';
import { WhenMayI } from '#sections/treatment/parts/timeline.tsx';
import { Paragraph } from '#sections/treatment/text-blocks.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { Titled } from '#ui/titled.tsx';
import { Frame } from './frame.tsx';
import { NextStep, ShareAndPrint } from './page-end.tsx';
import { Choices } from './parts/choices.tsx';
import { Drawings } from './parts/pictures.tsx';
import { Sheet } from './parts/sheet.tsx';
import { sourcesOf } from './parts/sources.tsx';
import { TakeAlong } from './parts/take-along.tsx';
import { Timeline } from './parts/timeline.tsx';
import { Bullets, Definitions, namesOf, type Part, Questions } from './text-blocks.tsx';

const questions = [
  ['emergency', 'Is it an emergency?'],
  ['operation', 'Do I need an operation?'],
  ['choices', 'What are the choices?'],
  ['back', 'When am I back to usual life?'],
  ['next', 'What do I do next?'],
] as const;

/** The page in five short answers. */
function InShort({ inShort }: { inShort: NonNullable<TreatmentText['inShort']> }) {
  return (
    <Titled className="mt-6 border-l-4 border-brand sm:mt-8 bg-brand-50 px-5 py-4" id="in-short" look="text-xl" title="In short">
      <dl className="mt-2 grid max-w-reading gap-2.5 leading-snug">
        {questions.map(([name, question]) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-brand">{question}</dt>
            <dd>
              <MarkedText runs={inShort[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Titled>
  );
}

// Titles of the same fields for an illness and for an operation.
const titles = {
  condition: {
    symptoms: 'Symptoms',
    causes: 'Causes, and who gets it',
    types: 'Types',
    tests: 'How it is found',
    living: 'Living with it',
  },
  operation: {
    symptoms: 'Problems it is used for',
    causes: 'Why it is done, and for whom',
    types: 'Kinds of operation',
    tests: 'Tests before it',
    living: 'Life afterwards',
  },
} as const satisfies Record<Treatment['kind'], unknown>;

/** A page without an operation of ours is read by people who have no surgeon. */
const questionsTitle = ({ operations = [] }: Treatment) => `Questions to ask your ${operations.length > 0 ? 'surgeon' : 'doctor'}`;

type Page = Treatment & { review: ReviewState };

/** The folded parts; those without content are left out. */
function restOf(page: Page, text: TreatmentText, href: string): ReadonlyArray<Part> {
  const title = titles[page.kind];
  const named = (id: string, name: string, items: TreatmentText['types']): ReadonlyArray<Part> =>
    items.length === 0 ? [] : [{ id, title: name, folded: true, hint: namesOf(items), body: <Definitions items={items} /> }];
  return [
    { id: 'causes', title: title.causes, folded: true, body: <Bullets items={text.causes} /> },
    ...named('types', title.types, text.types),
    ...named('medicines', 'Medicines', text.medicines),
    ...named('others', othersTitle(page.others ?? []), text.others),
    { id: 'living', title: title.living, folded: true, body: <Bullets items={text.livingWith} /> },
    { id: 'support', title: 'More help and information', folded: true, body: <Support links={page.support} /> },
    { id: 'share', title: 'Send or print this page', folded: true, body: <ShareAndPrint name={page.name} path={href} /> },
    sourcesOf(page, text.references, page.otherNames),
  ];
}

// In the order of `readTreatment`, which numbers the references.
function partsOf(page: Page, text: TreatmentText, href: string): ReadonlyArray<Part> {
  const title = titles[page.kind];
  return [
    {
      id: 'treatment',
      title: 'Treatment Overview:',
      body: <Choices taken={<TakeAlong compares={text.compared.length > 0} link={page.link} name={page.name} path={href} />} text={text} />,
    },
    { id: 'deciding', title: 'Deciding together', folded: true, body: <Paragraph runs={text.deciding} /> },
    { id: 'uncertain', title: 'What is not certain', folded: true, body: <Bullets items={text.uncertainties} /> },
    { id: 'symptoms', title: title.symptoms, body: <Bullets items={text.symptoms} /> },
    { id: 'tests', title: title.tests, folded: true, hint: namesOf(text.tests), body: <Definitions items={text.tests} /> },
    {
      id: 'recovery',
      title: 'Before, in hospital, and after',
      body: (
        <div className="beside">
          <Timeline text={text} />
          <WhenMayI differs={text.differs} operations={operationsOf(page.operations)} />
        </div>
      ),
    },
    { id: 'questions', title: questionsTitle(page), body: <Questions items={text.questions} /> },
    ...restOf(page, text, href),
  ];
}

export function TreatmentArticle({ treatment, review }: { treatment: Treatment; review: ReviewState }) {
  const text = readTreatment(treatment);
  const href = hrefOfTreatment(treatment);
  const callbackHref = `/callback/about/${treatment.link}`;
  const page = { ...treatment, review };
  const [firstCost] = operationsOf(treatment.operations);
  return (
    <Frame
      aims={text.aims}
      description={text.description}
      href={href}
      name={treatment.name}
      opening={
        <>
          {text.inShort && <InShort inShort={text.inShort} />}
          <div className="on-sheet mt-6 sm:mt-8 lg:mt-10">
            <CareCards callbackHref={callbackHref} card={text.careCard} subjects={treatment.cardSubjects} />
          </div>
          <Drawings images={treatment.images ?? []} treatment={treatment.link} />
        </>
      }
      organ={treatment.organs[0]}
      page={page}
      places={[...(text.inShort ? [{ id: 'in-short', title: 'In short' }] : []), whenToGetHelp]}
      parts={partsOf(page, text, href)}
      subtitle={alsoCalled(treatment)}
      compares={text.compared.length > 0}
      costId={firstCost && answersId(firstCost[0])}
    >
      <Sheet compares={text.compared.length > 0} name={treatment.name} path={href} />
      <NextStep callbackHref={callbackHref} />
    </Frame>
  );
}
