import type { BrowserContextOptions, Page } from 'playwright-core';
import { phone } from '#tests/browser/chromium.ts';
import { wakeReact } from '#tests/browser/visit.ts';
import { openWelcome } from '#tests/browser/welcome-page.ts';

export type Screen = {
  name: string;
  path: string;
  /** Only at these widths; at all where it is left out. */
  widths?: ReadonlyArray<number>;
  context?: BrowserContextOptions;
  /** Brings the page into the state. Then one screenful is taken, not the whole page. */
  reach?: (page: Page, width: number) => Promise<unknown>;
  /** On the site whose backend has never answered. */
  broken?: boolean;
};

const below1024 = [360, 768];
const from1024 = [1280, 1920];

async function openCallback(page: Page, width: number) {
  await wakeReact(page);
  if (width < 640) await page.getByRole('button', { name: 'Open menu' }).click();
  const link = page.locator(width < 640 ? 'dialog#menu' : 'header').getByRole('link', { name: 'Request a Callback' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Request a Callback' });
  await dialog.waitFor();
  return dialog;
}

async function failCallback(page: Page, width: number) {
  const dialog = await openCallback(page, width);
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByRole('alert').waitFor();
}

async function sendCallback(page: Page, width: number) {
  const dialog = await openCallback(page, width);
  await dialog.getByLabel('Full Name').fill('Asha Kulkarni');
  await dialog.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await dialog.getByLabel('By completing this form').check();
  await dialog.getByRole('button', { name: 'Request a Callback' }).click();
  await dialog.getByText('submitted successfully').waitFor();
  return dialog;
}

async function openDropdown(page: Page) {
  await wakeReact(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').hover();
  await menu.getByText('Hernia', { exact: true }).hover();
  await menu.getByRole('link', { name: 'Inguinal hernia' }).waitFor();
}

const enlarge = (page: Page) =>
  page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();

async function submitEmpty(page: Page) {
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
}

const article = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';
const welcome = (page: Page) => openWelcome(page, new URL(page.url()).origin);

/** The states of the site that an address alone does not show. */
export const states: ReadonlyArray<Screen> = [
  { name: 'menu', path: '/', widths: below1024, reach: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  {
    name: 'menu-treatments',
    path: '/',
    widths: below1024,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('dialog#menu').getByText('Our Treatments').click();
    },
  },
  { name: 'dropdown', path: '/contact', widths: from1024, reach: openDropdown },
  { name: 'dialog', path: '/', reach: openCallback },
  { name: 'dialog-errors', path: '/', reach: failCallback },
  { name: 'dialog-sent', path: '/', reach: sendCallback },
  {
    name: 'dialog-sent-receipt',
    path: '/',
    reach: async (page, width) => (await sendCallback(page, width)).waitFor({ state: 'hidden' }),
  },
  { name: 'lightbox', path: '/', reach: enlarge },
  { name: 'cases-modal', path: '/cases', reach: enlarge },
  { name: 'faq-open', path: '/about', reach: (page) => page.locator('details[name="faq"] summary').first().click() },
  { name: 'blog-missing', path: '/blog/No%20such%20post' },
  { name: 'blog-failed', path: '/blog', broken: true },
  { name: 'home-blog-failed', path: '/', broken: true },
  { name: '404', path: '/treatment/liver/livercansr' },
  { name: 'callback-errors-without-script', path: '/callback', context: { javaScriptEnabled: false }, reach: submitEmpty },
  { name: 'contact-errors-without-script', path: '/contact', context: { javaScriptEnabled: false }, reach: submitEmpty },
  {
    name: 'print',
    path: '/treatment/gallbladder/gallbladderstones',
    widths: [768],
    reach: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
  },
  ...['/', '/treatment', '/treatment/gallbladder/gallbladderstones', '/callback', '/blog', '/cases', '/about'].map((path) => ({
    name: `dark-${path === '/' ? 'home' : path.split('/').at(-1)}`,
    path,
    context: { colorScheme: 'dark' as const },
  })),
  { name: 'dark-article', path: article, context: { colorScheme: 'dark' } },
  { name: 'article-contents', path: article, widths: [360], reach: (page) => page.locator('main summary').first().click() },
  {
    name: 'print-article',
    path: article,
    widths: [768],
    reach: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
  },
  { name: 'welcome', path: '/privacy', reach: welcome },
  { name: 'dark-welcome', path: '/privacy', context: { colorScheme: 'dark' }, reach: welcome },
  { name: 'dark-dialog-errors', path: '/', context: { colorScheme: 'dark' }, reach: failCallback },
  ...['/', '/treatment', '/treatment/gallbladder/gallbladderstones', '/callback', '/cases'].map((path) => ({
    name: `large-text-${path === '/' ? 'home' : path.split('/').at(-1)}`,
    path,
    widths: [360],
    context: { ...phone, viewport: { width: 320, height: 740 } },
  })),
];
