import { pageId, type ReviewState, type Signable } from '#content/review.ts';
import type { ReviewEntry } from '#content/reviews/entries.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { signatures } from '#content/reviews/signatures.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { problemsOfSources } from './citable-sources.ts';
import { type ContentFile, readContentFiles } from './content-files.ts';
import { problemsOfService } from './other-pages.ts';
import { problemsOfTreatment } from './treatment-page.ts';

export type SignablePage = {
  id: string;
  name: string;
  page: Signable;
  /** Its path on the site; null for the rulebook, which has no page. */
  address: string | null;
  problems: () => ReadonlyArray<string>;
};

function signable(file: ContentFile): ReadonlyArray<SignablePage> {
  if (file.kind === 'article') return [];
  const shared = { id: pageId(file.page), name: file.page.name, page: file.page };
  if (file.kind === 'treatment') {
    const { page } = file;
    return [{ ...shared, address: `/treatment/${page.group}/${page.link}`, problems: () => problemsOfTreatment(page) }];
  }
  const { page } = file;
  return [{ ...shared, address: `/treatment/${page.link}`, problems: () => problemsOfService(page) }];
}

const rulebook: SignablePage = {
  id: pageId('triage'),
  name: 'The triage rulebook, for every care card',
  page: 'triage',
  address: null,
  problems: () => problemsOfSources(triageEvidence.sources),
};

/** Lists the rulebook first, because every page depends on it, then the pages. */
export async function signablePages(): Promise<ReadonlyArray<SignablePage>> {
  return [rulebook, ...(await readContentFiles()).flatMap(signable)];
}

/** Throws an Error that names each signature of an unknown page. */
export function refuseUnknownPages(entries: ReadonlyArray<ReviewEntry>, pages: ReadonlyArray<SignablePage>): void {
  const known = new Set(pages.map(({ id }) => id));
  const unknown = entries.flatMap(({ page }, at) => (known.has(page) ? [] : [`- entry ${at + 1}: there is no page '${page}'`]));
  if (unknown.length > 0) throw new Error(`src/content/reviews.json:\n${unknown.join('\n')}`);
}

export type Reviewed = Pick<SignablePage, 'id' | 'name'> & { review: ReviewState };

/** Returns the review state of each page as it is now. Throws if a signature is of an unknown page. */
export async function reviewedPages(entries: ReadonlyArray<ReviewEntry> = signatures()): Promise<ReadonlyArray<Reviewed>> {
  const pages = await signablePages();
  refuseUnknownPages(entries, pages);
  return pages.map(({ id, name, page }) => ({ id, name, review: reviewOf(page, entries) }));
}

/** Returns a line for each page that has changed since it was signed. */
export function lostSignatures(pages: ReadonlyArray<Reviewed>): ReadonlyArray<string> {
  return pages.flatMap(({ id, review: { state } }) => (state === 'signed' || state === 'awaiting review' ? [] : [`${id}: ${state}`]));
}
