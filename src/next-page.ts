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
