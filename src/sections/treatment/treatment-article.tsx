import { alsoCalled } from '#content/also-called.ts';
import { hrefOfTreatment } from '#content/catalogue.ts';
import type { ReviewState } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';
import { readTreatment, type TreatmentText } from '#content/treatment-text.ts';
import { CareCards } from '#sections/care-card.tsx';
import { Contents } from '#sections/contents.tsx';
import { heightOf, PrintedGlossary, References, Support } from '#sections/treatment/evidence/references.tsx';
import { Frame } from './frame.tsx';
import { Options } from './options.tsx';
import { AboutThisPage, NextStep, ShareAndPrint } from './page-end.tsx';
import { Recovery } from './recovery.tsx';
import { Bullets, Definitions, PagePart, Paragraph, type Part, Questions } from './text-blocks.tsx';

// The same fields ask something else of an operation than of an illness.
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

// In the order in which `readTreatment` reads: the numbers of the references follow it.
function partsOf(page: Treatment & { review: ReviewState }, text: TreatmentText, href: string): ReadonlyArray<Part> {
  const title = titles[page.kind];
  return [
    { id: 'symptoms', title: title.symptoms, body: <Bullets items={text.symptoms} /> },
    { id: 'causes', title: title.causes, body: <Bullets items={text.causes} /> },
    { id: 'types', title: title.types, body: <Definitions items={text.types} /> },
    { id: 'tests', title: title.tests, body: <Definitions items={text.tests} /> },
    {
      id: 'treatment',
      title: 'Treatment Overview:',
      body: (
        <>
          <Paragraph className="mb-8" runs={text.overview} />
          <Options options={text.options} />
        </>
      ),
    },
    { id: 'uncertain', title: 'What is not certain', body: <Bullets items={text.uncertainties} /> },
    { id: 'preparing', title: 'How to prepare', body: <Bullets items={text.preparing} /> },
    { id: 'hospital', title: 'What to expect in hospital', body: <Bullets items={text.inHospital} /> },
    { id: 'recovery', title: 'Recovery, step by step', body: <Recovery steps={text.recovery} /> },
    { id: 'deciding', title: 'Deciding together', body: <Paragraph runs={text.deciding} /> },
    { id: 'questions', title: 'Questions to ask your surgeon', body: <Questions items={text.questions} /> },
    { id: 'living', title: title.living, body: <Bullets items={text.livingWith} /> },
    { id: 'support', title: 'More help and information', body: <Support links={page.support} /> },
    { id: 'share', title: 'Send or print this page', body: <ShareAndPrint name={page.name} path={href} /> },
    { id: 'references', title: 'References', body: <References references={text.references} />, height: heightOf(text.references) },
    { id: 'about-this-page', title: 'About this page', body: <AboutThisPage otherNames={page.otherNames} page={page} /> },
  ];
}

export function TreatmentArticle({ treatment, review }: { treatment: Treatment; review: ReviewState }) {
  const text = readTreatment(treatment);
  const href = hrefOfTreatment(treatment);
  const callbackHref = `/callback/about/${treatment.link}`;
  const page = { ...treatment, review };
  const parts = partsOf(page, text, href);
  return (
    <Frame
      description={text.description}
      href={href}
      name={treatment.name}
      organ={treatment.organs[0]}
      page={page}
      subtitle={alsoCalled(treatment)}
    >
      <div className="mt-10 lg:mt-12">
        <CareCards callbackHref={callbackHref} card={text.careCard} />
      </div>
      <Paragraph className="mt-12 font-semibold" runs={text.aims} />
      <Contents className="mt-10" parts={parts} />
      {parts.map((part) => (
        <PagePart key={part.id} {...part} />
      ))}
      <PrintedGlossary terms={text.terms} />
      <NextStep callbackHref={callbackHref} />
    </Frame>
  );
}
