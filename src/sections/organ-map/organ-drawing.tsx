import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type Organ, organs } from '#content/organs.ts';
// Imported from /public, so that the drawing exists once.
import source from '/public/images/digestive-system.svg?raw';

function isOrgan(id: unknown): id is Organ {
  return typeof id === 'string' && id in organs;
}

const isElement = (node: ElementContent | Root['children'][number] | undefined): node is Element => node?.type === 'element';

/** Wraps an organ's group in a link to its panel. Keyboards and screen readers use the list beside the drawing. */
function linked(group: Element, organ: Organ): Element {
  const title: Element = { type: 'element', tagName: 'title', properties: {}, children: [{ type: 'text', value: organs[organ] }] };
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      href: `#organ-${organ}`,
      className: ['organ-part'],
      dataOrgan: organ,
      tabIndex: -1,
    },
    children: [title, { ...group, properties: { className: group.properties.className ?? [] } }],
  };
}

/** Prefixes the ids against collisions, and drops the file's style sheet, which the content security policy forbids. */
function forPage(node: ElementContent): ReadonlyArray<ElementContent> {
  if (!isElement(node)) return [node];
  if (node.tagName === 'style') return [];
  const { id, ...rest } = node.properties;
  const prefixed = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value.replace('url(#', 'url(#drawing-') : value]),
  );
  const children = node.children.flatMap(forPage);
  const own: Element = { ...node, properties: { ...prefixed, ...(id ? { id: `drawing-${id}` } : {}) }, children };
  return isOrgan(id) ? [linked(own, id)] : [own];
}

let drawn: ReactElement | undefined;

function draw(): ReactElement {
  const tree = fromParse5(parseFragment(source)) as Root;
  const svg = tree.children.find((node) => isElement(node) && node.tagName === 'svg');
  if (!isElement(svg)) throw new Error('public/images/digestive-system.svg holds no drawing.');
  const { viewBox, width, height } = svg.properties;
  const figure: Element = {
    ...svg,
    properties: {
      viewBox,
      width,
      height,
      role: 'group',
      ariaLabel: 'Drawing of the digestive system. The list that follows says the same.',
      className: ['organ-drawing', 'h-auto', 'w-full'],
    },
    children: svg.children.flatMap((child) => forPage(child as ElementContent)),
  };
  return toJsxRuntime(figure, { Fragment, jsx, jsxs, space: 'svg' });
}

export function OrganDrawing() {
  drawn ??= draw();
  return drawn;
}
