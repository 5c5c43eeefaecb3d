import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { practice } from '#content/practice.ts';
import { viewStylesFile } from '#content/reviews/desk-page.ts';
import { markBlocks } from './block-marks.ts';
import { addContents } from './page-parts.ts';
import { attribute, type Element, elementNamed, elementsIn, newElement, setAttribute } from './tree.ts';

// What a page loads to run, or would fetch in vain.
function isForScript(element: Element): boolean {
  if (element.tagName === 'script') return true;
  if (element.tagName !== 'link') return false;
  const rel = attribute(element, 'rel') ?? '';
  return rel === 'modulepreload' || rel === 'manifest' || (rel === 'preload' && attribute(element, 'as') === 'script');
}

/** A link to another page of the site leads there, in a window of its own: at the desk there is no such address. */
function leadOut(link: Element): void {
  const href = attribute(link, 'href') ?? '';
  if (!/^\/(?!\/)/.test(href)) return;
  setAttribute(link, 'href', new URL(href, practice.siteUrl).href);
  setAttribute(link, 'target', '_blank');
  setAttribute(link, 'rel', 'noopener');
}

// The list of contents, and those of other pages.
const isMenu = (fold: Element) =>
  elementsIn(fold).some(({ tagName }) => tagName === 'nav') || ['nav', 'aside'].includes((fold.parentNode as Element).tagName);

/** What unfolds at a tap is read as well: it stands open, all at once. */
function open(fold: Element): void {
  fold.attrs = fold.attrs.filter(({ name }) => name !== 'name');
  setAttribute(fold, 'open', '');
}

/**
 * A built page as the desk shows it to whoever is to sign it: as a patient sees it, but without script, unfolded, with a list of
 * its parts and with a mark and a link at each block of its text. Gives the words of the blocks by their marks.
 */
export function pageView(id: string, html: string): { html: string; blocks: Readonly<Record<string, string>> } {
  const page = parse(html);
  for (const element of elementsIn(page)) {
    if (isForScript(element)) tree.detachNode(element);
    else if (element.tagName === 'a') leadOut(element);
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
