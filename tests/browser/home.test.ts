import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenWords } from './broken-words.ts';
import { desktop, phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

/** Counts the Tab stops of a page. */
async function tabStops(page: Page): Promise<number> {
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
  }
  return 200;
}

for (const [device, context] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const)
  test(`on ${device} the home page has at most 84 Tab stops`, async () => {
    await using visited = await visit('/', { ...context, reducedMotion: 'reduce' });
    const { page } = visited;
    await wakeReact(page);
    // The dots come with React, and take the arrows' place in the Tab order.
    await page.locator('[data-live]').nth(1).waitFor();
    const stops = await tabStops(page);
    expect(stops).toBeGreaterThan(40);
    expect(stops).toBeLessThanOrEqual(84);
  });

// At 320 px words of much enlarged text were cut at the right, and divided without a hyphen.
test('with large text, home page tiles and words are not cut', async () => {
  await using visited = await visit('/', { ...phone, viewport: { width: 320, height: 740 } });
  const { page } = visited;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await layOut(page);
  const tiles = page.getByRole('region', { name: 'What you can do now' }).locator('ul');
  expect(await tiles.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect(await brokenWords(page, '.body-map a, figcaption p, main a[href="/about"] span')).toEqual([]);
});

test('home’s carousel dots are one Tab stop, moved by arrow keys', async () => {
  await using visited = await visit('/', { ...desktop, reducedMotion: 'reduce' });
  const { page } = visited;
  await wakeReact(page);
  const services = page.getByRole('group', { name: 'Healthcare services', exact: true });
  const dots = services.getByRole('button', { name: /^Go to/ });
  await dots.first().waitFor();
  expect(await dots.evaluateAll((all) => all.map((dot) => (dot as HTMLElement).tabIndex))).toEqual([0, -1, -1, -1, -1, -1, -1, -1]);
  await dots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => services.locator('[aria-live]').textContent()).toBe('Healthcare services: 2 of 8');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Go to 2 of 8');
  expect(await dots.evaluateAll((all) => all.filter((dot) => (dot as HTMLElement).tabIndex === 0).length)).toBe(1);
});

test('on phones the home carousel shows part of the next card', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  const services = page.getByRole('group', { name: 'Healthcare services', exact: true });
  const left = await services
    .locator('li')
    .nth(1)
    .evaluate((slide) => slide.getBoundingClientRect().left);
  expect(left).toBeGreaterThan(250);
  expect(left).toBeLessThan(340);
  await wakeReact(page);
  await services.getByText('1 of 16', { exact: true }).waitFor();
  expect(await services.getByRole('button', { name: /^Go to/ }).count()).toBe(0);
});

test('the doctor’s name is within the home page’s first 2000 px', async () => {
  await using visited = await visit('/', phone);
  const name = visited.page.locator('main a[href="/about"] strong').first();
  expect(await name.evaluate((words) => words.getBoundingClientRect().bottom + scrollY)).toBeLessThan(2_000);
});

test('the home page links to the callback form once on phones', async () => {
  await using visited = await visit('/', phone);
  expect(await visited.page.locator('main').getByRole('link', { name: 'Request a Callback' }).count()).toBe(1);
});

// It was washed out, beside a home where the body is in colour.
test('the organ map is coloured until one organ is chosen', async () => {
  await using visited = await visit('/treatment', { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  const fills = () =>
    page.locator('.organ-part .f').evaluateAll((all) => {
      const shown = all.map((one) => [one.closest('[data-organ]')?.getAttribute('data-organ'), getComputedStyle(one).fill] as const);
      return { liver: shown.find(([organ]) => organ === 'liver')?.[1], stomach: shown.find(([organ]) => organ === 'stomach')?.[1] };
    });
  const before = await fills();
  expect(before.liver).not.toBe(before.stomach);
  await page.getByText('Often asked about').waitFor({ state: 'visible' });
  await page.locator('.organ-chip[data-organ="liver"]').click();
  await expect.poll(async () => Object.values(await fills()).filter((fill) => Object.values(before).includes(fill))).toEqual([]);
  expect(await page.getByText('Often asked about').isVisible()).toBe(false);
});

test('following a link to a symptom unfolds that symptom', async () => {
  await using visited = await visit('/symptoms', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByRole('link', { name: 'Blood in the stool or on the paper' }).click();
  await page.waitForURL('**/symptoms/back-passage#blood');
  await page.getByRole('link', { name: 'Piles (haemorrhoids)' }).first().waitFor({ state: 'visible' });
});

test('an enlarged case shows its description and treatment link', async () => {
  await using visited = await visit('/cases', phone);
  const { page } = visited;
  const small = (await page.locator('main ul img').first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Enlarge: Keyhole removal of the gallbladder' }).click();
  const box = page.getByRole('dialog', { name: 'Keyhole removal of the gallbladder' });
  const width = (await box.locator('img').boundingBox())?.width ?? 0;
  expect([width > small, width <= phone.viewport.width]).toEqual([true, true]);
  const described = await box.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).textContent()).toContain('Four small cuts');
  expect(await box.getByRole('link', { name: /Gallstones/ }).getAttribute('href')).toBe('/treatment/gallbladder/gallbladderstones');
});
