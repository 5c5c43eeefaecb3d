import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const allowed = {
  tagNames: [
    ...[
      'p',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'pre',
      'hr',
      'br',
      'div',
      'figure',
      'figcaption',
    ],
    ...['a', 'img', 'em', 'strong', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'abbr', 'cite', 'code', 'mark', 'q', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
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

const largest = 512 * 1024;
const deepest = 200;
const self = 'https://self.invalid';

function resolved(address: unknown): URL | undefined {
  return typeof address === 'string' && URL.canParse(address, self) ? new URL(address, self) : undefined;
}

/** A same-origin path or an https address on one of the media hosts; null for everything else. */
export function safeMediaAddress(address: unknown, mediaHosts: ReadonlyArray<string>): string | null {
  const url = resolved(address);
  if (!url || url.username || url.password) return null;
  if (url.origin === self) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && url.port === '' && mediaHosts.includes(url.hostname) ? url.href : null;
}

function isTooDeep(fragment: DefaultTreeAdapterTypes.DocumentFragment): boolean {
  // By hand, level by level: recursion over hostile nesting would overflow the stack.
  let level: ReadonlyArray<DefaultTreeAdapterTypes.Node> = fragment.childNodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap(
      (node): ReadonlyArray<DefaultTreeAdapterTypes.Node> =>
        'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [],
    );
  }
  return false;
}

function ownRules(node: RootContent | ElementContent, mediaHosts: ReadonlyArray<string>): ReadonlyArray<ElementContent> {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => ownRules(child, mediaHosts));
  if (node.tagName === 'img') {
    const src = safeMediaAddress(node.properties.src, mediaHosts);
    return src ? [{ ...node, properties: { ...node.properties, src, alt: node.properties.alt ?? '', loading: 'lazy' }, children: [] }] : [];
  }
  if (node.tagName === 'a') return [{ ...node, properties: linkProperties(node), children }];
  return [{ ...node, children }];
}

function linkProperties({ properties }: Element): Element['properties'] {
  const url = resolved(properties.href);
  const { href: _, ...rest } = properties;
  if (!url) return rest;
  if (url.origin === self) return { ...rest, href: url.pathname + url.search + url.hash };
  return ['https:', 'mailto:', 'tel:'].includes(url.protocol) ? { ...rest, href: url.href, rel: ['noopener', 'nofollow'] } : rest;
}

function withSecondHeadings(node: RootContent): RootContent {
  return node.type !== 'element'
    ? node
    : {
        ...node,
        tagName: node.tagName === 'h1' ? 'h2' : node.tagName,
        children: node.children.map((child) => withSecondHeadings(child) as ElementContent),
      };
}

/**
 * A backend's HTML as a tree of allowed elements. Text over 512 KB or nested over 200 deep comes back as one
 * paragraph of its first characters without any element. Never throws.
 */
export function sanitisedBody(html: string, mediaHosts: ReadonlyArray<string>): Root {
  if (html.length > largest) return plainParagraph(html.slice(0, largest));
  const fragment = parseFragment(html);
  if (isTooDeep(fragment)) return plainParagraph(html);
  const tree = fromParse5(fragment);
  const root: Root = { type: 'root', children: 'children' in tree ? (tree.children as RootContent[]).map(withSecondHeadings) : [] };
  const clean = sanitize(root, allowed);
  const children = clean.type === 'root' ? clean.children : [clean as RootContent];
  return { type: 'root', children: children.flatMap((child) => ownRules(child, mediaHosts)) };
}

function plainParagraph(html: string): Root {
  const value = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 20_000);
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }] };
}
