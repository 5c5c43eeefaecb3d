import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { openCallback } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

// The emergency signs of this page would fill a phone's screen.
test('the callback dialog opens with its first field visible', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const dialog = await openCallback(visited.page);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect((await dialog.getByLabel('Full Name').boundingBox())?.y).toBeLessThanOrEqual(300);
  const line = dialog.getByText('Is it an emergency? Call');
  for (const number of ['112', '108']) {
    const box = await line.getByRole('link', { name: number }).boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await dialog.getByText('Signs of an emergency').click();
  await dialog.getByText('you have severe belly pain').waitFor();
});

test('the callback dialog lists its errors in one red box', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const dialog = await openCallback(visited.page);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByRole('alert').waitFor();
  const boxes = await dialog
    .locator('.bg-emergency-50, [role="alert"]')
    .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length);
  expect(boxes).toBe(1);
  const heading = await dialog.getByText('There is a problem').boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(heading?.y).toBeGreaterThan((close?.y ?? 0) + (close?.height ?? 0));
});

// With and without the browser's own `closedby`.
for (const own of [true, false]) {
  test(`a click outside keeps a filled-in callback dialog open${own ? '' : ' without closedby'}`, async () => {
    await using visited = await visit('/cases', desktop);
    const { page } = visited;
    if (!own) {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
      await page.reload();
    }
    const dialog = await openCallback(page);
    await page.mouse.click(20, 400);
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('main').getByRole('link', { name: 'Request a Callback' }).first().click();
    await dialog.getByLabel('Full Name').fill('Asha');
    await page.mouse.click(20, 400);
    await page.waitForTimeout(200);
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Asha');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
}

for (const where of ['page', 'dialog'] as const) {
  // Folded fields are posted as well, and unfold when they have an error.
  test(`the callback form on the ${where} shows phone and email`, async () => {
    await using visited = await visit(where === 'page' ? '/callback' : '/cases', phone);
    const { page } = visited;
    const form = where === 'page' ? page.locator('main form') : (await openCallback(page)).locator('form');
    await wakeReact(page);
    const shown = form.locator('input, select, textarea, button[type="submit"]').filter({ visible: true });
    const names = () =>
      shown.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? 'button').filter((name) => name !== 'website'));
    expect(await names()).toEqual(['fname', 'phone', 'email', 'consent', 'button']);
    // The error links to a visible field.
    await form.getByRole('button', { name: 'Request a Callback' }).click();
    await form.getByRole('link', { name: 'Enter a phone number or an email address' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    const more = form.locator('details').filter({ hasText: 'Add more (optional)' });
    await more.locator('summary').click();
    expect(await form.getByLabel('What is it about?').locator('option').allTextContents()).toEqual([
      'Choose',
      'Appointment',
      'Billing',
      'Other',
    ]);
    expect(await form.getByLabel('Have you been here before?').locator('option').count()).toBe(3);
    const lastName = form.getByLabel('Last name');
    await lastName.fill('a'.repeat(500));
    await more.locator('summary').click();
    expect(await lastName.isVisible()).toBe(false);
    await form.getByRole('button', { name: 'Request a Callback' }).click();
    await lastName.waitFor();
    expect(await lastName.getAttribute('aria-invalid')).toBe('true');
  });
}
