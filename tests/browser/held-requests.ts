import type { Page } from 'playwright-core';

/** Holds back what a page asks for at addresses of a pattern; the function that comes back lets it through. */
export async function held(page: Page, pattern: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
