import type { Runs } from '#content/page-text.ts';
import type { OptionText } from '#content/shared-text.ts';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

function Row({ label, runs }: { label: string; runs: Runs }) {
  return (
    <div className="border-t border-line px-4 py-2.5">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-0.5 max-w-reading">
        <MarkedText runs={runs} />
      </dd>
    </div>
  );
}

function Option({ title, description, benefits, risks, recovery, withoutTreatment }: OptionText) {
  return (
    <li className={`option rounded-md border ${withoutTreatment ? 'border-dashed border-edge bg-sunk' : 'border-line bg-surface'}`}>
      <h3 className="px-4 py-3 text-lg leading-tight">
        <MarkedText runs={title} />
        {withoutTreatment && <span className="block text-sm font-normal text-soft">Without treatment</span>}
      </h3>
      <dl>
        <Row label="What happens" runs={description} />
        <Row label="Benefits" runs={benefits} />
        <Row label="Risks" runs={risks} />
        <Row label="Recovery" runs={recovery} />
      </dl>
    </li>
  );
}

/** Each choice in full, including no treatment; folded, because the table or the names precede it. */
export function Options({ options }: { options: ReadonlyArray<OptionText> }) {
  return (
    <Fold
      className="my-4 rounded-md border border-line bg-surface"
      row="px-4 py-2"
      title={
        <span className="leading-snug">
          <b>Each choice in full</b>
          <span className="block text-sm text-soft print:hidden">What happens, benefits, risks and recovery</span>
        </span>
      }
    >
      <ul className="options grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
        {inOrder(options).map(({ key, item }) => (
          <Option key={key} {...item} />
        ))}
      </ul>
    </Fold>
  );
}

/** The names of the choices, for pages without the comparison. */
export function OptionNames({ options }: { options: ReadonlyArray<OptionText> }) {
  return (
    <ul className="option-names mt-4 max-w-reading list-disc space-y-1.5 pl-list font-semibold leading-snug print:hidden">
      {inOrder(options).map(({ key, item: { title } }) => (
        <li key={key}>
          <MarkedText runs={title} />
        </li>
      ))}
    </ul>
  );
}
