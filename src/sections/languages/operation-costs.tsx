import { costRowId, costsHref } from '#content/cost-link.ts';
import { gettingReadyHref, operationsOf } from '#content/getting-ready.ts';
import { fill } from '#content/languages/fill.ts';
import { operationNameIn, sheetOf } from '#content/languages/pages.ts';
import type { Texts } from '#content/languages/texts.ts';
import { sayer } from '#content/languages/views.ts';
import { pathIn } from '#content/languages.ts';
import { costsByGroup, type OperationCost } from '#content/operation-costs.ts';
import { costInParts } from '#content/operations.ts';
import type { Treatment } from '#content/treatment.ts';
import { Fold } from '#ui/fold.tsx';
import { Part } from './bricks.tsx';

type Named = { cost: Pick<OperationCost, 'key' | 'price' | 'stay' | 'given'>; name: string };

/** The operations of these that a language names. */
const namedIn = (texts: Texts, costs: ReadonlyArray<Named['cost']>): ReadonlyArray<Named> =>
  costs.flatMap((cost) => {
    const name = operationNameIn(texts, cost.key);
    return name ? [{ cost, name }] : [];
  });

/** `linked` where nothing else on the page leads to the sheets. */
function Cost({ texts, cost: { key, price, stay, given }, name, linked }: Named & { texts: Texts; linked: boolean }) {
  const { visit } = texts.words;
  const say = sayer(texts);
  const sheet = linked && sheetOf(texts, key);
  return (
    <li className="scroll-mt-40 border-t border-line py-2" id={costRowId(key)}>
      {sheet ? (
        <a
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          href={pathIn(texts.language, gettingReadyHref(sheet))}
        >
          {name}
        </a>
      ) : (
        <p className="flex min-h-11 items-center font-semibold">{name}</p>
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold tabular-nums">
          {say(price)}
          {!given && <span className="font-normal text-soft">{` (${visit.costExample})`}</span>}
        </span>
        <span className="text-soft">{stay === 'none' ? visit.noNight : fill(visit.costNights, { stay: say(stay) })}</span>
      </p>
    </li>
  );
}

/** What each operation that this language names costs, by the groups of the menu. */
export function OperationCostsIn({ texts }: { texts: Texts }) {
  const { visit, groups } = texts.words;
  const shown = costsByGroup.map(({ id, costs }) => ({ id, named: namedIn(texts, costs) })).filter(({ named }) => named.length > 0);
  if (shown.length === 0) return null;
  return (
    <Part id={costsHref.split('#')[1] ?? ''} title={visit.operationCosts}>
      <div className="max-w-reading divide-y divide-line border-y border-line">
        {shown.map(({ id, named }) => (
          <Fold key={id} row="font-semibold" title={groups[id]}>
            <ul className="pb-3">
              {named.map(({ cost, name }) => (
                <Cost cost={cost} key={cost.key} linked name={name} texts={texts} />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Part>
  );
}

/** What the operations of one page cost; nothing where a language names none of them. */
export function PageCostsIn({ texts, operations, id }: { texts: Texts; operations: Treatment['operations']; id: string }) {
  const costs = operationsOf(operations).map(([key, operation]) => ({ ...operation, key, price: costInParts(operation).price }));
  const named = namedIn(texts, costs);
  if (named.length === 0) return null;
  return (
    <Part id={id} title={texts.words.visit.operationCosts}>
      <ul className="max-w-reading border-b border-line">
        {named.map(({ cost, name }) => (
          <Cost cost={cost} key={cost.key} linked={false} name={name} texts={texts} />
        ))}
      </ul>
    </Part>
  );
}
