import { answerClick, closeOnBackdrop, opensElsewhere } from './dialogs.ts';
import { openTarget, stayWithinPage, stopWaiting, waitForNextPage } from './navigation.ts';
import { copyLink, openForPaper, printChosen, sharePage } from './page-actions.ts';

// The first sign that a visitor wants to do more than read brings React; until then everything works natively.
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;

let waiting = true;
let held: HTMLElement | undefined;

// A pointer that rests where a page opens is told of as moving; it has not moved.
function isStill(event: Event | undefined): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
}

// Once the page has shown that a finger rests on it: reading React takes a cheap phone longer than that answer may.
const answered = () => new Promise<void>((go) => requestAnimationFrame(() => setTimeout(go)));

// On a slow network a visitor touches the page before its end is here, and this script often comes first as well.
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }));
}

/**
 * What this page was made of: in the page itself where it is one visitor's own, at an address of its own where many are shown
 * the same. The page's last lines say which.
 */
async function pageData(): Promise<Response> {
  await parsed();
  const block = document.getElementById('page-data');
  // The network went away before the end came.
  if (!block) return Response.error();
  if (block.dataset.at) return fetch(block.dataset.at).catch(() => Response.error());
  return new Response(JSON.parse(block.textContent));
}

async function wake(event?: Event): Promise<void> {
  if (isStill(event)) return;
  for (const intent of intents) removeEventListener(intent, wake, true);
  performance.mark('intent');
  // Asked for at once, so that it is here when React is.
  const data = pageData();
  await answered();
  await import('./hydrate.tsx').then(({ hydrate }) => hydrate(data)).catch(() => undefined);
  waiting = false;
  held?.click();
}

// A link that does more once React is there: a click that comes before is kept and repeated, whether React came or not.
function hold(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-more-with-react]');
  if (!waiting || !link || opensElsewhere(event)) return;
  event.preventDefault();
  held = link;
}

for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
// Whoever comes back to a page on which a form was sent finds its receipt at once.
function receiptIsKept(): boolean {
  try {
    return sessionStorage.getItem('receipt') !== null;
  } catch {
    return false;
  }
}

// Besides it only the welcome screen, where a practice has switched it on, does not wait for an intent.
if (document.querySelector('[data-wake="load"]') || receiptIsKept()) {
  // A page that the browser has made ready in advance is not being visited yet.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', wake, { once: true });
  else void wake();
}
addEventListener('click', hold);
addEventListener('click', answerClick);
addEventListener('click', closeOnBackdrop);
addEventListener('click', copyLink);
addEventListener('click', waitForNextPage);
addEventListener('click', printChosen);
addEventListener('click', sharePage);
addEventListener('popstate', stayWithinPage);
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPaper);
addEventListener('keydown', stopWaiting);
addEventListener('pagehide', stopWaiting);

const aDay = 86_400_000;

function stands(): void {
  // Pages are built ahead of time, and only who reads one knows what day it is.
  for (const words of document.querySelectorAll<HTMLElement>('[data-due]'))
    words.hidden = Date.parse(words.dataset.due ?? '') + aDay > Date.now();
  // What moves by itself begins once the page has stood for a moment.
  setTimeout(() => document.documentElement.setAttribute('data-stands', ''), 500);
}

if (document.readyState === 'complete') stands();
else addEventListener('load', stands, { once: true });

const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
if (saveData) document.documentElement.dataset.saveData = '';
