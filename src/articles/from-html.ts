import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';

const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element';

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

// Word writes a list as paragraphs that begin with a bullet and spaces; bullets of its symbol fonts arrive as these characters.
const bullet = /^[\s\u00a0]*(?:[•·▪◦●○■□§\uf0b7\uf0a7\uf0d8]|[o-](?=[\u00a0\t]))[\s\u00a0]+/u;
const numbered = /^[\s\u00a0]*\d{1,2}[.)][\s\u00a0]{2,}/u;

function withoutStart(children: ReadonlyArray<ElementContent>, length: number): ReadonlyArray<ElementContent> {
  let left = length;
  return children.flatMap((child): ReadonlyArray<ElementContent> => {
    if (left === 0) return [child];
    const text = textOf(child);
    if (text.length <= left) {
      left -= text.length;
      return [];
    }
    const taken = left;
    left = 0;
    if (child.type === 'text') return [{ ...child, value: child.value.slice(taken) }];
    return child.type === 'element' ? [{ ...child, children: [...withoutStart(child.children, taken)] }] : [child];
  });
}

function rowOf(node: RootContent): { tag: 'ul' | 'ol'; item: Element } | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined;
  const text = textOf(node);
  const start = bullet.exec(text) ?? numbered.exec(text);
  if (!start) return undefined;
  const item: Element = { type: 'element', tagName: 'li', properties: {}, children: [...withoutStart(node.children, start[0].length)] };
  return { tag: bullet.test(text) ? 'ul' : 'ol', item };
}

/** Turns runs of paragraphs that imitate a list into a list. */
function withLists(nodes: ReadonlyArray<RootContent>): ReadonlyArray<RootContent> {
  const result: RootContent[] = [];
  let open: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    const row = rowOf(node);
    if (!row) open = undefined;
    else if (open?.tagName === row.tag) {
      open.children.push(row.item);
      continue;
    } else open = { type: 'element', tagName: row.tag, properties: {}, children: [row.item] };
    result.push(row && open ? open : node);
  }
  return result;
}

// Normalises blanks, and drops everything but text and elements.
function cleaned(node: ElementContent | RootContent): ReadonlyArray<ElementContent> {
  if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u2060', '').replace(/[\u00a0\u202f]+/g, ' ') }];
  if (node.type !== 'element') return [];
  return [{ ...node, children: node.children.flatMap(cleaned) }];
}

// A superscript number is a reference, which the desk's Markdown writes as plain text in brackets.
function plainReferences(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  if (node.tagName === 'sup' && /^\[\d{1,3}\]$/.test(textOf(node))) return { type: 'text', value: ` ${textOf(node)}` };
  return { ...node, children: node.children.map(plainReferences) };
}

/** Converts HTML, pasted or imported, to the desk's Markdown. Images stay only from `mediaHosts` and this site. */
export function markdownOfHtml(html: string, mediaHosts: ReadonlyArray<string>): string {
  const clean = sanitisedBody(html, mediaHosts);
  const children = withLists(clean.children).flatMap(cleaned).map(plainReferences);
  const tree = toMdast({ type: 'root', children } as Root);
  const text = toMarkdown(tree, {
    extensions: [gfmTableToMarkdown()],
    bullet: '-',
    emphasis: '_',
    strong: '*',
    listItemIndent: 'one',
    rule: '-',
  });
  // A bare [1] is no link in Markdown, so its escape is not needed.
  return text
    .replace(/\\\[(\d{1,3})\]/g, '[$1]')
    .replace(/ ?\n\n\n+/g, '\n\n')
    .trim();
}
