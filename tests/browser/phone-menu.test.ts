import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';
import { loadedBy } from './weight.ts';

const { visit } = siteForTests();

// It also locks scrolling.
test('outside tap, close button and Escape close the phone menu', async () => {
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

// With the treatments unfolded, its X, the callback and the phone stay visible.
test('only the list scrolls in the phone menu', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog#menu');
  await menu.getByText('Our Treatments').click();
  await menu.getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
  const kept = [
    menu.getByRole('button', { name: 'Close menu' }),
    menu.getByRole('link', { name: 'Request a Callback' }),
    menu.getByRole('link', { name: '+91' }),
    menu.getByRole('link', { name: 'Contact Us' }),
  ];
  for (const one of kept) {
    const box = await one.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
  }
});

// Opening it starts no React: the field that would is not focused.
test('the phone menu’s list in landscape is at least 200 px', async () => {
  await using visited = await visit('/contact', { ...phone, viewport: { width: 740, height: 360 } });
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).tap();
  expect((await page.locator('dialog#menu nav').boundingBox())?.height).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close menu');
  expect((await loadedBy(page)).filter((one) => one.includes('/hydrate-'))).toEqual([]);
});

// Folded by group, because thirty links would fill three screens.
test('the phone menu shows the treatments without JavaScript', async () => {
  await using visited = await visit('/contact', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog#menu');
  await menu.getByText('Our Treatments').click();
  expect(await menu.getByRole('link', { name: 'All treatments' }).isVisible()).toBe(true);
  const fissure = menu.getByRole('link', { name: 'Anal fissure' });
  expect(await fissure.isVisible()).toBe(false);
  await menu.getByText('Piles, fissure, fistula', { exact: true }).click();
  await fissure.click();
  await page.waitForURL('**/treatment/proctology/fisures');
});
