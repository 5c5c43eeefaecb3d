import { phoneAsRead } from '#content/contact-links.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { fill } from '#content/languages/fill.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { paragraphsOf } from '#content/languages/paragraphs.ts';
import { sheetPlanIn } from '#content/languages/sheet-plan.ts';
import type { SheetText, Texts } from '#content/languages/texts.ts';
import { english } from '#content/languages.ts';
import type { MedicineGroup } from '#content/medicines-before.ts';
import { sheetSources } from '#content/sheet-sources.ts';
import { CalendarMaker } from '#islands/calendar-maker.tsx';
import { MedicineFold, MedicineGroups } from '#sections/getting-ready/sheet-lists.tsx';
import { Paragraphs, Terms } from '#sections/languages/bricks.tsx';
import { Fold } from '#ui/fold.tsx';

type Props = { texts: Texts; operation: PlannedOperation; text: SheetText };

/** What is usual for each group of medicines, from when, and who decides it. */
export function Medicines({ texts, operation }: Omit<Props, 'text'>) {
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
      <MedicineGroups>
        {groups.map(([group, { usual, from, decides }]) => (
          <MedicineFold key={group} name={medicines.names[group]}>
            <p className="print:inline">{fill(sheet.sentence, { words: usual })}</p>{' '}
            <p className="print:inline">
              <b>{sheet.from}:</b> {fill(sheet.sentence, { words: from })}
            </p>{' '}
            <p className="print:inline">
              <b>{sheet.decides}:</b> {fill(sheet.sentence, { words: decides })}
            </p>
          </MedicineFold>
        ))}
      </MedicineGroups>
    </>
  );
}

/** What has its hour before the operation. */
export function Steps({ texts, operation, text }: Props) {
  const { sheet } = texts.words;
  const when = (hours: number) => (hours % 24 === 0 ? fill(sheet.daysBefore, { days: hours / 24 }) : fill(sheet.hoursBefore, { hours }));
  const steps = text.steps ?? [];
  return (
    <Terms terms={steps.map(({ title, details }, at) => [`${when(operation.ready.steps?.[at]?.hoursBefore ?? 0)}: ${title}`, details])} />
  );
}

/** Makes the steps into entries of the reader's own calendar. */
export function SheetCalendar({ texts, operation, text }: Props) {
  const { language, times, words } = texts;
  const { maker, title, lead } = words.calendar;
  return (
    <section className="mb-10 [@media(scripting:none)]:hidden print:hidden">
      <h2 className="mb-2 text-2xl" id="calendar">
        {title}
      </h2>
      <p className="mb-4 max-w-reading text-soft">{lead}</p>
      <CalendarMaker
        errorWord={formTextsIn(language).forms.status.error}
        phone={phoneAsRead}
        plan={sheetPlanIn(texts, operation, text)}
        times={{ parts: times.parts, oClock: times.oClock }}
        words={maker}
      />
    </section>
  );
}

/** Where the numbers come from that are not the practice's own, as it was published; a printed sheet does without. */
export function Sources({ texts: { words, medicines } }: Pick<Props, 'texts'>) {
  return (
    <div className="max-w-reading print:hidden">
      <div className="text-sm text-soft">
        <Paragraphs lines={paragraphsOf(medicines.sources)} />
      </div>
      <Fold className="mt-4 rounded-md border border-line bg-surface" row="px-5 py-2 font-semibold" title={words.language.sources}>
        <ul className="list-disc space-y-2 px-5 pb-5 pl-10 text-sm" lang={english.lang}>
          {sheetSources.sources.map(({ title, publisher, url }) => (
            <li className="leading-snug" key={url}>
              <a className="py-1 text-brand underline underline-offset-4" href={url} rel="noopener" target="_blank">
                {title}
              </a>
              <span className="block text-soft">{publisher}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
