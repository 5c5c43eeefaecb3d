import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { formOf } from '#tests/desk-site.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
let place = 100;
const ring = await keyRing([developmentSecret]);
const path = (at: number) => `/requests/${referenceAt(at)}`;
const db = () => desk.env.DB;

beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(db(), ring, clockStart);
});
// Everybody of the thirty was opened, and nobody is late: what is new is what a test adds.
beforeEach(async () => {
  await db()
    .prepare("UPDATE requests SET first_opened_at = 1, emergency = NULL, due_at = ? WHERE state = 'open'")
    .bind(clockStart + 86_400_000)
    .run();
});
afterAll(() => desk?.close());

async function comes(emergency: string | null = null): Promise<void> {
  const [person] = deskPeople;
  if (!person) throw new Error('nobody is there');
  place += 1;
  const id = await putDeskPerson(db(), ring, clockStart, { ...person, due: 1_440 }, place);
  await db().prepare('UPDATE requests SET emergency = ? WHERE id = ?').bind(emergency, id).run();
}

const hide = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });

/** Opens a page whose timers a test moves on. */
async function opened(address: string, options = {}) {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...desktop, ...options });
  await page.clock.install();
  return { page, go: () => page.goto(address) };
}

const title = (page: Page) => expect.poll(() => page.title());

test('a hidden tab’s title shows a new request within a minute', async () => {
  const { page, go } = await opened('/');
  await hide(page);
  await go();
  await title(page).toMatch(/^Call list/);
  await comes();
  await comes();
  await page.clock.runFor(60_000);
  await title(page).toMatch(/^\(2 new\) Call list/);
  await page.context().close();
});

test('every staff screen’s tab title shows emergencies and overdue requests', async () => {
  await comes('[]');
  await db().prepare('UPDATE requests SET due_at = 1 WHERE reference = ?').bind(referenceAt(9)).run();
  const { page, go } = await opened('/week');
  await go();
  await title(page).toMatch(/^\(1 emergency, 1 new, 1 overdue\) /);
  await page.clock.runFor(120_000);
  await title(page).toMatch(/^\(1 emergency, 1 new, 1 overdue\) /);
  await page.context().close();
});

test('staff reading a request on a phone see another request arrive', async () => {
  const { page, go } = await opened(path(8), phone);
  await go();
  await title(page).toMatch(/^GI-/);
  expect(await page.isVisible('[data-arrived]')).toBe(false);
  await comes();
  await page.clock.runFor(30_000);
  await page.waitForSelector('text=A new request has come: to the call list');
  await page.context().close();
});

const trouble = (name: string) => `[data-trouble="${name}"]:visible`;

// A phone shows no title, and its sound may be off.
test('staff reading a request or scrolled list see an emergency arrive', async () => {
  const { page, go } = await opened(path(8), phone);
  await go();
  await title(page).toMatch(/GI-/);
  await comes('[]');
  await page.clock.runFor(30_000);
  await page.waitForSelector('text=An emergency has come: to the call list');
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 900));
  await comes('[]');
  await page.clock.runFor(30_000);
  await page.waitForSelector('text=An emergency has come: load the list');
  const { bottom, foot } = await page.locator('[data-changed-emergency]').evaluate((bar) => ({
    bottom: bar.getBoundingClientRect().bottom,
    foot: document.querySelector('.foot')?.getBoundingClientRect().top ?? 0,
  }));
  // In sight, above the navigation.
  expect([bottom > 200, bottom <= foot]).toEqual([true, true]);
  await page.context().close();
});

// It pushed the lines down: a thumb on its way to one person rang the next.
test.each([
  ['/', 900, '[data-changed-emergency]', '[data-line]'],
  [path(8), 0, '[data-arrived-emergency]', '#request'],
])('arriving news moves no line of the phone screen %s', async (address, scrolled, news, what) => {
  const { page, go } = await opened(address, phone);
  await go();
  // Safari holds no place by itself.
  await page.evaluate((y) => {
    document.documentElement.style.overflowAnchor = 'none';
    scrollTo(0, y);
  }, scrolled);
  const places = () => page.locator(what).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await places();
  await comes('[]');
  await page.clock.runFor(30_000);
  await page.waitForSelector(`${news}:visible`);
  expect(await places()).toEqual(before);
  await page.context().close();
});

