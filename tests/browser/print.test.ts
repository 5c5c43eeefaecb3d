import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

const sheetsOf = async (page: Page): Promise<number> => {
  const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return [...paper.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
};

const seenOnPaper = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.getClientRects().length > 0).length,
    );

// The longest care cards and questions, and the shortest room beside them.
const longest = ['/treatment/pancreas/pancreaticcancer', '/treatment/gallbladder/gallbladderstones', '/treatment/liver/livercancer'];

test.each(longest)('the doctor’s sheet of %s has at most three pages', async (address) => {
  await using visited = await visit(`${address}#sheet`, { javaScriptEnabled: false });
  const pages = await sheetsOf(visited.page);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(3);
});

// At the width of A4 between its margins. Paper cuts what a column does not hold: both count as pieces here.
test('only the emergency card is cut across printed pages', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', { viewport: { width: 703, height: 1000 } });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  const whole = await page.locator('.care-card:not(.care-card-emergency), .beside table, .questions').evaluateAll((all) =>
    all.map((one) => {
      const keptBy = one.closest('.care-card, .beside details, .questions') ?? one;
      return [one.getClientRects().length, getComputedStyle(keptBy).breakInside];
    }),
  );
  expect(whole.length).toBeGreaterThan(5);
  expect(whole.filter(([pieces, rule]) => pieces !== 1 || rule !== 'avoid')).toEqual([]);
  // Beside another block its second half would be read before its heading.
  const width = await page.locator('.care-card-emergency').evaluate((card) => card.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(600);
  const unwrapped = page.locator('.term-meaning').evaluateAll((all) => all.filter((one) => getComputedStyle(one).whiteSpace !== 'normal'));
  expect(await unwrapped).toEqual([]);
});

for (const address of ['/treatment/pancreas/pancreatitis', '/treatment/colon-rectum/inflammatoryboweldiseases']) {
  test(`${address} prints on at most eight pages`, async () => {
    await using visited = await visit(address, { javaScriptEnabled: false });
    const { page } = visited;
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    // Folded parts, the meanings of explained terms and the QR code are printed.
    for (const folded of ['#tests', '#references li', '.options dd', '.care-card-routine li', '.qr-code', '.term-meaning'])
      expect([folded, (await seenOnPaper(page, folded)) > 0]).toEqual([folded, true]);
  });

  test(`the doctor’s sheet of ${address} has at most three pages`, async () => {
    await using visited = await visit(`${address}#sheet`, { javaScriptEnabled: false });
    const { page } = visited;
    const pages = await sheetsOf(page);
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.care-card-emergency li', '.care-card-routine li', '#questions', '.qr-code'])
      expect([shown, (await seenOnPaper(page, shown)) > 0]).toEqual([shown, true]);
    for (const left of ['#references', '#symptoms', '.recovery']) expect([left, await seenOnPaper(page, left)]).toEqual([left, 0]);
  });
}

test('a printed article shows every sign of its warning cards', async () => {
  await using visited = await visit('/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps', { javaScriptEnabled: false });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  const all = await page.locator('.care-card li').count();
  expect([all > 8, await seenOnPaper(page, '.care-card li')]).toEqual([true, all]);
});

test('print puts a meaning between its word and the punctuation', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', { javaScriptEnabled: false });
  const before = await visited.page.locator('.term-meaning').evaluateAll((all) => all.map((one) => one.previousSibling?.nodeName));
  expect(before.length).toBeGreaterThan(5);
  expect(new Set(before)).toEqual(new Set(['BUTTON']));
});

const onPaper = {
  '/symptoms': ['.urgent-first li'],
  '/symptoms/right-ribs': ['.urgent-first li', '.complaint li'],
  '/visit': ['main section li'],
  '/about': ['details[name="faq"] p'],
  '/a-z': ['main section li'],
  '/getting-ready/keyhole-gallbladder': ['.care-card li'],
} as const;

test.each(Object.entries(onPaper))('%s prints its collapsed rows below the practice’s line', async (address, folded) => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  expect(await seenOnPaper(page, '.printed-head')).toBe(1);
  for (const rows of folded) {
    const all = await page.locator(rows).count();
    expect([rows, all > 2, await seenOnPaper(page, rows)]).toEqual([rows, true, all]);
  }
  expect(await seenOnPaper(page, 'main :is(form:not([role="search"][class]), .fold-arrow, a[href="/callback"])')).toBe(0);
});

// Its rows were as high as a finger, and its drawings filled a sheet.
test('/visit prints on at most three sheets', async () => {
  await using visited = await visit('/visit', { javaScriptEnabled: false });
  expect(await sheetsOf(visited.page)).toBeLessThanOrEqual(3);
});

// Costs were in one column with rows as high as a finger, and medicines in the size of the text: six sheets and three.
test.each([
  ['/hi/visit', 4],
  ['/hi/getting-ready/piles', 2],
] as const)('%s prints on at most %d sheets, without controls', async (address, most) => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  const { page } = visited;
  expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  expect(await seenOnPaper(page, 'main :is(form, button, a[href="/hi/callback"], a[href^="https://www.google.com/maps"])')).toBe(0);
});

// A sheet for the doctor, without the other complaints of the region.
test.each(['/symptoms/right-ribs', '/hi/symptoms/right-ribs'])('%s prints only the complaint that is open', async (address) => {
  await using visited = await visit(address, { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.locator('.complaint > summary').nth(1).click();
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('.complaint[open] li').count();
  expect([rows > 5, await seenOnPaper(page, '.complaint[open] li')]).toEqual([true, rows]);
  expect(await seenOnPaper(page, '.complaint:not([open]) li')).toBe(0);
});

const onHindiPaper = {
  '/hi/treatment/proctology/fisures': ['.care-card-emergency li', '.care-card-same-day li', '.care-card-routine li'],
  '/hi/getting-ready/piles': ['#before li', '.care-card li'],
  '/hi/emergency': ['main ul li'],
  '/hi/symptoms/back-passage': ['.care-card li'],
  '/hi/visit': ['[aria-labelledby="costs"] li'],
} as const;

test.each(Object.entries(onHindiPaper))('the Hindi page %s prints collapsed rows and a Hindi header', async (address, folded) => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.printed-head').textContent()).toMatch(/^देशपांडे.* · इमरजेंसी में 112 या 108 पर फ़ोन करें।$/);
  for (const rows of folded) {
    const all = await page.locator(rows).count();
    expect([rows, all > 0, await seenOnPaper(page, rows)]).toEqual([rows, true, all]);
  }
});

// The paper is read on another day.
test.each(['/visit', '/hi/visit'])('%s does not print whether the practice is open now', async (address) => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  const { page } = visited;
  const sign = page.locator('p:has(> .rounded-full)').first();
  expect(await sign.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await sign.isVisible()).toBe(false);
});
