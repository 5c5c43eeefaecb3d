import { gettingReadyHref } from '#content/getting-ready.ts';
import { fill } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import { sayer } from '#content/languages/views.ts';
import { pathIn } from '#content/languages.ts';
import { treatmentGroups } from '#content/navigation.ts';
import { costsByGroup, type OperationCost } from '#content/operation-costs.ts';
import { Fold } from '#ui/fold.tsx';
import { Part } from './bricks.tsx';

function Cost({ texts, cost: { key, price, stay, given }, name }: { texts: Texts; cost: OperationCost; name: string }) {
  const { visit } = texts.words;
  const say = sayer(texts);
  return (
    <li className="border-t border-line py-2">
      <a
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        href={pathIn(texts.language, gettingReadyHref(key))}
      >
        {name}
      </a>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold tabular-nums">
          {say(price)}
          {!given && <span className="font-normal text-soft">{` (${visit.costExample})`}</span>}
        </span>
        <span className="text-soft">{fill(visit.costNights, { stay: say(stay) })}</span>
      </p>
    </li>
  );
}

/** What each operation with a sheet in this language costs, by the groups of the menu. */
export function OperationCostsIn({ texts }: { texts: Texts }) {
  const { visit, groups } = texts.words;
  const shown = treatmentGroups.flatMap(({ group, name }) => {
    const costs = costsByGroup.find((each) => each.name === name)?.costs ?? [];
    const named = costs.flatMap((cost) => {
      const sheet = texts.sheets[cost.key];
      return sheet ? [{ cost, name: sheet.name }] : [];
    });
    return named.length > 0 ? [{ group, named }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Part id="costs" title={visit.operationCosts}>
      <div className="max-w-reading divide-y divide-line border-y border-line">
        {shown.map(({ group, named }) => (
          <Fold key={group} row="font-semibold" title={groups[group]}>
            <ul className="pb-3">
              {named.map(({ cost, name }) => (
                <Cost cost={cost} key={cost.key} name={name} texts={texts} />
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </Part>
  );
}
