import type { Element, Nodes, Root, RootContent } from 'hast';
import { textOf } from './excerpt.ts';

const maxReferences = 200;
const numberInBrackets = /^\[(\d{1,3})\]$/;

function listAfterHeading(body: Root): Element | undefined {
  const elements = body.children.filter((node): node is Element => node.type === 'element');
  const at = elements.findIndex((node) => node.tagName === 'h2' && textOf(node).trim().toLowerCase() === 'references');
  const list = at < 0 ? undefined : elements[at + 1];
  return list?.tagName === 'ol' && Object.keys(list.properties).length === 0 ? list : undefined;
}

// The joiner that keeps a number on its line stands between two of them.
const isNothing = (node: RootContent | undefined) => node?.type === 'text' && /^[\s\u2060]*$/.test(node.value);

function linkNumbers(node: Nodes, last: number): void {
  if (!('children' in node)) return;
  let before: RootContent | undefined;
  for (const child of node.children) {
    const number = Number(numberInBrackets.exec(numberTextOf(child))?.[1] ?? 0);
    if (child.type === 'element' && number >= 1 && number <= last) {
      child.properties.className =
        before?.type === 'element' && before.properties.className ? ['reference', 'reference-next'] : ['reference'];
      const properties = { href: `#reference-${number}`, ariaLabel: `reference ${number}` };
      child.children = [{ type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: `[${number}]` }] }];
    } else linkNumbers(child, last);
    if (!isNothing(child)) before = child;
  }
}

function numberTextOf(node: Nodes): string {
  const [only, ...more] = node.type === 'element' && node.tagName === 'sup' ? node.children : [];
  return only?.type === 'text' && more.length === 0 ? only.value : '';
}

/** Makes each '[2]' above a line lead to the second of the body's references, where it ends in a list of them under that heading. */
export function linkReferences(body: Root): void {
  const list = listAfterHeading(body);
  if (!list) return;
  const items = list.children.filter((node): node is Element => node.type === 'element').slice(0, maxReferences);
  for (const [at, item] of items.entries()) item.properties.id = `reference-${at + 1}`;
  linkNumbers(body, items.length);
}
