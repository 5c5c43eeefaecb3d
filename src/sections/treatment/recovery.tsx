import type { TreatmentText } from '#content/treatment-text.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** The way back, in order, along a line. */
export function Recovery({ steps }: { steps: TreatmentText['recovery'] }) {
  return (
    <ol className="max-w-reading">
      {inOrder(steps).map(({ key, item: { when, what } }) => (
        <li className="relative border-l-2 border-brand-300 pb-7 pl-7 last:border-transparent last:pb-0" key={key}>
          <span aria-hidden="true" className="absolute top-1.5 -left-[9px] size-4 rounded-full border-4 border-brand bg-paper" />
          <h3 className="text-lg">
            <MarkedText runs={when} />
          </h3>
          <p className="mt-1">
            <MarkedText runs={what} />
          </p>
        </li>
      ))}
    </ol>
  );
}
