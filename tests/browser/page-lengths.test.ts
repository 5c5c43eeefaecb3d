import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit, walk } = siteForTests();

const onAPhone = walk(phone);

async function heightOf(path: string): Promise<number> {
  await using visited = await onAPhone(path);
  await layOut(visited.page);
  return visited.page.evaluate(() => document.documentElement.scrollHeight);
}

test('the home page is at most 7000 px high on phones', async () => {
  expect(await heightOf('/')).toBeLessThanOrEqual(7_000);
});

test('treatment and service pages are at most 9000 px on phones', async () => {
  const heights = new Map<string, number>();
  for (const path of [...treatments.map(hrefOfTreatment), ...servicePages.map(hrefOfService)]) heights.set(path, await heightOf(path));
  expect([...heights].filter(([, height]) => height > 9_000)).toEqual([]);
}, 60_000);

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
