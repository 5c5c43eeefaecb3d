import { expect, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { partialPathsIn } from '#content/languages/pages.ts';
import { type Texts, textsFrom } from '#content/languages/texts.ts';
import { pagesOfEveryLanguage } from '#content/languages.ts';
import { pageId, type TranslatedText } from '#content/review.ts';
import { blockId, partHash } from '#content/reviews/blocks.ts';
import { type ReviewEntry, readEntries } from '#content/reviews/entries.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { reviewOfPage, signedPagesIn } from '#content/reviews/translated-pages.ts';
import { translatedTexts } from '#content/reviews/translated-texts.ts';
import { sitemap } from '#seo/feeds/sitemap.ts';
import { withTranslations } from '#seo/feeds/sitemap-pages.ts';
import { marathi, marathiFiles } from './marathi.ts';

const [hindi = expect.fail()] = allTexts;
const fissure = findTreatment('fisures') ?? expect.fail();
const inHindi = hindi.treatments.fisures ?? expect.fail();
const page: TranslatedText = { texts: hindi, of: 'treatments/fisures', treatment: fissure };
const days = { on: '2026-11-25', next: '2028-11-25' };
const entriesOf = (text: TranslatedText): ReadonlyArray<ReviewEntry> =>
  partsOf(text).map((part) => ({ page: pageId(text), part: part.key, hash: partHash(part), by: doctorName, ...days }));
const signed = entriesOf(page);
const withText = (change: Partial<typeof inHindi>): Texts => ({
  ...hindi,
  treatments: { ...hindi.treatments, fisures: { ...inHindi, ...change } },
});
const all = translatedTexts(hindi, treatments);

test('doctors can sign every Hindi text apart from the English', async () => {
  const ids = all.map(pageId);
  for (const id of ['hi/triage', 'hi/treatments/fisures', 'hi/symptoms/food-pipe', 'hi/getting-ready/fissure', 'hi/forms', 'hi/privacy'])
    expect(ids).toContain(id);
  const entries = all.flatMap(entriesOf);
  expect(readEntries(entries)).toEqual(entries);
  expect(
    (await signablePages())
      .map(({ id }) => id)
      .filter((id) => id.startsWith('hi/'))
      .toSorted(),
  ).toEqual(ids.toSorted());
});

test('each translated line shown for medical signing has its English', () => {
  const lines = all.flatMap((text) => partsOf(text).flatMap(({ blocks }) => blocks.map((block) => ({ id: pageId(text), ...block }))));
  expect(lines.filter(({ words, translated }) => !words || !translated?.words)).toEqual([]);
  expect(lines.length).toBeGreaterThan(1_000);
});

test('a translated page names a reviewer only when every part signed', () => {
  expect(reviewOf(page, signed)).toEqual({ state: 'signed', by: doctorName, ...days });
  expect(reviewOf(page, signed.slice(1))).toEqual({ state: 'awaiting review' });
});

const { rules } = hindi;
const changes: Readonly<Record<string, TranslatedText>> = {
  'the translation': { ...page, texts: withText({ description: `${inHindi.description} और।` }) },
  'its English': { ...page, treatment: { ...fissure, description: `${fissure.description} More.` } },
  'the English of a choice': {
    ...page,
    treatment: {
      ...fissure,
      treatment: { ...fissure.treatment, details: fissure.treatment.details.map((each) => ({ ...each, risks: `${each.risks} More.` })) },
    },
  },
  'a row of its care card': { ...page, texts: { ...hindi, rules: { ...rules, words: { ...rules.words, 'first-blood': 'कुछ और' } } } },
};
for (const [what, changed] of Object.entries(changes)) {
  test(`changing ${what} invalidates a translation’s medical signature`, () => {
    expect(reviewOf(changed, signed)).toEqual({ state: 'changed since review' });
  });
}

test('changed words of a translation must be signed anew', () => {
  const block = { label: 'Risks', words: 'None.', translated: { label: 'ख़तरे', words: 'कोई नहीं।' } };
  expect(blockId({ ...block, translated: { ...block.translated, words: 'कुछ नहीं।' } })).not.toBe(blockId(block));
});

test('doctors sign translated warning signs once, in the triage rules', () => {
  const ruled = new Set(partsOf({ texts: hindi, of: 'triage' }).flatMap(({ blocks }) => blocks.map(blockId)));
  const [, ...rows] = partsOf(page)[0]?.blocks ?? [];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((block) => !ruled.has(blockId(block)))).toEqual([]);
});

test('a translated page counts as signed once all its texts are', () => {
  const path = '/getting-ready/fissure';
  const [sheet, medicines] = ['getting-ready/fissure', 'medicines'].map((of) => entriesOf({ texts: hindi, of }));
  expect(reviewOfPage(hindi, path, sheet).state).toBe('awaiting review');
  expect(reviewOfPage(hindi, path, [...(sheet ?? []), ...(medicines ?? [])]).state).toBe('signed');
});

test('doctors can fully sign every translated page except search', () => {
  const paths = new Set([...pagesOfEveryLanguage, ...partialPathsIn(hindi), '/emergency']);
  paths.delete('/search');
  expect(new Set(signedPagesIn(hindi, all.flatMap(entriesOf)))).toEqual(paths);
  expect(signedPagesIn(hindi, [])).toEqual([]);
});

test('the sitemap links a signed translation and its English by hreflang', () => {
  const english = [{ path: '/visit' }, { path: '/treatment/proctology/fisures' }];
  const paths = ['/', '/emergency', '/treatment/proctology/fisures'];
  const xml = sitemap(withTranslations(english, [{ language: hindi.language, paths }]), []);
  const entryOf = (path: string) => xml.split('\n').find((line) => line.includes(`${path}</loc>`)) ?? '';
  for (const path of ['/treatment/proctology/fisures', '/hi/treatment/proctology/fisures']) {
    expect(entryOf(path)).toMatch(/hreflang="en-IN" href="[^"]+(?<!\/hi)\/treatment\/proctology\/fisures"/);
    expect(entryOf(path)).toMatch(/hreflang="hi-IN" href="[^"]+\/hi\/treatment\/proctology\/fisures"/);
  }
  for (const path of ['/', '/hi']) expect(entryOf(path)).toContain('hreflang="hi-IN"');
  expect([entryOf('/visit'), entryOf('/hi/emergency')].join('')).not.toContain('hreflang');
  expect(entryOf('/hi/visit')).toBe('');
});

test('doctors can sign a language added as a folder of texts', () => {
  const ids = translatedTexts(textsFrom(marathi, marathiFiles), treatments).map(pageId);
  expect(ids).toEqual(expect.arrayContaining(['mr/triage', 'mr/treatments/fisures', 'mr/privacy', 'mr/forms', 'mr/words']));
});
