import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchResults } from '#search/results.ts';
import { SearchScreen } from '#sections/search/search-screen.tsx';

const nothing: SearchResults = { query: 'tace', emergency: [], links: [], mentioned: [], words: ['tace'] };
const link = { name: 'Liver cancer', href: '/treatment/liver/livercancer', about: '', kind: 'treatment' } as const;
const html = (results: SearchResults) => renderToStaticMarkup(createElement(SearchScreen, { asked: true, results, translations: {} }));

test('pages that only mention a word stand below the nothing', () => {
  const shown = html({ ...nothing, mentioned: [link] });
  expect(shown.indexOf('Mentioned on')).toBeGreaterThan(shown.indexOf('We found nothing for this'));
  expect(shown.indexOf('We found nothing for this')).toBeGreaterThan(0);
  expect(shown).toContain('We are not sure that this is what you look for');
  expect(shown).toContain('href="/treatment/liver/livercancer"');
  expect(html(nothing)).not.toContain('Mentioned on');
});
