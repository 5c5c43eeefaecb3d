import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { emergencyBeforeOf } from '#content/emergency-before.ts';
import { fastWordsOf, looseStoolsOf, mayGoHomeWithinADay, type PlannedOperation } from '#content/getting-ready.ts';
import { partsOfSheet } from '#content/languages/english-parts.ts';
import { fill } from '#content/languages/fill.ts';
import { hashOf } from '#content/languages/hash.ts';
import { paragraphsOf } from '#content/languages/paragraphs.ts';
import type { SheetText, Texts } from '#content/languages/texts.ts';
import { sayer, signsIn } from '#content/languages/views.ts';
import type { MedicineGroup } from '#content/medicines-before.ts';
import { openIn } from '#content/opening-hours.ts';
import { type View, wholeBody } from '#content/organ-view.ts';
import type { ReviewState } from '#content/review.ts';
import { EmergencyLink, EmergencySigns } from '#sections/getting-ready/emergency-signs.tsx';
import { PrintLink } from '#sections/getting-ready/print-link.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
import { Banner, Bullets, Caution, Paragraphs, Part, Reviewed, Terms, Updating } from './bricks.tsx';
import { careWordsIn } from './cards.tsx';
import { linksIn } from './links.ts';

/** The kind in bold, and the names of its medicines, behind a colon, below it. */
function MedicineName({ name }: { name: string }) {
  const [kind, ...medicines] = name.split(': ');
  return (
    <>
      {kind}
      {medicines.length > 0 && <span className="block font-normal text-soft">{medicines.join(': ')}</span>}
    </>
  );
}

function Medicines({ texts, operation }: { texts: Texts; operation: PlannedOperation }) {
  const { sheet } = texts.words;
  const { medicines } = texts;
  const groups = Object.entries(medicines.before[operation.ready.fasting]) as ReadonlyArray<
    readonly [MedicineGroup, { usual: string; from: string; decides: string }]
  >;
  return (
    <>
      <div className="max-w-reading">
        <Paragraphs lines={paragraphsOf(medicines.lead)} />
      </div>
      <dl className="mt-3 max-w-reading divide-y divide-line border-line border-y">
        {groups.map(([group, { usual, from, decides }]) => (
          <div className="py-2 print:py-0.5" key={group}>
            <dt className="font-semibold">
              <MedicineName name={medicines.names[group]} />
            </dt>
            <dd>{fill(sheet.sentence, { words: usual })}</dd>
            <dd>
              <b>{sheet.from}:</b> {fill(sheet.sentence, { words: from })}
            </dd>
            <dd>
              <b>{sheet.decides}:</b> {fill(sheet.sentence, { words: decides })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Steps({ texts, operation, text }: { texts: Texts; operation: PlannedOperation; text: SheetText }) {
  const { sheet } = texts.words;
  const when = (hours: number) => (hours % 24 === 0 ? fill(sheet.daysBefore, { days: hours / 24 }) : fill(sheet.hoursBefore, { hours }));
  const steps = text.steps ?? [];
  return (
    <Terms terms={steps.map(({ title, details }, at) => [`${when(operation.ready.steps?.[at]?.hoursBefore ?? 0)}: ${title}`, details])} />
  );
}

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
        <Reviewed review={review} texts={texts} />
        {!given && <Caution words={sheet.example} />}
        <Updating texts={texts} when={isStale} />
        <dl className="mb-5 max-w-reading space-y-1">
          {(['lasts', 'anaesthetic', 'stay'] as const).map((fact) => (
            <div key={fact}>
              <dt className="inline font-semibold">{sheet[fact]}:</dt> <dd className="inline">{say(operation[fact])}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-3">
          <EmergencyLink words={sheet} />
          <PrintLink words={sheet.print} />
        </div>
        <Part id="before" title={sheet.before}>
          <Bullets items={text.before} />
        </Part>
        {text.steps && (
          <Part id="steps" title={sheet.steps}>
            <Steps operation={operation} text={text} texts={texts} />
          </Part>
        )}
        <Part id="medicines" title={sheet.medicines}>
          <Medicines operation={operation} texts={texts} />
        </Part>
        <Part id="anaesthetist" title={sheet.anaesthetist}>
          <Bullets items={medicines.anaesthetist} />
        </Part>
        <Part id="food" title={sheet.food}>
          <Terms
            terms={[
              [
                sheet.stopEating,
                [fast.lead, fill(sheet.stopEatingWords, { hours: ready.noFood }), fast.food, sheet.countsAsFood].filter(Boolean).join(' '),
              ],
              [sheet.stopDrinking, `${fill(sheet.stopDrinkingWords, { hours: ready.noDrink })} ${fast.drink}`],
            ]}
          />
          <div className="mt-4 max-w-reading">
            <Paragraphs lines={paragraphsOf(medicines.lowSugar)} />
          </div>
          <p className={`mt-4 max-w-reading ${ready.slowStomach ? 'font-semibold' : ''}`}>{medicines.slowStomach}</p>
        </Part>
        <Part id="bring" title={sheet.bring}>
          <Bullets items={text.bring} />
          {mayGoHomeWithinADay(operation) && <p className="mt-4 max-w-reading">{medicines.goingHome}</p>}
        </Part>
        <Part id="ring" title={sheet.ring}>
          <EmergencySigns
            care={careWordsIn(texts)}
            rows={signs.flatMap(({ rows }) => rows).map(({ shown, english: words }) => ({ node: shown, words }))}
            words={sheet}
          />
          <div className="mt-4 max-w-reading">
            <Paragraphs
              lines={paragraphsOf(
                fill(sheet.ringWords, { phone: '{phone}', looseStools: looseStoolsOf(sheet, ready), openHours: openIn(texts.times) }),
              ).map((text) => <Filled key={text} text={text} values={{ phone }} />)}
            />
          </div>
        </Part>
        <div className="mt-10 max-w-reading text-sm text-soft print:hidden">
          <Paragraphs lines={paragraphsOf(medicines.sources)} />
        </div>
      </Container>
    </>
  );
}
