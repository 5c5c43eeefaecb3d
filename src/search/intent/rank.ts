import { type Found, once } from '#search/listing.ts';
import type { CareIntent } from './care-intent.ts';

const hrefOf = (one: Found | undefined) => (one && 'page' in one ? one.page.href : '');
const kindOf = (one: Found | undefined) => (one && 'page' in one ? one.page.kind : undefined);
const keyOf = (one: Found) => ('page' in one ? one.page.href : one.post);
const ofOneOperation = '/getting-ready/';
const againRow = '#answers-';
// Two words that are felt may be of several complaints; three tell more than the phrases of one.
const tellsMore = 3;
const allOfIt = 0.95;

/** Whether what was found by its words stays first, with this score. */
function staysFirst({ of, said, places, sheets }: CareIntent, first: Found | undefined, score: number): boolean {
  if (!first || of === 'reading') return false;
  const isThere = places.some((place) => keyOf(place) === keyOf(first));
  if (of === 'before') return isThere && sheets.includes(hrefOf(first));
  if (of === 'after') return isThere || hrefOf(first).includes(againRow);
  if (kindOf(first) === 'complaint') return isThere || said < tellsMore;
  return kindOf(first) === 'sheet' || ('post' in first && score >= allOfIt && said < tellsMore);
}

/** Whether a row is of an operation that nobody named: its sheet tells of another bowel, and its days are of another cut. */
function isOfAnother({ of, sheets, pages }: CareIntent, one: Found): boolean {
  const href = hrefOf(one);
  if (of === 'before') return href.startsWith(ofOneOperation) && !sheets.includes(href);
  return of === 'after' && href.includes(againRow) && !pages.some((page) => href.startsWith(page));
}

/** Puts what a query asks around an operation or a test, or says is felt, before what only has its words. */
export function rankByIntent(care: CareIntent | undefined, found: ReadonlyArray<Found>, score: number): ReadonlyArray<Found> {
  if (!care) return found;
  const others = found.filter((one) => !isOfAnother(care, one));
  const before = staysFirst(care, others[0], score) ? 1 : 0;
  return once([...others.slice(0, before), ...care.places, ...others.slice(before)]);
}

/** Whether a query is about care though it has a word of another world: a tractor after a hernia operation. */
export const isSurelyCare = (told: CareIntent | undefined) =>
  told !== undefined && !told.isLast && told.said > 1 && (told.of === 'feeling' || (told.of !== 'reading' && told.isOfCare));
