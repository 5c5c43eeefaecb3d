import { typedDayInWords } from '#desk/frame/times.ts';

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
