import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { addresses, expectClean, post, settle } from './every-address.ts';
import { held } from './held-requests.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';
import { loadedBy, tooHeavy } from './weight.ts';

const { visit, walk, site } = siteForTests();

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

/** Scrolls to the end of a page, which triggers lazy loading. */
async function readDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const foot = () => document.documentElement.scrollHeight - innerHeight;
    // A window that stops drawing has no next frame.
    const drawn = () => Promise.race([new Promise(requestAnimationFrame), new Promise((later) => setTimeout(later, 1_000))]);
    for (let top = 0; top < foot(); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2]) await drawn();
    }
    scrollTo({ top: foot(), behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await settle(page);
}

/** Touch targets under 44 px, except links within a sentence (WCAG 2.5.8). A label is the target of its input. */
function smallTargets(): string[] {
  const targets = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  const wordsAround = (target: Element) => {
    let block = target.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    const texts = document.createTreeWalker(block ?? document.body, NodeFilter.SHOW_TEXT);
    let words = '';
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(targets)) words += texts.currentNode.textContent;
    return words;
  };
  // A link may cover its whole card.
  const laidOver = (target: HTMLElement) => (getComputedStyle(target, '::after').position === 'absolute' && target.offsetParent) || target;
  return (
    [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // In a post's text a list of links cannot be told from links in sentences.
      .filter((target) => !target.closest('[aria-hidden="true"], svg, .article-text'))
      .filter((target) => !(isInline(target) && /\p{L}{2}/u.test(wordsAround(target))))
      .map((target) => ({ target, box: (target.closest('label') ?? laidOver(target)).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ target, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${target.outerHTML.slice(0, 160)}`)
  );
}

const onAPhone = walk(phone, (window) => window.addInitScript(watchShifts));

for (const { address, tagged } of addresses) {
  // No error, third-party host or layout shift, within its weight, with touch targets of 44 px, and without horizontal scrolling at
  // 320 px and 200 % text.
  test(`${address} meets the phone limits on errors, layout shifts, targets, weight`, { ...tagged, timeout: 90_000 }, async () => {
    await using visited = await onAPhone(address);
    const { page } = visited;
    await settle(page);
    const asleep = await loadedBy(page);
    await expectClean(visited);
    await settle(page);
    await readDown(page);
    expect(await tooHeavy(page.url(), asleep, await loadedBy(page))).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await layOut(page);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settle(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

// A font that arrives after the first paint is used by the next page.
test('a late web font causes no layout shift', async () => {
  for (const path of ['/', '/treatment/gallbladder/gallbladderstones', '/contact', post]) {
    await using visited = await visit('/robots.txt', phone);
    const { page } = visited;
    const release = await held(page, '**/*.woff2');
    await page.addInitScript(watchShifts);
    await page.goto(site().url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState();
    await settle(page);
    expect([path, await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)]).toEqual([path, []]);
  }
});

test('the contact bar on phones keeps its height while loading', async () => {
  await using visited = await visit('/privacy', { ...phone, javaScriptEnabled: false });
  const heights = await visited.page.locator('aside[aria-label="Contact at once"]').evaluate((bar) => {
    const whole = bar.getBoundingClientRect().height;
    bar.lastElementChild?.remove();
    return [whole, bar.getBoundingClientRect().height];
  });
  expect(heights[1]).toBe(heights[0]);
});

// WCAG allows small links in a sentence, but nobody in an emergency has time to aim.
test('home’s 112 and 108 links are at least 44 px', async () => {
  await using visited = await visit('/', phone);
  for (const number of ['112', '108']) {
    const box = await visited.page.locator(`main a[href="tel:${number}"]`).first().boundingBox();
    expect([number, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([number, true, true]);
  }
});
