import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { sendCallback } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

const focusIsIn = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement));

/** Whether Tab, forwards and backwards, stays in the dialog. The browser's own controls report `body`. */
async function keepsFocus(page: Page, dialog: Locator, stops: number): Promise<boolean> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key);
      const away = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      if (away) return false;
    }
  return true;
}

for (const [what, path, opener, dialogOf] of [
  [
    'the callback dialog',
    '/cases',
    (page: Page) => page.locator('header').getByRole('link', { name: 'Request a Callback' }),
    (page: Page) => page.locator('#callback-dialog'),
  ],
  [
    'the lightbox of a case at home',
    '/',
    (page: Page) => page.getByRole('button', { name: /^Enlarge/ }).nth(1),
    (page: Page) => page.locator('#home-case-1'),
  ],
  [
    'the window of a case',
    '/cases',
    (page: Page) => page.getByRole('button', { name: /^Enlarge/ }).nth(3),
    (page: Page) => page.locator('#case-3'),
  ],
] as const) {
  // It also locks scrolling, and closes on Escape and its X.
  test(`${what} traps the focus and restores focus when closed`, async () => {
    await using visited = await visit(path, desktop);
    const { page } = visited;
    await wakeReact(page);
    const button = opener(page);
    const dialog = dialogOf(page);
    for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Close' }).click()]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'visible' });
      expect(await focusIsIn(dialog)).toBe(true);
      expect(await keepsFocus(page, dialog, 12)).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
      expect((await dialog.getAttribute('aria-labelledby')) !== null).toBe(true);
      await close();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
}

// The cases page shows its text as well.
test('an enlarged case fills the screen with its picture and name', async () => {
  await using visited = await visit('/cases', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Enlarge: Keyhole removal of the gallbladder' }).click();
  const box = page.getByRole('dialog', { name: 'Keyhole removal of the gallbladder' });
  expect(await box.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await box.getByText('Four small cuts').isVisible()).toBe(true);
  expect(await page.locator('main ul:not([aria-hidden]) > li').count()).toBe(12);
  expect(await page.getByRole('button', { name: /^Enlarge/ }).count()).toBe(11);
});

test('arrow keys switch between enlarged cases', async () => {
  await using visited = await visit('/cases', desktop);
  const { page } = visited;
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  for (const [key, shown] of [
    ['ArrowRight', '#case-1'],
    ['ArrowLeft', '#case-0'],
    ['ArrowLeft', '#case-0'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator(shown).waitFor({ state: 'visible' });
    expect(await page.locator('dialog[open]').count()).toBe(1);
  }
  // Alt with an arrow is the browser's own Back.
  for (const held of ['altKey', 'metaKey', 'ctrlKey']) {
    await page.evaluate((name) => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', [name]: true })), held);
    expect([held, await page.locator('#case-0').isVisible()]).toEqual([held, true]);
  }
});

// As Firefox ESR 140, and Chrome before 135: neither script nor commands.
test.each([
  ['/contact', 'Open menu', '#menu'],
  ['/cases', /^Enlarge/, '#case-0'],
] as const)('without script and commands %s opens and closes its dialog', async (path, name, id) => {
  await using visited = await visit(path, { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.locator('[commandfor]').evaluateAll((all) => {
    for (const button of all) button.removeAttribute('commandfor');
  });
  const dialog = page.locator(id);
  expect(await dialog.isVisible()).toBe(false);
  await page.getByRole('button', { name }).first().tap();
  await dialog.waitFor({ state: 'visible' });
  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  expect([width > 300, height]).toEqual([true, 740]);
  await dialog.getByRole('button', { name: /^Close/ }).tap();
  await dialog.waitFor({ state: 'hidden' });
});

test('a case enlarged on the home page shows its description', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Enlarge: Keyhole removal of the gallbladder' }).click();
  expect(await page.locator('#home-case-0').getByText('Four small cuts').isVisible()).toBe(true);
});

// A second click closes it, and so does the keyboard.
test('opening one FAQ answer closes the others', async () => {
  await using visited = await visit('/about', { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  const questions = page.locator('details[name="faq"]');
  const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await open()).toEqual([false, false, false, false, false]);
  await questions.nth(1).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, true, false]);
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, false, false]);
  await questions.nth(4).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await open()).toEqual([false, false, false, false, true]);
});

// Not behind the open dialog; the next opening shows an empty form.
test('the receipt behind the callback dialog appears once the dialog closes', async () => {
  await using visited = await visit('/privacy', desktop);
  const { page } = visited;
  await wakeReact(page);
  const opener = page.locator('header').getByRole('link', { name: 'Request a Callback' });
  const dialog = page.locator('#callback-dialog');
  const receipt = page.locator('#callback-status');
  await opener.click();
  await sendCallback(dialog);
  const confirmation = dialog.getByText('submitted successfully');
  await confirmation.waitFor();
  expect(await receipt.textContent()).toBe('');
  expect(
    await confirmation.evaluate(
      (words) => words.getBoundingClientRect().bottom <= (words.closest('dialog')?.getBoundingClientRect().bottom ?? 0),
    ),
  ).toBe(true);
  // The close button is sticky.
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual((await dialog.boundingBox())?.y ?? Number.NaN);
  await dialog.waitFor({ state: 'hidden' });
  await receipt.getByText('Your reference is').waitFor();
  await opener.click();
  expect(await confirmation.count()).toBe(0);
  expect(await receipt.getByText('Your reference is').count()).toBe(1);
});

// Announced when typing pauses; text over the limit is not cut.
test('a text area shows the remaining characters near its limit', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  const text = form.getByLabel('Message');
  await text.fill('a'.repeat(3_499));
  expect(await form.getByText('characters left').count()).toBe(0);
  await text.fill('a'.repeat(3_900));
  await form.getByText('100 characters left').first().waitFor();
  await expect.poll(() => form.getByRole('status').filter({ hasText: '100 characters left' }).count()).toBe(1);
  await text.fill('a'.repeat(4_001));
  await form.getByText('1 character too many').first().waitFor();
  expect((await text.inputValue()).length).toBe(4_001);
  await form.getByRole('button').click();
  await form.getByRole('alert').getByText('Use 4,000 characters or fewer.').waitFor();
});

test('the home page has no welcome screen by default', async () => {
  await using visited = await visit('/', desktop);
  expect(await visited.page.locator('.welcome').count()).toBe(0);
});
