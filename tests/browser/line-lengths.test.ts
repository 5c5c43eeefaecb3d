import { expect, test } from 'vitest';
import { medianLine } from './median-line.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();

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
