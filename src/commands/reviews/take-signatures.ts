import type { SignablePage } from '#checks/reviews.ts';
import { partHash } from '#content/reviews/blocks.ts';
import { isByOurDoctor, type ReviewEntry } from '#content/reviews/entries.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import type { DeskSignature } from '#desk/signing/signatures.ts';

/** The outcome for a part's newest signature at the desk. */
export type Fate = 'taken' | 'as it was' | 'taken back' | 'changed since review' | 'signed by another doctor' | 'no such part';

export type Taking = {
  /** All entries of reviews.json as they are to be, in the order of their pages and parts. */
  entries: ReadonlyArray<ReviewEntry>;
  fates: ReadonlyArray<{ page: string; part: string; fate: Fate }>;
};

const same = (a: ReviewEntry | undefined, b: ReviewEntry) => JSON.stringify(a) === JSON.stringify(b);
const keyOf = ({ page, part }: { page: string; part: string }) => `${page} ${part}`;

/**
 * The entries of reviews.json after the newest signatures of the desk: one that fits the present part takes the place of
 * the entry before, one that was taken back leaves none. One that does not fit changes nothing, and a part that the desk knows
 * nothing of keeps its entry.
 */
export function takeSignatures(
  entries: ReadonlyArray<ReviewEntry>,
  signatures: ReadonlyArray<DeskSignature>,
  pages: ReadonlyArray<Pick<SignablePage, 'id' | 'page'>>,
): Taking {
  const hashes = new Map(
    pages.flatMap(({ id, page }) => partsOf(page).map((part) => [keyOf({ page: id, part: part.key }), partHash(part)] as const)),
  );
  const after = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const fateOf = ({ page, part, hash, by, days }: DeskSignature): Fate => {
    const key = keyOf({ page, part });
    if (!days) return after.delete(key) ? 'taken back' : 'as it was';
    if (!hashes.has(key)) return 'no such part';
    const entry: ReviewEntry = { page, part, hash, by, ...days };
    if (hash !== hashes.get(key)) return 'changed since review';
    if (!isByOurDoctor(entry)) return 'signed by another doctor';
    if (same(after.get(key), entry)) return 'as it was';
    after.set(key, entry);
    return 'taken';
  };
  const fates = signatures.map((signature) => ({ page: signature.page, part: signature.part, fate: fateOf(signature) }));
  return { entries: [...after.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), fates };
}
