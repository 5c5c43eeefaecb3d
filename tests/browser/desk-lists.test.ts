import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  const json = (body: object) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const written = { fullName: 'Held', email: 'x@x.test', phoneNumber: '020 2543 1234', message: 'When are you open?', consent: true };
  await desk.fetch('/api/contact', json({ ...written, website: 'filled in' }));
  const sent = { fname: 'Wilhelmine', phone: '9812345670', consent: true, elapsedMs: 20_000 };
  const { reference } = (await (await desk.fetch('/api/callback', json(sent))).json()) as { reference: string };
  for (const given of ['9812345670', '9000000000'])
    await desk.fetch('/api/withdraw', { method: 'POST', body: new URLSearchParams({ reference, contact: given, website: '' }) });
  const tasks = () => desk.env.DB.prepare("SELECT count(*) AS open FROM withdrawals WHERE state = 'open'").first('open');
  await vi.waitUntil(async () => (await tasks()) === 2, { timeout: 60_000 });
});
afterAll(() => desk?.close());

const addresses = [
  '/requests',
  '/requests?show=gone',
  '/requests?when=week',
  '/closed-days?flash=day-closed&day=2027-03-12',
  '/requests?show=look',
  `${path(0)}/erase`,
  path(29),
  '/week',
  '/staff',
  '/access',
  '/settings',
];

test.each(addresses)('the staff screen %s has no axe violation or overflow', async (address) => {
  // Without reduced motion axe would measure colours in mid-transition.
  const page = await desk.open(await sharedBrowser(), 'owner', { ...phone, reducedMotion: 'reduce' });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(address);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktop.viewport);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('without JavaScript staff find and erase a request by keyboard', async () => {
  const page = await desk.open(await sharedBrowser(), 'doctor', { ...desktop, javaScriptEnabled: false });
  await page.goto('/requests');
  await page.focus('#find');
  await page.keyboard.type('lakshmi');
  await page.keyboard.press('Enter');
  await page.getByText('Show all of them').waitFor();
  const address = page.url();
  expect(address).toContain(`${desk.browserUrl}/requests?found=`);
  expect(address).not.toMatch(/lakshmi/i);
  await page.focus(`a[href="${path(3)}"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path(3)}`);
  await page.focus(`a[href="${path(3)}/erase"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path(3)}/erase`);
  await page.focus('main form button');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path(3)}?flash=locked`);
  expect(await page.textContent('h1')).toBe(`${referenceAt(3)} is locked`);
  expect(await page.textContent('main [role=status]')).toContain('Nobody at the desk can read it');
  await page.context().close();
});

test('without JavaScript staff filter the request list by colleague on phones', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  await page.goto('/requests');
  await page.getByText('What somebody did').tap();
  await page.getByLabel(/^Who/).selectOption('Asha');
  await page.getByLabel(/^When/).selectOption('The last 7 days');
  await page.getByRole('button', { name: 'Show' }).tap();
  await page.getByText('What Asha did in the last 7 days').waitFor();
  expect(page.url()).not.toContain('asha');
  expect(await page.getByText('Asha:').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('the form for adding staff keeps typed values when rejected', async () => {
  const page = await desk.open(await sharedBrowser(), 'owner', { ...phone, javaScriptEnabled: false });
  await page.goto('/staff');
  await page.fill('#staff-name', 'Ravi');
  await page.fill('#staff-email', 'ravi@localhost');
  await page.locator('form[action="/staff"] button[type=submit]').tap();
  await page.locator('main').getByRole('alert').waitFor();
  expect(await page.inputValue('#staff-name')).toBe('Ravi');
  await page.context().close();
});

// The boxes were filled again without a word, as if somebody had been half added.
test('the form for adding staff says that typed words are back', async () => {
  const page = await desk.open(await sharedBrowser(), 'owner', phone);
  await page.goto('/staff');
  await page.fill('#staff-name', 'Ravi');
  await page.goto('/');
  await page.goto('/staff');
  expect([await page.inputValue('#staff-name'), await page.isVisible('[data-brought-back]')]).toEqual(['Ravi', true]);
  await page.context().close();
});

test('tap targets of staff screens are at least 44 pixels high', async () => {
  const page = await desk.open(await sharedBrowser(), 'owner', phone);
  for (const address of addresses) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, summary, select, input:not([type=hidden])), main nav a, main li > a')]
        .filter((element) => element.checkVisibility() && !element.closest('label'))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  }
  await page.context().close();
});
