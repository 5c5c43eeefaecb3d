import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { emergencyBeforeOf } from '#content/emergency-before.ts';
import { fastWordsOf, looseStoolsOf, mayGoHomeWithinADay, type PlannedOperation } from '#content/getting-ready.ts';
import { partsOfSheet } from '#content/languages/english-parts.ts';
import { fill } from '#content/languages/fill.ts';
import { hashOf } from '#content/languages/hash.ts';
import { paragraphsOf } from '#content/languages/paragraphs.ts';
import type { SheetText, Texts } from '#content/languages/texts.ts';
import { sayer, signsIn } from '#content/languages/views.ts';
import { openIn } from '#content/opening-hours.ts';
import { type View, wholeBody } from '#content/organ-view.ts';
import type { ReviewState } from '#content/review.ts';
import { EmergencySigns, SheetLinks } from '#sections/getting-ready/emergency-signs.tsx';
import { FastHours, SheetPart, Ticks } from '#sections/getting-ready/sheet-lists.tsx';
import { Banner, Caution, Paragraphs, Reviewed, Updating } from '#sections/languages/bricks.tsx';
import { careWordsIn } from '#sections/languages/cards.tsx';
import { linksIn } from '#sections/languages/links.ts';
import { WrittenByHand } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
import { Medicines, SheetCalendar, Sources, Steps } from './sheet-parts.tsx';

/** Keeps it on one line, anywhere in a sentence. */
export const phoneInOne = phoneAsRead.replaceAll(' ', '\u00a0');

const phone = (
  <a className="-my-3 inline-block py-3 text-brand underline underline-offset-4 print:m-0 print:p-0" href={phoneLink}>
    {phoneInOne}
  </a>
);

type Props = { texts: Texts; operation: PlannedOperation; text: SheetText; view?: Pick<View, 'src'>; review: ReviewState };

/** How to get ready for one operation, in another language. */
export function SheetScreenIn({ texts, operation, text, view = wholeBody, review }: Props) {
  const { words, medicines } = texts;
  const { sheet } = words;
  const { ready, given } = operation;
  const say = sayer(texts);
  const fast = fastWordsOf({ ...sheet, clearDrinks: medicines.clearDrinks }, ready);
  const { gettingReady } = linksIn(texts);
  const signs = signsIn(texts, emergencyBeforeOf(operation));
  const isStale = Object.entries(partsOfSheet(operation)).some(([part, words]) => text.of[part] !== hashOf(words));
  return (
    <>
      <Banner
        crumbs={[{ label: gettingReady.name, href: gettingReady.href }]}
        src={view.src}
        texts={texts}
        title={fill(sheet.of, { name: text.name })}
      />
      <Container className="py-8 lg:py-12 print:py-0">
        <WrittenByHand labels={sheet.byHand} />
        <Reviewed review={review} texts={texts} />
        {!given && <Caution words={sheet.example} />}
        <Updating texts={texts} when={isStale} />
        <dl className="mb-5 max-w-reading space-y-1 print:mb-1 print:flex print:flex-wrap print:gap-x-4 print:space-y-0">
          {(['lasts', 'anaesthetic', 'stay'] as const).map((fact) => (
            <div key={fact}>
              <dt className="inline font-semibold">{sheet[fact]}:</dt> <dd className="inline">{say(operation[fact])}</dd>
            </div>
          ))}
        </dl>
        <SheetLinks words={words} />
        <div className="mt-8 gap-x-16 xl:columns-2 print:mt-2 print:columns-2 print:gap-x-8 print:text-sm">
          <SheetPart id="before" title={sheet.before}>
            <Ticks items={text.before} />
          </SheetPart>
          {text.steps && (
            <SheetPart id="steps" title={sheet.steps}>
              <Steps operation={operation} text={text} texts={texts} />
            </SheetPart>
          )}
          <SheetPart id="medicines" title={sheet.medicines}>
            <Medicines operation={operation} texts={texts} />
          </SheetPart>
          <SheetPart id="anaesthetist" title={sheet.anaesthetist}>
            <Ticks items={medicines.anaesthetist} />
          </SheetPart>
          <SheetPart id="food" title={sheet.food}>
            <FastHours fast={fast} ready={ready} words={sheet} />
            <div className="mt-4 max-w-reading print:mt-1">
              <Paragraphs lines={paragraphsOf(medicines.lowSugar)} />
            </div>
            <p className={`mt-4 max-w-reading print:mt-1 ${ready.slowStomach ? 'font-semibold' : ''}`}>{medicines.slowStomach}</p>
          </SheetPart>
          <SheetPart id="bring" title={sheet.bring}>
            <Ticks items={text.bring} />
            {mayGoHomeWithinADay(operation) && <p className="mt-4 max-w-reading print:mt-1">{medicines.goingHome}</p>}
          </SheetPart>
          <SheetPart id="ring" title={sheet.ring}>
            <EmergencySigns
              care={careWordsIn(texts)}
              rows={signs.flatMap(({ rows }) => rows).map(({ shown, english: words }) => ({ node: shown, words }))}
              words={sheet}
            />
            <div className="mt-4 max-w-reading print:mt-1">
              <Paragraphs
                lines={paragraphsOf(
                  fill(sheet.ringWords, { phone: '{phone}', looseStools: looseStoolsOf(sheet, ready), openHours: openIn(texts.times) }),
                ).map((text) => <Filled key={text} text={text} values={{ phone }} />)}
              />
            </div>
          </SheetPart>
        </div>
        <SheetCalendar operation={operation} text={text} texts={texts} />
        <Sources texts={texts} />
      </Container>
    </>
  );
}
