import type { TreatmentText } from '#content/treatment-text.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** The way back, in order, along a line. */
export function Recovery({ steps }: { steps: TreatmentText['recovery'] }) {
  return (
    <ol className="recovery max-w-reading">
      {inOrder(steps).map(({ key, item: { when, what } }) => (
        <li key={key}>
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
