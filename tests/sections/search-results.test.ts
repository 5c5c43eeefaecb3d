import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchResults } from '#search/results.ts';
import { SearchScreen } from '#sections/search/search-screen.tsx';

const nothing: SearchResults = { query: 'tace', emergency: [], help: false, links: [], mentioned: [], ways: [], words: ['tace'] };
const link = { name: 'Liver cancer', href: '/treatment/liver/livercancer', about: '', kind: 'treatment' } as const;
const html = (results: SearchResults) => renderToStaticMarkup(createElement(SearchScreen, { asked: true, results, translations: {} }));

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
