import { hrefOfTreatment } from '#content/catalogue.ts';
import { gettingReadyHref } from '#content/getting-ready.ts';
import { partialPathsIn, sheetsIn, treatmentsIn } from '#content/languages/pages.ts';
import type { Texts } from '#content/languages/texts.ts';
import { regionsIn } from '#content/languages/whole-texts.ts';
import type { pagesOfEveryLanguage } from '#content/languages.ts';
import { daysOfParts, type ReviewState, type TranslatedText } from '#content/review.ts';
import { hrefOfRegion } from '#content/symptoms/regions.ts';
import type { ReviewEntry } from './entries.ts';
import { reviewOf } from './review-of.ts';
import { signatures } from './signatures.ts';

const regionIds = (texts: Texts) => regionsIn(texts).map(({ region }) => `symptoms/${region.id}`);

type Parts = ReadonlyArray<Omit<TranslatedText, 'texts'>>;

const named = (ids: ReadonlyArray<string>): Parts => ids.map((of) => ({ of }));

type SharedPath = Exclude<(typeof pagesOfEveryLanguage)[number], '/search'> | '/emergency';

const forms = () => ['forms', 'form-errors', 'form-pages'];

/** What is read on the pages that every language has. Menus and buttons stand on all of them and are not named here. */
const shared: Readonly<Record<SharedPath, (texts: Texts) => ReadonlyArray<string>>> = {
  '/': () => ['home', 'words'],
  '/symptoms': (texts) => ['words', ...regionIds(texts)],
  '/treatment': () => ['words'],
  '/getting-ready': () => ['words'],
  '/visit': () => ['words', 'practice'],
  '/about': () => ['words', 'practice'],
  '/emergency': () => ['words', 'triage'],
  '/callback': forms,
  '/contact': forms,
  '/privacy': () => ['privacy'],
  '/privacy/withdraw': () => ['withdrawal'],
};

/** The texts that a page consists of, by its address in English; none for a page that is not signed. */
function textsOfPage(texts: Texts, path: string): Parts {
  // No search engine is told of it, signed or not, so it is not among the others.
  if (path === '/search') return named(['words']);
  if (Object.hasOwn(shared, path)) return named(shared[path as SharedPath](texts));
  const treatment = treatmentsIn(texts).find((one) => hrefOfTreatment(one.treatment) === path)?.treatment;
  if (treatment) return [{ of: `treatments/${treatment.link}`, treatment }];
  const region = regionsIn(texts).find((one) => hrefOfRegion(one.region) === path)?.region;
  if (region) return named([`symptoms/${region.id}`]);
  const sheet = sheetsIn(texts).find(({ key }) => gettingReadyHref(key) === path);
  return sheet ? named([`getting-ready/${sheet.key}`, 'medicines']) : [];
}

/** Whether a page in another language is signed as it stands: it is when all texts on it are. `path` is its address in English. */
export function reviewOfPage(texts: Texts, path: string, among: ReadonlyArray<ReviewEntry> = signatures()): ReviewState {
  const states = textsOfPage(texts, path).map((part) => reviewOf({ texts, ...part }, among));
  const unsigned = states.find(({ state }) => state !== 'signed');
  if (unsigned) return unsigned;
  const signed = states.flatMap((state) => (state.state === 'signed' ? state : []));
  const [first] = signed;
  return first ? { state: 'signed', by: first.by, ...daysOfParts(signed) } : { state: 'awaiting review' };
}

/** The signed pages of a language, by their addresses in English. */
export const signedPagesIn = (texts: Texts, among: ReadonlyArray<ReviewEntry> = signatures()): ReadonlyArray<string> =>
  [...Object.keys(shared), ...partialPathsIn(texts)].filter((path) => reviewOfPage(texts, path, among).state === 'signed');
