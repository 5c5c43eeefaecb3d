import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { layOut } from './page-state.ts';

const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

// axe regards the content of a closed <details> as hidden, though CSS opens this line on wide screens. keyboard.test.ts checks
// that its links take the focus.
const openedByCss = '.contents-line';

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([settings, list]) => {
      const checker = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(document, { ...settings, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => !(id === 'scrollable-region-focusable' && element?.closest(list)))
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [options, openedByCss] as const,
  );
}

/** The violations that axe-core finds: every rule in light mode, contrast in dark mode as well. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await layOut(page);
  const light = await run(page, { rules: { 'target-size': { enabled: true } } });
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours of the other scheme take a frame to apply, and those of buttons fade.
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
  });
  const dark = await run(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `dark ${line}`)];
}
