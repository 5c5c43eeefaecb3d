import type { Page } from 'playwright-core';
import { openCallback as openDialog, sendCallback as submitCallback, sendContact as submitContact } from '#tests/browser/form-steps.ts';
import { wakeReact } from '#tests/browser/visit.ts';
import { openWelcome } from '#tests/browser/welcome-page.ts';

// Steps that bring a page into a state, as a visitor would.

export async function openCallback(page: Page, width: number) {
  await wakeReact(page);
  if (width < 640) await page.getByRole('button', { name: 'Open menu' }).click();
  return openDialog(page, page.locator(width < 640 ? 'dialog#menu' : 'header'));
}

export async function failCallback(page: Page, width: number) {
  const dialog = await openCallback(page, width);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByRole('alert').waitFor();
}

export async function sendCallback(page: Page, width: number) {
  const dialog = await openCallback(page, width);
  await submitCallback(dialog);
  await dialog.getByText('submitted successfully').waitFor();
  return dialog;
}

export async function sendContact(page: Page) {
  await wakeReact(page);
  await submitContact(page.locator('main form'));
  await page.getByText('Your reference is').waitFor();
}

export async function sendCallbackWithoutScript(page: Page) {
  await submitCallback(page.locator('main form'));
  await page.waitForURL('**/callback/received?**');
}

export async function sendHindiCallback(page: Page) {
  await page.locator('main [name=fname]').fill('आशा कुलकर्णी');
  await page.locator('main [name=phone]').fill('9876543210');
  await page.locator('main [name=consent]').check();
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/hi/callback/received?**');
}

export async function openDropdown(page: Page) {
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').hover();
  await menu.getByText('Hernia', { exact: true }).hover();
  await menu.getByRole('link', { name: 'Inguinal hernia' }).waitFor();
}

export const enlarge = (page: Page) =>
  page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();

export async function submitEmpty(page: Page) {
  // Without JavaScript the browser would refuse to submit empty fields.
  await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
}

export const welcome = (page: Page) => openWelcome(page, new URL(page.url()).origin);
