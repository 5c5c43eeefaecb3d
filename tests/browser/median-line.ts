import type { Page } from 'playwright-core';
import { layOut } from './page-state.ts';

/** The median of letters in a line of these blocks, folds opened, and how many lines there are; a block's last line may be short. */
export async function medianLine(page: Page, blocks: string) {
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
