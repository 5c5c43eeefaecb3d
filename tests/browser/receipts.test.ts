import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contactMessages } from '#content/contact-messages.ts';
import { moreFields } from '#content/messages.ts';
import { receiptWords } from '#content/receipt.ts';
import { clockStart } from '#tests/clock.ts';
import { desktop, phone } from './chromium.ts';
import { fillCallback, sendCallback, sendContact } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests({ clock: clockStart });

async function sendFromDialog(page: Page) {
  const dialog = page.locator('#callback-dialog');
  await sendCallback(dialog);
  await dialog.waitFor({ state: 'hidden' });
}

const heldByFocus = (page: Page, selector: string) =>
  page.evaluate((name) => document.querySelector(name)?.contains(document.activeElement) ?? false, selector);

async function isWithin(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

for (const [size, context] of Object.entries({ phone, desktop })) {
  test(`the callback receipt in its dialog fits a ${size} without scrolling`, async () => {
    await using visited = await visit('/treatment/gallbladder/gallbladderstones', context);
    const { page } = visited;
    await wakeReact(page);
    const opener = page.locator('main').getByRole('link', { name: 'Request a Callback' }).last();
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1_000);
    await sendFromDialog(page);
    const receipt = page.locator('#callback-status');
    await receipt.getByText('Your reference is').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await heldByFocus(page, '#callback-status')).toBe(true);
    expect(await isWithin(page, '#callback-status > *')).toBe(true);
    // It folds but does not close.
    await receipt.locator('summary').click();
    expect(await receipt.getByText('Your reference is').isVisible()).toBe(false);
    expect(await receipt.locator('summary').isVisible()).toBe(true);
  });
}

// A wrong digit was noticed only when nobody rang.
test('a callback receipt tells its number’s end in this window alone', async () => {
  for (const [path, said] of [
    ['/callback', 'We ring the number that ends in 5667.'],
    ['/hi/callback', 'हम उस नंबर पर फ़ोन करेंगे जिसके आख़िर में 5667 है।'],
  ] as const) {
    await using visited = await visit(path, phone);
    const { page } = visited;
    await wakeReact(page);
    await page.locator('#callback-fname').fill('Asha Kulkarni');
    await page.locator('#callback-phone').fill('98222 55667');
    await page.locator('#callback-consent').check();
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main').getByText(said).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('5667');
    await page.reload();
    await page.locator('main').getByText(/GI-/).first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('5667');
  }
});

test('visitors copy a callback receipt, reopen it and withdraw the request', async () => {
  await using visited = await visit('/contact', { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visited;
  await wakeReact(page);
  await sendContact(page.locator('main form'));
  const receipt = page.locator('main section').filter({ hasText: 'Your reference is' }).last();
  const reference = (await receipt.locator('strong').textContent()) ?? '';
  await receipt.getByRole('button', { name: receiptWords.copy }).click();
  await receipt.getByText(receiptWords.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  const whatsapp = await receipt.getByRole('link', { name: receiptWords.whatsapp }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain(reference);
  expect(whatsapp).not.toMatch(/Ravi|ravi/);
  // The address is the receipt's own already.
  await page.reload();
  await page.waitForURL('**/contact/received?**');
  expect(await page.locator('main').textContent()).toContain(reference);
  await page.getByRole('link', { name: receiptWords.withdraw, exact: true }).click();
  await page.waitForURL('**/privacy/withdraw/**');
  expect(await page.getByLabel('Reference').inputValue()).toBe(reference);
});

// Visible from its first line; the form is empty when it returns.
test('a contact message’s receipt replaces the contact form', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  await wakeReact(page);
  await sendContact(page.locator('main form'));
  const words = page.locator('main').getByText(contactMessages.received);
  await words.waitFor();
  expect(await page.locator('main form').isVisible()).toBe(false);
  const receipt = `section[aria-label="${receiptWords.label}"]`;
  await expect.poll(() => heldByFocus(page, receipt)).toBe(true);
  const header = await page.locator('header').last().boundingBox();
  expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.getByRole('link', { name: receiptWords.another.contact }).click();
  await page.waitForURL('**/contact');
  expect(await page.locator('main form').getByLabel('Message').inputValue()).toBe('');
  expect(await page.locator('main').getByText('Your reference is').count()).toBe(0);
});

test('a callback receipt’s tap targets are at least 44 px high', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  await wakeReact(page);
  await sendContact(page.locator('main form'));
  await page.getByText('Your reference is').waitFor();
  const ways = page.locator(`section[aria-label="${receiptWords.label}"] :is(.grid > a, button)`);
  const low = await ways.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect([await ways.count(), low]).toEqual([4, []]);
});

// Wherever the receipt is shown: over the page, and in the form's place.
test('a receipt for an emergency shows 112 first', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await fillCallback(form);
  await form.getByText(moreFields).click();
  await form.getByLabel('Anything we should know').fill('khoon ki ulti ho rahi hai');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  const alarm = page.locator('main [role=alert]');
  await alarm.getByRole('link', { name: 'Call 112' }).waitFor();
  const receipt = page.locator('main section').filter({ hasText: 'Your reference is' }).last();
  expect(await isWithin(page, 'main [role=alert]')).toBe(true);
  expect((await receipt.textContent())?.indexOf('may be an emergency')).toBeLessThan(30);
  await page.reload();
  await alarm.getByRole('link', { name: 'Call 108' }).waitFor();
});

// The focus comes to it; its label alone says neither that it worked nor by when we call.
test.each([
  ['/contact', 'Your receipt'],
  ['/hi/contact', 'आपकी रसीद'],
])('a screen reader hears the whole receipt of %s', async (path, label) => {
  await using visited = await visit(path, phone);
  const { page } = visited;
  await wakeReact(page);
  for (const [name, value] of Object.entries({ fullName: 'Ravi', email: 'r@example.com', phoneNumber: '9876543210', message: 'Scans?' }))
    await page.locator(`#contact-${name}`).fill(value);
  await page.locator('main form button[type="submit"]').click();
  const receipt = page.locator(`section[aria-label="${label}"]`);
  await expect.poll(() => heldByFocus(page, `section[aria-label="${label}"]`)).toBe(true);
  const described = await receipt.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(described).toMatch(/GI-\w{4}-\w{2}/);
  expect(described).toContain('112');
  expect(await page.title()).toMatch(new RegExp(`^${label} \\|`));
});
