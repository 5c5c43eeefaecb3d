import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { practice } from '#content/practice.ts';
import { viewStylesFile } from '#content/reviews/desk-page.ts';
import { markBlocks } from './block-marks.ts';
import { addContents } from './page-parts.ts';
import { attribute, type Element, elementNamed, elementsIn, newElement, setAttribute } from './tree.ts';

// Elements that load script, or a file that the desk does not have.
function isForScript(element: Element): boolean {
  if (element.tagName === 'script') return true;
  if (element.tagName !== 'link') return false;
  const rel = attribute(element, 'rel') ?? '';
  return rel === 'modulepreload' || rel === 'manifest' || (rel === 'preload' && attribute(element, 'as') === 'script');
}

/** Points a link between the site's pages to the live site, in a window of its own: the desk has no such address. */
function linkToSite(link: Element): void {
  const href = attribute(link, 'href') ?? '';
  if (!/^\/(?!\/)/.test(href)) return;
  setAttribute(link, 'href', new URL(href, practice.siteUrl).href);
  setAttribute(link, 'target', '_blank');
  setAttribute(link, 'rel', 'noopener');
}

// The table of contents, and lists of other pages.
const isMenu = (fold: Element) =>
  elementsIn(fold).some(({ tagName }) => tagName === 'nav') || ['nav', 'aside'].includes((fold.parentNode as Element).tagName);

// Folded text is signed as well, so every fold is open; without a name they do not close each other.
function open(fold: Element): void {
  fold.attrs = fold.attrs.filter(({ name }) => name !== 'name');
  setAttribute(fold, 'open', '');
}

/**
 * Turns a built page into the view for signing: as patients see it, but without script, unfolded, with a list of its parts and a
 * link at each block of text. Returns the text of the blocks by their ids.
 */
export function pageView(id: string, html: string): { html: string; blocks: Readonly<Record<string, string>> } {
  const page = parse(html);
  for (const element of elementsIn(page)) {
    if (isForScript(element)) tree.detachNode(element);
    else if (element.tagName === 'a') linkToSite(element);
  }
  tree.appendChild(elementNamed(page, 'head'), newElement('link', { href: `/pages/${viewStylesFile}`, rel: 'stylesheet' }));
  const main = elementNamed(page, 'main');
  const folds = elementsIn(main).filter((element) => element.tagName === 'details' && !isMenu(element));
  const shut = folds.filter((fold) => attribute(fold, 'open') === undefined).length;
  for (const fold of folds) open(fold);
  const blocks = markBlocks(main, (mark) => `/pages/${id}?at=${mark}#remark`);
  addContents(main, blocks, shut);
  const back = { class: 'desk-back', href: `/pages/${id}#sign`, target: '_top' };
  tree.appendChild(main, newElement('a', back, 'Back to the desk, to remark and sign'));
  return { html: serialize(page), blocks };
}
