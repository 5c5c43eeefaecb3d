import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

  test(`the one-sheet summary of ${address} prints on at most three pages`, async () => {
    await using visited = await visit(`${address}#sheet`, { javaScriptEnabled: false });
    const { page } = visited;
    expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['.care-card-emergency li', '.care-card-routine li', '#questions', '.qr-code'])
      expect([shown, (await seenOnPaper(page, shown)) > 0]).toEqual([shown, true]);
    for (const left of ['#references', '#symptoms', '.recovery']) expect([left, await seenOnPaper(page, left)]).toEqual([left, 0]);
  });
}

const onHindiPaper = {
  '/hi/treatment/proctology/fisures': ['.care-card-emergency li', '.care-card-same-day li', '.care-card-routine li'],
  '/hi/getting-ready/piles': ['main ul li'],
  '/hi/emergency': ['main ul li'],
} as const;

test.each(Object.entries(onHindiPaper))('%s prints folded rows and a Hindi head', async (address, folded) => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.printed-head').textContent()).toMatch(/^देशपांडे.* · इमरजेंसी में 112 या 108 पर फ़ोन करें।$/);
  for (const rows of folded) {
    const all = await page.locator(rows).count();
    expect([rows, all > 0, await seenOnPaper(page, rows)]).toEqual([rows, true, all]);
  }
});
