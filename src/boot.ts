import { answerClick, closeOnBackdrop } from './dialogs.ts';

// The first sign that a visitor wants to do more than read brings React; until then everything works natively.
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

function wake(): void {
  for (const intent of intents) removeEventListener(intent, wake, true);
  void import('./hydrate.tsx');
}

for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
// The welcome screen, where a practice has switched it on, is the one thing that does not wait for an intent.
if (document.querySelector('[data-wake="load"]')) wake();
addEventListener('click', answerClick);
addEventListener('click', closeOnBackdrop);

const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
if (saveData) document.documentElement.dataset.saveData = '';
