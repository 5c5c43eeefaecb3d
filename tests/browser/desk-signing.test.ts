import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
beforeAll(async () => {
  desk = await deskForBrowser();
});
afterAll(() => desk?.close());

/** Opens a page in which the doctor is signed in. */
async function doctorsPage(options: BrowserContextOptions): Promise<Page> {
  const page = await desk.open(await sharedBrowser(), 'doctor', options);
  onTestFinished(() => page.context().close());
  return page;
}

test('without JavaScript the doctor remarks and signs on a phone', async () => {
  const page = await doctorsPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/pages');
  await page.getByRole('link', { name: /^Anal fissure/ }).click();
  await page.getByRole('link', { name: 'Read it as a patient does' }).click();
  await page.getByRole('link', { name: /^Remark on: you cannot pass urine/ }).click();
  expect(await page.locator('blockquote').textContent()).toBe('you cannot pass urine');
  await page.getByLabel('Your remark').fill('Since when?');
  await page.getByRole('button', { name: 'Keep this remark' }).click();
  await page.getByText('Since when?', { exact: true }).waitFor();
  // Until the stylesheet has loaded, the link for wide screens is visible too.
  await page.waitForLoadState();
  await page.getByRole('link', { name: 'Show it in the page' }).click();
  expect(page.url()).toMatch(/\/view#b-\w+$/);
  await page.getByRole('link', { name: 'Back to the desk, to remark and sign' }).click();
  await page.getByRole('button', { name: 'Sign this page' }).click();
  await page.getByText('1 of 36 signed as they stand').waitFor();
});

test('adding a remark keeps the scroll position on a wide screen', async () => {
  const page = await doctorsPage(desktop);
  await page.goto('/pages/treatments/polyps');
  const remark = page
    .frameLocator('iframe[name=page]')
    .getByRole('link', { name: /^Remark on/ })
    .nth(40);
  await remark.click();
  await page.getByLabel('Your remark').fill('Why?');
  await page.getByRole('button', { name: 'Keep this remark' }).click();
  await page.getByText('The remark is saved.').waitFor();
  // Waits for the frame of the new page.
  await expect.poll(async () => (await page.frame('page')?.evaluate(() => scrollY)) ?? 0).toBeGreaterThan(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('each part of a long page is two taps away', async () => {
  const page = await doctorsPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/pages/treatments/polyps/view');
  await page.getByText(/^The \d+ parts of this page$/).tap();
  const part = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link').nth(8);
  const id = (await part.getAttribute('href')) ?? '';
  await part.tap();
  await expect.poll(() => page.locator(id).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))).toBeLessThan(300);
  const back = page.getByRole('link', { name: `All parts, from: ${await part.textContent()}` });
  await back.tap();
  await expect.poll(() => part.evaluate((link) => link.getBoundingClientRect().top > 0 && link.checkVisibility())).toBe(true);
  // A link back reopens a fold that was closed by hand.
  await page.getByText(/^The \d+ parts of this page$/).tap();
  await back.tap();
  await expect.poll(() => part.evaluate((link) => link.checkVisibility())).toBe(true);
  // No part of the text is hidden from the signer.
  expect(
    await page
      .locator('main details:not([open])')
      .filter({ has: page.locator('.desk-remark') })
      .count(),
  ).toBe(0);
});

test('spells out the next review date while it is typed', async () => {
  const page = await doctorsPage(desktop);
  await page.goto('/pages/treatments/polyps');
  expect(await page.locator('output').textContent()).toMatch(/^\w+day \d+ \w+ \d{4}$/);
  await page.getByLabel('To be read again by').fill('2027-03-12');
  expect(await page.locator('output').textContent()).toBe('Friday 12 March 2027');
  await page.getByLabel('To be read again by').fill('');
  expect(await page.locator('output').textContent()).toBe('');
});

test('axe passes the page-signing screens', async () => {
  const onAPhone = ['/pages', '/pages/triage', '/pages/treatments/polyps/view'];
  for (const [size, paths] of [[phone, onAPhone] as const, [desktop, ['/pages/treatments/polyps']] as const]) {
    const page = await doctorsPage({ ...size, bypassCSP: true, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      expect([path, await violations(page)]).toEqual([path, []]);
    }
  }
});
