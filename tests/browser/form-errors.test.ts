import { expect, test } from 'vitest';
import { formNotice } from '#content/form-notice.ts';
import { faultHelp, repeatWords } from '#content/messages.ts';
import { visitInShort } from '#content/visit-facts.ts';
import { desktop, phone } from './chromium.ts';
import { fillContact, openCallback, sendCallback } from './form-steps.ts';
import { held } from './held-requests.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

// Beside its field and in the summary, for each kind of field.
test('a field’s error disappears as soon as the field is corrected', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  const count = (words: string) => form.getByText(words).count();
  await form.getByRole('alert').waitFor();
  const words = {
    consent: 'Tick the box so that we may contact you',
    name: 'Enter your full name',
    reach: 'Enter a phone number or an email address so we can reach you.',
  };
  for (const each of Object.values(words)) expect(await count(each)).toBe(2);
  await form.getByLabel('By completing this form').check();
  await expect.poll(() => count(words.consent)).toBe(0);
  await form.getByLabel('Full Name').press('a');
  await expect.poll(() => count(words.name)).toBe(0);
  // Typing never adds an error.
  expect(await form.getByRole('alert').getByRole('link').count()).toBe(1);
  await form.getByLabel('Phone', { exact: true }).fill('9876543210');
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);
  expect(await page.title()).toMatch(/^Request a Callback/);
  expect(await form.locator('[aria-invalid]').count()).toBe(0);
});

test('errors in a form returned by the server disappear when corrected', async () => {
  await using visited = await visit('/contact', { ...desktop, javaScriptEnabled: true });
  const { page } = visited;
  // Posted without React.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    for (const [name, value] of Object.entries({ fullName: 'Ravi', email: 'ravi@example.com', phoneNumber: '020 2567 8901' }))
      form?.querySelector(`[name=${name}]`)?.setAttribute('value', value);
    form?.setAttribute('novalidate', '');
    HTMLFormElement.prototype.submit.call(form);
  });
  await page.getByRole('alert').waitFor();
  await wakeReact(page);
  await page.locator('main form').getByLabel('Message').fill('Hello');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('form errors corrected before React loads disappear once React runs', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  const release = await held(page, '**/assets/lib-react-*.js');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    if (form) HTMLFormElement.prototype.submit.call(form);
  });
  const form = page.locator('main form');
  await form.getByRole('alert').waitFor();
  await form.getByLabel('Full Name').fill('Asha Kulkarni');
  await form.getByLabel('Phone', { exact: true }).fill('9876543210');
  await form.getByLabel('By completing this form').check();
  expect(await form.getByRole('alert').count()).toBe(1);
  release();
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Asha Kulkarni');
});

// Between the sticky header and the contact bar, with the phone number.
test('an offline submission shows its error above the button', async () => {
  await using visited = await visit('/contact', phone);
  const { page, context } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await fillContact(form);
  await context.setOffline(true);
  const button = form.getByRole('button', { name: 'Send message' });
  await button.click();
  await form.getByRole('button', { name: repeatWords.stop }).click();
  const words = form.getByText('We could not be reached');
  await words.waitFor();
  const bar = await page.locator('aside[aria-label="Contact at once"]').boundingBox();
  const header = await page.locator('header').last().boundingBox();
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  await expect.poll(async () => bottom(await button.boundingBox()) <= (bar?.y ?? 0)).toBe(true);
  expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual(bottom(header));
  // The message must not cover the button.
  expect(bottom(await words.boundingBox())).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  expect(await form.getByText(faultHelp).getByRole('link').count()).toBe(1);
});

for (const [what, fault] of Object.entries({
  'an answer of 500': { words: 'Server error', answer: 500 },
  'an answer of 503': { words: 'Something went wrong', answer: 503 },
})) {
  // The message has the focus, and the button follows in the Tab order.
  test(`the callback form keeps its fields after ${what}`, async () => {
    await using visited = await visit('/cases', desktop);
    const { page } = visited;
    const dialog = await openCallback(page);
    await page.route('**/api/callback', (route) => route.fulfill({ status: fault.answer, json: {} }));
    await dialog.getByText('Add more (optional)').click();
    await dialog.getByLabel('Anything we should know').fill('After four');
    await sendCallback(dialog);
    const words = dialog.getByText(fault.words);
    await words.waitFor();
    await expect
      .poll(() => words.evaluate((element) => document.activeElement?.contains(element) && document.activeElement !== document.body))
      .toBe(true);
    await dialog.getByText(faultHelp).getByRole('link').waitFor();
    expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Asha Kulkarni');
    expect(await dialog.getByLabel('Anything we should know').inputValue()).toBe('After four');
    expect(await dialog.getByLabel('By completing this form').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Request a Callback');
  });
}

test('form errors shrink the emergency advice to one line', async () => {
  for (const [path, javaScriptEnabled] of [
    ['/callback', true],
    ['/contact', true],
    ['/contact', false],
  ] as const) {
    await using visited = await visit(path, { ...phone, javaScriptEnabled });
    const { page } = visited;
    if (javaScriptEnabled) await wakeReact(page);
    const form = page.locator('main form');
    const rows = form.getByText('do not wait for our call');
    const line = form.getByText('Is it an emergency? Call');
    expect([path, await rows.isVisible(), await line.isVisible()]).toEqual([path, true, false]);
    await form.locator('button[type="submit"]').click();
    await form.getByRole('alert').waitFor();
    expect([path, await rows.isVisible(), await line.isVisible()]).toEqual([path, false, true]);
    const red = form.locator('.bg-emergency-50, [role="alert"]').filter({ visible: true });
    expect([path, await red.count()]).toEqual([path, 1]);
  }
});

// The visit's line and the notice come after the button; beside the tick is one link, which loses nothing typed.
test('the callback form’s Tab order runs from phone to button', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByLabel('Phone', { exact: true }).focus();
  const reached: string[] = [];
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? ''));
  }
  expect(reached).toEqual(['email', 'Add more (optional)', 'consent', formNotice.link.beside, 'Request a Callback', visitInShort]);
  expect(await form.getByRole('link', { name: formNotice.link.beside }).getAttribute('target')).toBe('_blank');
});
