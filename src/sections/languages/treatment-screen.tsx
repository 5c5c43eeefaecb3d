import type { ReactNode } from 'react';
import { namesBesides } from '#content/also-called.ts';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { gettingReadyHref, operationsOf } from '#content/getting-ready.ts';
import { fill } from '#content/languages/fill.ts';
import { sheetsIn } from '#content/languages/pages.ts';
import type { Texts, TreatmentText } from '#content/languages/texts.ts';
import { readTreatmentIn } from '#content/languages/views.ts';
import { costsIn } from '#content/languages/visit-facts-in.ts';
import { pathIn } from '#content/languages.ts';
import { costInParts } from '#content/operations.ts';
import { viewOfPage } from '#content/organ-view.ts';
import type { Reference, Runs } from '#content/page-text.ts';
import type { ReviewState } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';
import { whenToGetHelp } from '#sections/care-card.tsx';
import { NextStep } from '#sections/treatment/page-end.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Fold, FoldOnPhone } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { Banner, Bullets, chip, Paragraphs, Part, Reviewed, Terms, Updating } from './bricks.tsx';
import { CardsIn } from './cards.tsx';
import { linksIn, visitWayIn } from './links.ts';
import { PageCostsIn } from './operation-costs.tsx';

/** The sources of the numbers, as they were published. */
function Sources({ texts, references }: Pick<Props, 'texts'> & { references: ReadonlyArray<Reference> }) {
  const { sources, backToText } = texts.words.language;
  return (
    <Fold className="mt-10 rounded-md border border-line bg-surface" title={sources}>
      <ol className="list-decimal space-y-2 px-5 pb-5 pl-12" lang="en-IN">
        {references.map(({ number, source }) => (
          <li className="leading-snug" id={`ref-${number}`} key={number}>
            <a className="py-1 text-brand underline underline-offset-4" href={source.url} rel="noopener" target="_blank">
              {source.title}
            </a>
            <span className="block text-sm text-soft">
              {source.publisher}, {source.year ?? 'undated'}
            </span>
            <a
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
              href={`#cite-${number}`}
              lang={texts.language.lang}
            >
              {backToText}
            </a>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** Links to the parts of the page. */
function Shortcuts({ texts: { words }, hasCosts }: Pick<Props, 'texts'> & { hasCosts: boolean }) {
  const { treatment: say } = words;
  const parts = Object.entries(say.chips).filter(([id]) => id !== 'cost' || hasCosts);
  return (
    <nav aria-label={say.onThisPage} className="mt-4 flex flex-wrap gap-2 print:hidden">
      <a className={`${chip} border-emergency text-emergency`} href={`#${whenToGetHelp.id}`}>
        <Icon className="size-5" name="warning" /> {words.care.title}
      </a>
      {parts.map(([id, title]) => (
        <a className={`${chip} border-brand-300 text-brand`} href={`#${id}`} key={id}>
          {title}
        </a>
      ))}
    </nav>
  );
}

// A wide screen's other half was empty.
const twoColumns = 'max-w-reading lg:max-w-none lg:grid-cols-2 lg:gap-x-12';

/** Each choice with its numbers. A phone folds it whole: a harm is as far away as a benefit. */
function Choices({ choices }: { choices: ReadonlyArray<readonly [title: ReactNode, words: ReactNode]> }) {
  return (
    <ul
      className={`grid gap-4 print:gap-2 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line ${twoColumns}`}
    >
      {inOrder(choices).map(({ key, item: [title, words] }) => (
        <li className="sm:border-l-4 sm:border-brand-300 sm:pl-4" key={key}>
          <FoldOnPhone row="min-h-12! py-2" title={<h3 className="text-base">{title}</h3>}>
            <div className="max-sm:pb-4">{words}</div>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}

type Props = { texts: Texts; treatment: Treatment; text: TreatmentText; review: ReviewState };

/** A treatment page in short, in another language: what the English page says at more length. */
export function TreatmentScreen({ texts, treatment, text, review }: Props) {
  const { words } = texts;
  const { treatment: say, language: notes } = words;
  const read = readTreatmentIn(texts, treatment, text);
  const english = hrefOfTreatment(treatment);
  const costs = costsIn(
    texts,
    operationsOf(treatment.operations).map(([key, operation]) => ({ ...operation, key, price: costInParts(operation).price })),
  );
  const callbackHref = pathIn(texts.language, `/callback/about/${treatment.link}`);
  const besides = namesBesides(text.name, text.otherNames);
  const marked = (runs: Runs) => <MarkedText label={notes.reference} runs={runs} />;
  const paragraphs = (lines: ReadonlyArray<Runs>) => <Paragraphs lines={lines.map(marked)} />;
  const sheets = sheetsIn(texts).filter(({ key }) => treatment.operations?.includes(key));
  return (
    <>
      <Banner
        crumbs={[{ label: linksIn(texts).treatments.name, href: linksIn(texts).treatments.href }]}
        src={viewOfPage(english, treatment.organs[0]).src}
        texts={texts}
        text={besides.length > 0 ? fill(say.alsoCalled, { names: besides.join(', ') }) : ''}
        title={text.name}
      />
      <Container className="py-8 lg:py-12">
        <article>
          <Reviewed review={review} texts={texts} />
          <Updating texts={texts} when={read.isStale('description')} />
          <p className="max-w-reading text-lg sm:text-xl">{marked(read.description)}</p>
          <Shortcuts hasCosts={costs.length > 0} texts={texts} />
          <Part id="in-short" title={say.inShort}>
            <Updating texts={texts} when={read.isStale('inShort')} />
            <Terms
              look={twoColumns}
              terms={(['emergency', 'operation', 'choices', 'back', 'next'] as const).map((key) => [
                say[key],
                paragraphs(read.inShort[key]),
              ])}
            />
          </Part>
          <div className="mt-10">
            <CardsIn callbackHref={callbackHref} card={read.card} draw={marked} subjects={treatment.cardSubjects} texts={texts} />
            <p className="mt-2 text-sm text-soft">{words.care.ownRules}</p>
          </div>
          <Part id="treatment" title={say.choicesTitle}>
            <Updating texts={texts} when={read.isStale('choices')} />
            <Choices choices={read.choices.map(({ title, lines }) => [marked(title), paragraphs(lines)])} />
          </Part>
          <Part id="recovery" title={say.recovery}>
            <Updating texts={texts} when={read.isStale('recovery')} />
            <Terms look={twoColumns} terms={read.recovery.map(({ when, what }) => [marked(when), paragraphs(what)])} />
          </Part>
          <Part id="questions" title={say.questions}>
            <Updating texts={texts} when={read.isStale('questions')} />
            <Bullets items={read.questions.map(marked)} />
          </Part>
          <PageCostsIn costs={costs} id="cost" texts={texts} />
          {sheets.length > 0 && (
            <ul className="mt-8 space-y-3 print:hidden">
              {sheets.map((sheet) => (
                <li key={sheet.key}>
                  <ButtonLink href={pathIn(texts.language, gettingReadyHref(sheet.key))} look="quiet">
                    {fill(say.getReady, { name: sheet.text.name })}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
          <NextStep callbackHref={callbackHref} words={{ ...say, callback: words.nav.callback, visit: visitWayIn(texts) }} />
          <aside className="mt-10 max-w-reading rounded-md border border-line bg-sunk p-5 print:hidden">
            <p>{notes.wholeInEnglishWhy}</p>
            <a
              className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
              href={english}
              hrefLang="en-IN"
            >
              {notes.wholeInEnglish} <Icon className="size-5" name="right" />
            </a>
          </aside>
          <Sources references={read.references} texts={texts} />
        </article>
      </Container>
    </>
  );
}
