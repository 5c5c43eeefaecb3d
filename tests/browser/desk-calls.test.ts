import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
const path = (place: number) => `/requests/${referenceAt(place)}`;

beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
});
afterAll(() => desk?.close());

test('without JavaScript a phone calls and records in three taps', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.tap(`a[data-line][href="${path(3)}"]`);
  const call = page.locator('article [data-call]');
  expect(await call.getAttribute('href')).toBe('tel:+919444098765');
  await page.tap('button[value="no-answer"]');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.textContent('main [role=status]')).toContain('Recorded.');
  expect(await page.textContent(`a[data-line][href="${path(3)}"]`)).toContain('rung once');
  await page.context().close();
});

test.each([
  [path(1), phone],
  [path(12), phone],
  ['/closed-days', phone],
  ['/', phone],
  [path(0), desktop],
  ['/shortcuts', desktop],
])('%s has no axe violation and no horizontal overflow', async (address, size) => {
  // Without reduced motion axe would measure colours in mid-transition.
  const page = await desk.open(await sharedBrowser(), 'desk', { ...size, reducedMotion: 'reduce' });
  await page.goto(address);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('j, k, Enter and c work on the call list', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto('/');
  const lines = await page.locator('[data-line]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
    ['k', 0],
    ['j', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await current()).toBe(lines[at]);
  }
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      document.body.dataset.called = (event.target as Element).closest('a')?.href ?? '';
      event.preventDefault();
    });
  });
  await page.keyboard.press('c');
  expect(await page.evaluate(() => document.body.dataset.called)).toMatch(/^tel:/);
  await page.goto('/');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/requests\//);
  // In a note the same keys type letters.
  await page.fill('#record-note', '');
  await page.focus('#record-note');
  await page.keyboard.type('jack?');
  expect(await page.inputValue('#record-note')).toBe('jack?');
  await page.context().close();
});

test('disabled keyboard shortcuts do nothing', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto('/shortcuts');
  await page.click('[data-shortcuts] button');
  await page.goto('/');
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.context().close();
});

test('asks before leaving a request with an unsaved note', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.accept();
  });
  await page.goto(path(8));
  await page.click('#record-note');
  await page.keyboard.type('Half a note');
  await page.goto('/');
  expect(asked).toBe(1);
  await page.goto(path(8));
  await page.click('#record-note');
  await page.keyboard.type('A whole note');
  await page.click('button[value="note"]');
  await page.waitForURL(/flash=recorded/);
  expect(asked).toBe(1);
  await page.context().close();
});

test('pressing Enter in a date field does not record an outcome', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto(path(9));
  await page.click('text=Call later');
  await page.focus('#record-laterAt');
  await page.keyboard.press('Enter');
  await page.waitForSelector('text=Choose what came of the call.');
  expect(await page.locator('text=What was done').count()).toBe(0);
  await page.context().close();
});

test('reloads a changed call list unless a note is being typed', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.clock.install();
  await page.goto('/');
  const beside = await desk.open(await sharedBrowser(), 'doctor', desktop);
  await page.goto(path(10));
  await page.fill('#record-note', 'Still writing');
  await beside.goto(path(11));
  await beside.click('button[value="advised"]');
  await beside.waitForURL(/flash=recorded/);
  await page.clock.runFor(61_000);
  await page.waitForSelector('text=The list has changed: load it');
  expect(await page.inputValue('#record-note')).toBe('Still writing');
  await page.context().close();

  const reader = await desk.open(await sharedBrowser(), 'desk', desktop);
  await reader.clock.install();
  await reader.goto('/');
  await beside.goto(path(13));
  await beside.click('button[value="advised"]');
  await beside.waitForURL(/flash=recorded/);
  const fresh = reader.waitForEvent('load');
  await reader.clock.runFor(61_000);
  await fresh;
  expect(await reader.locator(`a[href="${path(13)}"]`).count()).toBe(0);
  await reader.context().close();
  await beside.context().close();
});
