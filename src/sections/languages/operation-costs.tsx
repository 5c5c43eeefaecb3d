import { costAnswerId, costRowId, costsHref } from '#content/cost-link.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { CostIn, VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { pathIn } from '#content/languages.ts';
import { VisitPart } from '#sections/visit/visit-part.tsx';
import { WhichOperation } from '#sections/visit/which-operation.tsx';
import { Fold } from '#ui/fold.tsx';
import { Part } from './bricks.tsx';

type Texts = Pick<FrameTexts, 'words'>;

/** The name leads to the operation's sheet where it has a `href`. */
function Cost({ texts, cost: { key, name, href, price, nights, given } }: { texts: Texts; cost: CostIn }) {
  return (
    <li className="scroll-mt-40 border-t border-line py-2 break-inside-avoid print:py-0.5" id={costRowId(key)}>
      {href ? (
        <a className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" href={href}>
          {name}
        </a>
      ) : (
        <p className="flex min-h-11 items-center font-semibold print:min-h-0">{name}</p>
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

/** The cost of the operation that somebody asked about, above the list of all. */
export function CostAnswerIn({ texts: { words }, cost: { name, price, nights, given } }: { texts: Texts; cost: CostIn }) {
  return (
    <div className="mt-12 max-w-reading scroll-mt-32 rounded-md border-l-4 border-good bg-brand-50 p-4" id={costAnswerId} role="status">
      <p className="text-sm text-soft">{words.visit.cost.asked}</p>
      <p>
        {name}: <strong className="font-semibold tabular-nums">{price}</strong>
        {!given && <span className="text-soft">{` (${words.visit.costExample})`}</span>}
      </p>
      <p className="text-soft">{nights}</p>
    </div>
  );
}

/** What each operation that this language names costs, by the groups of the menu. */
export function OperationCostsIn({ texts, costs }: Pick<VisitFactsIn, 'costs'> & { texts: Pick<FrameTexts, 'language' | 'words'> }) {
  const { visit, groups } = texts.words;
  const named = costs.map((group) => ({ ...group, name: groups[group.group] }));
  if (costs.length === 0) return null;
  return (
    <VisitPart id={costsHref.split('#')[1] ?? ''} title={visit.operationCosts}>
      <WhichOperation groups={named} label={visit.operationCosts} page={pathIn(texts.language, '/visit')} words={visit.cost} />
      <div className="max-w-reading divide-y divide-line border-y border-line">
        {named.map(({ name, costs: rows }) => (
          <Fold key={name} row="font-semibold" title={name}>
            <ul className="pb-3 print:columns-2 print:gap-8 print:pb-0">
              {rows.map((cost) => (
                <Cost cost={cost} key={cost.key} texts={texts} />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </VisitPart>
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
