import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptWords, receiptLater, receiptWords } from '#content/receipt.ts';
import { withdrawal } from '#content/withdrawal.ts';
import { clockStart } from '#tests/clock.ts';
import { desktop, phone } from './chromium.ts';
import { fillContact, openCallback, sendCallback, sendContact } from './form-steps.ts';
import { reactIsThere } from './page-state.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests({ clock: clockStart });
const day = 24 * 60 * 60_000;

const linesIn = (page: Page, place = 'main') => page.locator(`${place} [data-your-requests] a`);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('requests'));

/** Sends a callback from its page and waits for the receipt. */
async function asked(page: Page): Promise<string> {
  await wakeReact(page);
  await sendCallback(page.locator('main form'));
  await page.getByText('Your reference is').waitFor();
  return (await page.locator('main strong').first().textContent()) ?? '';
}

test('after a form is sent, the page address is the receipt’s', async () => {
  await using visited = await visit('/callback', { ...phone, locale: 'en-IN' });
  const { page } = visited;
  const reference = await asked(page);
  await expect.poll(() => page.url()).toContain('/callback/received?');
  await page.reload();
  expect(await page.locator('main').textContent()).toContain(reference);
  await page.getByText('We will call you today by').waitFor();
});

// The form's own address is a step back where a link of its error summary was followed.
test('Back from a receipt shows an empty form', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await form.getByRole('alert').getByRole('link').first().click();
  await asked(page);
  await expect.poll(() => page.url()).toContain('/callback/received?');
  await page.goBack();
  await form.getByLabel('Full Name').waitFor();
  expect([new URL(page.url()).pathname, await form.getByLabel('Full Name').inputValue()]).toEqual(['/callback', '']);
  expect(await page.getByText('Your reference is').count()).toBe(0);
  await linesIn(page).waitFor();
  await page.goForward();
  await page.getByText('Your reference is').waitFor();
});

// On a phone and on a desktop, without waiting for a touch.
test('the browser remembers only a request’s reference and promised time', async () => {
  await using visited = await visit('/callback', phone);
  const { page, context } = visited;
  await page.clock.install({ time: clockStart });
  await page.reload();
  const reference = await asked(page);
  expect(await stored(page)).not.toMatch(/Asha|98765/);
  expect(Object.keys(JSON.parse((await stored(page)) ?? '[]')[0])).toEqual(['page', 'keptAt']);
  const words = new RegExp(
    `^${keptWords.your.callback} ${reference} · ${keptWords.promise.replace('{callBy}', 'today by \\d+:\\d\\d [ap]m')}$`,
  );
  for (const path of ['/callback', '/callback/about/gallbladderstones', '/contact']) {
    await page.goto(site().url + path);
    await expect.poll(() => linesIn(page).textContent()).toMatch(words);
    expect(await page.evaluate(reactIsThere)).toBe(false);
  }
  // React leaves it alone when it takes over.
  await wakeReact(page);
  expect(await linesIn(page).textContent()).toMatch(words);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await linesIn(page, '#menu').textContent()).toMatch(words);
  await linesIn(page, '#menu').click();
  await page.waitForURL('**/callback/received?**');
  const wide = await context.newPage();
  await wide.setViewportSize(desktop.viewport);
  await wide.goto(`${site().url}/about`);
  await expect.poll(() => linesIn(wide, 'aside').first().textContent()).toBe(`${keptWords.your.callback} ${reference}`);
  const dialog = await openCallback(wide, wide.locator('header'));
  expect(await dialog.locator('[data-your-requests] a').textContent()).toMatch(words);
  expect(visited.problems).toEqual([]);
});

test('the browser remembers that an email answer was promised', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByLabel('Full Name').fill('Asha Kulkarni');
  await form.locator('[name=email]').fill('asha@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await page.getByText('We will write to you').waitFor();
  expect(await page.locator('main').textContent()).not.toContain('We will call you');
  await page.goto(`${site().url}/contact`);
  await expect.poll(() => linesIn(page).textContent()).toContain(keptWords.writing.replace('{callBy}', ''));
});

