import { pageId, type ReviewState, type Signable } from '#content/review.ts';
import { isByOurDoctor, type ReviewEntry } from './entries.ts';
import { hashOf } from './page-hash.ts';
import { signatures } from './signatures.ts';

/** Whether the page is signed as it stands, and by whom. For pages that are files: the Worker carries nothing of it. */
export function reviewOf(page: Signable, among: ReadonlyArray<ReviewEntry> = signatures()): ReviewState {
  const entry = among.find((each) => each.page === pageId(page));
  if (!entry) return { state: 'awaiting review' };
  if (entry.hash !== hashOf(page)) return { state: 'changed since review' };
  if (!isByOurDoctor(entry)) return { state: 'signed by another doctor' };
  const { by, on, next } = entry;
  return { state: 'signed', by, on, next };
}
