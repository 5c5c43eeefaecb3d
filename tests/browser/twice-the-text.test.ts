import { expect, test } from 'vitest';
import { translatedAddresses } from '#tests/addresses.ts';
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
    ...translatedAddresses,
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
    expect([path, over]).toEqual([path, 0]);
  }
});

// The label lay over the name of the treatment, and the page's title was smaller than its first sentence.
test('twice the text keeps labels, titles and mark apart', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', { viewport: { width: 360, height: 740 } });
  const { page } = visited;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const gaps = await page.locator('.comparison-chooser label').evaluateAll((all) =>
    all.map((label) => {
      const [words, box] = [...label.children].map((one) => one.getBoundingClientRect());
      return words && box ? box.top - words.bottom : Number.NaN;
    }),
  );
  expect([gaps.length, gaps.every((gap) => gap >= 2)]).toEqual([2, true]);
  const sizes = await page
    .locator('main h1, .treatment h2, .lead p')
    .evaluateAll((all) => all.map((one) => [one.nodeName, Number.parseFloat(getComputedStyle(one).fontSize)] as const));
  const largest = (name: string) => Math.max(...sizes.flatMap(([of, size]) => (of === name ? size : [])));
  expect(largest('H1')).toBeGreaterThan(largest('H2'));
  expect(largest('H2')).toBeGreaterThan(largest('P'));
  // The practice's mark was a speck of 5 px.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const [mark, name, next] = await page
      .locator('.header img, .header img + span, .header a:has(> img) ~ :not(nav, .max-column\\:hidden)')
      .evaluateAll((all) => all.filter((one) => one.tagName === 'IMG' || one.checkVisibility()).map((one) => one.getBoundingClientRect()));
    expect([width, mark?.width === 0 || Number(mark?.width) >= 28]).toEqual([width, true]);
    expect([width, Number(name?.right) <= Number(next?.left)]).toEqual([width, true]);
  }
});

// It was as wide as the four frames: cut in the middle of a word, however far one had swiped.
test('the caption under four frames stays on a phone’s screen', async () => {
  await using visited = await visit('/treatment/colon-rectum/rectumcancer', { viewport: { width: 360, height: 740 } });
  const row = visited.page.locator('.swiped:has(> .in-frames:first-child)');
  const sides = await row.evaluate(async (swiped) => {
    const all: boolean[] = [];
    for (const left of [0, 200]) {
      swiped.scrollLeft = left;
      await new Promise(requestAnimationFrame);
      const [caption, around] = [swiped.querySelector('figcaption'), swiped].map((one) => one?.getBoundingClientRect());
      if (caption && around) all.push(caption.left >= around.left - 1, caption.right <= around.right + 1);
    }
    return all;
  });
  expect(sides).toEqual([true, true, true, true]);
});

// A half-round border ran through the first letters and the last of a name on three lines.
test('links to parts of Hindi pages keep words inside borders', async () => {
  await using visited = await visit('/hi/emergency', { viewport: { width: 360, height: 740 } });
  const cut = await visited.page.locator('main nav a').evaluateAll((all) =>
    all.flatMap((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const box = link.getBoundingClientRect();
      const radius = Math.min(Number.parseFloat(getComputedStyle(link).borderTopLeftRadius), box.height / 2);
      // The corner of a line that lies outside the quarter of a circle.
      const outside = [...words.getClientRects()].some(({ left, top, bottom }) =>
        [top - box.top, box.bottom - bottom].some((from) => {
          const [across, down] = [radius - (left - box.left), radius - from];
          return across > 0 && down > 0 && Math.hypot(across, down) > radius;
        }),
      );
      return outside ? [link.textContent] : [];
    }),
  );
  expect(await visited.page.locator('main nav a').count()).toBeGreaterThan(9);
  expect(cut).toEqual([]);
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

// In a line of a fixed height the second crumb was printed over the first.
test('twice the text never prints one breadcrumb over another', async () => {
  await using visited = await visit('/symptoms', { viewport: { width: 768, height: 1024 } });
  const { page } = visited;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const crumbs = await page.locator('.banner nav li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [first, second] = crumbs;
  if (!first || !second) throw new Error('There are no two crumbs.');
  expect(second.top >= first.bottom - 1 || second.left >= first.right).toBe(true);
});

// The address was cut to 'K'.
test('twice the text leaves only whole facts above the header', async () => {
  await using visited = await visit('/visit', { viewport: { width: 768, height: 1024 } });
  const { page } = visited;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await page
    .locator('aside .truncate')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
});
