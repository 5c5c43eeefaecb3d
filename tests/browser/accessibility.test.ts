import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone } from './chromium.ts';
import { openCallback, sendCallback, sendContact } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

// axe must not measure text that is fading in.
const still = { reducedMotion: 'reduce' } as const;

type State = { state: string; path: string; open: (page: Page) => Promise<unknown>; context?: typeof phone };

const states: ReadonlyArray<State> = [
  {
    state: 'the phone menu with its treatments',
    path: '/',
    context: phone,
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('dialog#menu').getByText('Our Treatments').click();
    },
  },
  {
    state: 'the treatments menu with a group',
    path: '/contact',
    open: async (page) => {
      await wakeReact(page);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Our Treatments').hover();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Hernia', { exact: true }).hover();
      await page.getByRole('link', { name: 'Inguinal hernia' }).first().waitFor();
    },
  },
  { state: 'the callback dialog', path: '/', open: (page) => openCallback(page) },
  {
    state: 'the callback dialog with errors',
    path: '/cases',
    open: async (page) => {
      const dialog = await openCallback(page);
      await dialog.getByRole('button', { name: 'Request a Callback' }).click();
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    // On a page without folds: the panel floats, and may cover half of one until the page is scrolled.
    state: 'the receipt that a callback request leaves on the page',
    path: '/',
    open: async (page) => {
      await sendCallback(await openCallback(page));
      await page.locator('#callback-status').getByText('Your reference is').waitFor();
    },
  },
  {
    state: 'the contact form once it was sent',
    path: '/contact',
    context: phone,
    open: async (page) => {
      await wakeReact(page);
      await sendContact(page.locator('main form'));
      await page.getByText('Your reference is').waitFor();
    },
  },
  {
    state: 'a case over the whole screen',
    path: '/',
    open: (page) =>
      page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click(),
  },
  {
    state: 'a case with its text',
    path: '/cases',
    context: phone,
    open: (page) =>
      page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click(),
  },
  { state: 'an open question', path: '/about', open: (page) => page.locator('details[name="faq"] summary').first().click() },
  {
    state: 'a word with its meaning',
    path: '/treatment/gallbladder/gallbladderstones',
    open: (page) => page.locator('button.term').first().click(),
  },
];

for (const { state, path, open, context } of states) {
  test(`axe finds no violation with ${state}, in light or dark`, async () => {
    await using visited = await visit(path, { ...(context ?? desktop), ...still });
    await open(visited.page);
    expect(await violations(visited.page)).toEqual([]);
    expect([...visited.hosts]).toEqual([site().url]);
  });
}

for (const path of ['/callback', '/contact']) {
  test(`axe finds no violation on ${path} with form errors shown`, async () => {
    await using visited = await visit('/robots.txt', { ...phone, ...still });
    const { page } = visited;
    // axe needs scripts, so only the site's own are blocked.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site().url + path);
    // An old browser submits a form with empty required fields.
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await violations(page)).toEqual([]);
  });
}
