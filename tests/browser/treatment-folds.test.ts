import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();
const address = '/treatment/gallbladder/gallbladderstones';

const isSeen = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.checkVisibility());

for (const javaScriptEnabled of [true, false]) {
  test(`a link into a collapsed treatment section expands it, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async () => {
    await using visited = await visit(address, { ...phone, javaScriptEnabled });
    const { page } = visited;
    for (const part of ['tests', 'living', 'references', 'about-this-page', 'ref-9', 'preparing']) {
      expect([part, await isSeen(page, `#${part}`)]).toEqual([part, part === 'about-this-page' || part === 'ref-9']);
      await page.goto(`${site().url}${address}#${part}`);
      await expect.poll(async () => [part, await isSeen(page, `#${part}`)]).toEqual([part, true]);
    }
  });
}

// For the browser's search and crawlers.
test('a treatment page’s HTML contains its collapsed sections’ text', async () => {
  const html = await (await site().fetch(address)).text();
  for (const words of [
    'Stones in the bile duct',
    'crash diets',
    'Benefits',
    'know where to go in an attack',
    'Gallbladder removal: recovery',
  ])
    expect([words, html.includes(words)]).toEqual([words, true]);
});

// A phone shows two of its rows as columns, with the headers inside the cells.
test('the comparison table keeps its table roles at every width', async () => {
  for (const [context, choices] of [
    [phone, 2],
    [desktop, 4],
  ] as const) {
    await using visited = await visit(address, context);
    const table = visited.page.getByRole('table', { name: 'The choices side by side' });
    expect(await table.getByRole('columnheader').allTextContents()).toContain('Main risk');
    expect(await table.getByRole('rowheader').count()).toBeGreaterThanOrEqual(choices);
    if (context === phone) expect(await table.getByRole('rowheader').count()).toBe(choices);
    expect(await table.getByRole('row').count()).toBe((await table.getByRole('rowheader').count()) + 1);
    // To the edge of the article, and no further.
    const right = (selector: string) => visited.page.locator(selector).evaluate((box) => Math.round(box.getBoundingClientRect().right));
    expect(await right('.comparison')).toBe(await right('.treatment'));
  }
});

test('a chart of people out of 100 has an alternative text', async () => {
  await using visited = await visit('/treatment/proctology/fisures', phone);
  const drawn = visited.page.getByRole('img', { name: /^\d+ of \d+ people .*\.$/ });
  expect(await drawn.count()).toBeGreaterThan(0);
  expect((await drawn.first().innerHTML()).length).toBeLessThan(1000);
});

test('a milder warning card starts with its first sign alone', async () => {
  await using visited = await visit(address, phone);
  const { page } = visited;
  expect(await isSeen(page, '.care-card-emergency li >> nth=0')).toBe(true);
  for (const look of ['same-day', 'within-days', 'routine']) {
    const card = page.locator(`.care-card-${look}`);
    const seen = () => card.locator('li').evaluateAll((rows) => rows.map((row) => row.checkVisibility()));
    const [first, ...others] = await seen();
    expect([look, first, others.includes(true)]).toEqual([look, true, false]);
    expect([look, await card.locator('a.care-card-action').first().isVisible()]).toEqual([look, true]);
    if (others.length > 0) await card.locator('summary').click();
    expect([look, (await seen()).includes(false)]).toEqual([look, false]);
  }
});

test('a treatment page’s table of contents stays visible, marks the section', async () => {
  await using visited = await visit(address, desktop);
  const { page } = visited;
  const list = page.getByRole('navigation', { name: 'On this page' });
  await page.evaluate(() => document.getElementById('questions')?.scrollIntoView({ behavior: 'instant' }));
  const top = () => list.evaluate((nav) => nav.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(60);
  expect(await top()).toBeLessThan(200);
  // A line, and no second header: those that are folded are in sight themselves.
  expect(await list.evaluate((nav) => nav.getBoundingClientRect().height)).toBeLessThan(50);
  const marked = () =>
    list.locator('a').evaluateAll((all) => all.filter((link) => link.matches(':target-current')).map((a) => a.textContent));
  await expect.poll(marked).toEqual(['Questions to ask your surgeon']);
});

// Text ran through a slit between the header and the line.
test('no scrolling text shows between header and sticky table of contents', async () => {
  await using visited = await visit(address, desktop);
  const { page } = visited;
  for (const size of ['', '150%', '200%']) {
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
      scrollTo({ top: 5_000, behavior: 'instant' });
    }, size);
    const [line, header] = await page
      .locator('.contents-line, header.header')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).sort((one, other) => other.top - one.top));
    // How far the line's ground reaches beyond it, in pixels.
    const [above = 0, beside = 0] = await page
      .locator('.contents-line')
      .evaluate((one) => getComputedStyle(one).borderImageOutset.split(' ').map(Number.parseFloat));
    const slit = (line?.top ?? 0) - (header?.bottom ?? 0);
    expect([size, slit <= above, slit > -12]).toEqual([size, true, true]);
    expect(beside).toBeGreaterThan(10);
  }
});

