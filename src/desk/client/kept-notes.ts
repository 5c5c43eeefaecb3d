import { day } from '#content/practice-time.ts';
import { readCounts, showNotSent, showTrouble } from './counts.ts';

// A note in this tab alone, under its request's name, until it is recorded. Nothing else of the request is kept.
type Kept = { text: string; at: number; isSent: boolean };
const prefix = 'desk-note:';

const formPath = /^\/requests\/([\w-]+)\/call$/;
const nameIn = (address: string) => formPath.exec(new URL(address, location.href).pathname)?.[1];

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Forgets what was recorded, and what is a day old. Where a post's own address is shown, it was not recorded: the desk failed or refused
 * it, or Access took it for itself.
 */
function forgetRecorded(): void {
  const failed = nameIn(location.href);
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
    const kept = read(key);
    if (kept && key === prefix + failed) sessionStorage.setItem(key, JSON.stringify({ ...kept, isSent: false }));
    else if (!kept || kept.isSent || Date.now() - kept.at > day) sessionStorage.removeItem(key);
  }
}

/**
 * Keeps the note of a request until it is recorded, also through a session that ends, and asks before a form is sent whether the
 * session still holds. Without script a post after the end of a session is lost: Access answers it before the desk sees it.
 */
export function keepNotes(): void {
  forgetRecorded();
  const note = document.querySelector<HTMLTextAreaElement>('#record-note');
  const form = note?.form;
  const name = form && nameIn(form.action);
  if (!form || !name) return;
  const key = prefix + name;
  const keep = (isSent: boolean) => {
    if (note.value.trim() === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ text: note.value, at: Date.now(), isSent } satisfies Kept));
  };
  const kept = read(key);
  if (note.value === '' && kept) note.value = kept.text;
  // What the desk has refused to record stands in the box again.
  keep(false);
  note.addEventListener('input', () => keep(false));

  let state: 'free' | 'asking' | 'sending' = 'free';
  form.addEventListener('submit', async (event) => {
    if (state === 'sending') return keep(true);
    event.preventDefault();
    if (state === 'asking') return;
    state = 'asking';
    const counts = await readCounts();
    const hold = counts === 'signed-out' || counts === 'offline';
    showTrouble(typeof counts === 'string' ? counts : undefined);
    state = hold ? 'free' : 'sending';
    if (hold) showNotSent();
    else form.requestSubmit(event.submitter);
  });
  // The page is shown again by 'back'.
  addEventListener('pageshow', () => {
    state = 'free';
  });
}
