import { afterAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { desktop, phone } from './chromium.ts';
import { fillCallback } from './form-steps.ts';
import { siteWith, wakeReact } from './visit.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
const { visit, site } = siteWith(async () => {
  backend = await startHttpBackend();
  return { vars: { BACKEND_URL: backend.url }, samples: false };
});
afterAll(() => backend?.close());

// Typed and pasted.
test('the phone field keeps digits typed or pasted, drops other characters', async () => {
  await using visited = await visit('/callback', { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visited;
  await wakeReact(page);
  const box = page.locator('main').getByLabel('Phone', { exact: true });
  const holds = async (number: string) => expect(await box.inputValue()).toBe(number);
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await box.press('Control+V');
  };
  await box.click();
  await page.keyboard.type('abc');
  await holds('');
  await page.locator('main').getByText('Only digits are kept here.').waitFor({ state: 'attached' });
  for (const typed of ['+91 98765 43210', '0091-98765-43210', '098765 43210', '९८७६५४३२१०']) {
    await page.keyboard.type(typed);
    await holds('9876543210');
    await box.press('Control+A');
    await paste(typed);
    await holds('9876543210');
    await box.fill('');
  }
  // Of eleven digits none is dropped: which one is wrong, only the visitor knows.
  await page.keyboard.type('98765 432109');
  await holds('98765432109');
  await box.fill('');
  // Edits in the middle keep the caret's position.
  await page.keyboard.type('98765');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'x', '1', 'ArrowRight', '2']) await page.keyboard.press(key);
  await holds('9871625');
  await box.fill('');
  // Ten of its digits would ring a stranger.
  await paste('+971 50 123 4567');
  await page.locator('main form').getByRole('button', { name: 'Request a Callback' }).click();
  await page.locator('main').getByText('Phone number must be 10 digits').first().waitFor();
  await box.fill('9876543210');
  await expect.poll(() => page.locator('main').getByText('Phone number must be 10 digits').count()).toBe(0);
});

test('a field added by a browser extension is not sent', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  await wakeReact(page);
  const form = page.locator('main form');
  await fillCallback(form);
  await form.evaluate((element) => {
    const box = Object.assign(document.createElement('input'), { name: 'ext-token', value: 'of-the-extension' });
    element.insertBefore(box, null);
  });
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await page.getByText('Your reference is').waitFor();
  expect(JSON.stringify(backend.received.map(({ body }) => body))).not.toContain('of-the-extension');
});

// Our own words answer, with and without script.
test('required form fields are marked but not validated by browsers', async () => {
  const required = { '/callback': ['fname', 'consent'], '/contact': ['fullName', 'email', 'phoneNumber', 'message'] };
  for (const [path, names] of Object.entries(required)) {
    const html = await (await site().fetch(path)).text();
    const forms = [...html.matchAll(/<form[^>]*action="\/api[^>]*>/g)].map(([form]) => form.toLowerCase().includes('novalidate'));
    expect([path, forms]).toEqual([path, [true, true]]);
    await using visited = await visit(path, desktop);
    const { page } = visited;
    const form = page.locator('main form');
    const marked = form.locator('[required][aria-required="true"]');
    expect([path, await marked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')))]).toEqual([path, names]);
    await wakeReact(page);
    await form.locator('button[type="submit"]').click();
    await form.getByText('There is a problem').waitFor();
  }
});

// The contact form's hint leads to the other form, too.
test.each(['/callback', '/contact', '/hi/callback', '/hi/contact'])('no link beside the form of %s leaves what is typed', async (path) => {
  await using visited = await visit(path, { ...phone, javaScriptEnabled: false });
  const leaving = await visited.page
    .locator('main form a[href^="/"]')
    .evaluateAll((all) => all.filter((link) => link.getAttribute('target') !== '_blank').map((link) => link.getAttribute('href')));
  expect(leaving).toEqual([]);
});
