import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';
import { openWelcome } from './welcome-page.ts';

const { visit, site } = siteForTests();

async function open(context: BrowserContextOptions = {}) {
  const visited = await visit('/robots.txt', { ...phone, ...context });
  await openWelcome(visited.page, site().url);
  return visited;
}

const isOpen = (page: Page) => page.locator('.welcome').evaluate((screen) => screen.matches(':popover-open'));

async function isOpenAgain(page: Page): Promise<boolean> {
  await page.reload();
  await page.locator('.welcome').waitFor({ state: 'attached' });
  return isOpen(page);
}

// Including the fade; a slow load skips the greeting.
test('the welcome screen lasts 2000 ms on a first visit', async () => {
  await using visited = await open();
  const { page } = visited;
  expect(await isOpen(page)).toBe(true);
  expect(await page.locator('.welcome').textContent()).toContain('Doctor & Surgeon');
  expect(await page.locator('.welcome svg').count()).toBe(3);
  expect(await page.locator('.welcome').evaluate((screen) => getComputedStyle(screen).transitionDuration)).toContain('0.24s');
  // The page behind is complete and keeps the focus.
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.clock.runFor(1_700);
  expect(await isOpen(page)).toBe(true);
  await page.clock.runFor(60);
  expect(await isOpen(page)).toBe(false);
  // Simulates a slow network by the clock.
  await page.evaluate(() => localStorage.clear());
  expect(await isOpenAgain(page)).toBe(false);
});

for (const [way, skip] of [
  ['a key', (page: Page) => page.keyboard.press('a')],
  ['a tap', (page: Page) => page.touchscreen.tap(100, 300)],
] as const) {
  // With reduced motion there is no fade.
  test(`${way} dismisses the welcome screen permanently`, async () => {
    await using visited = await open({ reducedMotion: 'reduce' });
    const { page } = visited;
    expect(await isOpen(page)).toBe(true);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await skip(page);
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await isOpenAgain(page)).toBe(false);
  });
}

test('the welcome screen loads React without any user action', async () => {
  await using visited = await visit('/robots.txt', phone);
  const { page } = visited;
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', '<i data-wake="load"></i></body>') });
  });
  const asked = page.waitForRequest('**/assets/hydrate-*.js');
  await page.goto(`${site().url}/privacy`);
  await asked;
});
