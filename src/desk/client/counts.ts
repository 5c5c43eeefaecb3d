import type { Trouble } from '#desk/frame/open-desk.tsx';
import { plainTitle, type TitleCounts, titleWith } from '#desk/frame/title-counts.ts';

/**
 * The counts of /calls.json. `newest` and `newestEmergency` grow when a request comes, `emergency` counts those that nobody has opened,
 * `unattended` those that were opened, are due, and have nobody on them; `mark` changes with the list.
 */
export type Counts = TitleCounts &
  Record<'newest' | 'newestEmergency' | 'emergency' | 'unattended', number> & { mark: string; asOf: string };

const patience = 10_000;

/** Asks the desk for its counts, or says why it gives none. */
export async function readCounts(): Promise<Counts | Trouble> {
  try {
    const options = { headers: { Accept: 'application/json' }, redirect: 'manual', cache: 'no-store' } as const;
    const answer = await fetch('/calls.json', { ...options, signal: AbortSignal.timeout(patience) });
    // Access sends somebody whose session has ended to its sign-in page.
    if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403) return 'signed-out';
    return answer.ok ? ((await answer.json()) as Counts) : 'fault';
  } catch {
    return 'offline';
  }
}

const show = (name: string, shown: boolean) => document.querySelector(`[data-${name}]`)?.classList.toggle('hidden', !shown);

/** Says that what somebody has typed is kept, where that is so. */
export const showKept = (isKept: boolean) => show('kept', isKept);

/**
 * Says in a red strip why nothing new is shown; hides the strip when nothing is wrong. `back` is the address of a form on this page whose
 * words are kept: signing in again leads there.
 */
export function showTrouble(trouble?: Trouble, back?: string): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-trouble]'))
    each.classList.toggle('hidden', each.dataset.trouble !== trouble);
  // On a shared computer anybody would read on.
  document.getElementById('main')?.classList.toggle('hidden', trouble === 'signed-out');
  if (!trouble) show('not-sent', false);
  showKept(back !== undefined);
  document.querySelector('[data-trouble="signed-out"] a')?.setAttribute('href', back ?? '/');
}

/** Says that nothing was sent; signing in again leads back to the form. */
export function showNotSent(back: string): void {
  show('not-sent', true);
  document.querySelector('[data-trouble="signed-out"] a')?.setAttribute('href', back);
}

type Arrivals = Pick<Counts, 'newest' | 'newestEmergency' | 'emergencies'>;

let atFirst: Arrivals | undefined;

/** Returns what has come since these counts: an emergency, another request, or nothing. */
export function arrivedSince(before: Arrivals, now: Arrivals): 'emergency' | 'request' | undefined {
  if (now.newestEmergency > before.newestEmergency || now.emergencies > before.emergencies) return 'emergency';
  return now.newest > before.newest ? 'request' : undefined;
}

/** Puts counts into the title and says, on every screen but the list's own, that a request has come since it was opened. */
export function showCounts(counts: Counts): void {
  document.title = titleWith(plainTitle(document.title), counts);
  atFirst ??= counts;
  const arrived = location.pathname === '/' ? undefined : arrivedSince(atFirst, counts);
  show('arrived', arrived === 'request');
  show('arrived-emergency', arrived === 'emergency');
  const list = document.querySelector<HTMLElement>('[data-mark]');
  const asOf = document.querySelector('[data-as-of]');
  if (asOf && list?.dataset.mark === counts.mark) asOf.textContent = counts.asOf;
}
