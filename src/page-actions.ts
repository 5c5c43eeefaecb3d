/**
 * Copies `data-copy` to the clipboard. Only unhides a message that the server rendered into the status after the button, so
 * that React can hydrate the page a moment later.
 */
export async function copyLink(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : undefined;
  const messages = button?.nextElementSibling?.children;
  if (!button || !messages) return;
  const show = (which?: number) => {
    for (const [at, message] of [...messages].entries()) message.toggleAttribute('hidden', at !== which);
  };
  // Hidden first, so that a screen reader announces a second copy as well.
  show();
  // Pages on plain http have no clipboard.
  const copied = await navigator.clipboard?.writeText(button.dataset.copy ?? '').then(
    () => true,
    () => false,
  );
  show(copied ? 0 : 1);
}

// Those that print.css opens where it can.
const foldsOnPaper = 'main details:not([open], .complaint), .complaints:not(:has(> [open])) > .complaint';

/** Opens all folds for printing in browsers where the stylesheet cannot, and shuts them afterwards. */
export function openForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const shut = [...document.querySelectorAll<HTMLDetailsElement>(foldsOnPaper)].map((fold) => ({ fold, name: fold.name }));
  // Of folds with one name the browser would keep one open.
  const turn = (isPaper: boolean) => {
    for (const { fold, name } of shut) {
      fold.name = isPaper ? '' : name;
      fold.open = isPaper;
    }
  };
  turn(true);
  addEventListener('afterprint', () => turn(false), { once: true });
}

/** Opens the print dialog for a link that chooses what is printed, once the address says which. */
export function printChosen(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-print]')) setTimeout(print, 300);
}

/** Keeps the message to the doctor up to date, once a choice or a tick has changed; before that it is the address alone. */
export function followTakeAlong({ target }: Event): void {
  if (target instanceof Element && target.closest('.compared, .take-along'))
    void import('./take-along.ts').then(({ writeMessage }) => writeMessage()).catch(() => undefined);
}

/** Opens the system's share sheet where there is one; elsewhere the link leads to the share links on the page. */
export function sharePage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : undefined;
  if (!link || !('share' in navigator)) return;
  event.preventDefault();
  navigator.share({ url: link.dataset.share ?? '', title: link.dataset.title ?? '' }).catch(() => undefined);
}
