import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { referencesOf } from '#blog/article/article.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { uploadedPicture } from '#content/sized-picture.ts';
import { escapeHtml } from './article.ts';
import { overBounds } from './markdown-bounds.ts';

// HTML in Markdown, and the definition of a link, are shown as they were typed: text that vanished silently would be missed too late.
const noHtml = { disable: { null: ['htmlFlow', 'htmlText', 'definition'] } };
const extensions = [gfmTable(), gfmStrikethrough({ singleTilde: false }), noHtml];
const mdastExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()];

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

// The page's h1 is the title, so headings in the text start at h2. A post's struck words are <s>.
const renamed: Readonly<Record<string, string>> = { h1: 'h2', del: 's' };
function lowerHeadings(node: Nodes): void {
  if (node.type === 'element') node.tagName = renamed[node.tagName] ?? node.tagName;
  if ('children' in node) for (const child of node.children) lowerHeadings(child);
}

const raisedInText = /<(su[bp])>([^<>\n]{1,60})<\/\1>/g;

/** Raised text that Unicode has no letters for. Markdown cannot write it, so these two tags are read. */
function readRaised(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre'))) return;
  const children = node.children as ReadonlyArray<ElementContent>;
  node.children = children.flatMap((child): ReadonlyArray<ElementContent> => {
    if (child.type !== 'text') return [child];
    const parts: ElementContent[] = [];
    let at = 0;
    for (const { 0: all, 1: tagName = 'sup', 2: value = '', index } of child.value.matchAll(raisedInText)) {
      parts.push({ type: 'text', value: child.value.slice(at, index) });
      parts.push({ type: 'element', tagName, properties: {}, children: [{ type: 'text', value }] });
      at = index + all.length;
    }
    return [...parts, { type: 'text', value: child.value.slice(at) }];
  });
  for (const child of node.children) readRaised(child);
}

/** Makes a figure of a picture that has a paragraph of its own; what Markdown calls its title is the caption. */
function figureOf(node: ElementContent): ElementContent {
  if (node.type !== 'element' || node.tagName !== 'p') return node;
  const [picture, ...more] = node.children;
  if (picture?.type !== 'element' || picture.tagName !== 'img' || more.length > 0) return node;
  const { title, src, ...properties } = picture.properties;
  const uploaded = uploadedPicture(String(src));
  if (!uploaded && !title) return node;
  const { width, height } = uploaded ?? {};
  const image: Element = { ...picture, properties: { src, ...properties, ...(width && { width, height }) } };
  const caption: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: String(title) }] };
  return { type: 'element', tagName: 'figure', properties: {}, children: title ? [image, caption] : [image] };
}

/**
 * Converts Markdown to the HTML that is stored, cleaned by the site's own sanitiser: stored HTML is what visitors see.
 * Numbers in brackets become superscripts where the text ends in a list of references.
 */
export function htmlOfMarkdown(markdown: string, mediaHosts: ReadonlyArray<string>): string {
  // Nobody can save such a text; if it is there all the same, it is shown as it was typed.
  if (overBounds(markdown)) return `<p>${escapeHtml(markdown)}</p>`;
  const tree = toHast(fromMarkdown(markdown, { extensions, mdastExtensions })) as Root;
  lowerHeadings(tree);
  readRaised(tree);
  tree.children = tree.children.map((child) => figureOf(child as ElementContent));
  if (referencesOf(tree)) raiseReferences(tree);
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
