import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { text as errors } from '#content/languages/hi/form-errors.ts';
import { text as words } from '#content/languages/hi/forms.ts';
import { keptTogether } from '#content/languages/kept-together.ts';
import { clockStart } from '#tests/clock.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { phone } from './chromium.ts';
import { siteWith, wakeReact } from './visit.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
const { visit } = siteWith(
  async () => {
    backend = await startHttpBackend();
    return { vars: { BACKEND_URL: backend.url }, samples: false };
  },
  { clock: clockStart },
);
afterAll(() => backend?.close());

const { callback, contact } = words;

async function fillCallback(form: Locator): Promise<void> {
  await form.getByLabel(callback.fname.label).fill('क्षितिज त्रिपाठी');
  await form.getByLabel(callback.phone.label, { exact: true }).fill('९८७६५ ४३२१०');
  await form.getByLabel(callback.consent).check();
}

const lastBody = () => JSON.parse(backend.received.findLast(({ path }) => path === '/api/v1/appointement')?.body ?? '{}');

test('the Hindi callback form shows errors, then its receipt', async () => {
  await using visited = await visit('/hi/callback', phone);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  const send = form.getByRole('button', { name: callback.button });
  await form.getByLabel(callback.phone.label, { exact: true }).fill('12345');
  await send.click();
  const summary = form.getByRole('alert');
  await expect.poll(() => summary.textContent()).toContain(words.status.problem);
  for (const said of [errors.callback.fname, errors.phone.tenDigits, errors.callback.consent]) await summary.getByText(said).waitFor();
  expect(await page.title()).toMatch(new RegExp(`^${words.status.error} `));
  await fillCallback(form);
  await send.click();
  const receipt = page.getByRole('region', { name: words.receipt.label });
  await receipt.getByText(callback.messages.received).waitFor();
  expect(await receipt.textContent()).toMatch(/हम आपको .+ \d+(?::30)? बजे तक फ़ोन करेंगे।/);
  expect(await receipt.textContent()).not.toMatch(/We will|Your reference|working days/);
  expect(new URL(page.url()).pathname).toBe('/hi/callback/received');
  expect(lastBody()).toMatchObject({ fname: 'क्षितिज त्रिपाठी', phone: '9876543210' });
  // The phone remembers it, in the language of the page.
  const beside = page.locator('main [data-your-requests=receipt]');
  await expect.poll(() => beside.textContent()).toBe(keptTogether(words.kept.here + words.kept.forget));
  await page.goto(new URL('/hi', page.url()).href);
  await expect.poll(() => page.locator('main [data-your-requests=home]').textContent()).toMatch(/^आपका अनुरोध GI-.+ फ़ोन करेंगे$/);
  await page.goto(new URL('/hi/contact', page.url()).href);
  await expect.poll(() => page.locator('main [data-your-requests]').textContent()).toContain(`${words.kept.your.callback} GI-`);
  expect(await page.locator('main [data-your-requests]').textContent()).toMatch(/हम आपको .+ फ़ोन करेंगे/);
  for (const place of ['strip', 'menu'])
    expect(await page.locator(`[data-your-requests=${place}]`).textContent()).toContain(`${words.kept.your.callback} GI-`);
});

// On a phone that remembers an earlier request, whose promise is another's.
test('a second Hindi submission scrolls to its own receipt heading', async () => {
  await using visited = await visit('/hi/contact', phone);
  const { page } = visited;
  const send = async (name: string) => {
    await page.goto(new URL('/hi/callback', page.url()).href);
    await wakeReact(page);
    await fillCallback(page.locator('main form'));
    await page.locator('main form').getByLabel(callback.fname.label).fill(name);
    await page.locator('main form').getByRole('button', { name: callback.button }).click();
    await page.getByText(callback.messages.received).waitFor();
  };
  await send('आशा जोशी');
  const first = (await page.locator('main strong').first().textContent()) ?? '?';
  const earlier = page.locator('main').getByText(first).filter({ visible: true });
  await send('रवि जोशी');
  const thanks = await page.getByText(callback.messages.received).boundingBox();
  const header = await page.locator('header').last().boundingBox();
  expect(thanks?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(thanks?.y).toBeLessThan(300);
  expect(await earlier.count()).toBe(0);
  await page.reload();
  await page.locator('main').getByText(words.kept.here).waitFor();
  expect(await earlier.count()).toBe(0);
});

test('the Hindi contact form shows a server rejection in Hindi', async () => {
  await using visited = await visit('/hi/contact', phone);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await form.getByLabel(contact.fullName.label).fill('रवि काळे');
  await form.getByLabel(contact.email.label).fill('ravi@example.com');
  await form.getByLabel(contact.phoneNumber.label).fill('020 2543 1234');
  await form.getByLabel(contact.message.label).fill('क्लिनिक कब खुला है?');
  backend.setMode(422);
  await form.getByRole('button', { name: contact.button }).click();
  await form.getByText(contact.messages.refused).waitFor();
  expect(await form.getByLabel(contact.message.label).inputValue()).toBe('क्लिनिक कब खुला है?');
  backend.setMode('ok');
  await form.getByRole('button', { name: contact.button }).click();
  await page.getByText(contact.messages.received).waitFor();
});
