import { diffWords } from 'diff';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { pastedText } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { pastedDocuments as documents, isWithin, lettersIn, readIn } from './pasted-documents.ts';

// Marks of Markdown may be inside a word: **P**leural.
const plain = (text: string) =>
  text
    .replace(/[\\*_~`|]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

test.each(documents)(
  'the pasted document %s keeps its words, headings and tables',
  (_, { html, text, mustContain, mustNotContain = [], structure }) => {
    const markdown = pastedText(html, text).markdown;
    expect(mustContain.filter((phrase) => !plain(markdown).includes(plain(phrase).trim()))).toEqual([]);
    expect(mustNotContain.filter((phrase) => markdown.toLowerCase().includes(phrase.toLowerCase()))).toEqual([]);
    expect(markdown.match(/^#+ /gm)?.length ?? 0).toBeGreaterThanOrEqual(structure.headings);
    expect(markdown.match(/^\|[ :|-]+\|$/gm)?.length ?? 0).toBeGreaterThanOrEqual(structure.tables);
  },
);

// A text that has little more than the other loses no word of it if no letter is missing.
test.each(documents)('all visible words of the pasted document %s stay, in order', (_, { html, text }) => {
  const { markdown } = pastedText(html, text);
  expect(overBounds(markdown)).toBeUndefined();
  const seen = html ? readIn(parse(html), false) : text;
  const kept = readIn(parse(htmlOfMarkdown(markdown, [])), true);
  expect(lettersIn(kept).length).toBeLessThan(lettersIn(seen).length * 1.25 + 40);
  const lost = diffWords(seen, kept).flatMap(({ removed, value }) => (removed ? [value] : []));
  expect(isWithin(lettersIn(seen), lettersIn(kept)) ? [] : lost).toEqual([]);
});
