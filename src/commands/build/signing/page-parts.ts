import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, classesOf, type Element, elementsIn, newElement } from './tree.ts';

type Part = { heading: Element; id: string; title: string; words: number };

const contentsId = 'desk-parts';
const aside = new Set(['nav', 'aside', 'form']);

function isInAside({ parentNode }: Element): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  return aside.has(parentNode.tagName) || isInAside(parentNode);
}

const isMark = (element: Element) => classesOf(element).includes('desk-remark');

function titleOf(heading: Element): string {
  const text = heading.childNodes.map((node) => {
    if (tree.isTextNode(node)) return node.value;
    return tree.isElementNode(node) && !isMark(node) ? titleOf(node) : '';
  });
  return text
    .join('')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/:? *$/, '')
    .trimStart();
}

/** Returns the parts of a marked page in reading order; text before the first heading belongs to none. */
function partsOf(main: Element, blocks: Readonly<Record<string, string>>): ReadonlyArray<Part> {
  const parts: Part[] = [];
  for (const element of elementsIn(main)) {
    const id = attribute(element, 'id') ?? '';
    if (element.tagName === 'h2' && id && !isInAside(element)) parts.push({ heading: element, id, title: titleOf(element), words: 0 });
    const part = parts.at(-1);
    if (part) part.words += blocks[id]?.split(' ').length ?? 0;
  }
  return parts.filter(({ words }) => words > 0);
}

/** Adds a link back to the list of parts behind a heading's mark. */
function addLinkBack(main: Element, { heading, title }: Part): void {
  const all = elementsIn(main);
  const mark = all.slice(all.indexOf(heading)).find(isMark);
  const parent = mark?.parentNode;
  if (!mark || !parent) return;
  const link = newElement('a', { 'aria-label': `All parts, from: ${title}`, class: 'desk-remark', href: `#${contentsId}` }, 'All parts');
  const next = parent.childNodes[parent.childNodes.indexOf(mark) + 1];
  if (next) tree.insertBefore(parent, link, next);
  else tree.appendChild(parent, link);
}

/**
 * Adds a list of the page's parts with their lengths at its top, and a link back at each heading: with every fold open a page is
 * long. `folds` is the number of folds that patients find shut.
 */
export function addContents(main: Element, blocks: Readonly<Record<string, string>>, folds: number): void {
  const parts = partsOf(main, blocks);
  if (parts.length < 2) return;
  const nav = newElement('nav', { 'aria-label': 'Parts of this page', class: 'desk-parts' });
  const shut = folds === 1 ? 'Patients find one fold of it shut' : `Patients find ${folds} folds of it shut`;
  const note =
    folds > 0 ? `Everything on this page stands open here. ${shut} until they tap.` : 'Everything on this page stands open here.';
  tree.appendChild(nav, newElement('p', {}, note));
  // Shut, because the page itself should begin on the first screen; a link into the fold opens it.
  const fold = newElement('details', {});
  tree.appendChild(fold, newElement('summary', {}, `The ${parts.length} parts of this page`));
  const list = newElement('ol', { id: contentsId });
  for (const part of parts) {
    const item = newElement('li', {});
    tree.appendChild(item, newElement('a', { href: `#${part.id}` }, part.title));
    tree.appendChild(item, newElement('span', {}, ` ${part.words} word${part.words === 1 ? '' : 's'}`));
    tree.appendChild(list, item);
    addLinkBack(main, part);
  }
  tree.appendChild(fold, list);
  tree.appendChild(nav, fold);
  const first = main.childNodes[0];
  if (first) tree.insertBefore(main, nav, first);
}
