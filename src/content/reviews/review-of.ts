import { daysOfParts, pageId, type ReviewState, type Signable } from '#content/review.ts';
import { partHash } from './blocks.ts';
import { isByOurDoctor, type ReviewEntry } from './entries.ts';
import { partsOf } from './page-parts.ts';
import { signatures } from './signatures.ts';

/** Whether all parts of the page are signed as they stand, and by whom. For pages that are files: the Worker carries nothing of it. */
export function reviewOf(page: Signable, among: ReadonlyArray<ReviewEntry> = signatures()): ReviewState {
  const id = pageId(page);
  const parts = partsOf(page).map((part) => ({
    hash: partHash(part),
    entry: among.find((each) => each.page === id && each.part === part.key),
  }));
  if (parts.some(({ hash, entry }) => entry && entry.hash !== hash)) return { state: 'changed since review' };
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  const [first] = entries;
  if (!first || entries.length < parts.length) return { state: 'awaiting review' };
  if (!entries.every(isByOurDoctor)) return { state: 'signed by another doctor' };
  return { state: 'signed', by: first.by, ...daysOfParts(entries) };
}
