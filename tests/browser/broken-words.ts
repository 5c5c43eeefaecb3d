import type { Page } from 'playwright-core';

/** Words that break across lines without a hyphen, dash or stroke, in headings by default. */
export const brokenWords = (page: Page, selector = 'main :is(h1, h2, h3)') =>
  page.evaluate((within) => {
    const range = document.createRange();
    const texts = [...document.querySelectorAll(within)].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes;
    });
    return texts.flatMap((node) =>
      [...node.data.matchAll(/[^\s\u00ad\-–/]+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A box for each line that the word is on.
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 8 ? [word] : [];
      }),
    );
  }, selector);
