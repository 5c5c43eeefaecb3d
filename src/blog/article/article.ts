import type { Element, Nodes, Root, RootContent } from 'hast';
import { layOutPictures, proxyPictures } from '#blog/pictures.ts';
import { sanitisedBody, stripBidiControls } from '#blog/sanitise/sanitise.ts';
import { textOf } from './excerpt.ts';
import { minutesToRead, numberParts } from './parts.ts';

/** A post's body as a tree of allowed elements, and the minutes it takes to read. */
export type Article = { body: Root; minutes: number };

/** Makes an article of the backend's HTML. Pictures of `mediaHosts` are served from our own host; `id` is the post's. */
export function articleOf(description: string, mediaHosts: ReadonlyArray<string>, id: string): Article {
  const body = sanitisedBody(description, mediaHosts);
  stripBidiControls(body);
  numberParts(body);
  linkReferences(body);
  proxyPictures(body, id);
  layOutPictures(body);
  return { body, minutes: minutesToRead(body) };
}

const maxReferences = 200;
const numberInBrackets = /^\[(\d{1,3})\]$/;

/** Returns the list under the heading 'References' that superscripts are linked to, if there is one. */
export function referencesOf(body: Root): Element | undefined {
  const elements = body.children.filter((node): node is Element => node.type === 'element');
  const at = elements.findIndex((node) => node.tagName === 'h2' && textOf(node).trim().toLowerCase() === 'references');
  const list = at < 0 ? undefined : elements[at + 1];
  return list?.tagName === 'ol' && Object.keys(list.properties).length === 0 ? list : undefined;
}

// Between two numbers may be a word joiner, which keeps them on their line.
const isBlank = (node: RootContent | undefined) => node?.type === 'text' && /^[\s\u2060]*$/.test(node.value);

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
    if (!isBlank(child)) before = child;
  }
}

function numberTextOf(node: Nodes): string {
  const [only, ...more] = node.type === 'element' && node.tagName === 'sup' ? node.children : [];
  return only?.type === 'text' && more.length === 0 ? only.value : '';
}

/** Links each superscript '[2]' to the second item of the list under the heading 'References', if there is one. */
export function linkReferences(body: Root): void {
  const list = referencesOf(body);
  if (!list) return;
  const items = list.children.filter((node): node is Element => node.type === 'element').slice(0, maxReferences);
  for (const [at, item] of items.entries()) item.properties.id = `reference-${at + 1}`;
  linkNumbers(body, items.length);
}
