import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** A clipboard as a program fills it, written by somebody who has not seen what reads it. */
export type Pasted = {
  from: string;
  html: string;
  text: string;
  mustContain: ReadonlyArray<string>;
  mustNotContain?: ReadonlyArray<string>;
  structure: { headings: number; tables: number };
};

const folder = new URL('./pasted/', import.meta.url);

/** Forty of them, by their files. */
export const pastedDocuments = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Pasted] as const,
);

type Node = DefaultTreeAdapterTypes.Node;

// Word writes each list's sign into the text, where a list of its own makes it anew.
const isListSign = (style: string) => /mso-list:\s*ignore/i.test(style);
const unseen = new Set(['head', 'style', 'script', 'template', 'noscript', 'title']);

/** What somebody reads in a page, with the numbers of its lists if asked. */
export function readIn(node: Node, numbers: boolean): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return '';
  const of = (name: string) => ('attrs' in node && node.attrs.find((one) => one.name === name)?.value) || '';
  if (isListSign(of('style'))) return '';
  let number = Number(of('start') || 1);
  return node.childNodes
    .map((child) => (numbers && node.nodeName === 'ol' && child.nodeName === 'li' ? `${number++} ` : '') + readIn(child, numbers))
    .join(' ');
}

export const lettersIn = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Whether all letters and digits are in another text in the same order, whatever else that has. */
export function isWithin(all: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === all[at]) at += 1;
  return at === all.length;
}
