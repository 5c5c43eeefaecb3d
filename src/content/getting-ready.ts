import { isLive } from './live.ts';
import { type Operation, type OperationKey, operations } from './operations.ts';

const keys = Object.keys(operations) as ReadonlyArray<OperationKey>;

/** The operations whose answers a site shows: samples only on this machine, never on a live site. */
export const shownOperations: ReadonlyArray<readonly [OperationKey, Operation]> = keys
  .map((key) => [key, operations[key]] as const)
  .filter(([, { given }]) => given || !isLive());

/** The practice's own answers that a page may show, in the order of its keys. */
export function operationsOf(keys: ReadonlyArray<OperationKey> = []): ReadonlyArray<readonly [OperationKey, Operation]> {
  return keys.flatMap((wanted) => shownOperations.filter(([key]) => key === wanted));
}

export const gettingReadyHref = (key: OperationKey) => `/getting-ready/${key}`;
