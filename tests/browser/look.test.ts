import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

/** Heights of the empty runs between the blocks of the reading column, down to the table. */
const emptyRuns = (page: Page) =>
  page.locator('.treatment').evaluate((treatment) => {
    const end = treatment.querySelector('.compared')?.getBoundingClientRect();
    const blocks = [...treatment.querySelectorAll(':scope > *, :scope > section > *')]
      .map((block) => block.getBoundingClientRect())
      .filter(({ left, height, bottom }) => height > 0 && left < (end?.left ?? 0) + 50 && bottom <= (end?.bottom ?? 0))
      .toSorted((one, other) => one.top - other.top);
    let filled = Number.POSITIVE_INFINITY;
    return blocks.map(({ top, bottom }) => {
      const run = Math.max(0, Math.round(top - filled));
      filled = Math.max(bottom, filled === Number.POSITIVE_INFINITY ? bottom : filled);
      return run;
    });
  });

// The pictures beside them are higher than the text, and what was over stood above each heading.
test.each([
  ['/treatment/weight-loss-surgery/weightlosssurgery', 1280],
  ['/treatment/weight-loss-surgery/weightlosssurgery', 1920],
  ['/treatment/gallbladder/gallbladderstones', 1280],
  ['/treatment/gallbladder/gallbladderstones', 1920],
  ['/treatment/hernia/Ventralhernia', 1280],
] as const)('%s at %d px leaves no heading alone', async (address, width) => {
  await using visited = await visit(address, { viewport: { width, height: 1000 }, javaScriptEnabled: false });
  const runs = await emptyRuns(visited.page);
  expect(runs.length).toBeGreaterThan(4);
  expect(runs.filter((run) => run > 96)).toEqual([]);
});

test('at 1024 px no counter of home reaches into its neighbour', async () => {
  await using visited = await visit('/', { viewport: { width: 1024, height: 768 } });
  await layOut(visited.page);
  const over = await visited.page
    .locator('section[aria-labelledby=counters-heading] dd')
    .evaluateAll((all) => all.map((figure) => figure.scrollWidth - figure.clientWidth));
  expect(over).toEqual([0, 0, 0, 0]);
});

test('at 1024 px the hero’s arrows are beside its dots', async () => {
  await using visited = await visit('/', { viewport: { width: 1024, height: 768 } });
  const { page } = visited;
  await layOut(page);
  const middle = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
  expect(await middle('.hero label[for]')).toBe(await middle('.hero label:has(#hero-1)'));
});

test('home’s rows run to the edge of a phone', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  await layOut(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const rows = page.locator('[aria-roledescription=carousel] > [role=group], [aria-labelledby=why-heading] > div > ul, .post-row > ul');
  const ends = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().right)));
  expect(ends).toEqual([360, 360, 360, 360]);
});

test('the drawings of the way are whole on a phone', async () => {
  await using visited = await visit('/visit', phone);
  const { page } = visited;
  await layOut(page);
  const steps = page.locator('li:has(img[src*="way.svg"])');
  expect(await steps.count()).toBe(3);
  const shapes = await steps.evaluateAll((all) =>
    all.map((step) => {
      const [drawing, words] = [...step.children].map((child) => child.getBoundingClientRect());
      return drawing && words && [Math.round((drawing.width / drawing.height) * 100), drawing.bottom <= words.top + 1];
    }),
  );
  expect(shapes).toEqual([133, 133, 133].map((shape) => [shape, true]));
});

test.each(['/symptoms', '/hi/symptoms/right-ribs'])('%s has one place to a row of a phone', async (address) => {
  await using visited = await visit(address, phone);
  const { page } = visited;
  await layOut(page);
  const tiles = page.locator('main li:has(img[src*="body-regions"])');
  const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()).map(({ x, width }) => [x, width]));
  expect(boxes.length).toBeGreaterThan(5);
  expect(boxes.filter(([x, width]) => x !== 20 || width !== 320)).toEqual([]);
});

// look.md: 3 : 1 for edges of what can be pressed.
test.each([
  ['/', '.body-map li a, header button, header a:has(svg):not(:has(span))'],
  ['/a-z', 'nav a.size-11'],
  ['/no/such/page', 'main li > a'],
  ['/symptoms', 'main li > a:has(img)'],
] as const)('on %s edges of buttons are as dark as a field’s', async (address, pressed) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await using visited = await visit(address, { ...(address === '/a-z' ? desktop : phone), colorScheme });
    const edges = await visited.page.locator(pressed).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one))
        .filter(({ borderTopWidth }) => borderTopWidth !== '0px')
        .map(({ borderTopColor }) => borderTopColor),
    );
    expect(edges.length).toBeGreaterThan(0);
    expect(new Set(edges)).toEqual(new Set([colorScheme === 'light' ? 'rgb(125, 138, 136)' : 'rgb(111, 138, 138)']));
  }
});

test('columns of the comparison are as wide on every page', async () => {
  const widths: number[][] = [];
  for (const address of ['/treatment/hernia/Umbilicalhernia', '/treatment/intestine/perforation', '/treatment/proctology/fistulas']) {
    await using visited = await visit(address, { ...desktop, javaScriptEnabled: false });
    const heads = visited.page.locator('.comparison thead th');
    widths.push(await heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().width))));
    const cut = visited.page.locator('.comparison :is(th, td)');
    expect(await cut.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)).toBe(0);
  }
  expect(new Set(widths.map(String)).size).toBe(1);
});

// 'Book a visit if:' over a button alone read as unfinished.
test.each(['/treatment/gallbladder/gallbladderstones', '/hi/treatment/gallbladder/gallbladderstones'])(
  'each care card of %s shows its first sign',
  async (address) => {
    await using visited = await visit(address, { ...phone, javaScriptEnabled: false });
    const cards = visited.page.locator('.care-card');
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) expect(await card.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(0);
  },
);

// On About a band that reaches down to the footer covered the practice's name.
test.each(['/', '/about', '/contact'])('no part of %s covers its footer', async (address) => {
  for (const size of [phone, desktop]) {
    await using visited = await visit(address, size);
    const { page } = visited;
    await layOut(page);
    const [main, footer] = await page
      .locator('main > *:visible, footer')
      .evaluateAll((all) => [
        Math.max(...all.slice(0, -1).map((part) => part.getBoundingClientRect().bottom)),
        all.at(-1)?.getBoundingClientRect().top,
      ]);
    expect(Math.round(main ?? Number.NaN)).toBeLessThanOrEqual(Math.round(footer ?? Number.NaN));
  }
});

test('care cards side by side are equally high', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', desktop);
  const { page } = visited;
  await layOut(page);
  const cards = page.locator('.care-card-same-day, .care-card-within-days');
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ top, height }) => [top, height]));
  expect(boxes.length).toBe(2);
  expect(boxes[0]).toEqual(boxes[1]);
});
