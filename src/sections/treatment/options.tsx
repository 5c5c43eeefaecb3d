import type { Runs } from '#content/page-text.ts';
import type { TreatmentText } from '#content/treatment-text.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

type Option = TreatmentText['options'][number];

function Row({ label, runs }: { label: string; runs: Runs }) {
  return (
    <div className="border-t border-line px-5 py-4">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-1 max-w-reading">
        <MarkedText runs={runs} />
      </dd>
    </div>
  );
}

function OptionCard({ title, description, benefits, risks, recovery, withoutTreatment }: Option) {
  return (
    <li
      className={`option row-span-5 last:odd:col-span-full grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 rounded-md border ${withoutTreatment ? 'border-dashed border-edge bg-sunk' : 'border-line bg-surface shadow-card'}`}
    >
      <div className="px-5 pt-5 pb-4">
        <h3 className="text-xl">
          <MarkedText runs={title} />
        </h3>
        {withoutTreatment && <p className="mt-1 text-sm font-semibold text-soft">Without treatment</p>}
      </div>
      <dl className="row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid">
        <Row label="What happens" runs={description} />
        <Row label="Benefits" runs={benefits} />
        <Row label="Risks" runs={risks} />
        <Row label="Recovery" runs={recovery} />
      </dl>
    </li>
  );
}

/** The choices side by side, doing nothing among them: the same four rows line up across neighbours; on a phone each follows the last. */
export function Options({ options }: { options: ReadonlyArray<Option> }) {
  return (
    <div className="@container">
      <ul className="options grid grid-cols-[minmax(0,1fr)] gap-6 @min-[680px]:grid-cols-2">
        {inOrder(options).map(({ key, item }) => (
          <OptionCard key={key} {...item} />
        ))}
      </ul>
    </div>
  );
}
