import { isTyped } from './typed.ts';

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
