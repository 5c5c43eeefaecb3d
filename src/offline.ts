/**
 * Keeps a form on the page while there is no connection and React has not come to send it: the browser would leave for its own page of
 * errors, and what was typed would be lost. It goes when the connection is back, or at the next press.
 */
export function keepWhileOffline(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const note = form.querySelector<HTMLElement>('[data-offline]');
  if (!note || event.defaultPrevented) return;
  note.hidden = navigator.onLine;
  if (note.hidden) return;
  event.preventDefault();
  note.focus();
  // One listener, however often it was pressed: the form is sent once.
  self.ononline = () => {
    self.ononline = null;
    form.requestSubmit();
  };
}
