import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allTexts } from '#content/languages/all-texts.ts';
import { searchTextsOf } from '#content/languages/search-texts.ts';
import { notOurs } from '#content/search/not-ours.ts';
import { searchPageWords } from '#content/search/page-words.ts';
import { shortWords } from '#content/search/red-flags.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import type { SearchResults } from '#search/results.ts';
import { SearchScreenIn } from '#sections/languages/search-screen.tsx';
import { SearchScreen } from '#sections/search/search-screen.tsx';

const nothing: SearchResults = { emergency: [], rules: [], help: false, links: [], mentioned: [], ways: [], words: ['tace'] };
const link = { name: 'Liver cancer', href: '/treatment/liver/livercancer', about: '', kind: 'treatment' } as const;
const html = (results: SearchResults | undefined) =>
  renderToStaticMarkup(createElement(SearchScreen, { query: 'tace', results, translations: {} }));

test("search lists pages that merely mention the word below 'found nothing'", () => {
  const shown = html({ ...nothing, mentioned: [link] });
  expect(shown.indexOf('Mentioned on')).toBeGreaterThan(shown.indexOf('We found nothing for this'));
  expect(shown.indexOf('We found nothing for this')).toBeGreaterThan(0);
  expect(shown).toContain('We are not sure that this is what you look for');
  expect(shown).toContain('href="/treatment/liver/livercancer"');
  expect(html(nothing)).not.toContain('Mentioned on');
});

test("search suggestions appear below 'found nothing', not counted as results", () => {
  const shown = html({ ...nothing, ways: [link] });
  expect(shown.indexOf('We found nothing for this')).toBeGreaterThan(0);
  expect(shown.indexOf('We do not know whether')).toBeGreaterThan(shown.indexOf('We found nothing for this'));
  expect(shown).toContain('href="/treatment/liver/livercancer"');
  expect(shown).not.toContain('1 page');
  expect(html(nothing)).not.toContain('We do not know whether');
});

const hindi = allTexts[0] ?? expect.fail();
const said = searchTextsOf(hindi);
const inHindi = (results: SearchResults | undefined, query = 'pathri') =>
  renderToStaticMarkup(createElement(SearchScreenIn, { texts: hindi, query, results, said }));

// What was typed is not lost, and 'nothing was found' would be untrue.
test('a search that cannot answer says so and keeps the query', () => {
  const shown = html(undefined);
  expect(shown).toContain(searchPageWords.later);
  expect(shown).toContain(searchPageWords.tryLater);
  expect(shown).not.toContain(searchPageWords.tryAgain);
  expect(shown).toContain('value="tace"');
  const own = inHindi(undefined);
  expect(own).toContain(hindi.words.search.later);
  expect(own).not.toContain('कुछ नहीं मिला');
  expect(own).toContain('value="pathri"');
});

test('Hindi search tells how soon a complaint needs a doctor', () => {
  const complaint = { name: 'Blood', href: '/symptoms/back-passage#blood', about: '', kind: 'complaint', urgency: 'within-days' } as const;
  const shown = inHindi({ ...nothing, links: [complaint] });
  expect(shown).toContain('href="/hi/symptoms/back-passage#blood"');
  expect(shown.replaceAll('\u2060', '')).toContain('एक-दो दिन में डॉक्टर को दिखाएँ।');
  // Each complaint has the first sentence of its opening.
  const all = regions.flatMap((region) => region.symptoms.map(({ id }) => `${hrefOfRegion(region)}#${id}`));
  expect(all.filter((href) => !said.answers[href])).toEqual([]);
});

test('Hindi search names the doctor for what we do not treat', () => {
  for (const [at, where] of [
    ['notOurs', hindi.words.search.notOurs],
    ['maybe', hindi.words.search.maybe],
  ] as const) {
    const shown = inHindi({ ...nothing, [at]: notOurs[0], links: at === 'maybe' ? [link] : [] });
    expect(shown).toContain(where);
    expect(shown).toContain('यूरोलॉजिस्ट');
    expect(shown).not.toContain('urologist');
    expect(shown).not.toContain('कुछ नहीं मिला');
  }
});

test('Hindi search shows an emergency’s signs below its numbers', () => {
  const shown = inHindi({ ...nothing, emergency: ['you vomit blood'], rules: ['vomits-blood-or-black-stool'] });
  expect(shown.indexOf('href="tel:112"')).toBeLessThan(shown.indexOf(said.signs['vomits-blood-or-black-stool'] ?? 'no sign'));
  expect(shown).not.toContain('you vomit blood');
  expect(Object.keys(said.signs)).toEqual(Object.keys(shortWords));
  const called = inHindi({ ...nothing, emergency: ['vomiting blood'], help: true });
  expect(called).toContain(hindi.words.care.emergencyLead);
  expect(called).toContain('ख़ून की उल्टी, काली लैट्रिन');
});

test('Hindi search shows prices and pages that mention the query', () => {
  const cost = { ...link, kind: 'cost', price: '₹35,000 to ₹70,000' } as const;
  const shown = inHindi({ ...nothing, links: [cost], mentioned: [link] });
  expect(shown).toMatch(/₹35,000\sसे ₹70,000/);
  expect(shown.indexOf(hindi.words.search.mentioned)).toBeGreaterThan(shown.indexOf('₹35,000'));
});

test('Hindi search marks only English names as English', () => {
  const article = { name: 'पित्त की पथरी', href: '/blog/x', about: '', kind: 'article' } as const;
  const named = (name: string) => inHindi({ ...nothing, links: [{ ...article, name }] });
  expect(named('पित्त की पथरी')).not.toContain('lang="en-IN"');
  expect(named('Fatty liver')).toContain('<span lang="en-IN">Fatty liver</span>');
});
