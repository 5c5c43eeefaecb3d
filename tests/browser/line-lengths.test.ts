import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit, walk } = siteForTests();
const onAScreen = walk({ viewport: { width: 1280, height: 900 } });

/** The median of letters in a line of these blocks, folds opened, and how many lines there are; a block's last line may be short. */
async function medianLine(page: Page, blocks: string) {
  await layOut(page);
  return page.evaluate((selector) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    const range = document.createRange();
    const counts = [...document.querySelectorAll(selector)].flatMap((block) => {
      if (block.querySelector('p, li')) return [];
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest('sup, .term-meaning, .sr-only')) continue;
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round((range.getClientRects()[0]?.top ?? -1) / 8);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
      }
      return [...lines.values()].slice(0, -1);
    });
    return { lines: counts.length, median: counts.sort((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0 };
  }, blocks);
}

const not = ':not(.lead *, nav *, table *, .banner *, figure *, .all-treatments *, aside *, form *, .provenance *, .take-along *)';
const body = ['p', 'li', 'dd'].map((name) => `main ${name}${not}`).join(', ');

const kinds = {
  'a treatment': '/treatment/colon-rectum/rectumpolyps',
  'a service': '/treatment/digestive-system',
  'an article': '/blog/Going%20home%20after%20a%20big%20operation',
  'a complaint': '/symptoms/right-ribs',
  'the privacy notice': '/privacy',
  'a getting-ready sheet': '/getting-ready/keyhole-gallbladder',
  "a 'What matters' sheet": '/what-matters/gallbladderstones',
} as const;

test.each(Object.entries(kinds))('from 1024 px, %s has lines of 58 to 68 characters', async (_, path) => {
  await using visited = await visit(path);
  for (const width of [1024, 1280, 1920]) {
    await visited.page.setViewportSize({ width, height: 900 });
    // The first view may be in a font of the system's, which its page then keeps.
    await visited.page.reload();
    const { lines, median } = await medianLine(visited.page, body);
    expect([width, lines > 20, median, median >= 58 && median <= 68]).toEqual([width, true, median, true]);
  }
});

// Two to seven lines: the median of one page is that of a few, and a word more or less moves it.
test('the lead of each treatment page has 57 to 68 characters', async () => {
  const outside: unknown[] = [];
  for (const path of [...treatments.map(hrefOfTreatment), ...servicePages.map(hrefOfService)]) {
    await using visited = await onAScreen(path);
    for (const width of [1024, 1280]) {
      await visited.page.setViewportSize({ width, height: 900 });
      const { median } = await medianLine(visited.page, '.lead p');
      if (median < 57 || median > 68) outside.push([path, width, median]);
    }
  }
  expect(outside).toEqual([]);
}, 120_000);
