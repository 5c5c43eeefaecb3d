import type { Answer } from '#search/answer.ts';
import type { Found } from '#search/listing.ts';
import { keyOf, type Told } from './told.ts';

/**
 * What the places among the pages found by their words count beside the logarithm of a share, and from which share of the outside on a query is
 * not for us. A phrase of ours that has all of the query, or an operation and what is asked of it, is seldom wrong.
 * Tuned on lists by others and on a tenth of the queries, left out (decision 41).
 */
const strengths = {
  row: { places: [5, 4, 3, 2], outside: 0.95 },
  all: { places: [4.5, 1.5, 1], outside: 0.95 },
  most: { places: [1.7, 1, 0.7], outside: 0.7 },
  some: { places: [0.4, 0.3, 0.2], outside: 0.6 },
  none: { places: [], outside: 0.46 },
  others: { places: [], outside: 0.4 },
} as const;
const allOfQuery = 1;
const mostOfQuery = 0.75;
const leastByPlace = 0.3;
const leastShare = 1e-3;
// From here on not even pages are offered.
const surelyOutside = 0.75;
const surelyOthers = 0.4;
// By its share alone a page is shown from here on.
const leastShown = 0.03;
// So many are shown, if there are as many with a share like this: a third row costs a reader less than a second search.
const fewest = 3;
const leastBeside = 0.01;
// Of a page that the classifier has not learned, such as a new article.
const unlearnedShare = 0.3;
// An operation's own answers are for who asks for them.
const isOperation = (found: Found) => 'page' in found && found.page.href.includes('#answers-');

/** The share of what the classifier has not learned: an operation's is that of the likeliest other one, so that their names decide. */
function shareOfUnlearned(found: Found, { shown }: Told): number {
  const likeliest = isOperation(found) ? shown.find((one) => isOperation(one.found)) : undefined;
  return likeliest ? Math.max(likeliest.share, leastShare) : unlearnedShare;
}
// A result this far behind the first is about another subject; less, if it was found by its words.
const farBehind = 3;
const farBehindOfWords = 8;
const mostFound = 8;
const mostWays = 5;

/** The results that were found by words alone. */
export type ByWords = Pick<Answer, 'found' | 'mentioned' | 'notOurs' | 'maybe'> & {
  /** What surely has each of its words. */
  whole?: ReadonlyArray<Found>;
  /** How much of the query the first result has. */
  has?: number;
  /** Whether it is the row of an operation of which something is asked. */
  isRow?: boolean;
};

function strengthOf({ found: [first], notOurs, has = 0, isRow }: ByWords, told: Told): keyof typeof strengths {
  if (notOurs) return 'others';
  if (!first) return 'none';
  if (isRow) return 'row';
  // Of a new article the classifier knows nothing, so its title decides.
  if (!told.knows(first)) return 'all';
  return has >= allOfQuery ? 'all' : has >= mostOfQuery ? 'most' : 'some';
}

function ranked(byWords: ReadonlyArray<Found>, places: ReadonlyArray<number>, told: Told): ReadonlyArray<Found> {
  const all = new Map<string | number, { found: Found; score: number }>();
  const isNamed = new Set(byWords.map(keyOf));
  for (const { found, share } of told.shown)
    if (share >= leastShown || isNamed.has(keyOf(found))) all.set(keyOf(found), { found, score: Math.log(Math.max(share, leastShare)) });
  for (const [at, found] of byWords.entries()) {
    const { score } = all.get(keyOf(found)) ?? { score: Math.log(told.knows(found) ? leastShare : shareOfUnlearned(found, told)) };
    all.set(keyOf(found), { found, score: score + (places[at] ?? leastByPlace) });
  }
  const inOrder = [...all.values()].toSorted((one, other) => other.score - one.score);
  const top = inOrder[0]?.score ?? 0;
  const isNear = ({ found, score }: (typeof inOrder)[number]) => score >= top - (isNamed.has(keyOf(found)) ? farBehindOfWords : farBehind);
  const near = inOrder.filter(isNear).map(({ found }) => found);
  const isThere = new Set(near.map(keyOf));
  const beside = told.shown.filter(({ found, share }) => share >= leastBeside && !isThere.has(keyOf(found)) && !isOperation(found));
  return [...near, ...beside.slice(0, Math.max(0, fewest - near.length)).map(({ found }) => found)];
}

/** Ranks what was found by words together with what the classifier says; nobody with a red flag is sent to another doctor. */
export function withTold(
  byWords: ByWords,
  told: Told,
  isEmergency: boolean,
): Pick<Answer, 'found' | 'mentioned' | 'notOurs' | 'maybe' | 'ways'> {
  const { notOurs, maybe, mentioned } = byWords;
  const { places, outside: most } = strengths[strengthOf(byWords, told)];
  const outside = told.elsewhere + told.ofOthers;
  const found = ranked(byWords.found, places, told);
  const also = maybe && { maybe };
  if (outside < most || (isEmergency && byWords.found.length > 0)) return { found: found.slice(0, mostFound), ...also };
  const other = notOurs ?? (!mentioned && told.ofOthers >= surelyOthers ? told.others : undefined);
  if (other && !isEmergency) return { found: [], notOurs: other };
  if (mentioned) return { found: [], mentioned };
  return { found: [], ...(!isEmergency && outside < surelyOutside && { ways: found.slice(0, mostWays) }) };
}
