import type { ReactNode } from 'react';
import type { TreatmentText } from '#content/treatment-text.ts';
import { Bullets } from '#sections/treatment/text-blocks.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

function Before({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Fold row="py-0! min-h-11!" title={<h3 className="text-lg">{title}</h3>}>
        <div className="fold-target pb-2" id={id}>
          {children}
        </div>
      </Fold>
    </li>
  );
}

/** One line from getting ready to the way back. */
export function Timeline({ text: { preparing, inHospital, recovery } }: { text: TreatmentText }) {
  return (
    <ol className="timeline max-w-reading">
      <Before id="preparing" title="Before: how to prepare">
        <Bullets items={preparing} />
      </Before>
      <Before id="hospital" title="In hospital: what to expect">
        <Bullets items={inHospital} />
      </Before>
      {inOrder(recovery).map(({ key, item: { when, what } }) => (
        <li key={key}>
          <h3 className="text-lg">
            <MarkedText runs={when} />
          </h3>
          <p className="mt-0.5 leading-snug">
            <MarkedText runs={what} />
          </p>
        </li>
      ))}
    </ol>
  );
}
