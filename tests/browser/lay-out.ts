import type { Page } from 'playwright-core';

/** Has all of a page laid out at once, as nobody sees it: what looks at a whole page would meet what waits to be scrolled to as a blank. */
export function layOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-later')) part.style.contentVisibility = 'visible';
  });
}
