import { fill } from './languages/fill.ts';
import { isLive } from './live.ts';
import { clearDrinksHours, type Operation, type OperationKey, operations } from './operations.ts';

const keys = Object.keys(operations) as ReadonlyArray<OperationKey>;

/** The operations whose answers a site shows: samples only on this machine, never on a live site. */
export const shownOperations: ReadonlyArray<readonly [OperationKey, Operation]> = keys
  .map((key) => [key, operations[key]] as const)
  .filter(([, { given }]) => given || !isLive());

/** An operation that can be prepared for. */
export type PlannedOperation = Operation & Required<Pick<Operation, 'ready'>>;

const isPlanned = (operation: Operation): operation is PlannedOperation => operation.ready !== undefined;

/** Those that have a sheet. */
export const plannedOperations: ReadonlyArray<readonly [OperationKey, PlannedOperation]> = shownOperations.flatMap(([key, operation]) =>
  isPlanned(operation) ? [[key, operation] as const] : [],
);

/** True where people may go home within a day of the sleeping medicine, and so are told about the hours after it. */
export const mayGoHomeWithinADay = ({ stay }: Pick<Operation, 'stay'>) => stay.startsWith('none') || stay === '1 night';

/** For which loose stools a sheet asks to be rung; one without a bowel drink must not speak of it, or people ask where theirs is. */
export const looseStoolsOf = (
  words: Readonly<Record<'looseStools' | 'looseStoolsBefore', string>>,
  { fasting }: Pick<PlannedOperation['ready'], 'fasting'>,
): string => (fasting.includes('bowel drink') ? words.looseStoolsBefore : words.looseStools);

/** What stands beside the hours of a sheet's fast: before those of food, after them, and after those of drinks. */
export function fastWordsOf(
  words: Readonly<Record<'withBowelDrink' | 'afterFat' | 'onLiquidDiet' | 'clearWater' | 'besideWater', string>> & { clearDrinks: string },
  { fasting }: Pick<PlannedOperation['ready'], 'fasting'>,
): { lead?: string; food?: string; drink: string } {
  if (fasting === 'a day with a bowel drink') return { drink: words.clearDrinks };
  if (fasting === 'a liquid diet of two weeks') return { food: words.onLiquidDiet, drink: words.clearWater };
  if (fasting === 'some hours') return { food: words.afterFat, drink: words.clearWater };
  return {
    lead: fill(words.withBowelDrink, { hours: clearDrinksHours }),
    food: words.afterFat,
    drink: `${words.clearWater} ${words.besideWater}`,
  };
}

/** The practice's own answers that a page may show, in the order of its keys. */
export function operationsOf(keys: ReadonlyArray<OperationKey> = []): ReadonlyArray<readonly [OperationKey, Operation]> {
  return keys.flatMap((wanted) => shownOperations.filter(([key]) => key === wanted));
}

export const gettingReadyHref = (key: OperationKey) => `/getting-ready/${key}`;
