import { day } from '#content/practice-time.ts';
import { readCounts, showNotSent, showTrouble } from './counts.ts';

/**
 * What somebody types into a form with `data-keeps`, in this tab alone, until it is sent: its long texts, and what an article is called.
 * `back` leads to the form; `version` is the one that the words were typed on.
 */
type Kept = { words: Readonly<Record<string, string>>; version: string; back: string; at: number; isSent: boolean };
type Box = HTMLTextAreaElement | HTMLInputElement;

const prefix = 'desk-note:';
const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<Box>('textarea[name], input[name=title], input[name=category]')];
const versionIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=version]');

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
      document.querySelector('[data-back]')?.setAttribute('href', kept.back);
    } else if (!kept?.words || kept.isSent || Date.now() - kept.at > day) sessionStorage.removeItem(key);
  }
}

function keep(form: HTMLFormElement, isSent: boolean): void {
  const words = Object.fromEntries(boxesOf(form).map(({ name, value }) => [name, value]));
  const kept: Kept = { words, version: versionIn(form)?.value ?? '', back: form.dataset.keeps ?? '/', at: Date.now(), isSent };
  if (Object.values(words).every((text) => text.trim() === '')) sessionStorage.removeItem(keyOf(form.action));
  else sessionStorage.setItem(keyOf(form.action), JSON.stringify(kept));
}

/** Puts what was typed and not sent into its boxes again. */
function bringBack(form: HTMLFormElement): void {
  const kept = read(keyOf(form.action));
  const boxes = boxesOf(form);
  const isArticle = form.elements.namedItem('markdown') !== null;
  // A refused form shows what was typed last.
  if (!kept || (!isArticle && boxes.some(({ value }) => value !== ''))) return;
  if (boxes.every(({ name, value }) => value === kept.words[name])) return;
  for (const box of boxes) box.value = kept.words[box.name] ?? box.value;
  form.closest('details')?.setAttribute('open', '');
  if (!isArticle) return;
  // Sent with the version that they were typed on, so that a colleague who saved meanwhile is not overwritten: the desk then shows both texts.
  const version = versionIn(form);
  if (version) version.value = kept.version;
  form.dataset.unsaved = '';
  const status = form.querySelector('[data-autosave]');
  if (status) status.textContent = 'What you had typed and not saved stands here again.';
}

/** Asks before a form is sent whether the session still holds, and keeps its words until they are recorded. */
function keepWordsOf(form: HTMLFormElement): void {
  bringBack(form);
  // A refused form comes back with its text in the boxes, perhaps on a newer version.
  if (form.dataset.unsaved !== undefined || form.querySelector('#record-note')) keep(form, false);
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
    showTrouble(typeof counts === 'string' ? counts : undefined);
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
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]')) {
    keepWordsOf(form);
    form.querySelector('[data-forgets]')?.addEventListener('click', () => sessionStorage.removeItem(keyOf(form.action)));
  }
}
