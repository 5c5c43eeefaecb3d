/** @module-tag long */
import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { brokenWords } from './broken-words.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { walk } = siteForTests();
const onAScreen = walk({ viewport: { width: 1280, height: 800 } });
const pages = [...treatments.map(hrefOfTreatment), ...servicePages.map(hrefOfService)];
const cells = 'main :is(th, td)';

// With 200 % text the page's own column is half as wide in letters. A label of the comparison stands over two cells by design.
test('no word or citation in any treatment table is split', async () => {
  const found: unknown[] = [];
  for (const path of pages) {
    await using visited = await onAScreen(path);
    const { page } = visited;
    await layOut(page);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const size of ['', '200%'])
      for (const width of [320, 360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
        const broken = await brokenWords(page, cells);
        const clipped = await page
          .locator(cells)
          .evaluateAll((all) =>
            all.flatMap((cell) =>
              cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1 && !cell.querySelector('.comparison-label')
                ? [`cut: ${cell.textContent}`]
                : [],
            ),
          );
        if (broken.length + clipped.length > 0) found.push([path, width, size, ...broken, ...clipped]);
      }
  }
  expect(found).toEqual([]);
}, 600_000);
