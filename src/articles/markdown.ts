import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';

// HTML in Markdown is shown as it was typed: text that vanished silently would be missed too late.
const noHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

const reference = /\s*\[(\d{1,3})\]/g;
const joiner = '\u2060';

function superscript(number: string): Element {
  return { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: `[${number}]` }] };
}

/** Sets the [2] of '… is common [2].' as a superscript, joined to the word before it as in the sample articles. */
function raised(text: string): ReadonlyArray<ElementContent> {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const found of text.matchAll(reference)) {
    parts.push({ type: 'text', value: `${text.slice(at, found.index)}${joiner}` }, superscript(found[1] ?? ''));
    at = found.index + found[0].length;
  }
  return [...parts, { type: 'text', value: text.slice(at) }];
}

function raiseReferences(node: Nodes): void {
  if (!('children' in node)) return;
  const children = node.children as ReadonlyArray<ElementContent>;
  node.children = children.flatMap((child): ReadonlyArray<ElementContent> => {
    if (child.type === 'text') return raised(child.value);
    if (child.type === 'element' && child.tagName !== 'code' && child.tagName !== 'a') raiseReferences(child);
    return [child];
  });
}

// The page's h1 is the title, so headings in the text start at h2.
function lowerHeadings(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'h1') node.tagName = 'h2';
  if ('children' in node) for (const child of node.children) lowerHeadings(child);
}

function hasReferences({ children }: Root): boolean {
  const elements = children.filter((node): node is Element => node.type === 'element');
  const at = elements.findIndex(
    ({ tagName, children: [only] }) => tagName === 'h2' && only?.type === 'text' && /^references$/i.test(only.value.trim()),
  );
  return at >= 0 && elements[at + 1]?.tagName === 'ol';
}

/**
 * Converts Markdown to the HTML that is stored, cleaned by the site's own sanitiser: stored HTML is what visitors see.
 * Numbers in brackets become superscripts where the text ends in a list of references.
 */
export function htmlOfMarkdown(markdown: string, mediaHosts: ReadonlyArray<string>): string {
  const text = fromMarkdown(markdown, { extensions: [gfmTable(), noHtml], mdastExtensions: [gfmTableFromMarkdown()] });
  const tree = toHast(text) as Root;
  lowerHeadings(tree);
  if (hasReferences(tree)) raiseReferences(tree);
  const html = toHtml(tree);
  const clean = sanitisedBody(html, mediaHosts);
  return toHtml(withoutRenderedAttributes(clean) as Root).trim();
}

// The site adds these attributes whenever it renders a post.
function withoutRenderedAttributes<T extends Nodes>(node: T): T {
  if (node.type === 'element') {
    delete node.properties.loading;
    delete node.properties.rel;
  }
  if ('children' in node) for (const child of node.children) withoutRenderedAttributes(child);
  return node;
}
