/**
 * Keeps a form on the page while there is no connection and React has not come to send it: the browser would leave for its own page of
 * errors, and what was typed would be lost. It goes when the connection is back, or at the next press.
 */
export function keepWhileOffline(event: SubmitEvent): void {
  const form = event.target;
  const note = form instanceof HTMLFormElement && form.querySelector<HTMLElement>('[data-offline]');
  if (!note || event.defaultPrevented) return;
  note.hidden = navigator.onLine;
  if (note.hidden) return;
  event.preventDefault();
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'center' });
  const send = () => {
    if (note.hidden) return;
    note.hidden = true;
    form.requestSubmit();
  };
  addEventListener('online', send, { once: true });
}
