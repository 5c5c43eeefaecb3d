import { type PlannedOperation, plannedOperations } from './getting-ready.ts';
import { type TreatmentGroupId, treatmentGroups } from './navigation.ts';
import { pageOfOperation } from './operation-page.ts';
import type { OperationKey } from './operations.ts';

type Sheet = readonly [OperationKey, PlannedOperation];

/** The getting-ready sheets in the groups of the menu and in their order; an operation of two groups is in the first. */
export const sheetGroups: ReadonlyArray<{ id: TreatmentGroupId; name: string; sheets: ReadonlyArray<Sheet> }> = treatmentGroups
  .map(({ group, name }) => ({ id: group, name, sheets: plannedOperations.filter(([key]) => pageOfOperation(key).group.id === group) }))
  .filter(({ sheets }) => sheets.length > 0);
