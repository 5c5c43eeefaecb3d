import { opensElsewhere } from './dialogs.ts';

// Placeholders shown for less than this would only flicker, in milliseconds.
const delay = 150;

/** Returns which of the pages with placeholders a link leads to. */
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

/** Hides the placeholders: for a visitor who stays, and before the page goes into the back/forward cache. */
export function stopWaiting(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
  clearTimeout(timer);
  const placeholders = document.getElementById('next-page');
  if (placeholders) placeholders.hidden = true;
}

/** Shows the placeholders of the page that a click leads to, if it is slow. */
export function waitForNextPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || event.defaultPrevented || opensElsewhere(event)) return;
  stopWaiting(event);
  const kind = leadsAway(link) && kindOf(link);
  if (kind) timer = setTimeout(reveal, delay, kind);
}

let place = location.pathname + location.search;

/**
 * Hides a step back within one page from the router, which would scroll to the fragment or to the top, although the browser
 * has restored the place already. Must be registered before the router's own listener.
 */
export function stayWithinPage(event: Event): void {
  const now = location.pathname + location.search;
  const shown = document.querySelector<HTMLElement>('[data-own-address]')?.dataset.ownAddress;
  // A receipt takes its address without a navigation, so of it and of the form behind it the router knows nothing.
  const isReceipt = now !== place && location.pathname.endsWith('/received');
  if (shown ? shown !== now : isReceipt) location.reload();
  else if (now !== place && !shown) {
    place = now;
    return;
  }
  event.stopImmediatePropagation();
}

function openAround(target: Element | null): boolean {
  const shut: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) if (!fold.open) shut.push(fold);
  for (const fold of shut) fold.open = true;
  return shut.length > 0;
}

/**
 * Brings the answer under a complaint that opens into sight, above the bar of a phone, and puts the complaint into the address: a step back,
 * for which the browser has not kept the page, would find all of them folded, and the visitor somewhere below.
 */
export function showAnswer({ target }: Event): void {
  const answer = target instanceof HTMLDetailsElement && target.open && target.querySelector('[data-answer]');
  if (!answer) return;
  answer.scrollIntoView({ block: 'nearest' });
  history.replaceState(history.state, '', `#${target.querySelector('[id]')?.id}`);
}

function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the folds around the target of a jump, or of the link that led here; most browsers do so themselves. */
export function openTarget(): void {
  const target = targetOf(location);
  if (target && openAround(target)) target.scrollIntoView();
}