test('opening a request while offline shows a warning, keeps the list', async () => {
  const { page, go } = await opened('/');
  await go();
  await page.context().setOffline(true);
  await page.click('[data-line]');
  await page.waitForSelector(trouble('offline'));
  expect([new URL(page.url()).pathname, await page.isVisible('[data-line]')]).toEqual(['/', true]);
  await page.context().close();
});

/** Counts the tones that a page starts. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      localStorage.setItem('test-tones', String(Number(localStorage.getItem('test-tones') ?? 0) + 1));
      start.apply(this, when);
    };
  });
const tones = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test-tones') ?? 0));

test('the sound for new requests plays in only one staff tab', async () => {
  const { page, go } = await opened('/week');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await countTones(page);
  await go();
  await comes();
  await page.clock.runFor(30_000);
  await title(page).toMatch(/1 new/);
  expect(await tones(page)).toBe(0);
  await page.goto('/');
  await page.click('button[data-sound]');
  await page.waitForSelector('text=Sound is on');
  await expect.poll(() => tones(page)).toBe(2);
  // Not for what was on the screen already.
  await page.clock.runFor(30_000);
  await comes();
  await page.clock.runFor(30_000);
  await expect.poll(() => tones(page)).toBe(4);

  const beside = await page.context().newPage();
  await countTones(beside);
  await beside.clock.install();
  await beside.goto('/');
  await beside.waitForSelector('text=Sound is on');
  await comes();
  await page.clock.runFor(30_000);
  await expect.poll(() => tones(page)).toBe(6);
  await beside.clock.runFor(60_000);
  await title(beside).toMatch(/3 new/);
  expect(await tones(page)).toBe(6);
  await page.bringToFront();
  await page.click('button[data-sound]');
  await page.waitForSelector('text=Sound is off');
  expect(errors).toEqual([]);
  await page.context().close();
});

// A tab that was never clicked, first at the lock, took the ring from the one that could sound.
test('a tab that may not sound leaves the sound to another', async () => {
  const { page, go } = await opened('/');
  await countTones(page);
  await go();
  await page.click('button[data-sound]');
  await expect.poll(() => tones(page)).toBe(2);
  const silent = await page.context().newPage();
  await silent.addInitScript(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    AudioContext.prototype.resume = () => Promise.reject(new Error('not before a click'));
  });
  await silent.clock.install();
  await silent.goto('/');
  await comes();
  await silent.clock.runFor(30_000);
  await title(silent).toMatch(/1 new/);
  await silent.clock.runFor(1_000);
  await silent.waitForSelector('text=The browser lets the sound ring after a click');
  await page.clock.runFor(30_000);
  await expect.poll(() => tones(page)).toBe(4);
  await page.context().close();
});

test('the emergency sound repeats until somebody opens the request', async () => {
  const { page, go } = await opened('/');
  await countTones(page);
  await go();
  await page.click('button[data-sound]');
  await expect.poll(() => tones(page)).toBe(2);
  await comes('[]');
  for (const heard of [6, 10]) {
    await page.clock.runFor(30_000);
    await expect.poll(() => tones(page)).toBeGreaterThanOrEqual(heard);
  }
  await db().prepare('UPDATE requests SET first_opened_at = 1').run();
  await page.clock.runFor(30_000);
  await title(page).toMatch(/^\(1 emergency\) Call list/);
  const heard = await tones(page);
  await page.clock.runFor(60_000);
  expect(await tones(page)).toBe(heard);
  await page.context().close();
});

// Push, webhook and mail told of it; the desk itself was silent.
test('an opened emergency with nobody on it sounds each half hour', async () => {
  const { page, go } = await opened('/');
  await countTones(page);
  await go();
  await page.click('button[data-sound]');
  await expect.poll(() => tones(page)).toBe(2);
  await comes('[]');
  await db().prepare("UPDATE requests SET first_opened_at = 1, due_at = ? WHERE emergency = '[]'").bind(clockStart).run();
  await page.clock.runFor(30_000);
  await expect.poll(() => tones(page)).toBe(6);
  await page.clock.runFor(29 * 60_000);
  await title(page).toMatch(/^\(1 emergency, /);
  expect(await tones(page)).toBe(6);
  await page.clock.runFor(2 * 60_000);
  await expect.poll(() => tones(page)).toBe(10);
  await page.context().close();
});

test.each([
  ['offline', (page: Page) => page.context().setOffline(true)],
  [
    'signed-out',
    (page: Page) =>
      page.route('**/calls.json', (route) => route.fulfill({ status: 302, headers: { Location: 'https://team.example/login' } })),
  ],
  ['signed-out', (page: Page) => page.route('**/calls.json', (route) => route.fulfill({ status: 401 }))],
  ['fault', (page: Page) => page.route('**/calls.json', (route) => route.fulfill({ status: 500 }))],
])('staff see a red bar saying %s while counts cannot load', async (name, breakIt) => {
  const { page, go } = await opened('/');
  await go();
  const asOf = await page.textContent('[data-as-of]');
  expect(asOf).toMatch(/^\d+:\d\d$/);
  await breakIt(page);
  await page.clock.runFor(30_000);
  await page.waitForSelector(trouble(name));
  expect(await page.textContent('[data-as-of]')).toBe(asOf);
  // Names stay on no screen of somebody who has signed out.
  expect(await page.isVisible('[data-line]')).toBe(name !== 'signed-out');
  await page.context().setOffline(false);
  await page.unroute('**/calls.json');
  await page.clock.runFor(30_000);
  await page.waitForSelector(trouble(name), { state: 'hidden' });
  expect(await page.isVisible('[data-line]')).toBe(true);
  await page.context().close();
});

