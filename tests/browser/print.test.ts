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
  test(`${address} prints on at most seven pages`, async () => {
    await using visited = await visit(address, { javaScriptEnabled: false });
    const { page } = visited;
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(7);
    await page.emulateMedia({ media: 'print' });
    // Folded parts and the QR code are printed.
    for (const folded of ['#tests', '#references li', '.options dd', '.care-card-routine li', '.qr-code'])
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
