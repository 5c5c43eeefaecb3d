import { expect, test } from 'vitest';
import { withdrawal } from '#content/withdrawal.ts';
import { clockStart } from '#tests/clock.ts';
import { violations } from './axe.ts';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests({ clock: clockStart });
const { title, fields, button, received } = withdrawal;

// From the notice through an error to the confirmation.
test('axe finds no violation at any step of withdrawing consent', async () => {
  await using visited = await visit('/privacy', { ...phone, reducedMotion: 'reduce' });
  const { page, hosts } = visited;
  await page.locator('aside[aria-labelledby="ask"]').getByRole('link', { name: title }).click();
  await page.waitForURL('**/privacy/withdraw');
  expect(await violations(page)).toEqual([]);

  const form = page.locator('main form');
  await form.getByLabel(fields.reference.label).fill('7K3Q');
  await form.getByLabel(fields.contact.label).fill('98765 43210');
  await form.getByRole('button', { name: button }).click();
  await page.getByRole('alert').getByText('There is a problem').waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  expect(await form.getByLabel(fields.contact.label).inputValue()).toBe('98765 43210');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('alert').getByRole('link').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reference');
  await form.getByLabel(fields.reference.label).fill('gi-7k3q-92');
  await form.getByRole('button', { name: button }).click();
  await page.waitForURL('**/privacy/withdrawn');
  await page.getByRole('heading', { level: 1, name: received.title }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect([...hosts]).toEqual([site().url]);
});

test('without JavaScript a receipt links to its withdrawal form', async () => {
  const sent = { fname: 'Asha', phone: '9876543210', consent: 'on' };
  const { headers } = await site().fetch('/api/callback', { method: 'POST', body: new URLSearchParams(sent) });
  await using visited = await visit(headers.get('location') ?? '', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('link', { name: 'take your request back' }).click();
  expect(await page.locator('main form').getByLabel(fields.reference.label).inputValue()).toMatch(/^GI-.{4}-.{2}$/);
  await page.locator('main form').getByLabel(fields.contact.label).fill('asha@example.com');
  await page.locator('main form').getByRole('button', { name: button }).click();
  await page.waitForURL('**/privacy/withdrawn');
  // Whoever mistyped must not believe that it is done: the page cannot say whether they matched.
  expect(await page.getByText('If it is right, your request is taken back').count()).toBe(1);
});

test('a withdrawal that cannot be taken says so above the fields', async () => {
  await using visited = await visit('/hi/privacy/withdraw', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByLabel('रेफ़रेंस नंबर').fill('GI-7K3Q-92');
  await page.getByLabel('फ़ोन नंबर या ईमेल').fill('9876543210');
  // More text than the form takes: no field is wrong.
  await page.locator('main form').evaluate((form) => {
    const box = form.appendChild(document.createElement('textarea'));
    box.name = 'more';
    box.value = 'x'.repeat(20_000);
  });
  await page.locator('main form button[type="submit"]').click();
  const words = page.getByRole('alert');
  await words.waitFor();
  expect(await words.evaluate((one) => one === document.activeElement)).toBe(true);
  const [told, first] = [await words.boundingBox(), await page.getByLabel('रेफ़रेंस नंबर').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
});
