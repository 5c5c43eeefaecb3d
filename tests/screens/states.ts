import type { BrowserContextOptions, Page } from 'playwright-core';
import { translatedAddresses } from '#tests/addresses.ts';
import { phone } from '#tests/browser/chromium.ts';
import { wakeReact } from '#tests/browser/visit.ts';
import {
  enlarge,
  failCallback,
  openCallback,
  openDropdown,
  sendCallback,
  sendCallbackWithoutScript,
  sendContact,
  sendHindiCallback,
  submitEmpty,
  welcome,
} from './reaching.ts';

export type Screen = {
  name: string;
  path: string;
  /** All widths if omitted. */
  widths?: ReadonlyArray<number>;
  context?: BrowserContextOptions;
  /** Brings the page into the state, of which the viewport is captured instead of the whole page. */
  reach?: (page: Page, width: number) => Promise<unknown>;
  /** The site whose backend never answers, or the one with 300 posts. */
  on?: 'broken' | 'crowded';
};

const below1280 = [360, 768];
const from1280 = [1280, 1920];

const gallstones = '/treatment/gallbladder/gallbladderstones';
const article = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';

const hindiIllness = '/hi/treatment/proctology/fisures';
const shortNameOf = (path: string) => path.slice(1).replace(/[^\w-]+/g, '-');

/** The same in Hindi. */
const hindiStates: ReadonlyArray<Screen> = [
  ...translatedAddresses
    .filter((path) => path !== '/hi/visit')
    .map((path) => ({ name: `dark-${shortNameOf(path)}`, path, widths: [360, 1280], context: { colorScheme: 'dark' as const } })),
  ...translatedAddresses.map((path) => ({
    name: `large-text-${shortNameOf(path)}`,
    path,
    widths: [360],
    context: { ...phone, viewport: { width: 320, height: 740 } },
  })),
  ...[hindiIllness, '/hi/getting-ready/fissure', '/hi/symptoms/back-passage', '/hi/visit', '/hi/emergency'].map((path) => ({
    name: `print-${shortNameOf(path)}`,
    path,
    widths: [768],
    reach: (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
  })),
  { name: 'hi-404', path: '/hi/treatment/liver/livercansr' },
  { name: 'hi-search-emergency', path: `/hi/search?q=${encodeURIComponent('खून की उल्टी')}` },
  { name: 'hi-search-elsewhere', path: `/hi/search?q=${encodeURIComponent('सिरदर्द')}` },
  { name: 'hi-search-nothing', path: '/hi/search?q=qwzzk' },
  ...['callback', 'contact', 'privacy/withdraw'].map((form) => ({
    name: `hi-${form.replace('/', '-')}-errors`,
    path: `/hi/${form}`,
    context: { javaScriptEnabled: false },
    reach: submitEmpty,
  })),
  { name: 'hi-callback-received', path: '/hi/callback', context: { javaScriptEnabled: false }, reach: sendHindiCallback },
  {
    name: 'hi-complaint',
    path: '/hi/symptoms/back-passage',
    widths: [360],
    reach: (page) => page.locator('.complaint summary').first().click(),
  },
];

/** The states that an address alone does not show. */
export const states: ReadonlyArray<Screen> = [
  { name: 'menu', path: '/', widths: below1280, reach: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  {
    name: 'menu-treatments',
    path: '/',
    widths: below1280,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('dialog#menu').getByText('Our Treatments').click();
    },
  },
  { name: 'dropdown', path: '/contact', widths: from1280, reach: openDropdown },
  { name: 'dialog', path: '/', reach: openCallback },
  { name: 'dialog-errors', path: '/', reach: failCallback },
  { name: 'dialog-sent', path: '/', reach: sendCallback },
  {
    name: 'dialog-sent-receipt',
    path: '/',
    reach: async (page, width) => (await sendCallback(page, width)).waitFor({ state: 'hidden' }),
  },
  { name: 'dialog-treatment', path: gallstones, reach: openCallback },
  {
    name: 'callback-notice',
    path: '/callback',
    reach: (page) => page.locator('main form summary').last().click(),
  },
  { name: 'contact-errors', path: '/contact', reach: (page) => wakeReact(page).then(() => submitEmpty(page)) },
  { name: 'contact-sent', path: '/contact', reach: sendContact },
  { name: 'lightbox', path: '/', reach: enlarge },
  { name: 'cases-modal', path: '/cases', reach: enlarge },
  { name: 'faq-open', path: '/about', reach: (page) => page.locator('details[name="faq"] summary').first().click() },
  { name: 'blog-missing', path: '/blog/No%20such%20post' },
  { name: 'blog-300', path: '/blog?page=7', on: 'crowded' },
  { name: 'article-300', path: '/blog/Post%207', on: 'crowded' },
  { name: 'blog-failed', path: '/blog', on: 'broken' },
  { name: 'home-blog-failed', path: '/', on: 'broken' },
  { name: '404', path: '/treatment/liver/livercansr' },
  { name: 'callback-errors-without-script', path: '/callback', context: { javaScriptEnabled: false }, reach: submitEmpty },
  { name: 'callback-received', path: '/callback', context: { javaScriptEnabled: false }, reach: sendCallbackWithoutScript },
  { name: 'contact-errors-without-script', path: '/contact', context: { javaScriptEnabled: false }, reach: submitEmpty },
  {
    name: 'print',
    path: gallstones,
    widths: [768],
    reach: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
  },
  ...['/', '/treatment', gallstones, '/callback', '/blog', '/cases', '/about', '/contact', '/testonomial', '/privacy'].map((path) => ({
    name: `dark-${path === '/' ? 'home' : path.split('/').at(-1)}`,
    path,
    context: { colorScheme: 'dark' as const },
  })),
  // What an address and a wide or narrow window alone do not show.
  ...['/visit', '/search?q=pathri', '/symptoms', '/symptoms/right-ribs', '/getting-ready/keyhole-gallbladder', '/hi/visit'].map((path) => ({
    name: `dark-${path.slice(1).replace(/[^\w-]+/g, '-')}`,
    path,
    context: { colorScheme: 'dark' as const },
  })),
  ...(['light', 'dark'] as const).map((colorScheme) => ({
    name: `comparison-${colorScheme}`,
    path: gallstones,
    widths: [360],
    context: { ...phone, colorScheme },
    reach: (page: Page) => page.locator('#compare').evaluate((part) => part.scrollIntoView()),
  })),
  ...[gallstones, '/visit', '/', article].map((path) => ({
    name: `at-1024-${path === '/' ? 'home' : path === article ? 'article' : path.split('/').at(-1)}`,
    path,
    widths: [1024],
  })),
  { name: 'complaint', path: '/symptoms/right-ribs', widths: [360], reach: (page) => page.locator('main summary:has(h2)').first().click() },
  {
    name: 'callback-offline',
    path: '/callback',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.locator('main form [name=fname]').press('Enter');
    },
  },
  { name: 'dark-404', path: '/treatment/liver/livercansr', context: { colorScheme: 'dark' } },
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
  ...['/', '/treatment', gallstones, '/callback', '/cases', '/contact', '/blog', '/testonomial', '/privacy'].map((path) => ({
    name: `large-text-${path === '/' ? 'home' : path.split('/').at(-1)}`,
    path,
    widths: [360],
    context: { ...phone, viewport: { width: 320, height: 740 } },
  })),
  ...hindiStates,
];
