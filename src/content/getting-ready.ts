import { isLive } from './live.ts';
import { type Operation, type OperationKey, operations } from './operations.ts';

const keys = Object.keys(operations) as ReadonlyArray<OperationKey>;

/** The operations whose answers a site shows: samples only on this machine, never on a live site. */
export const shownOperations: ReadonlyArray<readonly [OperationKey, Operation]> = keys
  .map((key) => [key, operations[key]] as const)
  .filter(([, { given }]) => given || !isLive());

export const gettingReadyHref = (key: OperationKey) => `/getting-ready/${key}`;

/** 'An example' stands over what the surgeon has not yet given. */
export const exampleWords = 'An example, until our surgeon has given her own answers. Follow what we tell you in person.';
