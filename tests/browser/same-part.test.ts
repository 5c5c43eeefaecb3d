import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const gallstones = '/treatment/gallbladder/gallbladderstones';

// It led to the top of the other page, many screens above what was read.
test.each([
  [gallstones, '#recovery', `/hi${gallstones}#recovery`],
  [`/hi${gallstones}`, '#questions', `${gallstones}#questions`],
  ['/visit', '#bring', '/hi/visit#bring'],
  ['/getting-ready/colonoscopy-polyps', '#medicines', '/hi/getting-ready/colonoscopy-polyps#medicines'],
  ['/hi/privacy', '#notice-3', '/privacy#notice-3'],
])('on %s the switch of language keeps the part %s', async (from, part, to) => {
  await using visited = await visit(from, phone);
  const { page } = visited;
  const loaded = page.waitForResponse('**/assets/movement-*.js');
  await page.locator(part).scrollIntoViewIfNeeded();
  await loaded;
  await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.locator('header a[data-language]').click();
  await page.waitForURL(`**${to}`);
  const top = await page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(370);
});

test('the switch of language leads from top to top', async () => {
  await using visited = await visit('/visit', phone);
  const { page } = visited;
  await page.locator('header a[data-language]').click();
  await page.waitForURL('**/hi/visit');
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, '']);
});
