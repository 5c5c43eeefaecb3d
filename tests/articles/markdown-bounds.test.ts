import { expect, test } from 'vitest';
import { markdownOfHtml, pastedText } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { costlyMarkdown } from './costly-markdown.ts';

const hostile: ReadonlyArray<readonly [string, string]> = [
  ...Object.entries(costlyMarkdown),
  ['code without an end', '`a'.repeat(20_000)],
  ['a table of a thousand columns', '|a'.repeat(1_000)],
  ['lists in lists, line by line', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['thousands of underlined headings', 'a\n=\n'.repeat(2_900)],
  ['underlined headings in quotes', '> a\n> ---\n'.repeat(900)],
  ['ten thousand items', '- a\n'.repeat(10_000)],
  ['more text than an article has', 'x'.repeat(200_001)],
];

// Were one of them parsed, this test would take minutes.
test.each(hostile)('the article editor rejects %s without parsing the text', (_, markdown) => {
  expect(overBounds(markdown)).toMatch(/\.$/);
  expect(htmlOfMarkdown(markdown, [])).toMatch(/^<p>/);
});

test.each(hostile.slice(0, 4))('HTML with %s opens in the article editor as plain text', (_, text) => {
  for (const markdown of [markdownOfHtml(`<p>${text}</p>`, []), pastedText(`<p>${text}</p>`, '').markdown, pastedText('', text).markdown]) {
    expect(overBounds(markdown)).toBeDefined();
    expect(markdown.length).toBeGreaterThan(4_000);
  }
});

test('the article editor accepts long lists, tables and references', () => {
  const part = `## Part\n\n${'Some **bold** words and a [link](/a) [1]. '.repeat(20)}\n\n- one\n  - two\n    - three\n\n| a | b |\n| - | - |\n${'| **c** | d |\n'.repeat(30)}\n`;
  expect(overBounds(part.repeat(30))).toBeUndefined();
});
