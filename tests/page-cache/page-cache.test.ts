import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doctorPath } from '#content/doctor-path.ts';
import { inShell, shellFrom, shellParts } from '#edge/page-cache/shell.ts';
import { createPageStore, getPage, putPage } from '#edge/page-cache/store.ts';
import { addressesOf } from '#edge/resolve.ts';

const cut = '<template data-shell="cut"></template>';
const page = (...parts: ReadonlyArray<string>) => `<html><body><main>${['', ...parts, '</main></body></html>'].join(cut)}`;
const place = (part: string) => `<template data-shell="${part}"></template>`;

test('a rendered page gets its shared header, footer and other parts', () => {
  const shell = shellFrom(page('<header>A</header>', '<p>before</p>', '<p>after</p>', '<footer>Z</footer>', '<p>costs</p>'));
  const home = `<body>${shellParts.slice(0, 2).map(place).join('')}<ul>posts</ul>${shellParts.slice(2).map(place).join('')}</body>`;
  expect(inShell(home, shell)).toBe('<body><header>A</header><p>before</p><ul>posts</ul><p>after</p><footer>Z</footer><p>costs</p></body>');
});

test('a missing shared page part throws an error naming its source', () => {
  expect(() => shellFrom(page('one', 'two'))).toThrow('cut into 2 parts, not 5: look at src/pages/(static)/shell.tsx');
  const shell = shellFrom(page('1', '2', '3', '4', '5'));
  expect(() => inShell(place('nowhere'), shell)).toThrow("no part 'nowhere'");
  expect(() => inShell(place('above-page'), undefined)).toThrow("no part 'above-page'");
  // A part's text is not read as a replacement pattern.
  expect(inShell(place('above-page'), { ...shell, 'above-page': '$& $1' })).toBe('$& $1');
});

test('page addresses are recognised from the file names in src/pages', () => {
  const addresses = addressesOf(globSync('pages/**/*.{ts,tsx}', { cwd: 'src' }).map((file) => `./${file}`));
  const pages = ['/', '/blog', '/blog/', '/blog/A%20title', '/treatment/liver/livercysts', doctorPath.href, '/callback/received'];
  for (const path of pages) expect([path, addresses.test(path)]).toEqual([path, true]);
  const none = ['/nope', '/blog/a/b', '/treatment/a/b/c', '/404', '/_root', '/index', '/(static)', '/_api/robots.txt', '/blogs', '/BLOG'];
  for (const path of [...none, '/shell', '/%73hell']) expect([path, addresses.test(path)]).toEqual([path, false]);
});

const pageOfSize = (thousands: number) => ({
  html: new Uint8Array(thousands * 600),
  data: new Uint8Array(thousands * 400),
  tag: '',
  status: 200 as const,
});

test('the page cache drops least recently used pages above 8 MB', () => {
  const store = createPageStore();
  for (let post = 0; post < 3_000; post += 1) {
    putPage(store, `/blog/${post}`, pageOfSize(120));
    putPage(store, `/blog/${post}`, pageOfSize(120));
    getPage(store, '/blog/0');
  }
  const size = 121_024;
  expect(store.pages.size).toBe(Math.floor((8 * 1024 * 1024) / size));
  expect(store.bytes).toBe(store.pages.size * size);
  const stored = ['/blog/0', '/blog/2999', '/blog/1'].map((key) => getPage(store, key) !== undefined);
  expect(stored).toEqual([true, true, false]);
});

test('the page cache does not store a page over one megabyte', () => {
  const store = createPageStore();
  putPage(store, 'large', pageOfSize(1_100));
  expect([store.bytes, getPage(store, 'large')]).toEqual([0, undefined]);
});
