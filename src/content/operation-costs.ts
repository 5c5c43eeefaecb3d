import { costHref } from './cost-link.ts';
import { shownOperations } from './getting-ready.ts';
import { treatmentGroups } from './navigation.ts';
import { pageOfOperation } from './operation-page.ts';
import type { Operation, OperationKey } from './operations.ts';

/** What an operation costs, in two parts: the range, and what that includes. */
export function costInParts({ cost }: Pick<Operation, 'cost'>): { price: string; includes: string } {
  const [price = '', ...rest] = cost.split(', ');
  return { price, includes: rest.join(', ') };
}

export type OperationCost = Pick<Operation, 'name' | 'given' | 'stay'> & { key: OperationKey; price: string; href: string };

/** The operations that a site shows, each at the first page about it, by the groups of the treatments menu. */
export const costsByGroup: ReadonlyArray<{ name: string; costs: ReadonlyArray<OperationCost> }> = (() => {
  const placed = shownOperations.map(([key, operation]) => {
    const { name, given, stay } = operation;
    const { group, href } = pageOfOperation(key);
    return { group, cost: { key, name, given, stay, price: costInParts(operation).price, href: costHref(href, key) } };
  });
  return treatmentGroups
    .map(({ name }) => ({ name, costs: placed.filter(({ group }) => group === name).map(({ cost }) => cost) }))
    .filter(({ costs }) => costs.length > 0);
})();
