import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { emergencyRowsOf } from '#content/emergency-before.ts';
import { fastWordsOf, looseStoolsOf, mayGoHomeWithinADay, type PlannedOperation } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import { clearDrinks, goingHome, lowSugar, slowStomach, tellTheAnaesthetist } from '#content/medicines-before.ts';
import { daysFirst, hoursAsRead } from '#content/opening-hours.ts';
import { sheetSources } from '#content/sheet-sources.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { EnglishCalendarMaker } from '#islands/english-calendar.tsx';
import { PrintedHead, WrittenByHand } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
import { EmergencySigns, SheetLinks } from './emergency-signs.tsx';
import { FastHours, Medicines, SheetPart, Steps, Ticks } from './sheet-lists.tsx';

/** Where the numbers come from; a printed sheet does without. */
function Sources() {
  return (
    <section className="mb-10 max-w-reading text-sm text-soft print:hidden">
      <p>{sheetSources.words}</p>
      <ul className="mt-2 list-disc space-y-2 pl-list">
        {sheetSources.sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a className="text-brand underline underline-offset-4" href={url}>
              {title}
            </a>
            . {publisher}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When to stop eating and drinking, and what somebody with diabetes does until then. */
function Fast({ ready }: Pick<PlannedOperation, 'ready'>) {
  const { sheet } = words;
  const fast = fastWordsOf({ ...sheet, clearDrinks }, ready);
  return (
    <>
      <FastHours fast={fast} ready={ready} words={sheet} />
      <p className="mt-4 max-w-reading print:mt-1">{lowSugar}</p>
      <p className={`mt-4 max-w-reading print:mt-1 ${ready.slowStomach ? 'font-semibold' : ''}`}>{slowStomach}</p>
    </>
  );
}

function WhenToRing({ ready }: Pick<PlannedOperation, 'ready'>) {
  const { sheet } = words;
  const said = { phone: '{phone}', looseStools: looseStoolsOf(sheet, ready), openHours: daysFirst(hoursAsRead()) };
  return (
    <>
      <EmergencySigns rows={emergencyRowsOf({ ready }).map((row) => ({ node: row, words: row }))} words={sheet} />
      <p className="mt-4 max-w-reading print:mt-1">
        <Filled
          text={fill(sheet.ringWords, said)}
          values={{
            phone: (
              <a
                className="-my-3 inline-block py-3 whitespace-nowrap text-brand underline underline-offset-4 print:m-0 print:p-0"
                href={phoneLink}
              >
                {phoneAsRead}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}

/** How to get ready for one operation; prints on one side of a sheet of paper. */
export function GettingReadySheet({ operation }: { operation: PlannedOperation }) {
  const { name, given, ready, stay, lasts, anaesthetic } = operation;
  return (
    <Container className="py-8 lg:py-12 print:py-0">
      <PrintedHead />
      <WrittenByHand labels={words.sheet.byHand} />
      {!given && (
        <p className="mb-8 max-w-reading rounded-md border-2 border-dashed border-edge p-4 font-semibold print:mt-2 print:mb-1 print:p-1">
          {exampleNotice}
        </p>
      )}
      <p className="max-w-reading">
        It lasts {lasts}. Anaesthetic: {anaesthetic}. Nights in hospital: {stay}.
      </p>
      <SheetLinks words={words} />
      <div className="mt-8 gap-x-16 xl:columns-2 print:mt-2 print:columns-2 print:text-sm">
        <SheetPart id="before" title="In the weeks before">
          <Ticks items={ready.before} />
        </SheetPart>
        {ready.steps && (
          <SheetPart id="steps" title={words.sheet.steps}>
            <Steps steps={ready.steps} />
          </SheetPart>
        )}
        <SheetPart id="medicines" title="Your medicines">
          <Medicines fasting={ready.fasting} />
        </SheetPart>
        <SheetPart id="anaesthetist" title="Tell the anaesthetist">
          <Ticks items={tellTheAnaesthetist} />
        </SheetPart>
        <SheetPart id="food" title="Food and drink">
          <Fast ready={ready} />
        </SheetPart>
        <SheetPart id="bring" title="What to bring">
          <Ticks items={ready.bring} />
          {mayGoHomeWithinADay(operation) && <p className="mt-4 max-w-reading print:mt-1">{goingHome}</p>}
        </SheetPart>
        <SheetPart id="ring" title={words.sheet.ring}>
          <WhenToRing ready={ready} />
        </SheetPart>
      </div>
      <section className="py-8 [@media(scripting:none)]:hidden print:hidden">
        <h2 className="mb-2 text-2xl" id="calendar">
          {words.calendar.title}
        </h2>
        <p className="mb-4 max-w-reading text-soft">{words.calendar.lead}</p>
        <EnglishCalendarMaker operation={{ name, ready }} phone={phoneAsRead} />
      </section>
      <Sources />
    </Container>
  );
}
