import type { PlannedOperation } from '#content/getting-ready.ts';
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

/** What is usual for each group of medicines, from when, and who decides it. */
export function Medicines({ fasting }: { fasting: Fasting }) {
  const groups = Object.entries(medicinesBefore[fasting]) as ReadonlyArray<readonly [MedicineGroup, MedicineAdvice]>;
  return (
    <>
      <p className="max-w-reading print:text-sm">{medicinesLead}</p>
      <dl className="mt-3 max-w-reading divide-y divide-line border-line border-y print:mt-1 print:text-xs">
        {groups.map(([group, { usual, from, decides }]) => (
          <div className="break-inside-avoid py-2 print:py-0.5" key={group}>
            <dt className="font-semibold">{medicineNames[group]}</dt>
            <dd>
              {usual}. <b>{words.sheet.from}:</b> {from}. <b>{words.sheet.decides}:</b> {decides}.
            </dd>
          </div>
        ))}
      </dl>
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
