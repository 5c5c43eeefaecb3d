import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { clockStart } from '#tests/clock.ts';
import { desktop } from './chromium.ts';
import { held } from './held-requests.ts';
import { reactIsThere } from './page-state.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

async function withHernias() {
  const visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').hover();
  await menu.getByText('Hernia', { exact: true }).hover();
  return { page, menu, [Symbol.asyncDispose]: () => visited[Symbol.asyncDispose]() };
}

test('the treatments menu and its groups open on hover', async () => {
  await using opened = await withHernias();
  const { page, menu } = opened;
  const link = menu.getByRole('link', { name: 'Inguinal hernia' });
  await link.waitFor();
  await link.click();
  await page.waitForURL('**/treatment/hernia/Inguinalhernial');
});

// The hover itself loads React, which must adopt it.
test('a hover that starts loading React still opens the treatments menu', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const release = await held(page, '**/assets/lib-react-*.js');
  await page.goto(new URL('/contact', page.url()).href);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const summary = menu.locator('summary').first();
  const link = menu.getByRole('link', { name: 'Inguinal hernia' });
  await summary.hover();
  await menu.getByText('Hernia', { exact: true }).hover();
  expect(await link.isVisible()).toBe(true);
  release();
  await page.waitForFunction(reactIsThere);
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('true');
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('false');
  expect(await link.isVisible()).toBe(false);
});

test('the treatments menu closes when the mouse leaves', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  const summary = page.getByRole('navigation', { name: 'Main' }).locator('summary').first();
  await summary.hover();
  await page.waitForFunction(reactIsThere);
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('true');
  await page.mouse.move(300, 700);
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('false');
});

// A gap would close the menu on the way.
test('no gap between panels closes the treatments menu under the mouse', async () => {
  await using opened = await withHernias();
  const { page, menu } = opened;
  const edges = async (of: Locator) => {
    const box = await of.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const groups = await edges(menu.locator('details > div'));
  expect(await edges(menu.locator('details[open] details[open] > ul'))).toEqual(groups);
  // Over the header's bottom border.
  await expect.poll(async () => (await edges(page.locator('header').first())).bottom - 1).toBe(groups.top);
  expect((await edges(menu.locator('summary').first())).bottom).toBe(groups.top);
});

// Only resting on one opens it, and a click does not close it.
test('moving the mouse across other menu groups keeps the submenu open', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.clock.install({ time: clockStart });
  await page.clock.pauseAt(clockStart + 60_000);
  await menu.getByText('Our Treatments').hover();
  await page.clock.runFor(100);
  await menu.getByText('Our Treatments').click();
  await menu.getByText('Liver', { exact: true }).hover();
  await menu.getByText('Liver', { exact: true }).click();
  const link = menu.getByRole('link', { name: 'Liver cysts', exact: true });
  await link.waitFor();
  const [from, to] = [await menu.getByText('Liver', { exact: true }).boundingBox(), await link.boundingBox()];
  if (!from || !to) throw new Error('The menu is not there.');
  expect(to.y).toBeLessThan(from.y - 100);
  // 50 ms on each group in between.
  for (const part of [0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]) {
    await page.mouse.move(from.x + part * (to.x + 10 - from.x), from.y + part * (to.y + 10 - from.y));
    await page.clock.runFor(50);
  }
  await page.clock.runFor(1_000);
  expect(await link.isVisible()).toBe(true);
  await menu.getByText('Hernia', { exact: true }).hover();
  expect(await link.isVisible()).toBe(true);
  await page.clock.runFor(250);
  await menu.getByRole('link', { name: 'Inguinal hernia' }).waitFor();
  expect(await link.isVisible()).toBe(false);
});

// Its aria-expanded follows.
test('the treatments menu works by keyboard', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const summary = page.getByRole('navigation', { name: 'Main' }).locator('summary').first();
  await summary.focus();
  expect(await summary.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Gallbladder');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Gallstones');
  await page.keyboard.press('Escape');
  await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('false');
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

// As in any menu of a computer; the page behind it stays where it is.
test('arrow keys, Home and End navigate the treatments menu', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().focus();
  const rows: (string | undefined)[] = [];
  for (const key of ['ArrowDown', 'End', 'Home', 'ArrowDown', 'ArrowRight', 'End', 'Home', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    rows.push(await focused());
  }
  const [first, last, , second, link, lastLink] = rows;
  expect(new Set([first, last, second, link, lastLink]).size).toBe(5);
  expect(rows).toEqual([first, last, first, second, link, lastLink, link, second, second, first]);
  expect(first).toBe('Gallbladder');
  expect(await page.locator('header details details[open]').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the treatments menu opens without JavaScript', async () => {
  await using visited = await visit('/contact', { ...desktop, javaScriptEnabled: false });
  const menu = visited.page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').click();
  await menu.getByText('Liver', { exact: true }).click();
  await menu.getByRole('link', { name: 'Liver cancer' }).click();
  await visited.page.waitForURL('**/treatment/liver/livercancer');
});

// The form has its own accent button.
test('on the callback page the header’s callback button is not highlighted', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  const ground = () =>
    page
      .locator('header')
      .getByRole('link', { name: 'Request a Callback' })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.goto(new URL('/cases', page.url()).href);
  expect(await ground()).toBe('rgb(168, 72, 15)');
});
