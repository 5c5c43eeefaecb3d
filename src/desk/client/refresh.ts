import { isTyped } from './typed.ts';

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
