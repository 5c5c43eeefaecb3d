import { opensElsewhere } from './dialogs.ts';

// A page that comes sooner than this would only flicker.
const noticedAfter = 150;

/** Of the pages that are made from the posts, which one a link leads to. */
function kindOf({ pathname }: HTMLAnchorElement): string | undefined {
  if (pathname === '/') return 'home';
  if (pathname === '/blog') return 'list';
  return pathname.startsWith('/blog/') ? 'post' : undefined;
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const here = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !link.target && !(here && link.hash);
}

function reveal(kind: string): void {
  const placeholders = document.getElementById('next-page');
  if (!placeholders) return;
  placeholders.dataset.for = kind;
  placeholders.hidden = false;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives the page back: to who stays on it, and to the browser, which may keep it for the way back. */
export function stopWaiting(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
  clearTimeout(timer);
  const placeholders = document.getElementById('next-page');
  if (placeholders) placeholders.hidden = true;
}

/** Shows the placeholders of the page that a click leads to, if it takes longer than one notices. */
export function waitForNextPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || event.defaultPrevented || opensElsewhere(event)) return;
  stopWaiting(event);
  const kind = leadsAway(link) && kindOf(link);
  if (kind) timer = setTimeout(reveal, noticedAfter, kind);
}

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