test("a treatment page’s 'Compare' is on a phone and a desktop", async () => {
  for (const size of [phone, desktop]) {
    await using visited = await visit(address, size);
    const { page } = visited;
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Compare' }).click();
    await expect.poll(() => isSeen(page, '.comparison caption')).toBe(true);
  }
});

test('jumping to the cost heading stops below the sticky header', async () => {
  await using visited = await visit(address, desktop);
  const { page } = visited;
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Cost' }).click();
  const title = page.locator('.beside > div details[open] > summary');
  await title.waitFor({ state: 'visible' });
  const bottom = await page.locator('.contents-line').evaluate((line) => line.getBoundingClientRect().bottom);
  await expect.poll(() => title.evaluate((summary) => summary.getBoundingClientRect().top)).toBeLessThan(400);
  expect(await title.evaluate((summary) => summary.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
});

test("a treatment page’s 'Send' opens the share dialog or share links", async () => {
  await using visited = await visit(address, phone);
  const { page } = visited;
  const send = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Send' });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share') && Reflect.deleteProperty(Navigator.prototype, 'share'));
  await send.click();
  await expect.poll(() => isSeen(page, '#share')).toBe(true);
  await page.goto(site().url + address);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => Object.assign(globalThis, { shared: what.url }),
      configurable: true,
    }),
  );
  await send.click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: string }).shared);
  await expect.poll(shared).toMatch(/\/treatment\/gallbladder\/gallbladderstones$/);
});

// Simulates a browser that does not open folds on a jump.
test('a changed URL hash expands the collapsed section that it names', async () => {
  await using visited = await visit(address, phone);
  const { page } = visited;
  await page.evaluate(() => {
    history.replaceState(null, '', '#living');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect.poll(() => isSeen(page, '#living')).toBe(true);
});

// Simulates the same browser at the end of a link from another page.
test('a page opened at a collapsed part expands it once loaded', async () => {
  await using visited = await visit('/symptoms', phone);
  const { page, problems } = visited;
  await page.addInitScript(() => {
    // As the browser leaves it that does not open folds itself.
    addEventListener('load', () => document.querySelector('#after-meals')?.closest('details')?.removeAttribute('open'), { once: true });
  });
  await page.goto(`${site().url}/symptoms/right-ribs#after-meals`);
  await expect.poll(() => isSeen(page, '#after-meals')).toBe(true);
  await page.goto(`${site().url}/symptoms/right-ribs#100%`);
  await page.locator('main summary').first().waitFor();
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([]);
});

// Simulates a browser without ::details-content.
test('collapsed treatment sections expand for printing and collapse afterwards', async () => {
  await using visited = await visit(address, desktop);
  const open = (supported: boolean) =>
    visited.page.evaluate((known) => {
      CSS.supports = () => known;
      const count = () => document.querySelectorAll('.treatment details[open]').length;
      dispatchEvent(new Event('beforeprint'));
      const during = count();
      dispatchEvent(new Event('afterprint'));
      return [during > 10, count()];
    }, supported);
  expect(await open(false)).toEqual([true, 0]);
  expect(await open(true)).toEqual([false, 0]);
});

// Simulates the same browser. Questions with one name would shut each other.
test.each([
  ['/getting-ready/keyhole-gallbladder', '.care-card li'],
  ['/symptoms/right-ribs', '.urgent-first li, .complaint li'],
  ['/about', 'details[name="faq"] p'],
])('script expands the folds of %s for printing', async (path, rows) => {
  await using visited = await visit(path, desktop);
  const seen = await visited.page.evaluate((selector) => {
    CSS.supports = () => false;
    const hidden = () => [...document.querySelectorAll(selector)].filter((row) => !row.checkVisibility()).length;
    const before = hidden();
    dispatchEvent(new Event('beforeprint'));
    const during = hidden();
    dispatchEvent(new Event('afterprint'));
    return [before > 0, during, hidden() === before, document.querySelectorAll('main details[open]').length];
  }, rows);
  expect(seen).toEqual([true, 0, true, 0]);
});

test('the summary sheet’s print link opens the print dialog', async () => {
  await using visited = await visit(`${address}#share`, desktop);
  const { page } = visited;
  await page.evaluate(() => {
    window.print = () => Object.assign(globalThis, { printed: location.hash });
  });
  await page.getByRole('link', { name: 'Print the sheet for your doctor' }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { printed?: string }).printed)).toBe('#sheet');
});

test('axe finds no violation on treatment pages with all sections expanded', async () => {
  await using visited = await visit(address, { ...phone, reducedMotion: 'reduce' });
  await visited.page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.treatment details')) fold.open = true;
  });
  expect(await violations(visited.page)).toEqual([]);
});
