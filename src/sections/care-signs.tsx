import type { ReactNode } from 'react';
import { foldsOf, type Grouped } from '#content/triage/groups.ts';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import type { CareWords } from './care-words.ts';

/** A sign as it is shown, its words, which tell whom it concerns, and whether it is of another illness than those of its list. */
export type Row = { node: ReactNode; words: string; other?: boolean };

export const Signs = ({ rows }: { rows: ReadonlyArray<Row> }) => (
  <ul className="max-w-reading list-disc space-y-1 pl-list leading-snug">
    {inOrder(rows).map(({ key, item }) => (
      <li key={key}>{item.node}</li>
    ))}
  </ul>
);

type TitledProps = { groups: Grouped<Row>['folds']; titles: CareWords['groups'] };

/** Signs of some readers, under the heading that says of whom and for how long. */
export function Titled({ groups, titles }: TitledProps) {
  return groups.map(({ id, rows }) => (
    <div className="mt-3 first:mt-0" key={id}>
      <p className="mb-1 font-semibold leading-snug">{titles[id]}</p>
      <Signs rows={rows} />
    </div>
  ));
}

type FoldProps = Pick<Grouped<Row>, 'folds' | 'open'> & Pick<TitledProps, 'titles'>;

/** The rows that few readers need, folded in the open card. */
export function Folds({ titles, ...grouped }: FoldProps) {
  return foldsOf(grouped).map(({ id, rows, parts }) => (
    <Fold className="border-t border-emergency" key={id} row="py-1.5 font-semibold leading-tight" title={titles[id]}>
      <div className="pb-3">
        {rows.length > 0 && <Signs rows={rows} />}
        <Titled groups={parts} titles={titles} />
      </div>
    </Fold>
  ));
}
