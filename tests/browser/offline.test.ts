import { expect, test } from 'vitest';
import { offlineWords } from '#content/messages.ts';
import { desktop, phone } from './chromium.ts';
import { fillCallback, fillContact } from './form-steps.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

const forms = [
  ['/callback', fillCallback, { name: 'Full Name', value: 'Asha Kulkarni' }],
  ['/contact', fillContact, { name: 'Message', value: 'May I bring my old scans?' }],
] as const;

// First touched offline, so that React cannot come. The browser's own page of errors would take what was typed with it.
for (const [path, fill, { name, value }] of forms)
  for (const device of [phone, desktop])
    test(`offline ${path} keeps its text at ${device.viewport.width} px and sends later`, async () => {
      await using visited = await visit(path, device);
      const { page, context } = visited;
      await context.setOffline(true);
      const form = page.locator('main form');
      const note = form.getByText(offlineWords);
      await fill(form);
      await form.getByLabel('Full Name').press('Enter');
      await note.waitFor();
      expect(page.url()).toBe(site().url + path);
      expect(await form.getByLabel(name).inputValue()).toBe(value);
      expect(await note.evaluate((words) => document.activeElement?.contains(words))).toBe(true);
      // A second press says the same, and sends no second request later.
      await form.locator('button[type="submit"]').click();
      expect(await note.isVisible()).toBe(true);
      await context.setOffline(false);
      await page.getByText('Your reference is').waitFor();
    });

test('a Hindi form says in Hindi that one is offline', async () => {
  await using visited = await visit('/hi/callback', phone);
  const { page, context } = visited;
  await context.setOffline(true);
  const name = page.locator('main form input[name="fname"]');
  await name.fill('Asha Kulkarni');
  await name.press('Enter');
  await page.getByText('अभी इंटरनेट नहीं है').waitFor();
  expect(await name.inputValue()).toBe('Asha Kulkarni');
});

test('offline the form that withdraws a request keeps its text', async () => {
  await using visited = await visit('/privacy/withdraw', phone);
  const { page, context } = visited;
  await context.setOffline(true);
  const reference = page.locator('main form input[name="reference"]');
  await reference.fill('GI-7K3Q-92');
  await reference.press('Enter');
  await page.locator('main form').getByText(offlineWords).waitFor();
  expect(await reference.inputValue()).toBe('GI-7K3Q-92');
});
