import type { ReactNode } from 'react';
import type { FoldId, Grouped } from '#content/triage/groups.ts';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import type { CareWords } from './care-words.ts';

/** A sign as it is shown, its words, which tell whom it concerns, and whether it is of another illness than those of its list. */
export type Row = { node: ReactNode; words: string; other?: boolean };

export const Signs = ({ rows }: { rows: ReadonlyArray<Row> }) => (
  <ul className="max-w-reading list-disc space-y-1.5 pl-list leading-snug">
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
      <p className="mb-1 font-semibold">{titles[id]}</p>
      <Signs rows={rows} />
    </div>
  ));
}

type FoldProps = TitledProps & Pick<Grouped<Row>, 'open'>;

// A fold for each of the eleven would add half a phone's height to every page.
const withOwnFold: ReadonlyArray<FoldId> = ['others', 'pregnant', 'after-operation', 'cancer-medicine'];

/** The rows that few readers need, folded in the open card: the other groups, and what is left of an open one, are parts of 'More signs'. */
export function Folds({ groups, open, titles }: FoldProps) {
  const isMore = ({ id }: FoldProps['groups'][number]) => !withOwnFold.includes(id) || open.some((part) => part.id === id);
  const folds = [groups.filter(isMore), ...groups.filter((group) => !isMore(group)).map((group) => [group])];
  return folds.map(([first, ...others]) => {
    if (!first) return null;
    const title = isMore(first) ? 'more' : first.id;
    return (
      <Fold className="border-t border-emergency" key={title} row="py-1.5 font-semibold" title={titles[title]}>
        <div className="pb-3">
          {first.id === title ? <Signs rows={first.rows} /> : <Titled groups={[first]} titles={titles} />}
          <Titled groups={others} titles={titles} />
        </div>
      </Fold>
    );
  });
}
