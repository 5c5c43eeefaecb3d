import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();
const without = { javaScriptEnabled: false };
const bar = (page: Page) => page.getByRole('complementary', { name: 'Contact at once' });

// Social links are behind the dots, also without JavaScript.
test('the phone’s contact bar offers phone, WhatsApp and callback', async () => {
  await using visited = await visit('/contact', { ...phone, ...without });
  const { page } = visited;
  for (const word of ['Call', 'WhatsApp', 'Callback'])
    expect([word, await bar(page).getByText(word, { exact: true }).isVisible()]).toEqual([word, true]);
  const facebook = bar(page).getByRole('link', { name: 'Facebook' });
  expect(await facebook.isVisible()).toBe(false);
  await bar(page).getByRole('button', { name: 'More places to find us' }).tap();
  const box = await facebook.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan((await bar(page).boundingBox())?.y ?? 0);
  await page.touchscreen.tap(40, 200);
  expect(await facebook.isVisible()).toBe(false);
  await bar(page).getByRole('link', { name: 'Request a Callback' }).tap();
  await page.waitForURL('**/callback');
});

test('the contact bar’s callback link opens the dialog', async () => {
  await using visited = await visit('/about', phone);
  const { page } = visited;
  await wakeReact(page);
  await bar(page).getByRole('link', { name: 'Request a Callback' }).tap();
  await page.getByRole('dialog', { name: 'Request a Callback' }).waitFor();
});

// The on-screen keyboard leaves little room.
test('the phone’s contact bar hides while a field has the focus', async () => {
  await using visited = await visit('/contact', { ...phone, ...without });
  const { page } = visited;
  expect(await bar(page).isVisible()).toBe(true);
  await page.locator('main form').getByLabel('Full Name').tap();
  expect(await bar(page).isVisible()).toBe(false);
  await page.locator('main h2').first().tap();
  await page.locator('main form').getByLabel('Full Name').blur();
  expect(await bar(page).isVisible()).toBe(true);
});

// Beside the text, with the call button last.
test('from 600 px the contact links float in a column', async () => {
  await using visited = await visit('/about', { ...desktop, ...without });
  const { page } = visited;
  for (const width of [600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const names = ['Facebook', 'Instagram', 'YouTube', /WhatsApp/, /^Call/];
    const boxes = await Promise.all(names.map((name) => bar(page).getByRole('link', { name }).boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const text = await page
      .locator('main h1')
      .locator('..')
      .evaluate((head) => head.getBoundingClientRect().right);
    expect(Math.min(...boxes.map((box) => box?.x ?? 0))).toBeGreaterThan(text);
    expect(await page.locator('header').getByRole('link', { name: 'Request a Callback' }).isVisible()).toBe(true);
  }
  await page.setViewportSize({ width: 599, height: 800 });
  expect(await bar(page).getByRole('link', { name: 'Facebook' }).isVisible()).toBe(false);
});

// As while the site's font is loading.
test('the header keeps its height in a wider typeface', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(new URL('/cases', page.url()).href);
  for (const font of ['', 'sans-serif', 'monospace'])
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page
        .locator('header')
        .first()
        .evaluate((header: HTMLElement, family) => {
          header.style.fontFamily = family;
          return header.getBoundingClientRect().height;
        }, font);
      expect([font, width, height]).toEqual([font, width, 73]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
});

test('from 768 px the top strip shows phone, email and address', async () => {
  await using visited = await visit('/about', { ...desktop, ...without });
  const { page } = visited;
  const strip = page.getByRole('complementary', { name: 'Phone, email and address' });
  for (const [width, address] of [
    [768, 'Karve Road, Pune'],
    [1024, 'Karve Road, Pune'],
    [1280, '2nd Floor, Sahyadri Chambers, Karve Road, Pune, Maharashtra 411004'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['+91 98765\u00a043210', 'care@deshpande-gi.example', 'Your visit', address])
      expect([width, name, await strip.getByRole('link', { name, exact: true }).isVisible()]).toEqual([width, name, true]);
    expect((await strip.boundingBox())?.height).toBe(44);
  }
});

// With its parts folded; wide screens show all of them.
test('the collapsed footer fits on a phone’s screen', async () => {
  await using visited = await visit('/contact', { ...phone, ...without });
  const { page } = visited;
  const foot = page.locator('footer').last();
  await layOut(page);
  expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(700);
  const link = foot.getByRole('link', { name: 'Testimonials' });
  expect(await link.isVisible()).toBe(false);
  await foot.getByText('Quick links', { exact: true }).and(page.locator('summary')).tap();
  expect(await link.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await foot.scrollIntoViewIfNeeded();
  for (const name of ['Testimonials', 'Piles, fissure, fistula', 'Directions'])
    expect([name, await foot.getByRole('link', { name }).isVisible()]).toEqual([name, true]);
  expect(await foot.locator('summary').first().isVisible()).toBe(false);
});

// Folded links are no Tab stops; the switch to Hindi is one.
test('header, footer and contact bar have few Tab stops on phones', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  let stops = 0;
  for (let key = 0; key < 90; key++) {
    await page.keyboard.press('Tab');
    const [inPage, left] = await page.evaluate(() => [
      document.activeElement?.closest('main') !== null,
      document.activeElement === document.body,
    ]);
    if (left) break;
    if (!inPage) stops += 1;
  }
  expect(stops).toBeGreaterThan(8);
  expect(stops).toBeLessThanOrEqual(17);
});
