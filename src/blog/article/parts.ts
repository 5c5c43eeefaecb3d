import type { Element, Nodes, Root } from 'hast';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { excerptOf, textOf } from './excerpt.ts';

/** A part of a post: its second heading, and the id by which one gets there. */
export type Part = { id: string; title: string };

const maxTitle = 120;
const maxParts = 40;
// Of someone who reads to understand, in English as in Hindi.
const wordsPerMinute = 200;

function titleOf(heading: Element): string {
  return plainText(excerptOf(heading, maxTitle - 1), maxTitle);
}

function secondHeadings(node: Nodes): ReadonlyArray<Element> {
  if (node.type === 'element' && node.tagName === 'h2') return titleOf(node) ? [node] : [];
  return 'children' in node ? node.children.flatMap(secondHeadings) : [];
}

/** Gives each second heading that has a text an id of ours; a post's own ids never get past the sanitiser. */
export function numberParts(body: Root): void {
  for (const [at, heading] of secondHeadings(body).slice(0, maxParts).entries()) heading.properties.id = `part-${at + 1}`;
}

/** The parts of a numbered body, in reading order. */
export function partsOf(body: Root): ReadonlyArray<Part> {
  return secondHeadings(body).flatMap((heading) =>
    typeof heading.properties.id === 'string' ? [{ id: heading.properties.id, title: titleOf(heading) }] : [],
  );
}

/** Whole minutes that a body takes to read, at least one. Words are what spaces part, which holds for Devanagari too. */
export function minutesToRead(body: Root): number {
  const words = textOf(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
