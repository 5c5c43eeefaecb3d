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
        const tops = [...word].map((_, at) => {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          return [...range.getClientRects()].at(-1)?.top ?? 0;
        });
        return Math.max(...tops) - Math.min(...tops) > 8 ? [word] : [];
      }),
    );
  }, selector);
