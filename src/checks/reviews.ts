import { type Language, pathIn, translatedLanguages } from '#content/languages.ts';
import { pageId, type ReviewState, type Signable } from '#content/review.ts';
import type { ReviewEntry } from '#content/reviews/entries.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { signatures } from '#content/reviews/signatures.ts';
import { englishOf } from '#content/reviews/translated-parts.ts';
import { translatedTexts } from '#content/reviews/translated-texts.ts';
import type { Treatment } from '#content/treatment.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { problemsOfSources } from './citable-sources.ts';
import { type ContentFile, readContentFiles } from './content-files.ts';
import { problemsOfService } from './other-pages.ts';
import { stalePartsOf } from './translation-problems.ts';
import { readTexts, readTranslations } from './translations.ts';
import { problemsOfTreatment } from './treatment-page.ts';

export type SignablePage = {
  id: string;
  name: string;
  page: Signable;
  /** Its path on the site; null for the rulebook, which has no page. */
  address: string | null;
  problems: () => ReadonlyArray<string>;
};

function signable(file: ContentFile, treatments: ReadonlyArray<Treatment>): ReadonlyArray<SignablePage> {
  if (file.kind === 'article') return [];
  const shared = { id: pageId(file.page), name: file.page.name, page: file.page };
  if (file.kind === 'treatment') {
    const { page } = file;
    return [{ ...shared, address: `/treatment/${page.group}/${page.link}`, problems: () => problemsOfTreatment(page) }];
  }
  const { page } = file;
  return [{ ...shared, address: `/treatment/${page.link}`, problems: () => problemsOfService(page, treatments) }];
}

const rulebook: SignablePage = {
  id: pageId('triage'),
  name: 'The triage rulebook, for every care card',
  page: 'triage',
  address: null,
  problems: () => problemsOfSources(triageEvidence.sources),
};

/** The texts of a language. One whose English has changed since it was made is read and accepted again before it is signed. */
async function signableIn(language: Language, treatments: ReadonlyArray<Treatment>): Promise<ReadonlyArray<SignablePage>> {
  const [texts, files] = await Promise.all([readTexts(language), readTranslations(language)]);
  return translatedTexts(texts, treatments).map((page) => {
    const { name, address } = englishOf(page);
    const own = files.filter(({ file }) => file === `${page.of}.ts` || (page.of === 'triage' && file.startsWith('triage/')));
    const problems = () =>
      own.flatMap((file) => stalePartsOf(file).map((part) => `The English of '${part}' has changed since ${file.file} was made from it.`));
    return { id: pageId(page), name, page, address: address && pathIn(language, address), problems };
  });
}

/** Lists the rulebook first, because every page depends on it, then the pages; after the English, each language in the same way. */
export async function signablePages(): Promise<ReadonlyArray<SignablePage>> {
  const files = await readContentFiles();
  const treatments = files.flatMap((file) => (file.kind === 'treatment' ? file.page : []));
  const translated = await Promise.all(translatedLanguages.map((language) => signableIn(language, treatments)));
  return [rulebook, ...files.flatMap((file) => signable(file, treatments)), ...translated.flat()];
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
