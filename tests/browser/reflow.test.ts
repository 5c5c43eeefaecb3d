import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownAddresses, specifiedAddresses } from '#tests/addresses.ts';
import { phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

const post = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';
const addresses = [...specifiedAddresses, ...ownAddresses, post, '/no/such/page'];

function watchShifts(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; sources: ReadonlyArray<{ node?: Node }> };
    for (const { value, sources } of list.getEntries() as Shift[])
      seen.push(
        `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName)).join(', ')}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
}

/** Targets under 44 px that are no part of a sentence. A label is the target of what it holds. */
function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, select, textarea, input:not([type="hidden"])')];
  return targets
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !target.closest('[aria-hidden="true"], svg'),
    )
    .filter((target) => getComputedStyle(target).display !== 'inline' && !target.matches('a[href="#main"], .term'))
    .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && Math.max(box.width, box.height) > 0 && box.height < 43.5)
    .map(({ target, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${target.outerHTML.slice(0, 120)}`);
}

// What an island brings under way of being drawn (a dot of sixteen on 360 px) keeps the 24 px of WCAG and 44 px of height.
for (const address of addresses) {
  test(`${address} stands still while it loads and wakes, gives a finger 44 px, and at 320 px with text of 200 % scrolls one way only`, async () => {
    // A page before this one brings the font; whether it comes in time for the very first is the network's affair.
    await using visited = await visit('/testonomial', phone);
    const { page } = visited;
    await page.addInitScript(watchShifts);
    await page.goto(site().url + address);
    await settle(page);
    await wakeReact(page);
    await settle(page);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
