import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

test('the home page is at most 7000 px high on phones', async () => {
  await using visited = await visit('/', phone);
  await layOut(visited.page);
  expect(await visited.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
});

test("the A to Z index shows 'Up' after scrolling one screen", async () => {
  await using visited = await visit('/a-z', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('link', { name: 'G', exact: true }).tap();
  await page.getByRole('link', { name: 'Gallstones', exact: true }).first().waitFor({ state: 'visible' });
  const up = page.getByRole('link', { name: 'Up', exact: true });
  const bar = await page.getByRole('complementary', { name: 'Contact at once' }).boundingBox();
  const list = await page.locator('#main').boundingBox();
  expect(await up.evaluate((link) => link.getBoundingClientRect().top - innerHeight + scrollY)).toBeGreaterThan(phone.viewport.height / 4);
  for (let top = phone.viewport.height; top < (list?.height ?? 0) - phone.viewport.height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const box = await up.boundingBox();
    expect([top, (box?.y ?? -1) > 0, (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0)]).toEqual([top, true, true]);
  }
  await up.tap();
  await expect.poll(() => page.locator('#letters').evaluate((letters) => letters.getBoundingClientRect().top)).toBeGreaterThan(0);
});

// The column of contact links lay over the word.
test("on a desk 'Up' keeps clear of the contact links", async () => {
  await using visited = await visit('/a-z', { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  const up = await page.getByRole('link', { name: 'Up', exact: true }).boundingBox();
  const links = await page.locator('.contact-bar a:visible').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  expect(links.length).toBeGreaterThan(2);
  expect((up?.x ?? Number.NaN) + (up?.width ?? 0)).toBeLessThan(Math.min(...links));
});
