const off = 'desk-shortcuts-off';

/**
 * Keyboard shortcuts. j and k move through the list, c calls, / searches and ? shows them all; the others press or focus what the page
 * marks with the key: 1 to 6 and a an outcome, n the note, u undo, t the confirmation. Ignored while typing, but for the two ways out of the note.
 */
export function shortcuts(): void {
  showSwitch();
  if (location.hash === search) searchBox()?.focus();
  rememberPlace();
  // Keeps the line of the open request in sight beside a long list. On a phone the list has the screen to itself, and begins at its top.
  if (matchMedia('(min-width: 64rem)').matches) document.querySelector('[data-line][aria-current]')?.scrollIntoView({ block: 'nearest' });
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.altKey || event.repeat || event.isComposing || localStorage.getItem(off)) return;
    if (target instanceof HTMLElement && target.id === 'record-note' && leave(target, event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
    if (press(key)) event.preventDefault();
  });
}

/** Leaves the note: by Escape, after which every key works, or by Ctrl and Enter to the first outcome. */
function leave(note: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === 'Enter' && (ctrlKey || metaKey)) return focusOn(document.querySelector<HTMLElement>('.action-bar [name=outcome]'));
  if (key !== 'Escape') return false;
  note.blur();
  return true;
}

function press(key: string): boolean {
  switch (key) {
    case 'j':
      return goBy(1);
    case 'k':
      return goBy(-1);
    case 'c':
      return call();
    case '/':
      if (!focusOn(searchBox())) location.assign(`/requests${search}`);
      return true;
    case '?':
      location.assign('/shortcuts');
      return true;
    default:
      return /^[\da-z]$/.test(key) && pressMarked(key);
  }
}

const search = '#find';
const searchBox = () => document.querySelector<HTMLElement>(search);

function pressMarked(key: string): boolean {
  const marked = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!marked?.checkVisibility()) return focusOn(document.querySelector<HTMLElement>(`[data-key-focus="${key}"]`));
  marked.click();
  return true;
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return Boolean(element);
}

const linesShown = () => [...document.querySelectorAll<HTMLElement>('[data-line]')];
const place = 'desk-place';
// Read once: the address loses it as soon as the request beside the list is kept in it.
const after = new URLSearchParams(location.search).get('after');

/** Keeps which line of the list a chosen request was: once it is recorded the list goes on there. */
function rememberPlace(): void {
  const [, name] = /^\/requests\/([\w-]+)$/.exec(location.pathname) ?? [];
  const at = linesShown().findIndex((line) => line.ariaCurrent === 'true');
  if (name && at >= 0) sessionStorage.setItem(place, JSON.stringify({ name, at }));
}

/** Where j and k begin: before the line that has taken the place of the one that was recorded, else at the line of the request shown. */
function beginning(lines: ReadonlyArray<HTMLElement>, step: 1 | -1): number {
  const { name, at } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as { name?: string; at?: number };
  const isAfter = at !== undefined && name === after;
  if (!isAfter) return lines.findIndex((line) => line.ariaCurrent === 'true');
  // It is still there where it was rung in vain and comes again.
  const stays = lines[at]?.dataset.line?.split(' ').includes(name ?? '');
  return step === 1 && !stays ? at - 1 : at;
}

function goBy(step: 1 | -1): boolean {
  const lines = linesShown();
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const from = at === -1 ? beginning(lines, step) : at;
  // With nothing focused, j starts at the top.
  return focusOn(lines[Math.min(lines.length - 1, Math.max(0, from + step))]);
}

function call(): boolean {
  // The outcomes are of the request that is shown, and so must the call be.
  const shown = document.querySelector<HTMLElement>('.action-bar [data-call]');
  const link = shown?.checkVisibility() ? shown : document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-call]');
  link?.click();
  return Boolean(link);
}

function showSwitch(): void {
  const place = document.querySelector('[data-shortcuts]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  const say = () => {
    button.textContent = localStorage.getItem(off) ? 'Switch them on again' : 'Switch them off on this computer';
  };
  button.addEventListener('click', () => {
    if (localStorage.getItem(off)) localStorage.removeItem(off);
    else localStorage.setItem(off, '1');
    say();
  });
  say();
  place.classList.remove('hidden');
}
