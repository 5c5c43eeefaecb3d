import type { ReactNode } from 'react';
import type { fastWordsOf, PlannedOperation } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import {
  type Fasting,
  type MedicineAdvice,
  type MedicineGroup,
  medicineNames,
  medicinesBefore,
  medicinesLead,
} from '#content/medicines-before.ts';
import { Filled } from '#ui/filled.tsx';
import { FoldOnPhone } from '#ui/fold.tsx';

export function Ticks({ items }: { items: ReadonlyArray<string> }) {
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

export function SheetPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mb-10 break-inside-avoid print:mb-3 print:break-inside-auto" id={id}>
      <h2 className="mb-4 text-2xl print:mb-1 print:break-after-avoid print:text-lg">{title}</h2>
      {children}
    </section>
  );
}

type FastProps = {
  words: Readonly<Record<'stopEating' | 'stopEatingWords' | 'stopDrinking' | 'stopDrinkingWords' | 'countsAsFood', string>>;
  fast: ReturnType<typeof fastWordsOf>;
  ready: Pick<PlannedOperation['ready'], 'noFood' | 'noDrink'>;
};

/** When to stop eating and drinking, the hours in large figures. */
export function FastHours({ words, fast, ready }: FastProps) {
  const hours = (count: number) => ({ hours: <strong className="text-2xl print:text-lg">{count}</strong> });
  const box = 'rounded-md border border-line bg-surface p-5 print:p-2';
  return (
    <dl className="grid max-w-reading gap-4 sm:grid-cols-2 print:grid-cols-1 print:gap-1">
      <div className={box}>
        <dt className="font-semibold">{words.stopEating}</dt>
        <dd>
          {fast.lead} <Filled text={words.stopEatingWords} values={hours(ready.noFood)} /> {fast.food} {words.countsAsFood}
        </dd>
      </div>
      <div className={box}>
        <dt className="font-semibold">{words.stopDrinking}</dt>
        <dd>
          <Filled text={words.stopDrinkingWords} values={hours(ready.noDrink)} /> {fast.drink}
        </dd>
      </div>
    </dl>
  );
}

export function MedicineGroups({ children }: { children: ReactNode }) {
  return <ul className="mt-3 max-w-reading divide-y divide-line border-line border-y print:mt-1 print:text-xs">{children}</ul>;
}

/** The kind in bold, and the names of its medicines, behind a colon, below it; on paper beside it. */
function MedicineName({ name }: { name: string }) {
  const [kind, ...medicines] = name.split(': ');
  return (
    <div className="min-w-0 font-semibold">
      {kind}
      {medicines.length > 0 && <span className="block font-normal text-soft print:inline">{` ${medicines.join(': ')}`}</span>}
    </div>
  );
}

/** A group of medicines. A phone shows the names alone: people look for their own among thirteen. */
export function MedicineFold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid sm:py-2 print:py-0.5">
      <FoldOnPhone row="py-2 leading-snug" title={<MedicineName name={name} />}>
        <div className="max-sm:pb-4 print:pb-0">{children}</div>
      </FoldOnPhone>
    </li>
  );
}

/** What is usual for each group of medicines, from when, and who decides it. */
export function Medicines({ fasting }: { fasting: Fasting }) {
  const groups = Object.entries(medicinesBefore[fasting]) as ReadonlyArray<readonly [MedicineGroup, MedicineAdvice]>;
  return (
    <>
      <p className="max-w-reading print:text-sm">{medicinesLead}</p>
      <MedicineGroups>
        {groups.map(([group, { usual, from, decides }]) => (
          <MedicineFold key={group} name={medicineNames[group]}>
            <p>
              {usual}. <b>{words.sheet.from}:</b> {from}. <b>{words.sheet.decides}:</b> {decides}.
            </p>
          </MedicineFold>
        ))}
      </MedicineGroups>
    </>
  );
}

/** What has its hour before the operation; the practice writes the hours of the bowel drink on the printed sheet. */
export function Steps({ steps }: { steps: NonNullable<PlannedOperation['ready']['steps']> }) {
  const { sheet } = words;
  const when = (hours: number) => (hours % 24 === 0 ? fill(sheet.daysBefore, { days: hours / 24 }) : fill(sheet.hoursBefore, { hours }));
  return (
    <dl className="max-w-reading divide-y divide-line border-line border-y">
      {steps.map(({ hoursBefore, title, details }) => (
        <div className="py-2 print:break-inside-avoid print:py-0.5" key={hoursBefore}>
          <dt className="font-semibold">
            {when(hoursBefore)}: {title}
          </dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
