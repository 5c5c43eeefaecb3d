import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { phoneAsRead } from '#content/contact-links.ts';
import { callbackMessages, sendWithoutPhone } from '#content/messages.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { desktop, phone } from './chromium.ts';
import { fillCallback, openCallback, sendCallback, sendContact } from './form-steps.ts';
import { siteWith, wakeReact } from './visit.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
const { visit, site } = siteWith(async () => {
  backend = await startHttpBackend();
  return { vars: { BACKEND_URL: backend.url }, samples: false };
});
afterAll(() => backend?.close());

/** Whether a phone shows the form's first field without scrolling, below the emergency advice. */
async function startsInSight(page: Page): Promise<boolean> {
  // A font that is late stays away until the next page, and lines are longer without it.
  await page.reload();
  const top = (box: { y: number } | null) => box?.y ?? Number.NaN;
  const signs = await page.locator('main').getByText('do not wait for our call').boundingBox();
  const first = await page.locator('main form').getByLabel('Full Name').boundingBox();
  const bar = await page.locator('aside[aria-label="Contact at once"]').boundingBox();
  return top(signs) < top(first) && top(first) + (first?.height ?? Number.NaN) <= top(bar);
}

// With its seven fields and no others.
test('the backend receives a callback sent from the dialog', async () => {
  await using visited = await visit('/privacy', desktop);
  const { page } = visited;
  const before = backend.received.length;
  const dialog = await openCallback(page, page.locator('header'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  await fillCallback(dialog);
  await dialog.getByText('Add more (optional)').click();
  await dialog.getByLabel('What is it about?').selectOption('Billing');
  // The empty option resets an answer.
  const visits = dialog.getByLabel('Have you been here before?');
  await visits.selectOption('New patient');
  await visits.selectOption('');
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByText(callbackMessages.received).waitFor();
  expect(await dialog.getByLabel('Full Name').inputValue()).toBe('');
  // The dialog closes itself and leaves the receipt.
  await dialog.waitFor({ state: 'hidden' });
  const receipt = page.locator('#callback-status');
  expect(await receipt.textContent()).toMatch(/GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}/);
  const sent = backend.received.slice(before).find(({ path }) => path === '/api/v1/appointement');
  const body = JSON.parse(sent?.body ?? '{}');
  expect(Object.keys(body).sort()).toEqual(['description', 'email', 'fname', 'lname', 'patientType', 'phone', 'reason']);
  expect(body).toMatchObject({ fname: 'Asha Kulkarni', phone: '9876543210', patientType: '', reason: 'billing' });
});

// The button stays live.
test('the callback form reports an invalid phone number when sent', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  const button = form.getByRole('button', { name: 'Request a Callback' });
  const box = form.getByLabel('Phone', { exact: true });
  await box.fill('98765');
  expect(await button.isEnabled()).toBe(true);
  for (const [typed, words] of [
    ['98765', 'Phone number must be 10 digits'],
    ['1234567890', 'Phone number must start with 6, 7, 8, or 9'],
  ] as const) {
    await box.fill(typed);
    await button.click();
    await expect.poll(() => form.getByText(words).count()).toBe(2);
    await expect.poll(() => form.getByRole('alert').evaluate((summary) => summary === document.activeElement)).toBe(true);
  }
  await form.getByText('A landline? Ring us, or write your email.').waitFor();
  expect(await form.getByLabel(sendWithoutPhone).isChecked()).toBe(true);
  await box.fill('98765 43210');
  await expect.poll(() => form.getByLabel(sendWithoutPhone).count()).toBe(0);
  expect(await box.inputValue()).toBe('9876543210');
  await expect.poll(() => form.getByText('Phone number must').count()).toBe(0);
});

// She sees what is left out before she sends, with and without script, and was refused once: a second refusal asked for a tick.
for (const javaScriptEnabled of [true, false]) {
  test(`after refusing a landline once, the form offers email instead${javaScriptEnabled ? '' : ', without JavaScript'}`, async () => {
    await using visited = await visit('/callback', { ...phone, javaScriptEnabled });
    const { page } = visited;
    if (javaScriptEnabled) await wakeReact(page);
    const before = backend.received.length;
    const form = page.locator('main form');
    await form.getByLabel('Full Name').fill('Asha Kulkarni');
    await form.getByLabel('Phone', { exact: true }).fill('020 2543 1234');
    await form.getByLabel('By completing this form').check();
    const send = () => form.getByRole('button', { name: 'Request a Callback' }).click();
    expect(await form.getByLabel(sendWithoutPhone).count()).toBe(0);
    await send();
    await form.getByRole('alert').getByText('Phone number must start with 6, 7, 8, or 9').waitFor();
    expect(await form.getByLabel(sendWithoutPhone).isChecked()).toBe(true);
    await send();
    await form.getByRole('alert').getByText('Enter your email address').waitFor();
    await form.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
    await send();
    await page.waitForURL('**/callback/received?**');
    const sent = backend.received.slice(before).find(({ path }) => path === '/api/v1/appointement');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ fname: 'Asha Kulkarni', phone: '', email: 'asha@example.com' });
    expect(sent?.body).not.toContain('2543');
  });
}

