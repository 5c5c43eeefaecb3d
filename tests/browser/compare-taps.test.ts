import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const sizes = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

/** Counts taps. Each target is on the first or second screen of its page; in a complaint, how urgent it is comes first. */
function counting(page: Page) {
  let taps = 0;
  return {
    tap: async (selector: string, screens = 2) => {
      const target = page.locator(selector).filter({ visible: true }).first();
      const down = await target.evaluate((element) => (element.getBoundingClientRect().bottom + scrollY) / innerHeight);
      expect(down, selector).toBeLessThanOrEqual(screens);
      await target.click();
      taps += 1;
    },
    type: async (words: string) => {
      await page.locator('#trouble').fill(words);
      await page.keyboard.press('Enter');
      taps += 1;
    },
    taps: () => taps,
  };
}

/** The choices are beside each other on the screen that is seen: two boxes on a phone, the table's head where all have room. */
async function expectCompared(page: Page): Promise<void> {
  await page.waitForURL('**/treatment/gallbladder/gallbladderstones#compare');
  const caption = page.locator('.comparison caption');
  await expect.poll(() => page.evaluate(() => scrollY > 0)).toBe(true);
  const boxes = page.locator('.comparison-chooser select').filter({ visible: true });
  const seen = (await boxes.count()) > 0 ? await boxes.all() : [caption, page.locator('.comparison tbody tr').nth(1)];
  expect(seen.length).toBe(2);
  for (const one of seen) await expect.poll(() => one.evaluate((element) => isOnScreen(element))).toBe(true);
}

declare function isOnScreen(element: Element): boolean;

// What lies at its middle is the thing itself: no bar covers it.
const isOnScreenIn = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      isOnScreen: (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      },
    });
  });

for (const [name, size] of sizes) {
  test(`three taps from home’s search open a treatment comparison (${name})`, async () => {
    await using visited = await visit('/robots.txt', size);
    const { page } = visited;
    await isOnScreenIn(page);
    await page.goto(new URL('/', page.url()).href);
    const way = counting(page);
    await way.tap('#trouble');
    await way.type('gallstones');
    await page.waitForURL('**/search?q=gallstones');
    await way.tap('main a:text-is("Compare choices")');
    await expectCompared(page);
    expect(way.taps()).toBe(3);
  });

  test(`three taps on the body map open a treatment comparison (${name})`, async () => {
    await using visited = await visit('/robots.txt', size);
    const { page } = visited;
    await isOnScreenIn(page);
    await page.goto(new URL('/', page.url()).href);
    const way = counting(page);
    await way.tap('main a[href="/symptoms/right-ribs"]');
    await page.waitForURL('**/symptoms/right-ribs');
    await way.tap('summary:has(h2)');
    await way.tap('a[href="/treatment/gallbladder/gallbladderstones#compare"]', 4.25);
    await expectCompared(page);
    expect(way.taps()).toBe(3);
  });
}

test('a search result for an operation links to its cost', async () => {
  await using visited = await visit('/search?q=gallstones', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('link', { name: 'Cost', exact: true }).first().tap();
  await page.waitForURL('**/gallbladderstones#answers-keyhole-gallbladder');
});
