import { expect, test } from 'vitest';
import { keepPage, keptAddress, keptPage, newKept } from '#edge/kept-pages.ts';

const at = (path: string) => new URL(path, 'https://clinic.example');

test.each([
  ['/?utm_source=mail', undefined, '/'],
  ['/blog?page=1&x=<script>', undefined, '/blog'],
  ['/blog?x=1&page=2', undefined, '/blog?page=2'],
  ['/blog/A%20title?x=1', '/blog/A%20title', '/blog/A%20title'],
  ['/blog/A%20title?id=7&x=1', '/blog/A%20title?id=7', '/blog/A%20title?id=7'],
  // Shown as well, under the address that was asked for, and kept under none.
  ['/blog/a%20TITLE', '/blog/A%20title', undefined],
  ['/blog/A%20title?id=7', '/blog/A%20title', undefined],
  ['/blog/A%20title', undefined, undefined],
  ['/callback/again', undefined, undefined],
])('%s is kept, if at all, under nothing that its visitor chose', (path, canonical, address) => {
  expect(keptAddress(at(path), canonical)).toBe(address);
});

const page = (letter: string, thousands: number) => letter.repeat(thousands * 1_000);

test('what is kept never outgrows its bounds; the longest unused goes first, and a page counts once', () => {
  const kept = newKept();
  for (let number = 0; number < 40; number++) {
    keepPage(kept, `${number}`, page('x', 500));
    keepPage(kept, `${number}`, page('x', 500));
    // Somebody reads the first again and again.
    keptPage(kept, '0');
  }
  expect(kept.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(kept.bytes).toBe([...kept.pages.values()].reduce((sum, html) => sum + html.length * 2, 0));
  expect(keptPage(kept, '1')).toBeUndefined();
  expect(keptPage(kept, '0')).toBeDefined();
});

test('a page over a megabyte is not kept', () => {
  const kept = newKept();
  keepPage(kept, 'large', page('x', 600));
  expect([kept.bytes, keptPage(kept, 'large')]).toEqual([0, undefined]);
});
