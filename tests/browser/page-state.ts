import type { Page } from 'playwright-core';

/** Whether React has hydrated the page to its end; it marks elements long before. */
export function reactIsThere(): boolean {
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  return Boolean(root?.stateNode.current.child);
}

/** Forces the layout of parts with `content-visibility: auto`, in the page's own font, for checks of a whole page. */
export function layOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-later')) part.style.contentVisibility = 'visible';
  });
}
