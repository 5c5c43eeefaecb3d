import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { violations } from './axe.ts';
import { desktop, phone } from './chromium.ts';
import { held } from './held-requests.ts';
import { siteForTests, type Visit, wakeReact } from './visit.ts';
import { loadedBy, tooHeavy } from './weight.ts';

const { visit, walk, site } = siteForTests();

const post = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';

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

/** Reads a page to its foot, because some of what it loads waits until it comes into sight. */
async function readDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const foot = () => document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < foot(); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: foot(), behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await settle(page);
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

// Pages whose own answer is a 404, which the browser reports as an error.
const missing = ['/blog/No%20such%20post', '/no/such/page'];
const addresses = [...publishedAddresses, ...ownAddresses, post, ...missing];

async function expectClean({ page, problems, hosts }: Visit): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  await wakeReact(page);
  // A window where nothing stirs may have no idle moment announced to it.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
  const own = new URL(page.url()).pathname;
  const known = missing.includes(own)
    ? [`404: ${page.url()}`, 'console: Failed to load resource: the server responded with a status of 404 (Not Found)']
    : [];
  expect(problems.filter((problem) => !known.includes(problem))).toEqual([]);
  expect([...hosts]).toEqual([site().url]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const onAPhone = walk(phone, (window) => window.addInitScript(watchShifts));
// Without motion, so that nothing is measured half faded in.
const onADesk = walk({ ...desktop, reducedMotion: 'reduce' });

for (const address of addresses) {
  // What an island brings under way of being drawn (a dot of sixteen on 360 px) keeps the 24 px of WCAG and 44 px of height.
  test(`on a phone ${address} opens without an error or another company's host, stands still while it loads, wakes and is read, weighs no more than it may, gives a finger 44 px, and at 320 px with text of 200 % scrolls one way only`, async () => {
    await using visited = await onAPhone(address);
    const { page } = visited;
    await settle(page);
    const asleep = await loadedBy(page);
    await expectClean(visited);
    await settle(page);
    await readDown(page);
    expect(await tooHeavy(page.url(), asleep, await loadedBy(page))).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`on a desktop ${address} opens without an error or another company's host, and axe finds nothing wrong, in light and in dark`, async () => {
    await using visited = await onADesk(address);
    await expectClean(visited);
    expect(await violations(visited.page)).toEqual([]);
    expect(await visited.page.getAttribute('html', 'lang')).toBe('en-IN');
  });
}

test('a font that comes after the first sight of a page moves nothing on it: it waits for the next', async () => {
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

test('the bar at a phone’s foot is as high while only its first half has come', async () => {
  await using visited = await visit('/privacy', { ...phone, javaScriptEnabled: false });
  const heights = await visited.page.locator('aside[aria-label="Contact at once"]').evaluate((bar) => {
    const whole = bar.getBoundingClientRect().height;
    bar.lastElementChild?.remove();
    return [whole, bar.getBoundingClientRect().height];
  });
  expect(heights[1]).toBe(heights[0]);
});
