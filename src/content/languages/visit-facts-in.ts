import { gettingReadyHref } from '#content/getting-ready.ts';
import { pathIn } from '#content/languages.ts';
import type { TreatmentGroupId } from '#content/navigation.ts';
import { costsByGroup, type OperationCost } from '#content/operation-costs.ts';
import type { OperationKey } from '#content/operations.ts';
import { visit } from '#content/visit-facts.ts';
import { patternOf, saidBy } from './figure-words.ts';
import { fill } from './fill.ts';
import { operationNameIn, sheetOf } from './pages.ts';
import type { Texts } from './texts.ts';
import { sayer } from './views.ts';

/** What an operation costs, in the words of a language, its nights in hospital, and the address of a sheet for it, if there is one. */
export type CostIn = { key: OperationKey; name: string; href?: string; price: string; nights: string; given: boolean };

/** What the page about a visit says of money in a language. */
export type VisitFactsIn = {
  /** The fees' amounts, in their order. */
  fees: ReadonlyArray<string>;
  /** By the groups of the menu, the operations that the language names. */
  costs: ReadonlyArray<{ group: TreatmentGroupId; costs: ReadonlyArray<CostIn> }>;
};

/** The operations of these that a language names. */
export function costsIn(
  texts: Texts,
  costs: ReadonlyArray<Pick<OperationCost, 'key' | 'price' | 'stay' | 'given'>>,
): ReadonlyArray<CostIn> {
  const say = sayer(texts);
  const { noNight, costNights } = texts.words.visit;
  return costs.flatMap(({ key, price, stay, given }) => {
    const [name, sheet] = [operationNameIn(texts, key), sheetOf(texts, key)];
    if (!name) return [];
    const nights = stay === 'none' ? noNight : fill(costNights, { stay: say(stay) });
    return [{ key, name, price: say(price), nights, given, ...(sheet && { href: pathIn(texts.language, gettingReadyHref(sheet)) }) }];
  });
}

/** For the build: the Worker, which draws that page, carries neither the operations nor how a language says their figures. */
export function visitFactsIn(texts: Texts): VisitFactsIn {
  // An amount such as '₹900' is the same everywhere; 'free' is a word.
  const amountIn = (amount: string) => (patternOf(amount) === amount ? (saidBy(texts.numbers, amount) ?? amount) : amount);
  const costs = costsByGroup.map(({ id, costs: inEnglish }) => ({ group: id, costs: costsIn(texts, inEnglish) }));
  return { fees: visit.fees.map(({ amount }) => amountIn(amount)), costs: costs.filter((each) => each.costs.length > 0) };
}
