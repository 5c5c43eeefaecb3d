// Dialogs and their buttons before React has loaded, and in browsers without invoker commands.

function dialogNamed(id: string | null): HTMLDialogElement | undefined {
  const element = id ? document.getElementById(id) : null;
  return element instanceof HTMLDialogElement ? element : undefined;
}

const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

function runCommand(button: Element): void {
  const dialog = dialogNamed(button.getAttribute('commandfor'));
  if (button.getAttribute('command') === 'show-modal') dialog?.showModal();
  else dialog?.close();
}

/** Whether a click asks for a new tab, a new window or a download. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function openCallback(link: HTMLAnchorElement, event: MouseEvent): void {
  const dialog = dialogNamed('callback-dialog');
  if (!dialog || opensElsewhere(event)) return;
  event.preventDefault();
  // The menu that holds the link closes first.
  link.closest('dialog')?.close();
  dialog.showModal();
}

// A jump would put a step of its own over the dialog's in the history (`src/back.ts`).
function focusBox(link: HTMLAnchorElement, event: MouseEvent): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

// The jump takes the place of the step that the open menu has in the history.
function jumpFromMenu(link: HTMLAnchorElement, event: MouseEvent): void {
  if (link.pathname !== location.pathname || link.search !== location.search || opensElsewhere(event)) return;
  event.preventDefault();
  link.closest('dialog')?.close();
  location.replace(link.href);
}

/** Leads to the box that an error of a dialog's form names, to the part of this page that the menu names, opens the callback dialog for its links, and runs invoker commands where the browser does not. */
export function answerClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const jump = target?.closest<HTMLAnchorElement>('dialog a[href^="#"]');
  if (jump) focusBox(jump, event);
  const part = target?.closest<HTMLAnchorElement>('#menu a[href^="/"][href*="#"]');
  if (part) jumpFromMenu(part, event);
  // A receipt and its calendar entry have addresses below the form's.
  const link = target?.closest<HTMLAnchorElement>('a[href^="/callback"]:not([href^="/callback/received"])');
  if (link && !location.pathname.startsWith('/callback')) openCallback(link, event);
  const button = target?.closest('button[commandfor]');
  // One dialog at a time; the focus returns to what opened the first.
  if (button?.hasAttribute('data-turns')) button.closest('dialog')?.close();
  if (!button || hasCommands) return;
  // What the button does without script, where the browser knows popovers.
  event.preventDefault();
  runCommand(button);
}

/** Turns to the dialog before or after the one that is open. */
export function turnByKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  // The browser's own, such as Back.
  if (altKey || ctrlKey || metaKey) return;
  const word = { ArrowLeft: 'Previous', ArrowRight: 'Next' }[key];
  document.querySelector<HTMLElement>(`dialog[open] [data-turns=${word}]`)?.click();
}

function isFilledIn(dialog: HTMLDialogElement): boolean {
  const boxes = dialog.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...boxes].some(({ type, checked, defaultChecked, value }) => (type === 'checkbox' ? checked !== defaultChecked : value !== ''));
}

/**
 * Closes a dialog on a click on its backdrop where the browser does not, unless the dialog holds a form that is partly
 * filled in.
 */
export function closeOnBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || (hasClosedBy && dialog.getAttribute('closedby') === 'any')) return;
  if (isFilledIn(dialog)) return;
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}
