import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

const drawn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame);
  });
}

for (const [device, context] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  // Layout happens near the viewport, and does not change the page's height.
  test(`on ${device} parts far below the screen are rendered on scrolling`, async () => {
    await using visited = await visit('/', context);
    const { page } = visited;
    await rest(page);
    for (const far of ['#cases-heading', 'footer h2 >> nth=0']) expect([far, await drawn(page, far)]).toEqual([far, false]);
    const before = await topOf(page, '#about-heading');
    for (const part of ['#why-heading', '#cases-heading', 'footer']) {
      await page.locator(part).scrollIntoViewIfNeeded();
      await rest(page);
    }
    expect(await drawn(page, 'footer h2 >> nth=0')).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await rest(page);
    expect(Math.abs((await topOf(page, '#about-heading')) - before)).toBeLessThan(60);
  });

  // Also by a fragment.
  test(`on ${device} Back restores the scroll position despite lazy rendering`, async () => {
    await using visited = await visit('/', context);
    const { page } = visited;
    await page.locator('#posts-heading').evaluate((heading) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await rest(page);
    await page.locator('#posts-heading').evaluate((heading) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await rest(page);
    const before = await topOf(page, '#posts-heading');
    await page.reload();
    await rest(page);
    expect(Math.abs((await topOf(page, '#posts-heading')) - before)).toBeLessThan(100);
    await page.goto(`${site().url}/?again#cases-heading`);
    await rest(page);
    const top = await topOf(page, '#cases-heading');
    expect([top > 0, top < context.viewport.height]).toEqual([true, true]);
  });

  // The jump opens folds.
  test(`on ${device} a treatment’s table of contents jumps to headings`, async () => {
    await using visited = await visit('/treatment/gallbladder/gallbladderstones', context);
    const { page } = visited;
    await rest(page);
    const links = await page
      .locator('nav[aria-label="On this page"] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(12);
    // Down through parts not laid out yet, and back up.
    for (const href of [...links, ...links.toReversed()]) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, href);
      await rest(page);
      const [top, room] = await page
        .locator(href)
        .evaluate((heading) => [heading.getBoundingClientRect().top, Number.parseFloat(getComputedStyle(heading).scrollMarginTop)]);
      expect([href, Math.abs((top ?? 0) - (room ?? 0)) < 8]).toEqual([href, true]);
    }
  });
}
