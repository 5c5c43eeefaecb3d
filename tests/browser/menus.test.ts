import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

test('the treatments menu opens on hover, its group too, and a link leads to the treatment', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').hover();
  await menu.getByText('Hernia', { exact: true }).hover();
  const link = menu.getByRole('link', { name: 'Inguinal hernia' });
  await link.waitFor();
  await link.click();
  await page.waitForURL('**/treatment/hernia/Inguinalhernial');
});

test('on the way from a group to its links other groups may be crossed, resting on one opens it, and a click closes nothing', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
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
  // Straight across the groups between them, 50 ms for each.
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

test('the treatments menu works by keyboard alone and says whether it is open', async () => {
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

test('the treatments menu opens by a click before any script has run', async () => {
  await using visited = await visit('/contact', { ...desktop, javaScriptEnabled: false });
  const menu = visited.page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').click();
  await menu.getByText('Liver', { exact: true }).click();
  await menu.getByRole('link', { name: 'Liver cancer' }).click();
  await visited.page.waitForURL('**/treatment/liver/livercancer');
});

test('the phone menu slides in, holds the page still, and closes by a tap outside, by its button and by Escape', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  const menu = page.locator('dialog#menu');
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  await open();
  await menu.waitFor({ state: 'visible' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  await page.mouse.click(10, 400);
  await menu.waitFor({ state: 'hidden' });
  await open();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
  await open();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
});

test('the phone menu shows the treatments and works without JavaScript', async () => {
  await using visited = await visit('/contact', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog#menu');
  await menu.getByText('Our Treatments').click();
  await menu.getByRole('link', { name: 'Anal fissure' }).click();
  await page.waitForURL('**/treatment/proctology/fisures');
});
