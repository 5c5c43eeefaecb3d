import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { desktop, phone } from './chromium.ts';
import { held } from './held-requests.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

test('the blog lists each post as a card', async () => {
  await using visited = await visit('/blog', desktop);
  const card = visited.page.getByRole('article').filter({ hasText: 'Hernia: can I wait?' });
  expect(await card.locator('time').textContent()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await card.locator('img').getAttribute('src')).toBe('/images/articles/hernia-can-i-wait.svg');
  const preview = (await card.locator('p').last().textContent()) ?? '';
  expect(preview.endsWith('…')).toBe(true);
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(await card.getByRole('link', { name: /Read More/ }).getAttribute('href')).toBe('/blog/Hernia%3A%20can%20I%20wait%3F');
});

for (const [width, columns] of [
  [360, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`the blog has ${columns} column(s) at ${width} px`, async () => {
    await using visited = await visit('/blog', { viewport: { width, height: 800 } });
    const lefts = await visited.page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

/** The placeholders that are visible. */
function placeholders() {
  const visible = (all: Iterable<Element>) => [...all].filter((one) => one.checkVisibility() && one.clientHeight > 1).length;
  const all = document.querySelector('#next-page');
  return { cards: visible(all?.querySelectorAll('li') ?? []), words: visible(all?.querySelectorAll('[role="status"]') ?? []) };
}

/**
 * Clicks a link to a slow page and returns what was visible meanwhile. The document records it itself, because Playwright gets
 * no answer from a page during a pending navigation.
 */
async function seenMeanwhile(page: Page, href: string, release: () => void) {
  await page.evaluate((address) => {
    const all = document.querySelector('#next-page');
    if (!all) throw new Error('The page has no placeholders.');
    const note = () => {
      const visible = (found: Iterable<Element>) => [...found].filter((one) => one.checkVisibility() && one.clientHeight > 1).length;
      const seen = { cards: visible(all.querySelectorAll('li')), words: visible(all.querySelectorAll('[role="status"]')), scrollY };
      sessionStorage.setItem('seen', JSON.stringify(seen));
    };
    new MutationObserver(() => all.checkVisibility() && note()).observe(all, { attributes: true });
    const link = document.querySelector<HTMLElement>(`main a[href="${address}"]`);
    // Not before Playwright has received this call's result.
    setTimeout(() => link?.click());
  }, href);
  await new Promise((later) => setTimeout(later, 1_000));
  release();
  await page.waitForURL((url) => url.pathname + url.search === href);
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? 'null');
}
const none = { cards: 0, words: 0 };

test("a slow post shows 'Loading...', and Back restores the scroll position", async () => {
  await using visited = await visit('/blog', desktop);
  const { page } = visited;
  await wakeReact(page);
  const href = '/blog/Hernia%3A%20can%20I%20wait%3F';
  const release = await held(page, '**/blog/*');
  await page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const from = await page.evaluate(() => scrollY);
  expect(from).toBeGreaterThan(0);
  // The hidden page keeps its height.
  expect(await seenMeanwhile(page, href, release)).toEqual({ cards: 0, words: 1, scrollY: from });
  await page.getByRole('heading', { level: 1, name: 'Hernia: can I wait?' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  // The browser's own restoration may be some lines off.
  const inSight = () =>
    page.evaluate((address) => {
      const box = document.querySelector(`main a[href="${address}"]`)?.getBoundingClientRect();
      return box !== undefined && box.top > 0 && box.bottom < innerHeight;
    }, href);
  await expect.poll(inSight).toBe(true);
  expect(await page.evaluate(placeholders)).toEqual(none);
});

test('a slow blog page shows six placeholders, the home page three', async () => {
  for (const [path, cards] of [
    ['/blog', 6],
    ['/', 3],
  ] as const) {
    await using visited = await visit('/blog/Hernia%3A%20can%20I%20wait%3F', desktop);
    const release = await held(visited.page, (url) => url.pathname === path);
    expect(await seenMeanwhile(visited.page, path, release)).toEqual({ cards, words: 0, scrollY: 0 });
  }
});

test('blog placeholders appear for no anchor, new tab or other page', async () => {
  await using visited = await visit('/blog/Hernia%3A%20can%20I%20wait%3F', desktop);
  const { page } = visited;
  await wakeReact(page);
  await page.clock.install();
  const after = async (href: string, ctrlKey = false) => {
    await page.evaluate(
      ([address, held]) => {
        const link = document.querySelector('main nav a') as HTMLAnchorElement;
        link.href = address;
        // Cancels the navigation, to observe the click alone.
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: held }));
      },
      [href, ctrlKey] as const,
    );
    await page.clock.runFor(1_000);
    return page.evaluate(placeholders);
  };
  expect([await after('#part-1'), await after('/blog', true), await after('/contact')]).toEqual([none, none, none]);
  // Control: a link to a post does show them.
  expect(await after('/blog')).toEqual({ cards: 6, words: 0 });
  // Chromium drops keys pressed before the first paint.
  const pressed = async () => {
    await page.keyboard.press('Escape');
    return page.evaluate(placeholders);
  };
  await expect.poll(pressed).toEqual(none);
});

test('a post shows the other posts under Recent Blogs', async () => {
  await using visited = await visit('/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps', desktop);
  const recent = visited.page.getByRole('complementary', { name: 'Recent Blogs' });
  expect(await recent.getByRole('link').count()).toBe(12);
  expect(await visited.page.getByRole('article').getByRole('heading', { name: 'References' }).count()).toBe(1);
});

const fattyLiver = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';

test('a post shows its reading time and table of contents', async () => {
  await using visited = await visit(fattyLiver, desktop);
  const { page } = visited;
  expect(
    await page
      .locator('main')
      .getByText(/, updated\s23\sNovember\s2026, \d+\sminutes\sto\sread$/)
      .count(),
  ).toBe(1);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const headings = page.locator('article h2[id^="part-"]');
  const words = (all: Locator) => all.evaluateAll((found) => found.map((one) => one.firstChild?.textContent));
  expect(await words(links)).toEqual(await words(headings));
  await links.nth(2).click();
  const top = () => headings.nth(2).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  const header = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await top()).toBeGreaterThan(header);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('In an emergency call 112 or 108.').first().isVisible()).toBe(true);
  expect(await page.getByText('On this page').first().isVisible()).toBe(false);
  expect(await page.getByText('Send on WhatsApp').isVisible()).toBe(false);
});

