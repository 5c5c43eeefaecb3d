import type { Element, Root, RootContent } from 'hast';
import { textOf } from './look.ts';

/** The footnotes of a document: which links refer to which of them, and what each says. */
export type Notes = {
  numberOf: ReadonlyMap<Element, number>;
  bodies: ReadonlyArray<Element>;
  /** Links from a note back to the text, and the notes themselves, which the text leaves out. */
  left: ReadonlySet<Element>;
};

const label = /^[\s\u00a0[(]*(?:\d{1,3}|[ivxlc]{1,6}|[a-z]|[*†‡§]{1,3}|↩\ufe0e?|\^)[\s\u00a0\])]*$/i;
const blocks = new Set(['p', 'li', 'div', 'dd', 'td', 'aside']);

type Place = { element: Element; order: number; above: ReadonlyArray<Element> };

function placesIn(root: Root) {
  const named = new Map<string, Place>();
  const links: Place[] = [];
  let order = 0;
  const read = (node: RootContent, above: ReadonlyArray<Element>): void => {
    if (node.type !== 'element') return;
    const place = { element: node, order: order++, above };
    for (const name of [node.properties.id, node.properties.name]) if (typeof name === 'string' && !named.has(name)) named.set(name, place);
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && href.includes('#') && label.test(textOf(node))) links.push(place);
    for (const child of node.children) read(child, [node, ...above]);
  };
  for (const child of root.children) read(child, []);
  return { named, links };
}

const fragmentOf = ({ properties: { href } }: Element) => String(href).replace(/^[^#]*#/, '');

/** The element that holds a whole note, which may have several paragraphs. */
function bodyOf({ element, above }: Place): Element | undefined {
  const whole = [element, ...above].find(({ properties: { style } }) => /mso-element:\s*(?:foot|end)note(?!-)/i.test(String(style ?? '')));
  return whole ?? [element, ...above].find(({ tagName }) => blocks.has(tagName));
}

/** Finds the footnotes: a short link to a place further on is a reference, and the paragraph at that place is its note. */
export function notesIn(root: Root): Notes {
  const { named, links } = placesIn(root);
  const numberOf = new Map<Element, number>();
  const bodies: Element[] = [];
  const left = new Set<Element>();
  for (const link of links) {
    const target = named.get(fragmentOf(link.element));
    const body = target && target.order > link.order ? bodyOf(target) : undefined;
    // A link of a contents list leads to a heading, and no note holds its own reference.
    if (!body || link.above.includes(body)) continue;
    if (!bodies.includes(body)) bodies.push(body);
    left.add(body);
    numberOf.set(link.element, bodies.indexOf(body) + 1);
  }
  for (const link of links) if (link.above.some((each) => left.has(each))) left.add(link.element);
  return { numberOf, bodies, left };
}
