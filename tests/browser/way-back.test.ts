import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();
const address = '/treatment/gallbladder/gallbladderstones';

/** Waits until the page has stopped scrolling. Polled from outside, because without JavaScript no frame calls back. */
async function rest(page: Page): Promise<void> {
  for (let [last, still] = [Number.NaN, 0]; still < 3; ) {
    await page.waitForTimeout(15);
    const now = await page.evaluate(() => scrollY);
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

/** Pixels by which a citation has moved after following its reference and Back. */
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
  for (const [script, step] of [
    ['awake', context === phone ? 1 : 6],
    ['without', 6],
  ] as const) {
    test(`on ${device}, JavaScript ${script}, Back returns from reference to citation`, async () => {
      await using visited = await visit(address, { ...context, javaScriptEnabled: script === 'awake' });
      const { page } = visited;
      if (script === 'awake') await wakeReact(page);
      const count = await page.locator('article .reference a').count();
      expect(count).toBeGreaterThan(20);
      const strays: [number, number][] = [];
      for (let at = 0; at < count; at += step) {
        const stray = await strayOf(page, at);
        if (stray > 80) strays.push([at, Math.round(stray)]);
      }
      expect(strays).toEqual([]);
    });
  }
}

test('each reference at a page’s end links to its first citation', async () => {
  await using visited = await visit(address, phone);
  const { page } = visited;
  const lines = page.locator('.references > li');
  const count = await lines.count();
  expect(count).toBeGreaterThan(20);
  for (let at = 0; at < count; at++) {
    const back = lines.nth(at).locator('a[href^="#cite-"]');
    const mark = page.locator((await back.getAttribute('href')) ?? '');
    expect(await mark.textContent()).toBe(`[${at + 1}]`);
  }
  await page.goto(`${page.url()}#ref-9`);
  await lines.nth(8).locator('a[href^="#cite-"]').click();
  await rest(page);
  await expect.poll(() => page.locator('#cite-9').evaluate((mark) => mark.getBoundingClientRect().top)).toBeLessThan(740);
  expect(await page.locator('#cite-9').evaluate((mark) => mark.checkVisibility())).toBe(true);
});

// All complaints were folded, and one was at their end.
test('Back finds the complaint open that led to a page', async () => {
  await using visited = await visit('/symptoms/right-ribs', phone);
  const { page } = visited;
  const complaint = page.locator('.complaint').nth(1);
  await complaint.locator('summary').first().tap();
  await expect.poll(() => new URL(page.url()).hash).toBe('#dull-ache');
  await complaint.locator('a[href^="/treatment/"]').first().tap();
  await page.waitForURL('**/treatment/**');
  await page.goBack();
  await expect.poll(() => complaint.evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
  const box = await complaint.boundingBox();
  expect([Number(box?.y) < phone.viewport.height, Number(box?.y) + Number(box?.height) > 0]).toEqual([true, true]);
});
