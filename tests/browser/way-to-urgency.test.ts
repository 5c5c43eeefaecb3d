import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

// Without script, as on the slowest phone; typing is one act, whose last key sends the form.
const plainPhone = { ...phone, javaScriptEnabled: false };

/** How far down a thing begins, in screens of the phone. */
async function screensDown(page: Page, selector: string): Promise<number> {
  const top = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  return top / phone.viewport.height;
}

/** Taps and counts; each target must be on the first or second screen of its page. */
function counting(page: Page) {
  let taps = 0;
  const pages = new Set([new URL(page.url()).pathname]);
  return {
    tap: async (selector: string) => {
      expect([selector, (await screensDown(page, selector)) <= 2]).toEqual([selector, true]);
      await page.locator(selector).first().tap();
      taps++;
    },
    arrived: async (address: string) => {
      await page.waitForURL(address);
      pages.add(new URL(page.url()).pathname);
    },
    taps: () => taps,
    /** The pages that were opened after the first. */
    pages: () => pages.size - 1,
  };
}

test('typing a pain on home shows urgency within three taps', async () => {
  await using visited = await visit('/', plainPhone);
  const { page } = visited;
  const way = counting(page);
  expect(await screensDown(page, '#trouble')).toBeLessThan(1);
  await way.tap('#trouble');
  await page.keyboard.type('pain under the ribs');
  await way.tap('main form[role=search] button');
  await way.arrived('**/search?q=pain+under+the+ribs');
  const answer = page.getByText(/^By itself this needs a doctor/).first();
  expect(await answer.isVisible()).toBe(true);
  expect(await screensDown(page, 'main a[href^="/symptoms/"]')).toBeLessThanOrEqual(2);
  expect([way.taps() <= 3, way.pages() <= 2]).toEqual([true, true]);
});

test('tapping the body map shows urgency within three taps', async () => {
  await using visited = await visit('/', plainPhone);
  const { page } = visited;
  const way = counting(page);
  expect(await screensDown(page, '.body-spot[data-region="right-ribs"]')).toBeLessThan(1);
  await way.tap('.body-spot[data-region="right-ribs"]');
  await way.arrived('**/symptoms/right-ribs');
  await way.tap('summary:has(h2)');
  await page.locator('.complaint:has(#after-meals) [data-answer]').waitFor({ state: 'visible' });
  expect([way.taps() <= 3, way.pages() <= 2]).toEqual([true, true]);
});

test('home’s body map links every region of the symptom finder', async () => {
  await using visited = await visit('/', plainPhone);
  const { page } = visited;
  const inList = await page.locator('.body-map li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const onBody = await page.locator('.body-map svg a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(inList.length).toBe(9);
  expect(onBody.length).toBe(6);
  expect(onBody.filter((href) => !inList.includes(href))).toEqual([]);
  // The map is the page's only one.
  expect(await page.locator('.organ-map').count()).toBe(0);
});

// A red box of 310 px stood before the first complaint, and one complaint's bands were 1,736 px high.
test('a complaint is in sight at once and short when open', async () => {
  await using visited = await visit('/symptoms/right-ribs', plainPhone);
  const { page } = visited;
  const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height ?? Number.NaN;
  expect(await heightOf('.urgent-first')).toBeLessThanOrEqual(220);
  const top = await page.locator('main details h2').first().boundingBox();
  expect((top?.y ?? Number.NaN) + 40).toBeLessThan(phone.viewport.height);
  await page.locator('summary:has(h2)').first().tap();
  const answer = page.locator('[data-answer]').first();
  expect(await answer.locator('p').first().textContent()).toMatch(/^[^.]+\.$/);
  expect(await heightOf('[data-answer] ~ ul')).toBeLessThanOrEqual(1_200);
});

test('each region of the body map is at least 36 px', async () => {
  await using visited = await visit('/', phone);
  const sizes = await visited.page.locator('.body-spot ellipse').evaluateAll((all) =>
    all.map((spot) => {
      const { width, height } = spot.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
});

// 'Call' rings the practice, which may be closed; it was the one filled button below the list of emergencies.
test.each([
  ['/symptoms/right-ribs', 'tel:112'],
  ['/search?q=khoon+ki+ulti', 'tel:112'],
  ['/hi/symptoms/right-ribs', 'tel:112'],
  ['/treatment/gallbladder/gallbladderstones', phoneLink],
])('the phone contact bar of %s starts with %s', async (address, first) => {
  await using visited = await visit(address, plainPhone);
  const seen = visited.page.locator('.contact-bar > a:visible');
  expect([await seen.first().getAttribute('href'), await seen.count()]).toEqual([first, first === phoneLink ? 3 : 4]);
});

// A title of five lines was under the header, so that one read how urgent it is, and not what.
test.each(['/symptoms/all-over#new-pain', '/hi/symptoms/all-over#new-pain', '/symptoms/right-ribs#after-gallbladder-surgery'])(
  'a jump to %s shows its whole title below the header',
  async (address) => {
    await using visited = await visit(address, plainPhone);
    const { page } = visited;
    const title = page.locator('details[open] > summary h2');
    await title.waitFor({ state: 'visible' });
    const header = await page.locator('header').boundingBox();
    const box = await title.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? 0));
    expect(box?.y).toBeLessThan(phone.viewport.height / 3);
  },
);
