import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { violations } from './axe.ts';
import { phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
const path = (place: number) => `/requests/${referenceAt(place)}`;

beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
});
afterAll(() => desk?.close());

test('without JavaScript staff answer a patient’s message in three taps', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.tap(`a[data-line][href="${path(21)}"]`);
  await page.waitForURL(new RegExp(path(21)));
  // The second tap opens the mail program, which no browser here has.
  expect(await page.locator('article a[href^="mailto:thomas@mail.test"]').first().isVisible()).toBe(true);
  await page.tap('article button[value="answered"]');
  await page.waitForURL((url) => url.pathname === '/next');
  expect(await page.locator(`a[data-line][href="${path(21)}"]`).count()).toBe(0);
  await page.context().close();
});

test('without JavaScript staff enter and book a telephone caller’s request', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  // From an open request, because that is where a ringing phone finds somebody.
  await page.goto(path(19));
  await page.tap('article a[href="/write-down"]');
  await page.fill('#write-name', 'Vitthal Kamble');
  await page.fill('#write-phone', '98220 55555');
  await page.fill('#write-wish', 'Hernia on the left');
  await page.tap('main form button[type=submit]');
  await page.waitForURL(/\/requests\/GI-/);
  expect(await page.textContent('main [role=status]')).toContain('Tell them that we ring by Friday 27 November 2026');
  await page.tap('.action-bar a[href="#booked"]');
  await page.tap('#booked button[value="booked:2026-11-28T11:00"]');
  await page.waitForURL(/\/next\?after=/);
  await page.locator('main [role=status] a', { hasText: 'Send the confirmation' }).tap();
  const whatsapp = await page.locator('main li a[href^="https://wa.me/"]').first().getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain('booked for Saturday 28 November at 11:00 am');
  await page.locator('main li button', { hasText: 'Sent' }).first().tap();
  await page.waitForURL(/\/next\?after=/);
  expect(await page.textContent('main div[role=status]:has(form)')).toContain('Vitthal Kamble: sent a text');
  await page.goto('/bookings?on=2026-11-28');
  expect(await page.textContent('main ol')).toContain('Vitthal Kamble');
  await page.context().close();
});

test('the day’s appointment list prints without navigation or buttons', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', phone);
  await page.goto('/bookings?on=2026-11-28');
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('header a, nav a, main button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  expect([shown, await page.locator('main ol').isVisible()]).toEqual([0, true]);
  await page.context().close();
});

test.each([
  [path(19), 'desk'],
  // A message, whose bar has other outcomes.
  [path(22), 'desk'],
  [`${path(1)}/texts`, 'desk'],
  [`${path(1)}/ask`, 'desk'],
  [`${path(1)}/contact`, 'desk'],
  ['/write-down', 'desk'],
  ['/bookings?on=2026-11-28', 'desk'],
  ['/for-you', 'doctor'],
  ['/texts', 'doctor'],
  ['/texts/booked', 'doctor'],
] as const)('the staff screen %s has no axe violation and fits phones', async (address, role) => {
  const page = await desk.open(await sharedBrowser(), role, { ...phone, reducedMotion: 'reduce' });
  await page.goto(address);
  // At the end, where the bar at the foot covers nothing.
  await page.evaluate(() => {
    document.querySelector('.request-panel')?.scrollTo(0, 1e6);
    scrollTo(0, 1e6);
  });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('on a doctor’s phone the navigation’s five labels do not touch', async () => {
  await desk.env.DB.prepare('UPDATE requests SET asked_doctor_at = ? WHERE reference = ?').bind(clockStart, referenceAt(7)).run();
  const page = await desk.open(await sharedBrowser(), 'doctor', phone);
  await page.goto('/pages');
  const words = await page.locator('nav.foot').evaluate((bar) =>
    [...bar.querySelectorAll('a')].map((entry) => {
      const range = document.createRange();
      // The label, behind the icon and the count.
      range.selectNode(entry.lastChild ?? entry);
      return { left: range.getBoundingClientRect().left, right: range.getBoundingClientRect().right };
    }),
  );
  expect(words).toHaveLength(5);
  for (const [place, { right }] of words.entries()) expect(right).toBeLessThanOrEqual((words[place + 1]?.left ?? 360) - 4);
  await page.context().close();
});
