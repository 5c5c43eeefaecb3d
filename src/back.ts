// The browser's Back closes the dialog that lies on top instead of leaving the page. Without this script it leaves, as everywhere.

// Marks the step in the history that an open dialog has.
const mark = 'dialog';

let hasStep = false;

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const isOnStep = () => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

function keepStep(): void {
  const isOpen = openDialog() !== null;
  if (isOpen === hasStep) return;
  hasStep = isOpen;
  if (isOpen) history.pushState({ ...(history.state as object | null), [mark]: true }, '');
  // Closed by its X, by Escape or beside it: the step goes too, or the next Back would do nothing.
  else if (isOnStep()) history.back();
}

// A lightbox that leads to the next one closes first, so what is open is asked a moment later.
const watchDialogs = new MutationObserver(() => setTimeout(keepStep));

/** Closes what is open when its step in the history is left. */
export function closeByBack(): void {
  if (!hasStep || isOnStep()) return;
  hasStep = false;
  openDialog()?.close();
}

/** Gives every dialog that opens a step in the history. */
export function followDialogs(): void {
  watchDialogs.observe(document, { attributeFilter: ['open'], subtree: true });
  // Back from a page that was left through the menu: its step is there still, and nothing is open.
  if (isOnStep() && !openDialog()) history.back();
}
