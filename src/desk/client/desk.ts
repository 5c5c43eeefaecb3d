// The desk's script. Everything works without it.
import { minute } from '#content/practice-time.ts';
import { typedDayInWords } from '#desk/frame/times.ts';
import { arrivedSince, type Counts, readCounts, showCounts, showTrouble } from './counts.ts';
import { type Box, isChanged, keepNotes, keptHere } from './kept-notes.ts';
import { keepRequestOpen, openWhoWasRung } from './open-request.ts';
import { pushSwitch } from './push.ts';
import { shortcuts } from './shortcuts.ts';
import { ringFor, soundSwitch } from './sound.ts';

/** Whether a form control differs from its initial value; `within` is a selector. */
function hasChanges(within = 'body'): boolean {
  const boxes = ['input:not([type=hidden])', 'textarea', 'select'].map((box) => `${within} ${box}`).join();
  return ([...document.querySelectorAll<HTMLElement>(boxes)] as Box[]).some(isChanged);
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

/** Asks before somebody leaves a form with `data-asks` and unsent changes, or with what was typed on the page before (`data-unsent`). */
function askBeforeLeaving(): void {
  let isSending = false;
  addEventListener('submit', (event) => {
    isSending = !event.defaultPrevented;
  });
  // The page is shown again: after 'back', or after a form that did not leave it.
  addEventListener('pageshow', () => {
    isSending = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSending && (hasChanges('form[data-asks]') || document.querySelector('form[data-unsent]'))) event.preventDefault();
  });
}

// Browsers let a hidden tab run once a minute; asked twice as often, it is a minute behind at the most.
const interval = minute / 2;

/** Whether the top of the list is out of sight, whether the page or the column scrolls. */
const isScrolled = (list: HTMLElement) => scrollY > 100 || (list.parentElement?.scrollTop ?? 0) > 100;

/** Loads a changed list again, or offers to while somebody works in it, or has scrolled away from where new ones appear. */
function loadChanged(counts: Counts): void {
  const list = document.querySelector<HTMLElement>('[data-mark]');
  if (!list || list.dataset.mark === counts.mark) return;
  const arrived = arrivedSince(JSON.parse(list.dataset.arrivals ?? '{}'), counts);
  // A reload would lose typed text and the keyboard focus; in a hidden tab, the right to make a sound.
  const isBusy = hasChanges() || (document.activeElement && document.activeElement !== document.body);
  const isAway = location.pathname !== '/' || document.visibilityState === 'hidden' || (arrived && isScrolled(list));
  if (!isBusy && !isAway) {
    location.reload();
    return;
  }
  const isGrave = arrived === 'emergency';
  list.querySelector('[data-changed]')?.classList.toggle('hidden', isGrave);
  list.querySelector('[data-changed-emergency]')?.classList.toggle('hidden', !isGrave);
}

async function update(): Promise<void> {
  const counts = await readCounts();
  if (typeof counts === 'string') return showTrouble(counts, keptHere());
  showTrouble();
  showCounts(counts);
  await ringFor(counts);
  loadChanged(counts);
}

/** Keeps title, sound, list and the strip for troubles up to date, in hidden tabs too. */
function keepUpToDate(): void {
  // A page with one message has no strip.
  if (!document.querySelector('[data-trouble]')) return;
  void update();
  setInterval(update, interval);
  for (const change of ['online', 'offline']) addEventListener(change, update);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void update();
  });
}

/** Without a connection a link would put the browser's own page in place of the list and its numbers. */
function stayWhileOffline(): void {
  document.addEventListener('click', (event) => {
    if (navigator.onLine || !(event.target instanceof Element) || !event.target.closest('a[href^="/"]')) return;
    event.preventDefault();
    showTrouble('offline');
  });
}

keepNotes();
stayWhileOffline();
askBeforeLeaving();
soundSwitch();
keepUpToDate();
void pushSwitch();
shortcuts();
keepRequestOpen();
openWhoWasRung();
showDaysInWords();
