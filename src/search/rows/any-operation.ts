import type { Findable } from '#content/search/types.ts';
import type { Index } from '#search/index.ts';
import { type Asked, isMedical, means } from '#search/scores.ts';
import { pageAt } from './practice-rows.ts';

/** The pages that answer for every operation, by the time that is asked of. */
const pageFor = { before: '/getting-ready', after: '/treatment/postoperative-care', itself: '/treatment/surgical-care' } as const;

// No other word tells what these mean, so they count only as written: 'tanka' is a stitch, 'tank' is not.
const asWritten = 1;

/**
 * The page for a query about operations in general: 'may my wife stay with me', 'dressing kab badalni hai'. Undefined where an
 * illness is named, which has its own page, and where a word that nobody knows may be the subject: 'operation theatre job'.
 */
export function aboutAnyOperation(index: Index, { parts, everyday }: Asked): Findable | undefined {
  if (isOthersOperation(index, parts)) return undefined;
  const has = (terms: ReadonlySet<number>) => parts.some((part) => means(part, terms, asWritten));
  if (parts.some((part) => means(part, index.illnesses) || isMedical(index, part, everyday))) return undefined;
  const wished = (name: string) => index.wishes.some(([wish, terms]) => wish === name && has(terms));
  const isAfter = has(index.healing) || has(index.after);
  const isBefore = wished('ready') || has(index.readying);
  const ofOperation = has(index.operation) || has(index.stay) || (wished('again') && isAfter);
  const known = parts.filter((part) => part.size > 0).length;
  // Around an operation much may be asked; of operations alone only what every word tells.
  const isPlain = known === parts.length || (has(index.operation) && (isAfter || isBefore) && known > 1);
  if (!ofOperation || !isPlain) return undefined;
  return pageAt(index, isAfter ? pageFor.after : isBefore ? pageFor.before : pageFor.itself);
}

/** Whether an operation is called by what others treat: 'cataract surgery'. */
const isOthersOperation = (index: Index, parts: Asked['parts']) =>
  parts.some((part, at) => {
    const next = parts[at + 1];
    return (
      next !== undefined && means(part, index.foreign, asWritten) && !means(part, index.readying) && means(next, index.operation, asWritten)
    );
  });

/** The sheets, where a tablet for another illness is asked about around an operation: 'BP tablet on operation day'. */
export const medicineAround = (index: Index, { parts }: Asked): Findable | undefined =>
  !isOthersOperation(index, parts) && [index.operation, index.readying].every((terms) => parts.some((part) => means(part, terms)))
    ? pageAt(index, pageFor.before)
    : undefined;
