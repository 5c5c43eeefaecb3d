import type { Runs } from '#content/page-text.ts';
import type { OptionText } from '#content/shared-text.ts';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

function Row({ label, runs }: { label: string; runs: Runs }) {
  return (
    <div className="border-t border-line px-5 py-3">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-0.5 max-w-reading">
        <MarkedText runs={runs} />
      </dd>
    </div>
  );
}

function Option({ title, description, benefits, risks, recovery, withoutTreatment }: OptionText) {
  const name = (
    <span className="py-2 leading-tight">
      <h3 className="inline text-lg">
        <MarkedText runs={title} />
      </h3>
      {withoutTreatment && <span className="block text-sm font-normal text-soft">Without treatment</span>}
    </span>
  );
  return (
    <li className={`option rounded-md border ${withoutTreatment ? 'border-dashed border-edge bg-sunk' : 'border-line bg-surface'}`}>
      <Fold row="px-5" title={name}>
        <dl>
          <Row label="What happens" runs={description} />
          <Row label="Benefits" runs={benefits} />
          <Row label="Risks" runs={risks} />
          <Row label="Recovery" runs={recovery} />
        </dl>
      </Fold>
    </li>
  );
}

/** Each choice in full, doing nothing among them. */
export function Options({ options }: { options: ReadonlyArray<OptionText> }) {
  return (
    <>
      <p className="mt-8 mb-3 font-semibold">Each choice in full</p>
      <ul className="options grid grid-cols-[minmax(0,1fr)] gap-2">
        {inOrder(options).map(({ key, item }) => (
          <Option key={key} {...item} />
        ))}
      </ul>
    </>
  );
}
