import type { Locator, Page } from 'playwright-core';
import { wakeReact } from './visit.ts';

/** Loads React and opens the callback dialog by the first link in `from`. */
export async function openCallback(page: Page, from: Locator = page.locator('main')): Promise<Locator> {
  await wakeReact(page);
  await from.getByRole('link', { name: 'Request a Callback' }).first().click();
  const dialog = page.locator('#callback-dialog');
  await dialog.waitFor();
  return dialog;
}

/** Fills in the required fields of a callback form. */
export async function fillCallback(form: Locator): Promise<void> {
  await form.getByLabel('Full Name').fill('Asha Kulkarni');
  await form.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
  await form.getByLabel('By completing this form').check();
}

export async function sendCallback(form: Locator): Promise<void> {
  await fillCallback(form);
  await form.getByRole('button', { name: 'Request a Callback' }).click();
}

export async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel('Full Name').fill('Ravi Patil');
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Phone number').fill('020 2567 8901');
  await form.getByLabel('Message').fill('May I bring my old scans?');
}

export async function sendContact(form: Locator): Promise<void> {
  await fillContact(form);
  await form.getByRole('button', { name: 'Send message' }).click();
}
