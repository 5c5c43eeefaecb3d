import { costAnswerId, costRowId, costsHref } from '#content/cost-link.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { CostIn, VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { pathIn } from '#content/languages.ts';
import { VisitPart } from '#sections/visit/visit-part.tsx';
import { Button } from '#ui/button.tsx';
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

type Costs = { texts: Pick<FrameTexts, 'language' | 'words'>; costs: VisitFactsIn['costs'] };

/** Asks for one operation without script: the page comes again with its cost. */
function WhichOperation({ texts: { language, words }, costs }: Costs) {
  const { which, choose, show } = words.visit.cost;
  return (
    <form
      action={`${pathIn(language, '/visit')}#${costAnswerId}`}
      aria-label={words.visit.operationCosts}
      className="mb-4 print:hidden"
      role="search"
    >
      <label className="block font-semibold" htmlFor="operation">
        {which}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <select
          className="min-h-12 w-full min-w-0 grow basis-48 rounded-md border border-edge bg-surface pr-9 pl-4 sm:w-auto"
          id="operation"
          name="operation"
          required
        >
          <option value="">{choose}</option>
          {costs.map(({ group, costs: rows }) => (
            <optgroup key={group} label={words.groups[group]}>
              {rows.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button look="quiet" type="submit">
          {show}
        </Button>
      </div>
    </form>
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
export function OperationCostsIn({ texts, costs }: Costs) {
  const { visit, groups } = texts.words;
  if (costs.length === 0) return null;
  return (
    <VisitPart id={costsHref.split('#')[1] ?? ''} title={visit.operationCosts}>
      <WhichOperation costs={costs} texts={texts} />
      <div className="max-w-reading divide-y divide-line border-y border-line">
        {costs.map(({ group, costs: rows }) => (
          <Fold key={group} row="font-semibold" title={groups[group]}>
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
