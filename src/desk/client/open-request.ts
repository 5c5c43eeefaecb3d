import { minute } from '#content/practice-time.ts';

// A request that somebody has open, as colleagues are told of it.
const sign = 30_000;
// Somebody who does nothing on the page for so long has gone away from it.
const longestStill = 2 * minute;
const acts = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'wheel'];

/** Whether somebody has typed, tapped, scrolled or moved the pointer here lately. */
function presence(): () => boolean {
  let last = Date.now();
  for (const act of acts)
    document.addEventListener(
      act,
      () => {
        last = Date.now();
      },
      { capture: true, passive: true },
    );
  return () => Date.now() - last < longestStill;
}

/**
 * Says twice a minute that the open request is still open, while its page is in sight and somebody is at it. One that is only shown beside
 * the list is opened by the first thing that somebody does with it; until then it is kept beside the list when the page is loaded again.
 */
export function keepRequestOpen(): void {
  const panel = document.querySelector<HTMLElement>('[data-request]');
  const path = panel?.dataset.request;
  if (!panel || !path) return;
  const say = () => fetch(`${path}/open`, { method: 'POST' }).catch(() => undefined);
  const isThere = presence();
  const keepSaying = () =>
    setInterval(() => {
      if (isThere() && document.visibilityState === 'visible' && panel.checkVisibility()) say();
    }, sign);
  if (panel.dataset.acts === undefined) return void keepSaying();
  const address = new URL(location.href);
  address.searchParams.delete('after');
  address.searchParams.set('beside', path.split('/').at(-1) ?? '');
  history.replaceState(null, '', address);
  const begin = (event: Event) => {
    const { target } = event;
    if (event.type === 'click' && !(target instanceof Element && target.closest('a:not([href^="/"]):not([href^="#"])'))) return;
    for (const type of ['click', 'input']) panel.removeEventListener(type, begin);
    say();
    keepSaying();
  };
  for (const type of ['click', 'input']) panel.addEventListener(type, begin);
}

/**
 * Opens the request of a patient who was rung from the list as soon as the phone call ends, because its outcome is recorded there.
 * Nothing is opened while the page stays in sight.
 */
export function openWhoWasRung(): void {
  let rung: HTMLAnchorElement | null | undefined;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('li [data-call]') : undefined;
    if (link) rung = link.closest('li')?.querySelector<HTMLAnchorElement>('[data-line]');
    if (target instanceof Element && target.closest('a[href^="tel:"]')) sayRinging(target);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const line = rung;
    rung = undefined;
    line?.click();
  });
}

/** Says that somebody is being rung: a phone's own screen then covers the page, and no sign of life comes from it. */
function sayRinging(target: Element): void {
  const line = target.closest('li')?.querySelector<HTMLAnchorElement>('[data-line]');
  const path = line ? line.pathname : document.querySelector<HTMLElement>('[data-request]')?.dataset.request;
  const options = { method: 'POST', body: new URLSearchParams({ ringing: 'yes' }), keepalive: true };
  if (path) fetch(`${path}/open`, options).catch(() => undefined);
}
