import { expect, test } from 'vitest';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

// 768 px, where the strip above the header begins, was 52 px too wide.
test('at 768 px twice the text never scrolls sideways', async () => {
  await using visited = await visit('/robots.txt', { viewport: { width: 768, height: 1024 } });
  const { page } = visited;
  for (const path of [
    '/',
    '/treatment/gallbladder/gallbladderstones',
    '/visit',
    '/symptoms/right-ribs',
    '/what-matters/gallbladderstones',
    '/hi',
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
    expect([path, over]).toEqual([path, 0]);
  }
});

test('a desk shows statements of what matters in two columns', async () => {
  await using visited = await visit('/what-matters/gallbladderstones', { viewport: { width: 1280, height: 800 } });
  const tops = await visited.page.locator('main fieldset').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

test('the numbers for an emergency keep their spaces in any font', async () => {
  await using visited = await visit('/', { viewport: { width: 360, height: 740 } });
  for (const family of ['Arial', 'serif', 'monospace']) {
    const gaps = await visited.page.evaluate((font) => {
      document.body.style.fontFamily = font;
      const textBox = (link: Element) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      };
      return [...document.querySelectorAll('main span:has(> a[href="tel:112"])')].map((span) => {
        const [first, last] = [...span.querySelectorAll('a')].map(textBox);
        const or = document.createRange();
        const word = [...span.childNodes].find((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ''));
        if (!word || !first || !last) return Number.NaN;
        or.selectNodeContents(word);
        const { left, right } = or.getBoundingClientRect();
        return Math.min(left - first.right, last.left - right);
      });
    }, family);
    expect(gaps.length).toBeGreaterThan(0);
    expect([family, gaps.filter((gap) => !(gap >= 2))]).toEqual([family, []]);
  }
});
