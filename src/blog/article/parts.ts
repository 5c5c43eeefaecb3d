import type { Element, Nodes, Root } from 'hast';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { excerptOf, textOf } from './excerpt.ts';

/** A part of a post: the text and id of an h2. */
export type Part = { id: string; title: string };

const maxTitle = 120;
const maxParts = 40;
// The speed of reading to understand, in English and in Hindi.
const wordsPerMinute = 200;

function titleOf(heading: Element): string {
  return plainText(excerptOf(heading, maxTitle - 1), maxTitle);
}

function partHeadings(node: Nodes): ReadonlyArray<Element> {
  if (node.type === 'element' && node.tagName === 'h2') return titleOf(node) ? [node] : [];
  return 'children' in node ? node.children.flatMap(partHeadings) : [];
}

/** Gives each h2 with text an id; the sanitiser has removed the post's own. */
export function numberParts(body: Root): void {
  for (const [at, heading] of partHeadings(body).slice(0, maxParts).entries()) heading.properties.id = `part-${at + 1}`;
}

/** Returns the parts of a numbered body, in reading order. */
export function partsOf(body: Root): ReadonlyArray<Part> {
  return partHeadings(body).flatMap((heading) =>
    typeof heading.properties.id === 'string' ? [{ id: heading.properties.id, title: titleOf(heading) }] : [],
  );
}

/** Returns the whole minutes that a body takes to read, at least one. Spaces separate words in Devanagari as well. */
export function minutesToRead(body: Root): number {
  const words = textOf(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
