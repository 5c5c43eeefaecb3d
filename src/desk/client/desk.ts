// What script adds to the desk. Everything works without it.
import { typedDayInWords } from '#desk/frame/times.ts';
import { shortcuts } from './shortcuts.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (box: Box) =>
  box instanceof HTMLSelectElement ? box.value !== '' && box.selectedOptions[0]?.defaultSelected === false : box.value !== box.defaultValue;

/** Whether a box holds something that the page did not come with; `within` is a selector. */
export function isTyped(within = 'body'): boolean {
  const boxes = ['input:not([type=hidden])', 'textarea', 'select'].map((box) => `${within} ${box}`).join();
  return [...document.querySelectorAll<HTMLElement>(boxes)].some((box) => isChanged(box as Box));
}

/** Says in words which day stands in a browser's own date box: it may show 12 March as 03/12. */
export function sayDays(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-day-of]')) {
    const box = document.getElementById(words.dataset.dayOf ?? '') as HTMLInputElement | null;
    const say = () => {
      words.textContent = typedDayInWords(box?.value ?? '') ?? '';
    };
    box?.addEventListener('input', say);
    // What the browser kept when somebody comes back to the page.
    say();
  }
}

/** Asks before somebody leaves a form of `data-asks` with words in it that were not sent. */
export function askBeforeLeaving(): void {
  let isSending = false;
  addEventListener('submit', () => {
    isSending = true;
  });
  // Back from the next page, or after a form that went nowhere.
  addEventListener('pageshow', () => {
    isSending = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSending && isTyped('form[data-asks]')) event.preventDefault();
  });
}

const everyMinute = 60_000;

/** Each minute: how many are overdue, in the title; and a list that has changed is loaded anew, or says so while somebody works in it. */
export function refreshList(): void {
  const list = document.querySelector<HTMLElement>('[data-mark]');
  setInterval(async () => {
    if (document.visibilityState === 'hidden' && list) return;
    const counts = await readCounts();
    if (!counts) return;
    const words = document.title.replace(/^\(\d+\) /, '');
    document.title = counts.overdue > 0 ? `(${counts.overdue}) ${words}` : words;
    if (!list || list.dataset.mark === counts.mark) return;
    // Not under somebody's hands: what was typed and where the keyboard is would be lost.
    if (isTyped() || (document.activeElement && document.activeElement !== document.body) || location.pathname !== '/')
      list.querySelector('[data-changed]')?.classList.remove('hidden');
    else location.reload();
  }, everyMinute);
}

type Counts = { overdue: number; mark: string };

async function readCounts(): Promise<Counts | undefined> {
  try {
    const answer = await fetch('/calls.json', { headers: { Accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Counts) : undefined;
  } catch {
    return undefined;
  }
}

askBeforeLeaving();
refreshList();
shortcuts();
sayDays();
