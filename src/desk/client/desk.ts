// The desk's script. Everything works without it.
import { minute } from '#content/practice-time.ts';
import { typedDayInWords } from '#desk/frame/times.ts';
import { keepRequestOpen } from './open-request.ts';
import { shortcuts } from './shortcuts.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (box: Box) =>
  box instanceof HTMLSelectElement ? box.value !== '' && box.selectedOptions[0]?.defaultSelected === false : box.value !== box.defaultValue;

/** Whether a form control differs from its initial value; `within` is a selector. */
function hasChanges(within = 'body'): boolean {
  const boxes = ['input:not([type=hidden])', 'textarea', 'select'].map((box) => `${within} ${box}`).join();
  return [...document.querySelectorAll<HTMLElement>(boxes)].some((box) => isChanged(box as Box));
}

/** Shows the day of a date input in words, because a browser may show 12 March as 03/12. */
function showDaysInWords(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-day-of]')) {
    const box = document.getElementById(words.dataset.dayOf ?? '') as HTMLInputElement | null;
    const update = () => {
      words.textContent = typedDayInWords(box?.value ?? '') ?? '';
    };
    box?.addEventListener('input', update);
    // A browser restores typed values when somebody comes back to the page.
    update();
  }
}

/** Asks before somebody leaves a form with `data-asks` and unsent changes. */
function askBeforeLeaving(): void {
  let isSending = false;
  addEventListener('submit', () => {
    isSending = true;
  });
  // The page is shown again: after 'back', or after a form that did not leave it.
  addEventListener('pageshow', () => {
    isSending = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSending && hasChanges('form[data-asks]')) event.preventDefault();
  });
}

/** Each minute updates the overdue count in the title, and reloads a changed list, or offers to while somebody works in it. */
function refreshList(): void {
  const list = document.querySelector<HTMLElement>('[data-mark]');
  setInterval(async () => {
    if (document.visibilityState === 'hidden' && list) return;
    const counts = await readCounts();
    if (!counts) return;
    const words = document.title.replace(/^\(\d+\) /, '');
    document.title = counts.overdue > 0 ? `(${counts.overdue}) ${words}` : words;
    if (!list || list.dataset.mark === counts.mark) return;
    // A reload would lose typed text and the keyboard focus.
    if (hasChanges() || (document.activeElement && document.activeElement !== document.body) || location.pathname !== '/')
      list.querySelector('[data-changed]')?.classList.remove('hidden');
    else location.reload();
  }, minute);
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
keepRequestOpen();
showDaysInWords();