test('a call note survives a login that expired before saving', async () => {
  const { page, go } = await opened(path(5));
  await go();
  await page.fill('#record-note', 'She asked for Saturday');
  await page.route('**/calls.json', (route) => route.fulfill({ status: 401 }));
  let posts = 0;
  page.on('request', (request) => {
    posts += request.method() === 'POST' ? 1 : 0;
  });
  await page.click('button[value="advised"]');
  await page.waitForSelector('text=Not sent. What you wrote is kept in this tab');
  expect([posts, await page.inputValue('#record-note')]).toEqual([0, 'She asked for Saturday']);
  // Access shows its sign-in page, and then the list.
  page.on('dialog', (dialog) => dialog.accept());
  await page.unroute('**/calls.json');
  await page.goto('/');
  await page.goto(path(5));
  expect(await page.inputValue('#record-note')).toBe('She asked for Saturday');
  await page.click('button[value="note"]');
  await page.waitForURL(/flash=recorded/);
  expect(posts).toBe(1);
  await page.goto(path(5));
  expect(await page.inputValue('#record-note')).toBe('');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('desk-note')))).toEqual([]);
  await page.context().close();
});

// The patient was still on the phone, and the strip said that the words were kept.
test('a caller half written down survives an expired login', async () => {
  const { page, go } = await opened('/write-down');
  await go();
  await page.fill('[name=name]', 'Ramu Shinde');
  await page.fill('[name=phone]', '98220 77999');
  await page.fill('[name=wish]', 'Wants to know about the cost');
  await page.check('[name=came][value=visit]');
  const typed = async () => [
    await page.inputValue('[name=name]'),
    await page.inputValue('[name=phone]'),
    await page.inputValue('[name=wish]'),
    await page.inputValue('[name=came]:checked'),
  ];
  const before = await typed();
  await page.route('**/calls.json', (route) => route.fulfill({ status: 401 }));
  await page.clock.runFor(30_000);
  await page.waitForSelector(trouble('signed-out'));
  expect(await page.isVisible('text=What you have written is kept in this tab.')).toBe(true);
  expect(await page.getAttribute(`${trouble('signed-out')} a`, 'href')).toBe('/write-down');
  page.on('dialog', (dialog) => dialog.accept());
  await page.unroute('**/calls.json');
  await page.click(`${trouble('signed-out')} a`);
  await page.waitForSelector('text=What you had typed and not sent is here again.');
  expect(await typed()).toEqual(before);
  await page.click('text="Forget it"');
  await page.goto('/write-down');
  expect(await typed()).toEqual(['', '', '', 'phone']);
  await page.context().close();
});

// What is written there replaces what is stored, so a colleague who saved meanwhile must not be overwritten unseen.
test('a number typed before the login expired meets the colleague’s', async () => {
  const { page, go } = await opened(`${path(10)}/contact`);
  await go();
  await page.fill('[name=phone]', '98220 77111');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  const colleague = await desk.signIn('doctor');
  const version = /name="version" value="(\d+)"/.exec(await (await colleague(`${path(10)}/contact`)).text())?.[1] ?? '';
  await colleague(`${path(10)}/contact`, formOf({ version, phone: '9822077222', second: '' }));
  await page.goto(`${path(10)}/contact`);
  expect(await page.inputValue('[name=phone]')).toBe('98220 77111');
  await page.click('text="Save the number"');
  await page.waitForSelector('text=Nothing was changed, and what you typed is still here');
  await page.context().close();
});

