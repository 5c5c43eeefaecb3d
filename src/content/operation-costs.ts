import { costHref } from './cost-link.ts';
import { shownOperations } from './getting-ready.ts';
import { type TreatmentGroupId, treatmentGroups } from './navigation.ts';
import { pageOfOperation } from './operation-page.ts';
import { costInParts, type Operation, type OperationKey } from './operations.ts';

export type OperationCost = Pick<Operation, 'name' | 'given' | 'stay'> & { key: OperationKey; price: string; href: string };

/** The operations that a site shows, each at the first page about it, by the groups of the treatments menu. */
export const costsByGroup: ReadonlyArray<{ id: TreatmentGroupId; name: string; costs: ReadonlyArray<OperationCost> }> = (() => {
  const placed = shownOperations.map(([key, operation]) => {
    const { name, given, stay } = operation;
    const { group, href } = pageOfOperation(key);
    return { group: group.id, cost: { key, name, given, stay, price: costInParts(operation).price, href: costHref(href, key) } };
  });
  return treatmentGroups
    .map(({ group: id, name }) => ({ id, name, costs: placed.filter(({ group }) => group === id).map(({ cost }) => cost) }))
    .filter(({ costs }) => costs.length > 0);
})();
