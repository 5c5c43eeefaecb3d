'use client';
import { fillWords } from '#content/fill-words.ts';
import type { FormWords } from '#content/languages/form-words.ts';
import { promiseAsRead, type TimeWords } from '#content/promise-as-read.ts';
import { isInWriting, keptWords } from '#content/receipt.ts';
import { referenceAsShown } from '#schemas/reference.ts';
import {
  dropOldRequests,
  forgetRequest,
  type KeptRequest,
  keepRequest,
  keptRequests,
  kindOf,
  noteState,
  referenceOf,
  type SenderStatus,
  senderStatuses,
} from './kept-requests.ts';

const takingBack = 'taking-back';

/** The strip's words on a page in another language; English ones come with this script. */
type Words = { kept: FormWords['kept']; times?: TimeWords };

function pageWords(): Words {
  const { words } = document.querySelector<HTMLElement>('[data-words]')?.dataset ?? {};
  return words ? JSON.parse(words) : { kept: keptWords };
}

/** 'we call today by 11:00 am', or what has become of the request since. */
function stateInWords({ page, state }: KeptRequest, now: number, { kept, times }: Words): string {
  const inWriting = isInWriting(page);
  if (state) return state === 'called' && inWriting ? kept.wrote : kept[state];
  if (kindOf({ page }) === 'contact') return kept.message;
  const by = new URLSearchParams(page.split('?')[1]).get('by');
  const promisedAt = by ? Number.parseInt(by, 36) : null;
  const late = promisedAt !== null && promisedAt < now;
  const [promise, promised] = inWriting ? [kept.writing, kept.promisedWriting] : [kept.promise, kept.promised];
  return fillWords(late ? promised : promise, { callBy: promiseAsRead(promisedAt, now, times) });
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  for (const child of children) made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
  return made;
}

const link = 'inline-flex min-h-11 items-center gap-x-2 py-1.5';

function line(kept: KeptRequest, place: HTMLElement, words: Words, now: number): HTMLElement {
  const { your, here, forget: forgetWords } = words.kept;
  const named = element('span', '', `${your[kindOf(kept)]} `, element('span', 'whitespace-nowrap', referenceOf(kept)));
  const { yourRequests } = place.dataset;
  const isShort = yourRequests === 'strip';
  const shown = isShort ? named : element('span', '', named, ` · ${stateInWords(kept, now, words)}`);
  const way = element('a', `${link} ${isShort ? 'hover:underline' : 'text-brand underline underline-offset-4'}`, shown);
  way.href = kept.page;
  if (isShort || yourRequests === 'home') return way;
  const forget = element('button', `${link} text-sm text-soft underline underline-offset-4`, forgetWords);
  forget.type = 'button';
  forget.setAttribute('aria-label', `${forgetWords}: ${referenceOf(kept)}`);
  forget.addEventListener('click', () => {
    const around = forget.closest<HTMLElement>('[data-your-requests]')?.parentElement;
    forgetRequest(kept.page);
    showRequests();
    // The button is gone, and the focus must not fall to the page's beginning.
    around?.querySelector<HTMLElement>('a[href], button, input:not([tabindex="-1"])')?.focus({ preventScroll: true });
  });
  // Its receipt is beside it.
  return element('p', 'flex flex-wrap items-center gap-x-4', yourRequests === 'receipt' ? here : way, forget);
}

/** Of the requests, the newest first, those that belong into a place. */
function shownIn(place: string | undefined, all: ReadonlyArray<KeptRequest>): ReadonlyArray<KeptRequest> {
  const here = location.pathname + location.search;
  if (place === 'strip' || place === 'home') return all.slice(0, 1);
  if (place === 'receipt') return all.filter(({ page }) => page === here);
  return place === 'form' ? all.filter(({ page }) => page !== here) : all;
}

/**
 * Writes the requests that this phone remembers into their places, which the server leaves empty. The places are outside of what React
 * hydrates.
 */
export function showRequests(): void {
  const now = Date.now();
  const all = keptRequests(now);
  const words = pageWords();
  for (const place of document.querySelectorAll<HTMLElement>('[data-your-requests]'))
    place.replaceChildren(...shownIn(place.dataset.yourRequests, all).map((kept) => line(kept, place, words, now)));
}

// A link in a message must not put its sender's receipt among this phone's requests.
const isFromHere = () => document.referrer.startsWith(`${location.origin}/`);

/** The page of a receipt says what has become of its request; it keeps one that a browser sent by itself just now. */
function readReceipt(): void {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]');
  if (!receipt) return;
  const { receipt: reference = '', state } = receipt.dataset;
  if (location.hash === '#sent') {
    const page = location.pathname + location.search;
    if (isFromHere()) keepRequest(page);
    history.replaceState(history.state, '', page);
  }
  noteState(reference, senderStatuses.includes(state as SenderStatus) ? (state as SenderStatus) : undefined);
}

function noteWithdrawal(event: Event): void {
  const form = event.target instanceof HTMLFormElement && event.target.matches('[action^="/api/withdraw"]') ? event.target : undefined;
  const typed = form && new FormData(form).get('reference');
  if (typeof typed === 'string') sessionStorage.setItem(takingBack, referenceAsShown(typed));
}

/**
 * The answer to a withdrawal is one page for everybody, so the browser itself knows which request it was. Whether the contact
 * fitted is said by the receipt's own page alone.
 */
async function readWithdrawal(): Promise<void> {
  const reference = sessionStorage.getItem(takingBack);
  if (!reference || !location.pathname.endsWith('/privacy/withdrawn')) return;
  sessionStorage.removeItem(takingBack);
  noteState(reference, 'asked-back');
  const kept = keptRequests().find((one) => referenceOf(one) === reference);
  const page = kept && (await (await fetch(kept.page)).text());
  if (page?.includes('data-state="taken-back"')) noteState(reference, 'taken-back');
  showRequests();
}

/** Begins to show what this phone remembers; in a page that is open already, once its storage changes as well. */
export function followRequests(): void {
  dropOldRequests();
  try {
    readReceipt();
    readWithdrawal().catch(() => undefined);
  } catch {
    // Without storage there is nothing to follow.
  }
  showRequests();
  addEventListener('submit', noteWithdrawal);
  addEventListener('storage', showRequests);
  // A page out of the back/forward cache may be from before.
  addEventListener('pageshow', showRequests);
}
