import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

const dialogs = [
  ['the callback dialog', (page: Page) => page.locator('.contact-bar a[href^="/callback"]').first()],
  ['the menu', (page: Page) => page.getByRole('button', { name: 'Open menu' })],
  ['a lightbox', (page: Page) => page.getByRole('button', { name: /^Enlarge/ }).first()],
] as const;

const openOnes = (page: Page) => page.locator('dialog[open]').count();
const path = (page: Page) => new URL(page.url()).pathname;

for (const [name, opener] of dialogs) {
  for (const react of [false, true]) {
    test(`Back closes ${name} ${react ? 'with' : 'before'} React`, async () => {
      await using visited = await visit('/about', phone);
      const { page } = visited;
      await page.goto(new URL('/cases', page.url()).href);
      if (react) await wakeReact(page);
      await opener(page).tap();
      await expect.poll(() => openOnes(page)).toBe(1);
      await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
      await page.goBack();
      await expect.poll(() => openOnes(page)).toBe(0);
      expect(path(page)).toBe('/cases');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/about');
    });
  }
}

test('after a dialog closes, Back leaves the page in one step', async () => {
  await using visited = await visit('/about', phone);
  const { page } = visited;
  await page.goto(new URL('/cases', page.url()).href);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state?.dialog ?? false)).toBe(false);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/about');
});

test('after paging through enlarged pictures, one Back closes the dialog', async () => {
  await using visited = await visit('/about', phone);
  const { page } = visited;
  await page.goto(new URL('/cases', page.url()).href);
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .tap();
  await page.locator('#case-0').getByRole('button', { name: /^Next/ }).tap();
  await page.locator('#case-1').waitFor({ state: 'visible' });
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await page.goBack();
  await expect.poll(() => openOnes(page)).toBe(0);
  expect(path(page)).toBe('/cases');
});

// The page that the menu was left through keeps the menu's step; it must not cost a Back of its own.
test('after following a link in the phone menu, Back returns directly', async () => {
  await using visited = await visit('/about', phone);
  const { page } = visited;
  await page.goto(new URL('/cases', page.url()).href);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Your visit' }).tap();
  await page.waitForURL('**/visit');
  await page.goBack();
  await page.waitForURL('**/cases');
  await expect.poll(() => page.evaluate(() => history.state?.dialog ?? false)).toBe(false);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/about');
});

// The link's own step lay over the dialog's: the next two Backs did nothing.
test('after a dialog’s error link, Back is one step', async () => {
  await using visited = await visit('/about', phone);
  const { page } = visited;
  await page.goto(new URL('/cases', page.url()).href);
  await wakeReact(page);
  await page.locator('.contact-bar a[href^="/callback"]').first().tap();
  const dialog = page.locator('#callback-dialog');
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByRole('alert').getByRole('link').first().click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fname');
  await page.keyboard.press('Escape');
  await expect.poll(() => openOnes(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => history.state?.dialog ?? false)).toBe(false);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/about');
});