test('the doctor’s typed answer survives an expired login', async () => {
  const asDesk = await desk.signIn('desk');
  const version = /name="version" value="(\d+)"/.exec(await (await asDesk(`${path(9)}/ask`)).text())?.[1] ?? '';
  await asDesk(`${path(9)}/ask`, formOf({ version, question: 'Fever on day 12?' }));
  const page = await desk.open(await sharedBrowser(), 'doctor', desktop);
  await page.goto('/for-you');
  const box = `#reply-${referenceAt(9)}`;
  await page.fill(box, 'Send her in today');
  await page.route('**/calls.json', (route) => route.fulfill({ status: 401 }));
  await page.click('text="Answer"');
  await page.waitForSelector('text=Not sent. What you wrote is kept');
  page.on('dialog', (dialog) => dialog.accept());
  await page.unroute('**/calls.json');
  // Signing in has shown the call list, and the desk itself refused the answer once.
  await page.goto('/');
  await page.goto('/for-you');
  expect(await page.inputValue(box)).toBe('Send her in today');
  const words = await (await page.request.get('/requests/GI-NONE-22')).text();
  await page.route('**/reply', (route) => route.fulfill({ status: 401, contentType: 'text/html', body: words }));
  await page.click('text="Answer"');
  await page.waitForURL(/\/reply$/);
  await page.unroute('**/reply');
  await page.click('[data-back][href="/for-you"]');
  await page.waitForURL(/for-you/);
  expect(await page.inputValue(box)).toBe('Send her in today');
  await page.click('text="Answer"');
  await page.waitForURL(/flash=replied/);
  await page.context().close();
});

test('an article typed while signed out is restored later', async () => {
  const page = await desk.open(await sharedBrowser(), 'doctor', desktop);
  await page.goto('/articles/new');
  await page.route('**/autosave', (route) => route.fulfill({ status: 401 }));
  await page.fill('[name=title]', 'After the operation');
  await page.fill('[name=markdown]', 'Two weeks of rest.');
  await page.waitForSelector('text=you are signed out. What you wrote is kept');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await page.unroute('**/autosave');
  await page.goto('/articles/new');
  expect(await page.inputValue('[name=markdown]')).toBe('Two weeks of rest.');
  await page.click('text="Save draft"');
  await page.waitForURL(/flash=draft-saved/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('desk-note')))).toEqual([]);
  // A second sitting in the same tab: the words come back on the version that they were typed on.
  await page.route('**/autosave', (route) => route.fulfill({ status: 401 }));
  await page.fill('[name=markdown]', 'Four weeks of rest.');
  await page.waitForSelector('text=you are signed out. What you wrote is kept');
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  expect(await page.inputValue('[name=markdown]')).toBe('Four weeks of rest.');
  await page.context().close();
});

test('a call note survives a server error while saving', async () => {
  const { page, go } = await opened(path(4));
  await go();
  await page.fill('#record-note', 'Rang twice');
  // What the desk answers when something is wrong: a page with one message and its script.
  const words = await (await page.request.get('/requests/GI-NONE-22')).text();
  await page.route('**/call', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: words }));
  await page.click('button[value="note"]');
  await page.waitForURL(/\/call$/);
  await page.goto('/');
  await page.goto(path(4));
  expect(await page.inputValue('#record-note')).toBe('Rang twice');
  await page.context().close();
});

test('a rejected call note is kept in the browser a day', async () => {
  const { page, go } = await opened(path(6));
  await go();
  await page.fill('#record-note', 'Half a note');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name=version]')) field.value = '999';
  });
  await page.click('button[value="advised"]');
  await page.waitForSelector('text=This was not recorded');
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('desk-note')));
  expect(await kept()).toEqual([[`desk-note:${referenceAt(6)}`, expect.stringContaining('Half a note')]]);
  await page.clock.setFixedTime(Date.parse('2031-01-01'));
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  expect(await kept()).toEqual([]);
  await page.context().close();
});

test('double-tapping a call outcome records that outcome once', async () => {
  const { page, go } = await opened(path(7));
  await go();
  let posts = 0;
  page.on('request', (request) => {
    posts += request.method() === 'POST' ? 1 : 0;
  });
  await page.dblclick('button[value="no-answer"]');
  await page.waitForURL(/\/next\?after=/);
  expect(posts).toBe(1);
  await page.context().close();
});
