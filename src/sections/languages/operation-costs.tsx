import { costRowId, costsHref } from '#content/cost-link.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { CostIn, VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { Fold } from '#ui/fold.tsx';
import { Part } from './bricks.tsx';

type Texts = Pick<FrameTexts, 'words'>;

/** The name leads to the operation's sheet where it has a `href`. */
function Cost({ texts, cost: { key, name, href, price, nights, given } }: { texts: Texts; cost: CostIn }) {
  return (
    <li className="scroll-mt-40 border-t border-line py-2" id={costRowId(key)}>
      {href ? (
        <a className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" href={href}>
          {name}
        </a>
      ) : (
        <p className="flex min-h-11 items-center font-semibold">{name}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold tabular-nums">
          {price}
          {!given && <span className="font-normal text-soft">{` (${texts.words.visit.costExample})`}</span>}
        </span>
        <span className="text-soft">{nights}</span>
      </p>
    </li>
  );
}

/** What each operation that this language names costs, by the groups of the menu. */
export function OperationCostsIn({ texts, costs }: { texts: Texts; costs: VisitFactsIn['costs'] }) {
  const { visit, groups } = texts.words;
  if (costs.length === 0) return null;
  return (
    <Part id={costsHref.split('#')[1] ?? ''} title={visit.operationCosts}>
      <div className="max-w-reading divide-y divide-line border-y border-line">
        {costs.map(({ group, costs: rows }) => (
          <Fold key={group} row="font-semibold" title={groups[group]}>
            <ul className="pb-3">
              {rows.map((cost) => (
                <Cost cost={cost} key={cost.key} texts={texts} />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Part>
  );
}

/** What the operations of one page cost; its own buttons lead to their sheets. */
export function PageCostsIn({ texts, costs, id }: { texts: Texts; costs: ReadonlyArray<CostIn>; id: string }) {
  if (costs.length === 0) return null;
  return (
    <Part id={id} title={texts.words.visit.operationCosts}>
      <ul className="max-w-reading border-b border-line">
        {costs.map(({ href: _, ...cost }) => (
          <Cost cost={cost} key={cost.key} texts={texts} />
        ))}
      </ul>
    </Part>
  );
}
