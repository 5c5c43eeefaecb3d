// What the browser does by itself when one moves within a page, and the framework's router, once awake, would undo.

let place = location.pathname + location.search;

/**
 * Back within one page: the browser has put the reader where they were before a citation was tapped. The router hears of it as
 * well and would scroll to the fragment, or to the top where there is none. Listens before the router does.
 */
export function stayWithinPage(event: Event): void {
  const now = location.pathname + location.search;
  if (now === place) event.stopImmediatePropagation();
  place = now;
}

function openAround(target: Element | null): boolean {
  const shut: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) if (!fold.open) shut.push(fold);
  for (const fold of shut) fold.open = true;
  return shut.length > 0;
}

/** A jump into a fold opens it; most browsers do so themselves. */
export function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && openAround(target)) target.scrollIntoView();
}

/** Paper shows what is folded. Most browsers open it by the stylesheet; for the others each fold is opened, and shut again afterwards. */
export function openForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const shut = [...document.querySelectorAll<HTMLDetailsElement>('.treatment details:not([open])')];
  for (const fold of shut) fold.open = true;
  addEventListener('afterprint', () => shut.map((fold) => fold.removeAttribute('open')), { once: true });
}

/** A link that chooses what is printed also opens the window for it, once the address says which. */
export function printChosen(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-print]')) setTimeout(print, 300);
}

/** Offers the page to the visitor's own apps where the browser can; elsewhere the link leads to the ways that stand on the page. */
export function sharePage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : undefined;
  if (!link || !('share' in navigator)) return;
  event.preventDefault();
  navigator.share({ url: link.dataset.share ?? '', title: link.dataset.title ?? '' }).catch(() => undefined);
}
