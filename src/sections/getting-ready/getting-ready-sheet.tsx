import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { emergencyRowsOf } from '#content/emergency-before.ts';
import { fastWordsOf, looseStoolsOf, mayGoHomeWithinADay, type PlannedOperation } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import { clearDrinks, goingHome, lowSugar, slowStomach, tellTheAnaesthetist } from '#content/medicines-before.ts';
import { daysFirst, hoursAsRead } from '#content/opening-hours.ts';
import { sheetSources } from '#content/sheet-sources.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { CalendarMaker } from '#islands/calendar-maker.tsx';
import { PrintedHead, WrittenByHand } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
import { EmergencyLink, EmergencySigns } from './emergency-signs.tsx';
import { PrintLink } from './print-link.tsx';
import { Medicines, Steps } from './sheet-lists.tsx';

function Ticks({ items }: { items: ReadonlyArray<string> }) {
  return (
    <ul className="grid max-w-reading gap-3 print:gap-1">
      {items.map((item) => (
        <li className="flex break-inside-avoid gap-3" key={item}>
          <span aria-hidden="true" className="mt-1 size-5 shrink-0 rounded-sm border-2 border-edge print:size-4" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mb-10 break-inside-avoid print:mb-3 print:break-inside-auto" id={id}>
      <h2 className="mb-4 text-2xl print:mb-1 print:break-after-avoid print:text-lg">{title}</h2>
      {children}
    </section>
  );
}

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
  const hours = (count: number) => ({ hours: <strong className="text-2xl print:text-lg">{count}</strong> });
  return (
    <>
      <dl className="grid max-w-reading gap-4 sm:grid-cols-2 print:grid-cols-1 print:gap-1">
        <div className="rounded-md border border-line bg-surface p-5 print:p-2">
          <dt className="font-semibold">{sheet.stopEating}</dt>
          <dd>
            {fast.lead} <Filled text={sheet.stopEatingWords} values={hours(ready.noFood)} /> {fast.food} {sheet.countsAsFood}
          </dd>
        </div>
        <div className="rounded-md border border-line bg-surface p-5 print:p-2">
          <dt className="font-semibold">{sheet.stopDrinking}</dt>
          <dd>
            <Filled text={sheet.stopDrinkingWords} values={hours(ready.noDrink)} /> {fast.drink}
          </dd>
        </div>
      </dl>
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
      <div className="flex flex-wrap items-center gap-x-3">
        <EmergencyLink words={words.sheet} />
        <PrintLink words={words.sheet.print} />
        <a
          className="mt-4 inline-flex min-h-11 items-center text-brand underline underline-offset-4 [@media(scripting:none)]:hidden print:hidden"
          href="#calendar"
        >
          Put it into your calendar
        </a>
      </div>
      <div className="mt-8 gap-x-16 xl:columns-2 print:mt-2 print:columns-2 print:text-sm">
        <Part id="before" title="In the weeks before">
          <Ticks items={ready.before} />
        </Part>
        {ready.steps && (
          <Part id="steps" title={words.sheet.steps}>
            <Steps steps={ready.steps} />
          </Part>
        )}
        <Part id="medicines" title="Your medicines">
          <Medicines fasting={ready.fasting} />
        </Part>
        <Part id="anaesthetist" title="Tell the anaesthetist">
          <Ticks items={tellTheAnaesthetist} />
        </Part>
        <Part id="food" title="Food and drink">
          <Fast ready={ready} />
        </Part>
        <Part id="bring" title="What to bring">
          <Ticks items={ready.bring} />
          {mayGoHomeWithinADay(operation) && <p className="mt-4 max-w-reading print:mt-1">{goingHome}</p>}
        </Part>
        <Part id="ring" title={words.sheet.ring}>
          <WhenToRing ready={ready} />
        </Part>
      </div>
      <section className="mb-10 [@media(scripting:none)]:hidden print:hidden">
        <h2 className="mb-2 text-2xl" id="calendar">
          Put it into your calendar
        </h2>
        <p className="mb-4 max-w-reading text-soft">
          Your phone then reminds you of each step. The day stays on your phone; nothing is sent.
        </p>
        <CalendarMaker operation={{ name, ready }} phone={phoneAsRead} />
      </section>
      <Sources />
    </Container>
  );
}
