import { closeByBack, followDialogs } from './back.ts';
import { answerClick, closeOnBackdrop, opensElsewhere, turnByKey } from './dialogs.ts';
import { openTarget, showAnswer, stayWithinPage, stopWaiting, waitForNextPage } from './navigation.ts';
import { keepWhileOffline } from './offline.ts';
import { copyLink, followTakeAlong, openForPaper, printChosen, sharePage } from './page-actions.ts';

// The first of these that reaches an island loads React; until then everything works natively. Scrolling does not count: a page
// that is read needs no React.
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const;

let waiting = true;
let held: HTMLElement | undefined;

// Browsers report a pointer that merely rests where a page opens, or under which a page scrolls, as a move of zero.
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
}

function isIntent(event: Event): boolean {
  return !isStill(event) && event.target instanceof Element && event.target.closest('[data-island]') !== null;
}

// Waits for the frame that shows the press: parsing React takes a cheap phone longer than a press may go unanswered.
const nextFrame = () => new Promise<void>((go) => requestAnimationFrame(() => setTimeout(go)));

// On a slow network this script and the first touch often precede the end of the page.
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }));
}

/**
 * The data that the page was rendered from. The page's last lines hold it, or the address of it if the page is the same for
 * every visitor.
 */
async function pageData(): Promise<Response> {
  await parsed();
  const block = document.getElementById('page-data');
  // The connection broke before the end of the page.
  if (!block) return Response.error();
  if (block.dataset.at) return fetch(block.dataset.at).catch(() => Response.error());
  return new Response(JSON.parse(block.textContent));
}

async function wake(event?: Event): Promise<void> {
  if (event && !isIntent(event)) return;
  for (const intent of intents) removeEventListener(intent, wake, true);
  performance.mark('intent');
  // Fetched in parallel with React.
  const data = pageData();
  await nextFrame();
  await import('./hydrate.tsx').then(({ hydrate }) => hydrate(data)).catch(() => undefined);
  waiting = false;
  held?.click();
}

// Keeps a click on a link that does more with React, and repeats it once React has loaded or failed to.
function hold(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-more-with-react]');
  if (!waiting || !link || opensElsewhere(event)) return;
  event.preventDefault();
  held = link;
}

function startMovement(): void {
  void import('./movement.ts').catch(() => undefined);
}

for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
// The welcome screen, which a practice may switch on, does not wait for an intent.
if (document.querySelector('[data-wake="load"]')) {
  // A prerendered page is not being visited yet.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', () => wake(), { once: true });
  else void wake();
}
addEventListener('click', hold);
addEventListener('click', answerClick);
addEventListener('click', closeOnBackdrop);
addEventListener('click', copyLink);
addEventListener('click', waitForNextPage);
addEventListener('click', printChosen);
addEventListener('click', sharePage);
addEventListener('change', followTakeAlong);
// At the window, where React's own answer to it has come before.
addEventListener('submit', keepWhileOffline);
followDialogs();
// Before the next one, which ends the event.
addEventListener('popstate', closeByBack);
addEventListener('popstate', stayWithinPage);
addEventListener('hashchange', openTarget);
addEventListener('toggle', showAnswer, true);
addEventListener('beforeprint', openForPaper);
addEventListener('keydown', stopWaiting);
addEventListener('keydown', turnByKey);
addEventListener('pagehide', stopWaiting);
addEventListener('scroll', startMovement, { once: true, passive: true });

const aDay = 86_400_000;

function onLoad(): void {
  openTarget();
  // Pages are built ahead of time, so a review that is overdue can only be noticed here.
  for (const words of document.querySelectorAll<HTMLElement>('[data-due]'))
    words.hidden = Date.parse(words.dataset.due ?? '') + aDay > Date.now();
  // A row that a wide window lays out as a grid does not scroll, so there it would be a Tab stop for nothing.
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]'))
    if (getComputedStyle(row).overflowX === 'visible') row.removeAttribute('tabindex');
  // Starts the hero's rotation, which would otherwise repaint during the first view.
  setTimeout(() => document.documentElement.setAttribute('data-stands', ''), 500);
}

// The requests that this phone remembers, and the receipt of a form that the browser sent itself.
function remembersRequests(): boolean {
  try {
    return localStorage.getItem('requests') !== null || location.hash === '#sent';
  } catch {
    return false;
  }
}

if (remembersRequests())
  void Promise.resolve(parsed())
    .then(() => import('#islands/forms/your-requests.ts'))
    .then(({ followRequests }) => followRequests());

if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad, { once: true });

const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
if (saveData) document.documentElement.dataset.saveData = '';