test('the browser forgets sent requests on demand and after fourteen days', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  await page.clock.install({ time: clockStart });
  await page.reload();
  await asked(page);
  for (const [after, count] of [
    [13.9 * day, 1],
    [14.1 * day, 0],
  ] as const) {
    await page.clock.setSystemTime(clockStart + after);
    await page.goto(`${site().url}/contact`);
    await expect.poll(() => linesIn(page).count()).toBe(count);
    if (count === 1)
      expect(await linesIn(page).textContent()).toContain(keptWords.promised.replace('{callBy}', 'on Friday 27 November by'));
  }
  expect(await stored(page)).toBeNull();
  await page.clock.setSystemTime(clockStart);
  await page.goto(`${site().url}/callback`);
  await asked(page);
  await page.goto(`${site().url}/contact`);
  await page.locator('main').getByRole('button', { name: keptWords.forget }).click();
  expect([await linesIn(page).count(), await stored(page)]).toEqual([0, null]);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('after a withdrawal no page shows the promised call', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  const reference = await asked(page);
  const receipt = page.url();
  await page.getByRole('link', { name: receiptWords.withdraw, exact: true }).click();
  await page.waitForURL('**/privacy/withdraw/**');
  await page.getByLabel(withdrawal.fields.contact.label).fill('98765 43210');
  await page.locator('main form').getByRole('button', { name: withdrawal.button }).click();
  await page.waitForURL('**/privacy/withdrawn');
  const words = `${keptWords.your.callback} ${reference} · ${keptWords['taken-back']}`;
  await expect.poll(async () => JSON.parse((await stored(page)) ?? '[]')[0]?.state).toBe('taken-back');
  await page.goto(`${site().url}/callback`);
  await expect.poll(() => linesIn(page).textContent()).toBe(words);
  expect(await page.getByText('We will call you').count()).toBe(0);
  await page.goto(receipt);
  await page.locator('main').getByText(receiptLater['taken-back']).waitFor();
  expect(await page.getByText('We will call you').count()).toBe(0);
});

// Another's contact takes nothing back, and what this phone supposes is set right by the receipt's own page.
test('a withdrawal with the wrong phone number keeps the promised call', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  const reference = await asked(page);
  const receipt = page.url();
  await page.goto(`${site().url}/privacy/withdraw/${reference}`);
  await page.getByLabel(withdrawal.fields.contact.label).fill('90000 00000');
  await page.locator('main form').getByRole('button', { name: withdrawal.button }).click();
  await page.waitForURL('**/privacy/withdrawn');
  await expect.poll(async () => JSON.parse((await stored(page)) ?? '[]')[0]?.state).toBe('asked-back');
  await page.goto(`${site().url}/callback`);
  await expect.poll(() => linesIn(page).textContent()).toContain(keptWords['asked-back']);
  await page.goto(receipt);
  await page.getByText('We will call you').waitFor();
  await page.goto(`${site().url}/callback`);
  await expect.poll(() => linesIn(page).textContent()).toContain(keptWords.promise.replace('{callBy}', ''));
});

// Back in the same tab, out of the browser's cache of whole pages.
test('Back to a page from before a withdrawal shows the withdrawal', async () => {
  await using visited = await visit('/callback', phone);
  const { page } = visited;
  const reference = await asked(page);
  await expect.poll(() => page.url()).toContain('/callback/received?');
  await page.goto(`${site().url}/privacy/withdraw/${reference}`);
  await page.getByLabel(withdrawal.fields.contact.label).fill('98765 43210');
  await page.locator('main form').getByRole('button', { name: withdrawal.button }).click();
  await page.waitForURL('**/privacy/withdrawn');
  await page.goBack();
  await page.goBack();
  await page.locator('main').getByText(receiptLater['taken-back']).waitFor();
  expect(await page.getByText('We will call you').count()).toBe(0);
});

test('the browser also remembers a form sent before React loads', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await page.route('**/*hydrate*', (route) => route.abort());
  await page.reload();
  await fillContact(page.locator('main form'));
  await page.locator('main form').getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/contact/received?**');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.locator('main').getByText(keptWords.here).waitFor();
  await page.goto(`${site().url}/contact`);
  await expect.poll(() => linesIn(page).textContent()).toContain(keptWords.message);
});

test('a link to somebody else’s receipt is not remembered', async () => {
  await using visited = await visit('/contact', phone);
  const { page } = visited;
  const person = { fname: 'Somebody Else', phone: '9876500000', email: '', consent: true, elapsedMs: 9_000 };
  const sent = await page.request.post(`${site().url}/api/callback`, { data: person });
  const { receipt } = (await sent.json()) as { receipt: { page: string } };
  await page.goto(`${site().url}${receipt.page}#sent`);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await stored(page)).toBeNull();
});

test('a callback receipt is complete when browser storage is blocked', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.reload();
  await wakeReact(page);
  await sendContact(page.locator('main form'));
  await page.getByText('Your reference is').waitFor();
  await expect.poll(() => page.url()).toContain('/contact/received?');
});

test('tampered browser storage puts no link on the contact page', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  for (const value of [
    '{',
    '[1]',
    '[{"page":"javascript:alert(1)","keptAt":1}]',
    '[{"page":"//elsewhere.example/callback/received?","keptAt":1}]',
    '{"a":1}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('requests', text), value);
    await page.reload();
    await expect.poll(() => stored(page)).toBeNull();
    expect(await linesIn(page).count()).toBe(0);
  }
});
