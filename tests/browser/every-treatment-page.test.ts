import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { brokenWords } from './broken-words.ts';
import { desktop, phone } from './chromium.ts';
import { medianLine } from './median-line.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { walk } = siteForTests();
const paths = [...treatments.map(hrefOfTreatment), ...servicePages.map(hrefOfService)];
const cells = 'main :is(th, td)';

/** Loads each page once, whatever is measured on it, when a first test asks for it. */
function onEachPage<Measured extends object>(open: ReturnType<typeof walk>, measure: (page: Page) => Promise<Measured>) {
  const all = async () => {
    const measured: (Measured & { path: string })[] = [];
    for (const path of paths) {
      await using visited = await open(path);
      await layOut(visited.page);
      measured.push({ path, ...(await measure(visited.page)) });
    }
    return measured;
  };
  let asked: ReturnType<typeof all> | undefined;
  return () => {
    asked ??= all();
    return asked;
  };
}

const onAPhone = onEachPage(walk(phone), async (page) => ({
  height: await page.evaluate(() => document.documentElement.scrollHeight),
  emergencyCard: await page.locator('.care-card-emergency').evaluate((card) => {
    const end = card.querySelector('details')?.getBoundingClientRect().top ?? card.getBoundingClientRect().bottom;
    return end - card.getBoundingClientRect().top;
  }),
}));

/** The texts of cells that are wider than they are. */
const cutIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1 && !cell.querySelector('.comparison-label'))
        .map((cell) => cell.textContent),
    );

async function leadsOf(page: Page) {
  const leads: (readonly [width: number, median: number])[] = [];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    leads.push([width, (await medianLine(page, '.lead p')).median]);
  }
  return leads;
}

/** Words that are split and cells that are cut, all folds open, at every width and with twice the text. */
async function brokenIn(page: Page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const found: unknown[] = [];
  for (const size of ['', '200%'])
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
      const broken = [...(await brokenWords(page, cells)), ...(await cutIn(page, cells)).map((text) => `cut: ${text}`)];
      if (broken.length > 0) found.push([width, size, ...broken]);
    }
  return found;
}

const onADesk = onEachPage(walk(desktop), async (page) => ({
  // As the page opens, before a fold is opened or the window changes.
  comparison: await page
    .locator('.comparison :is(td, tbody th)')
    .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent)),
  leads: await leadsOf(page),
  broken: await brokenIn(page),
}));

// The first of two tests waits for all pages.
const patient = { timeout: 600_000 };

test('treatment and service pages are at most 9000 px on phones', patient, async () => {
  expect((await onAPhone()).filter(({ height }) => height > 9_000)).toEqual([]);
});

// At 360 px: someone who is afraid sees the signs and the numbers without scrolling far.
test('on phones every emergency card is at most 700 px high', patient, async () => {
  expect((await onAPhone()).filter(({ emergencyCard }) => emergencyCard > 700)).toEqual([]);
});

test('no word in the comparison table is wider than its cell', patient, async () => {
  expect((await onADesk()).filter(({ comparison }) => comparison.length > 0)).toEqual([]);
});

// Two to seven lines: the median of one page is that of a few, and a word more or less moves it.
test('the lead of each treatment page has 57 to 68 characters', patient, async () => {
  const leads = (await onADesk()).flatMap((page) => page.leads.map(([width, median]) => [page.path, width, median] as const));
  expect(leads.filter(([, , median]) => median < 57 || median > 68)).toEqual([]);
});

// With 200 % text the page's own column is half as wide in letters. A label of the comparison spans two cells by design.
test('no word or citation in any treatment table is split', { ...patient, tags: ['long'] }, async () => {
  expect((await onADesk()).filter(({ broken }) => broken.length > 0)).toEqual([]);
});
