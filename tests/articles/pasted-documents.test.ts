import { diffWords } from 'diff';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { pastedText } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { pastedDocuments as documents } from './pasted-documents.ts';

// Marks of Markdown may stand inside a word: **P**leural.
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

type Node = DefaultTreeAdapterTypes.Node;

// Word writes each list's sign into the text, where a list of its own makes it anew.
const isListSign = (style: string) => /mso-list:\s*ignore/i.test(style);
const unseen = new Set(['head', 'style', 'script', 'template', 'noscript', 'title']);

/** What somebody reads in a page, with the numbers of its lists if asked. */
function readIn(node: Node, numbers: boolean): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return '';
  const of = (name: string) => ('attrs' in node && node.attrs.find((one) => one.name === name)?.value) || '';
  if (isListSign(of('style'))) return '';
  let number = Number(of('start') || 1);
  return node.childNodes
    .map((child) => (numbers && node.nodeName === 'ol' && child.nodeName === 'li' ? `${number++} ` : '') + readIn(child, numbers))
    .join(' ');
}

const lettersIn = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Whether all letters and digits are in another text in the same order, whatever else that has. */
function isWithin(all: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === all[at]) at += 1;
  return at === all.length;
}

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
