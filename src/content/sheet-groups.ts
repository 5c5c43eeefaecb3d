import { type PlannedOperation, plannedOperations } from './getting-ready.ts';
import type { TreatmentGroupId } from './navigation.ts';
import { pageOfOperation } from './operation-page.ts';
import type { OperationKey } from './operations.ts';

type Sheet = readonly [OperationKey, PlannedOperation];

/** The getting-ready sheets in the groups of the menu; an operation of two groups is in the first. */
export const sheetGroups: ReadonlyArray<{ id: TreatmentGroupId; name: string; sheets: ReadonlyArray<Sheet> }> = [
  ...Map.groupBy(plannedOperations, ([key]) => pageOfOperation(key).group.id).values(),
].flatMap((sheets) => sheets.slice(0, 1).map(([key]) => ({ ...pageOfOperation(key).group, sheets })));
