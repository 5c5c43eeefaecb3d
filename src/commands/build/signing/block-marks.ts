import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, classesOf, type Element, elementsIn, isElement, type Node, newElement, setAttribute } from './tree.ts';

const blockNames = new Set(['p', 'li', 'tr', 'dd', 'h1', 'h2', 'h3', 'h4', 'summary', 'figcaption', 'blockquote']);
// Elements without text of the page, or in which a link is not allowed.
const outside = new Set(['nav', 'form', 'button', 'aside', 'a', 'label', 'script', 'style', 'svg']);

const isBlock = (node: Node): boolean => isElement(node) && blockNames.has(node.tagName);

/** True if hidden on screens. */
function isHidden(element: Element): boolean {
  const classes = classesOf(element);
  const onPaper = classes.includes('hidden') && classes.includes('print:block');
  return onPaper || attribute(element, 'hidden') !== undefined || attribute(element, 'aria-hidden') === 'true';
}

/** True for numbers of references and explanations of hard words, which are not part of a sentence. */
function isAside(node: Node): boolean {
  if (!isElement(node)) return false;
  const classes = classesOf(node);
  return classes.includes('reference') || classes.includes('term-meaning') || isHidden(node);
}

const inLinesOfItsOwn = (element: Element) =>
  /^(?:div|section|br|dt|dl)$/.test(element.tagName) || classesOf(element).some((name) => /^(?:block|flex|grid)$/.test(name));

/** Returns the text of a block without the blocks in it. */
function wordsOf(element: Element): string {
  const parts = element.childNodes.map((node) => {
    if (tree.isTextNode(node)) return node.value;
    if (!isElement(node) || isAside(node)) return '';
    if (isBlock(node)) return ' ';
    if (/^(?:td|th)$/.test(node.tagName)) return `${wordsOf(node)} · `;
    return inLinesOfItsOwn(node) ? ` ${wordsOf(node)} ` : wordsOf(node);
  });
  return parts.join('');
}

const shown = (text: string) =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ | (?:· )?$/g, '');

function blocksIn(parent: Element): ReadonlyArray<Element> {
  return parent.childNodes.filter(isElement).flatMap((element) => {
    if (outside.has(element.tagName) || isHidden(element)) return [];
    return isBlock(element) ? [element, ...blocksIn(element)] : blocksIn(element);
  });
}

/** Returns the summary that a block is in, or is. */
function summaryOf(node: Element['parentNode']): Element | undefined {
  if (!node || !('tagName' in node)) return undefined;
  return node.tagName === 'summary' ? node : summaryOf(node.parentNode);
}

/** Inserts a block's link at the end of its text, before the blocks in it, but never into a summary, where a tap unfolds. */
function addLink(block: Element, link: Element): void {
  const summary = summaryOf(block);
  const fold = summary?.parentNode;
  if (summary && fold) {
    const next = fold.childNodes[fold.childNodes.indexOf(summary) + 1];
    if (next) tree.insertBefore(fold, link, next);
    else tree.appendChild(fold, link);
    return;
  }
  const cell = block.tagName === 'tr' ? block.childNodes.filter(isElement).at(-1) : undefined;
  const place = cell ?? block;
  const inner = place.childNodes.find((node) => isElement(node) && (isBlock(node) || elementsIn(node).some(isBlock)));
  if (inner) tree.insertBefore(place, link, inner);
  else tree.appendChild(place, link);
}

/**
 * Gives each block of text in `main` an id that depends on its text only, and adds a link to `hrefOf(id)` in the top window. Returns
 * the text of each block by its id.
 */
export function markBlocks(main: Element, hrefOf: (id: string) => string): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const block of blocksIn(main)) {
    const text = shown(wordsOf(block));
    if (!/\p{L}/u.test(text)) continue;
    const hash = `b-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
    // The same text twice on a page is two blocks.
    let id = hash;
    for (let again = 2; Object.hasOwn(words, id); again++) id = `${hash}-${again}`;
    words[id] = text;
    const name = `Remark on: ${text.slice(0, 60)}`;
    addLink(block, newElement('a', { 'aria-label': name, class: 'desk-remark', href: hrefOf(id), target: '_top' }, 'Remark'));
    // Existing ids stay, because the page's own links lead to them.
    if (attribute(block, 'id') === undefined) setAttribute(block, 'id', id);
    else tree.insertBefore(block, newElement('span', { id }), block.childNodes[0] as Node);
  }
  return words;
}
