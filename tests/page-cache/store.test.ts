import { expect, test } from 'vitest';
import { createPageStore, getPage, putPage } from '#edge/page-cache/store.ts';

const page = (thousands: number) => ({
  html: new Uint8Array(thousands * 600),
  data: new Uint8Array(thousands * 400),
  tag: '',
  status: 200 as const,
});

test('drops the least recently used pages beyond the limit', () => {
  const store = createPageStore();
  for (let post = 0; post < 3_000; post += 1) {
    putPage(store, `/blog/${post}`, page(120));
    putPage(store, `/blog/${post}`, page(120));
    getPage(store, '/blog/0');
  }
  const size = 121_024;
  expect(store.pages.size).toBe(Math.floor((8 * 1024 * 1024) / size));
  expect(store.bytes).toBe(store.pages.size * size);
  const stored = ['/blog/0', '/blog/2999', '/blog/1'].map((key) => getPage(store, key) !== undefined);
  expect(stored).toEqual([true, true, false]);
});

test('does not store a page over a megabyte', () => {
  const store = createPageStore();
  putPage(store, 'large', page(1_100));
  expect([store.bytes, getPage(store, 'large')]).toEqual([0, undefined]);
});