test('the callback dialog shows a post’s emergency signs', async () => {
  await using visited = await visit(fattyLiver, desktop);
  const card = visited.page.locator('.care-card-emergency');
  expect(await card.locator('a:not([href^="#reference"])').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:108',
  ]);
  const sign = 'you are confused, very drowsy, hard to wake, or others find you strangely changed';
  expect(await card.getByText(sign).isVisible()).toBe(true);
  await wakeReact(visited.page);
  const general = visited.page.locator('#callback-dialog').getByText('a painful hernia that stays out');
  await visited.page.getByRole('article').getByRole('link', { name: 'Request a Callback' }).first().click();
  await visited.page.locator('#callback-dialog summary').first().click();
  await visited.page.locator('#callback-dialog').getByText(sign).waitFor();
  expect(await general.count()).toBe(0);
  await using other = await visit('/blog', desktop);
  await wakeReact(other.page);
  await other.page.getByRole('link', { name: 'Request a Callback' }).first().click();
  await other.page.locator('#callback-dialog summary').first().click();
  await other.page.locator('#callback-dialog').getByText('a painful hernia that stays out').waitFor();
});

test('a reference number in a post links to its reference', async () => {
  await using visited = await visit(fattyLiver, phone);
  await visited.page.getByRole('link', { name: 'reference 4', exact: true }).first().click();
  const references = visited.page.getByRole('article').locator('ol').last().locator('li');
  expect(await references.count()).toBeGreaterThan(4);
  expect(await visited.page.locator(':target').textContent()).toBe(await references.nth(3).textContent());
});

test('an unknown post title links to similar posts', async () => {
  await using visited = await visit('/blog/Fatty%20liver', phone);
  await visited.page.getByRole('heading', { name: 'Blog not found' }).waitFor();
  expect(await visited.page.locator('section[aria-labelledby="nearest"] a').first().getAttribute('href')).toBe(fattyLiver);
});

test("'Copy link' copies the address and confirms on the first tap", async () => {
  await using visited = await visit(fattyLiver, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, problems } = visited;
  const row = page.getByRole('article').locator('footer');
  const confirmation = row.getByText('Link copied');
  await page.waitForLoadState('networkidle');
  expect(await confirmation.isVisible()).toBe(false);
  await row.getByRole('button', { name: 'Copy link' }).tap();
  await confirmation.waitFor();
  expect(await confirmation.evaluate((words) => words.closest('[role="status"]') !== null)).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${practice.siteUrl}${fattyLiver}`);
  await wakeReact(page);
  expect(await confirmation.isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await page.getByRole('complementary', { name: 'Recent Blogs' }).getByRole('link', { name: 'Hernia: can I wait?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hernia: can I wait?' }).waitFor();
  expect(await confirmation.isVisible()).toBe(false);
});

test("'Copy link' shows the address when clipboard access is denied", async () => {
  const path = '/treatment/gallbladder/gallbladderstones';
  await using visited = await visit(path, { ...phone, permissions: [] });
  const { page } = visited;
  const row = page.locator('section[aria-labelledby="share-title"]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await row.getByText('Send or print this page').click();
  await row.getByRole('button', { name: 'Copy link' }).click();
  await row.getByText(`${practice.siteUrl}${path}`).waitFor();
  const whatsapp = row.getByRole('link', { name: 'Send on WhatsApp' });
  expect(await whatsapp.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(`Gallstones: ${practice.siteUrl}${path}`)}`);
  expect([await whatsapp.getAttribute('rel'), await whatsapp.getAttribute('target')]).toEqual(['noopener', '_blank']);
  await page.emulateMedia({ media: 'print' });
  expect(await whatsapp.isVisible()).toBe(false);
});

// An address has no spaces to break at, and a post's is as long as its title.
test("the address shown by a refused 'Copy link' fits phones", async () => {
  await using visited = await visit(fattyLiver, phone);
  const { page } = visited;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Your browser did not allow it').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('without JavaScript the home page’s three post cards open their posts', async () => {
  await using visited = await visit('/', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const articles = page.locator('main').getByRole('article');
  expect(await articles.count()).toBe(3);
  const name = (await articles.first().getByRole('heading').textContent()) ?? '';
  expect(name).not.toBe('');
  await articles
    .first()
    .getByRole('link', { name: /Read More/ })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // Controls that need JavaScript are hidden.
  expect(await page.getByText('Copy link').isVisible()).toBe(false);
  expect(await page.getByText('Send on WhatsApp').isVisible()).toBe(true);
  await page.goto(`${site().url}/blog`);
  expect(await page.getByRole('article').count()).toBe(12);
});

test("an unknown post title returns 404 with 'Blog not found'", async () => {
  await using visited = await visit('/blog/No%20such%20post', phone);
  expect(await visited.page.getByText('Blog not found').first().isVisible()).toBe(true);
  expect((await site().fetch('/blog/No%20such%20post')).status).toBe(404);
});
