import { day } from '#content/practice-time.ts';
import { readCounts, showKept, showNotSent, showTrouble } from './counts.ts';

/**
 * Words typed into a form with `data-keeps`, in this tab alone, until they are sent. `back` leads to the form; `version` is the one
 * that the words were typed on.
 */
type Kept = { words: Readonly<Record<string, string>>; version: string; back: string; at: number; isSent: boolean };
export type Box = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

const prefix = 'desk-note:';
// A form's own key goes with its words: what was stored once is then not stored again. A tick is no word: brought back unseen, it would
// settle or ring what nobody means any more.
const typed = 'textarea[name], select[name], input[name]:not([type=hidden], [type=checkbox], [type=file]), input[name=key]';
const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>(typed)] as Box[];
const formsKept = () => [...document.querySelectorAll<HTMLFormElement>('form[data-keeps]')];
const versionIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=version]');
const isRadio = (box: Box): box is HTMLInputElement => box.type === 'radio';
const holdsText = (box: Box): box is HTMLTextAreaElement | HTMLInputElement =>
  !(box instanceof HTMLSelectElement || isRadio(box) || box.type === 'hidden');

/** Whether a form control differs from its initial value. */
export function isChanged(box: Box): boolean {
  if (box instanceof HTMLSelectElement) return box.value !== '' && box.selectedOptions[0]?.defaultSelected === false;
  return isRadio(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
}

const wordsIn = (boxes: ReadonlyArray<Box>): Kept['words'] =>
  Object.fromEntries(boxes.filter((box) => !isRadio(box) || box.checked).map(({ name, value }) => [name, value]));

// The note of a request has its reference alone; an article has one address to be saved at, and another to be published after; the doctor's
// answers are one form, each sent to an address of its own.
const keyOf = (address: string) =>
  prefix +
  new URL(address, location.href).pathname
    .replace(/^\/requests\/([\w-]+)\/call$/, '$1')
    .replace(/^(\/articles\/\d+)\/ready$/, '$1')
    .replace(/^\/requests\/[\w-]+\/reply$/, '/for-you');

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The address of a form on this page whose words are kept. */
export const keptHere = (): string | undefined => formsKept().find((form) => read(keyOf(form.action)))?.dataset.keeps;

/**
 * Forgets what was recorded, and what is a day old. Where a post's own address is shown, it was not recorded: the desk failed or refused
 * it, or Access took it for itself. A page with one message then leads back to the form.
 */
function forgetRecorded(): void {
  const isAnswer = new URLSearchParams(location.search).has('flash');
  const failed = isAnswer ? undefined : keyOf(location.href);
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
    const kept = read(key);
    if (kept?.words && key === failed) {
      sessionStorage.setItem(key, JSON.stringify({ ...kept, isSent: false }));
      const back = document.querySelector('[data-back]');
      back?.setAttribute('href', kept.back);
      if (back) showKept(true);
    } else if (!kept?.words || kept.isSent || Date.now() - kept.at > day) sessionStorage.removeItem(key);
  }
}

function keep(form: HTMLFormElement, isSent: boolean): void {
  const boxes = boxesOf(form);
  const isTyped = boxes.some((box) => holdsText(box) && box.value.trim() !== '');
  const isNew = form.dataset.unsaved !== undefined || boxes.some(isChanged);
  const version = versionIn(form)?.value ?? '';
  const kept: Kept = { words: wordsIn(boxes), version, back: form.dataset.keeps ?? '/', at: Date.now(), isSent };
  if (isTyped && isNew) sessionStorage.setItem(keyOf(form.action), JSON.stringify(kept));
  else sessionStorage.removeItem(keyOf(form.action));
}

/** Puts what was typed and not sent into its boxes again. A refused form (`data-unsaved`) shows what was typed last. */
function bringBack(form: HTMLFormElement): void {
  const kept = read(keyOf(form.action));
  const boxes = boxesOf(form);
  const now = wordsIn(boxes);
  if (!kept || form.dataset.unsaved !== undefined || Object.keys(now).every((name) => now[name] === (kept.words[name] ?? now[name])))
    return;
  // They change what is stored, so they go with the version that they were typed on, and a colleague who saved meanwhile is not overwritten:
  // the desk then shows both.
  const version = boxes.some((box) => holdsText(box) && box.defaultValue !== '') ? versionIn(form) : null;
  if (version) version.value = kept.version;
  for (const box of boxes) {
    const words = kept.words[box.name];
    if (words === undefined) continue;
    if (isRadio(box)) box.checked = box.value === words;
    else box.value = words;
    if (isChanged(box))
      for (let fold = box.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  }
  form.dataset.unsaved = '';
  form.querySelector('[data-brought-back]')?.classList.remove('hidden');
  const status = form.querySelector('[data-autosave]');
  if (status) status.textContent = 'What you had typed and not saved is here again.';
}

/** Asks before a form is sent whether the session still holds, and keeps its words until they are recorded. */
function keepWordsOf(form: HTMLFormElement): void {
  bringBack(form);
  // A refused form comes back with its text in the boxes, perhaps on a newer version.
  if (form.dataset.unsaved !== undefined) keep(form, false);
  form.addEventListener('input', () => keep(form, false));
  form.addEventListener('saved', () => sessionStorage.removeItem(keyOf(form.action)));

  let state: 'free' | 'asking' | 'sending' = 'free';
  form.addEventListener('submit', async (event) => {
    if (state === 'sending') return keep(form, true);
    event.preventDefault();
    if (state === 'asking') return;
    state = 'asking';
    const counts = await readCounts();
    const hold = counts === 'signed-out' || counts === 'offline';
    showTrouble(typeof counts === 'string' ? counts : undefined, keptHere());
    state = hold ? 'free' : 'sending';
    if (hold) showNotSent(form.dataset.keeps ?? '/');
    else form.requestSubmit(event.submitter);
  });
  // The page is shown again by 'back'.
  addEventListener('pageshow', () => {
    state = 'free';
  });
}

/**
 * Keeps what is written in a form until it is recorded, also through a session that ends. Without script a post after the end of a
 * session is lost: Access answers it before the desk sees it.
 */
export function keepNotes(): void {
  forgetRecorded();
  for (const form of formsKept()) {
    keepWordsOf(form);
    form.querySelector('[data-forgets]')?.addEventListener('click', () => {
      sessionStorage.removeItem(keyOf(form.action));
      delete form.dataset.unsaved;
    });
  }
}
