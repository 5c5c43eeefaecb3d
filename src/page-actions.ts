/**
 * Puts a page's address on the clipboard. What is said then stands hidden in the status behind the button and is only
 * shown: React, which may take the page over a moment later, finds every word where it put it.
 */
export async function copyLink(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : undefined;
  const words = button?.nextElementSibling?.children;
  if (!button || !words) return;
  const say = (which?: number) => {
    for (const [at, word] of [...words].entries()) word.toggleAttribute('hidden', at !== which);
  };
  // Silence first, so that a second copy is heard as well.
  say();
  // A page of a plain http address has no clipboard at all.
  const copied = await navigator.clipboard?.writeText(button.dataset.copy ?? '').then(
    () => true,
    () => false,
  );
  say(copied ? 0 : 1);
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
