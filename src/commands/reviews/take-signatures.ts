import type { SignablePage } from '#checks/reviews.ts';
import { isByOurDoctor, type ReviewEntry } from '#content/reviews/entries.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import type { Remark } from '#desk/signing/remarks.ts';
import type { DeskSignature } from '#desk/signing/signatures.ts';

/** What becomes of a page's newest signature at the desk. */
export type Fate = 'taken' | 'as it was' | 'taken back' | 'changed since review' | 'signed by another doctor' | 'no such page';

export type Taking = {
  /** All entries of reviews.json as they are to be, in the order of their pages' names. */
  entries: ReadonlyArray<ReviewEntry>;
  fates: ReadonlyArray<{ page: string; fate: Fate }>;
};

const same = (a: ReviewEntry | undefined, b: ReviewEntry) => JSON.stringify(a) === JSON.stringify(b);

// What was open when the doctor signed, or has been noted since, is part of what stands in the file.
function inOneText(remarks: ReadonlyArray<Remark>, page: string): string {
  return remarks
    .filter((remark) => remark.page === page)
    .map(({ quote, text, by }) => `${quote ? `“${quote}” ` : ''}${by}: ${text}`)
    .join('\n');
}

/**
 * The entries of reviews.json after the newest signatures of the desk: one that fits the page as it stands here takes the
 * place of the entry before, one that was taken back leaves none. One that does not fit changes nothing, and a page that
 * the desk knows nothing of keeps its entry.
 */
export function takeSignatures(
  entries: ReadonlyArray<ReviewEntry>,
  signatures: ReadonlyArray<DeskSignature>,
  remarks: ReadonlyArray<Remark>,
  pages: ReadonlyArray<Pick<SignablePage, 'id' | 'page'>>,
): Taking {
  const after = new Map(entries.map((entry) => [entry.page, entry]));
  const fates = signatures.map(({ page: id, hash, by, days }): { page: string; fate: Fate } => {
    const page = pages.find((each) => each.id === id)?.page;
    if (!days) {
      const had = after.delete(id);
      return { page: id, fate: had ? 'taken back' : 'as it was' };
    }
    if (!page) return { page: id, fate: 'no such page' };
    const entry: ReviewEntry = { page: id, hash, by, ...days, remarks: inOneText(remarks, id) };
    if (hash !== hashOf(page)) return { page: id, fate: 'changed since review' };
    if (!isByOurDoctor(entry)) return { page: id, fate: 'signed by another doctor' };
    if (same(after.get(id), entry)) return { page: id, fate: 'as it was' };
    after.set(id, entry);
    return { page: id, fate: 'taken' };
  });
  return { entries: [...after.values()].sort((a, b) => (a.page < b.page ? -1 : 1)), fates };
}
