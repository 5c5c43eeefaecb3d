import { expect, test } from 'vitest';
import { articleOf } from '#blog/article/article.ts';
import { previewOf, textOf } from '#blog/article/excerpt.ts';

const shown = (html: string) => textOf(articleOf(html, [], '1').body).trim();

test('bidi controls are taken out of left-to-right text', () => {
  expect(shown('<p>Take \u202E5.0\u202C mg, <b>\u2066not\u2069</b> 50\u200F</p>')).toBe('Take 5.0 mg, not 50');
  expect(shown('<p>पित्त \u202Eकी\u202C</p>')).toBe('पित्त की');
});

test('right-to-left text keeps its bidi controls', () => {
  expect(shown('<p>\u2067مرارة\u2069 (gallbladder)</p>')).toBe('\u2067مرارة\u2069 (gallbladder)');
});

test('alt and title texts lose bidi controls too', () => {
  const { body } = articleOf('<p><img src="/a.png" alt="5\u202E0 mg"><abbr title="\u2066mg">mg</abbr></p>', [], '1');
  const said = JSON.stringify(body);
  expect(said).toContain('"alt":"50 mg"');
  expect(said).toContain('"title":"mg"');
});

// At most 100 characters of it; a word as long as a fifth of that is cut all the same.
test('a preview ends after a whole word', () => {
  const words = 'When a stone sits in the gallbladder and gives no pain, most people never need an operation for it at all in their lives.';
  const preview = previewOf(`<p>${words}</p>`);
  expect(preview.endsWith('…')).toBe(true);
  expect(words.startsWith(`${preview.slice(0, -1)} `)).toBe(true);
  expect(preview.length).toBeGreaterThan(85);
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(previewOf(`<p>${'x'.repeat(300)}</p>`)).toBe(`${'x'.repeat(100)}…`);
});
