// What dialogs and their buttons do before React is there, and in browsers without invoker commands.

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

/** A click that asks the browser for a new tab, a new window or a file. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function openCallback(link: HTMLAnchorElement, event: MouseEvent): void {
  const dialog = dialogNamed('callback-dialog');
  if (!dialog || opensElsewhere(event)) return;
  event.preventDefault();
  // One thing open at a time: the menu that held the link closes first.
  link.closest('dialog')?.close();
  dialog.showModal();
}

/** Opens the callback dialog for its links, and stands in for invoker commands where the browser has none. */
export function answerClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest<HTMLAnchorElement>('a[href^="/callback"]');
  if (link && !location.pathname.startsWith('/callback')) openCallback(link, event);
  const button = target?.closest('button[commandfor]');
  if (button && !hasCommands) runCommand(button);
}

// Boxes that no longer hold what the page came with.
function isFilledIn(dialog: HTMLDialogElement): boolean {
  const boxes = dialog.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...boxes].some(({ type, checked, defaultChecked, value }) => (type === 'checkbox' ? checked !== defaultChecked : value !== ''));
}

/**
 * A click on what lies behind an open dialog closes it, where the browser does not do so itself, and never one with a form that
 * somebody has begun to fill in.
 */
export function closeOnBackdrop(event: MouseEvent): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || (hasClosedBy && dialog.getAttribute('closedby') === 'any')) return;
  if (isFilledIn(dialog)) return;
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}
