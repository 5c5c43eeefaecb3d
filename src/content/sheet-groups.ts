import { findTreatment } from './catalogue.ts';
import { type PlannedOperation, plannedOperations } from './getting-ready.ts';
import { treatmentGroups } from './navigation.ts';
import type { OperationKey } from './operations.ts';

type Sheet = readonly [OperationKey, PlannedOperation];

/** The operations that the pages of a group name. */
const keysOf = (links: ReadonlyArray<string>) => links.flatMap((link) => findTreatment(link)?.operations ?? []);

const groupOf = ([key]: Sheet) => treatmentGroups.find(({ links }) => keysOf(links).includes(key))?.name ?? 'Other operations';

/** The getting-ready sheets in the groups of the menu; an operation of two groups is in the first. */
export const sheetGroups: ReadonlyArray<{ name: string; sheets: ReadonlyArray<Sheet> }> = [...Map.groupBy(plannedOperations, groupOf)].map(
  ([name, sheets]) => ({ name, sheets }),
);
