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
    const topsOf = (from: number, to: number, node: Text) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].map((box) => box.top);
    };
    const apart = (tops: ReadonlyArray<number>) => Math.max(...tops) - Math.min(...tops) > 8;
    return texts.flatMap((node) =>
      [...node.data.matchAll(/[^\s\u00ad\-–/]+/g)].flatMap(({ 0: word, index }) => {
        // A word on one line has one box, which is soon asked. With the hyphen of the line before it has two, but each letter has one place.
        if (!apart(topsOf(index, index + word.length, node))) return [];
        return apart([...word].map((_, at) => topsOf(index + at, index + at + 1, node).at(-1) ?? 0)) ? [word] : [];
      }),
    );
  }, selector);
