import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();
const address = '/treatment/gallbladder/gallbladderstones';

/** Waits until nothing moves for a few frames. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    let [last, still] = [Number.NaN, 0];
    while (still < 6) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });

/** How far from where it was a citation stands after its reference was read and Back was pressed. */
async function strayOf(page: Page, at: number): Promise<number> {
  const mark = page.locator('article .reference a').nth(at);
  await mark.evaluate((link) => {
    for (let fold = link.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await rest(page);
  const before = await mark.evaluate((link) => link.getBoundingClientRect().top);
  await mark.evaluate((link: HTMLElement) => link.click());
  await rest(page);
  const target = (await mark.getAttribute('href')) ?? '';
  const seen = await page.locator(target).evaluate((line) => line.getBoundingClientRect().top);
  expect([target, seen >= 0 && seen < innerHeightOf(page)]).toEqual([target, true]);
  await page.goBack();
  await rest(page);
  return Math.abs((await mark.evaluate((link) => link.getBoundingClientRect().top)) - before);
}

const innerHeightOf = (page: Page) => page.viewportSize()?.height ?? 0;

for (const [device, context] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  for (const script of ['awake', 'without'] as const) {
    test(`on ${device}, script ${script}, Back leaves every reference for its text`, async () => {
      await using visited = await visit(address, { ...context, javaScriptEnabled: script === 'awake' });
      const { page } = visited;
      if (script === 'awake') await wakeReact(page);
      const count = await page.locator('article .reference a').count();
      expect(count).toBeGreaterThan(20);
      const strays: [number, number][] = [];
      for (let at = 0; at < count; at++) {
        const stray = await strayOf(page, at);
        if (stray > 80) strays.push([at, Math.round(stray)]);
      }
      expect(strays).toEqual([]);
    }, 120_000);
  }
}