// The fields repeat the errors and keep their values.
test('submitting an incomplete callback form focuses its error summary', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  expect(await startsInSight(page)).toBe(true);
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByText('Add more (optional)').click();
  await form.getByLabel('Anything we should know').fill('Pain after meals');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  const summary = form.getByRole('alert');
  await summary.getByText('There is a problem').waitFor();
  // React moves the focus once the summary is painted.
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^Error: Request a Callback/);
  expect(await form.getByText('Enter your full name').count()).toBe(2);
  await summary.getByRole('link', { name: 'Enter a phone number or an email address so we can reach you.' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  expect(await form.getByLabel('Anything we should know').inputValue()).toBe('Pain after meals');
});

for (const [status, words] of Object.entries({
  400: callbackMessages.refused,
  500: callbackMessages['server-error'],
  404: callbackMessages.unexpected,
})) {
  // The form keeps its values.
  test(`the callback form shows its own error message for status ${status}`, async () => {
    await using visited = await visit('/callback', desktop);
    const { page } = visited;
    await wakeReact(page);
    await page.route('**/api/callback', (route) => route.fulfill({ status: Number(status), json: {} }));
    const form = page.locator('main form');
    await sendCallback(form);
    await form.getByText(words).waitFor();
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Asha Kulkarni');
  });
}

// Disabled in earnest it would lose the focus.
test('a form’s submit button says while the form is being sent', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  // Created before the click, because the button may change before the route sees the request.
  const answered = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/api/callback', async (route) => {
    posts += 1;
    await answered.promise;
    await route.continue();
  });
  const form = page.locator('main form');
  await sendCallback(form);
  const pending = form.getByRole('button', { name: 'Submitting...' });
  await pending.waitFor();
  expect(await pending.evaluate((button: HTMLButtonElement) => [button.disabled, button.ariaDisabled])).toEqual([false, 'true']);
  expect(await pending.evaluate((button) => button === document.activeElement)).toBe(true);
  await pending.click({ force: true });
  answered.resolve();
  await page.locator('main').getByText(callbackMessages.received).waitFor();
  expect(posts).toBe(1);
});

test('the backend receives a contact message and the form is cleared', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  expect(await startsInSight(page)).toBe(true);
  await wakeReact(page);
  const before = backend.received.length;
  const form = page.locator('main form');
  await sendContact(form);
  await page.locator('main').getByText('Your message has arrived').waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
  const sent = backend.received.slice(before).find(({ path }) => path === '/api/v1/inquiry');
  expect(Object.keys(JSON.parse(sent?.body ?? '{}')).sort()).toEqual(['email', 'fullName', 'message', 'phoneNumber']);
});

test('without JavaScript the callback form shows errors, then succeeds', async () => {
  await using visited = await visit('/privacy', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  // The privacy notice links to the contacts that it names.
  for (const way of ['112', 'contact form', 'Take back my request', phoneAsRead])
    await page.locator('article').getByRole('link', { name: way }).first().waitFor();
  await page.goto(`${site().url}/callback`);
  const form = page.locator('main form');
  await form.getByText('What we keep, why').click();
  await form.getByText('so that the practice can ring or write back to you').waitFor();
  await form.getByLabel('Full Name').fill('Sunita Rao');
  await form.getByLabel('Phone', { exact: true }).fill('12345');
  await form.getByText('Add more (optional)').click();
  await form.getByLabel('Have you been here before?').selectOption('Existing patient');
  await form.getByLabel('By completing this form').check();
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('main form').getByText('Phone number must be 10 digits').count()).toBe(2);
  expect(await page.locator('main').getByLabel('Full Name').inputValue()).toBe('Sunita Rao');
  // Filled-in fields are unfolded.
  expect(await page.locator('main').getByLabel('Have you been here before?').inputValue()).toBe('existing');
  expect(await page.locator('main').getByLabel('Have you been here before?').isVisible()).toBe(true);
  await page.locator('main').getByLabel('Phone', { exact: true }).fill('9123456780');
  await page.locator('main form').getByRole('button', { name: 'Request a Callback' }).click();
  await page.waitForURL('**/callback/received?**');
  expect(await page.locator('main').textContent()).toMatch(/GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}/);
  expect(page.url()).not.toContain('Sunita');
});

// All its signs stood open, and the first field was two screens down.
test('a treatment’s callback form begins on the second phone screen', async () => {
  await using visited = await visit('/callback/about/gallbladderstones', phone);
  const name = visited.page.getByLabel('Full Name').first();
  expect(await name.evaluate((box) => (box.getBoundingClientRect().bottom + scrollY) / innerHeight)).toBeLessThan(2);
});

// With and without JavaScript.
test('the callback form shows the treatment page’s emergency signs', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', desktop);
  const dialog = await openCallback(visited.page);
  expect(await dialog.getByText('do not wait for our call').isVisible()).toBe(false);
  await dialog.getByText('Signs of an emergency').click();
  expect(await dialog.getByText('do not wait for our call').isVisible()).toBe(true);
  await dialog.getByText('you have severe belly pain').waitFor();
  await using plain = await visit('/treatment/gallbladder/gallbladderstones', { ...desktop, javaScriptEnabled: false });
  await plain.page.locator('main').getByRole('link', { name: 'Request a Callback' }).first().click();
  await plain.page.waitForURL('**/callback/about/gallbladderstones');
  expect(await plain.page.locator('main').getByText('you have severe belly pain').count()).toBe(1);
});
