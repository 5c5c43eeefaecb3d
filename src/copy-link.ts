/**
 * Puts a page's address on the clipboard. What is said then stands hidden in the status behind the button and is only
 * shown: React, which may take the page over a moment later, finds every word where it put it.
 */
export async function copyLink(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : undefined;
  const words = button?.nextElementSibling?.children;
  if (!button || !words) return;
  const say = (which?: number) => {
    for (const [at, word] of [...words].entries()) word.toggleAttribute('hidden', at !== which);
  };
  // Silence first, so that a second copy is heard as well.
  say();
  // A page of a plain http address has no clipboard at all.
  const copied = await navigator.clipboard?.writeText(button.dataset.copy ?? '').then(
    () => true,
    () => false,
  );
  say(copied ? 0 : 1);
}
