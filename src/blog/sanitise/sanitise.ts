import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { withoutBidiControls } from '#schemas/plain-text.ts';
import { parseBounded } from './parse-bounded.ts';
import { safeLinkAddress, safeMediaAddress } from './safe-address.ts';

/** The elements and attributes of a post. Neither this nor the rules for addresses relies on the other. */
export const allowed = {
  tagNames: `
    p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr br div figure figcaption
    a img em strong b i u s sub sup small span abbr cite code mark q time
    table caption thead tbody tfoot tr th td
  `
    .trim()
    .split(/\s+/),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    abbr: ['title'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
  },
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'textarea', 'title', 'xmp', 'plaintext'],
  ancestors: { li: ['ul', 'ol'], tr: ['table'], td: ['table'], th: ['table'], thead: ['table'], tbody: ['table'], tfoot: ['table'] },
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
} satisfies Schema;

// Larger numbers would stretch or freeze a page; they are dropped, as is any value that is not a number.
const maxValues: Readonly<Record<string, number>> = { width: 4_000, height: 4_000, colSpan: 20, rowSpan: 100, start: 1_000_000 };

function withoutExtremes(properties: Element['properties']): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => {
      const max = maxValues[name];
      return max === undefined || (typeof value === 'number' && value >= 0 && value <= max);
    }),
  );
}

function applyUrlRules(node: RootContent | ElementContent, mediaHosts: ReadonlyArray<string>): ReadonlyArray<ElementContent> {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { href, src, ...properties } = withoutExtremes(node.properties);
  if (node.tagName === 'img') {
    const address = safeMediaAddress(src, mediaHosts);
    return address
      ? [{ ...node, properties: { ...properties, src: address, alt: properties.alt ?? '', loading: 'lazy' }, children: [] }]
      : [];
  }
  const children = node.children.flatMap((child) => applyUrlRules(child, mediaHosts));
  const link = node.tagName === 'a' ? safeLinkAddress(href) : null;
  if (!link) return [{ ...node, properties, children }];
  return [{ ...node, properties: { ...properties, href: link.href, ...(link.away && { rel: ['noopener', 'nofollow'] }) }, children }];
}

function demoteFirstHeadings(node: RootContent): RootContent {
  return node.type !== 'element'
    ? node
    : {
        ...node,
        tagName: node.tagName === 'h1' ? 'h2' : node.tagName,
        children: node.children.map((child) => demoteFirstHeadings(child) as ElementContent),
      };
}

/**
 * Parses a backend's HTML to a tree of allowed elements. HTML over 512 KB, over 4,000 elements or nested over 200 deep becomes one
 * paragraph of its first characters. Never throws.
 */
export function sanitisedBody(html: string, mediaHosts: ReadonlyArray<string>): Root {
  const fragment = parseBounded(html);
  if (!fragment) return plainParagraph(html);
  const tree = fromParse5(fragment);
  const root: Root = { type: 'root', children: 'children' in tree ? (tree.children as RootContent[]).map(demoteFirstHeadings) : [] };
  const clean = sanitize(root, allowed);
  const children = clean.type === 'root' ? clean.children : [clean as RootContent];
  return { type: 'root', children: children.flatMap((child) => applyUrlRules(child, mediaHosts)) };
}

function plainParagraph(html: string): Root {
  const value = html
    .slice(0, 60_000)
    // A tag ends at the next '<' too: searching on for its '>' would take quadratic time.
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 20_000)
    .toWellFormed();
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }] };
}

/** Removes bidirectional controls from a body's texts, `alt` and `title`, except from text in a right-to-left script. */
export function stripBidiControls(node: Nodes): void {
  if (node.type === 'text') node.value = withoutBidiControls(node.value);
  if (node.type === 'element')
    for (const name of ['alt', 'title']) {
      const text = node.properties[name];
      if (typeof text === 'string') node.properties[name] = withoutBidiControls(text);
    }
  if ('children' in node) for (const child of node.children) stripBidiControls(child);
}
