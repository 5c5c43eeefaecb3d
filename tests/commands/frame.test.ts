import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doctorPath } from '#content/doctor-path.ts';
import { framed, frameOf, isInner } from '#edge/frame.ts';
import { addressesOf } from '#edge/missing.ts';

const cut = '<template data-frame="cut"></template>';
const page = (...parts: ReadonlyArray<string>) => `<html><head></head><body>${parts.join(cut)}</body></html>`;

test('the frame page is cut into its four parts, and they are laid round a page', () => {
  const frame = frameOf(page('<header>A</header><main>', '<p>before</p>', '<p>after</p>', '</main><footer>Z</footer>'));
  const place = (part: string) => `<template data-frame="${part}"></template>`;
  const home = `<body>${['above-page', 'above-posts'].map(place).join('')}<ul>posts</ul>${['below-posts', 'below-page'].map(place).join('')}</body>`;
  expect(framed(home, frame)).toBe(`<body><header>A</header><main><p>before</p><ul>posts</ul><p>after</p></main><footer>Z</footer></body>`);
});

test('a frame page that is marked otherwise, or a place that has no part, says what to look at', () => {
  expect(() => frameOf(page('one', 'two'))).toThrow('cut into 2 parts, not 4: look at src/pages/(site)/frame.tsx');
  const frame = frameOf(page('1', '2', '3', '4'));
  expect(() => framed('<template data-frame="nowhere"></template>', frame)).toThrow("no part 'nowhere'");
  // Of a part's own text nothing is taken for a pattern.
  expect(framed('<template data-frame="above-page"></template>', { ...frame, 'above-page': '$& $1' })).toBe('$& $1');
});

test('an address that only the build and the Worker use among themselves is known, however it is escaped', () => {
  for (const path of ['/frame', '/unframed', '/unframed/blog', '/unf%72amed/404', '/RSC/R/frame.txt', '/RSC/R/unframed.txt', '/%66rame/'])
    expect([path, isInner(path)]).toEqual([path, true]);
  for (const path of ['/', '/frames', '/blog/frame', '/unframed-pictures', '/RSC/R/blog.txt', '/%', '/%zz'])
    expect([path, isInner(path)]).toEqual([path, false]);
});

test('which addresses may have a page is read from the names of the files', () => {
  const addresses = addressesOf(globSync('pages/**/*.{ts,tsx}', { cwd: 'src' }).map((file) => `./${file}`));
  for (const path of ['/', '/blog', '/blog/', '/blog/A%20title', '/treatment/liver/livercysts', doctorPath.href, '/callback/received'])
    expect([path, addresses.test(path)]).toEqual([path, true]);
  for (const path of [
    '/nope',
    '/blog/a/b',
    '/treatment/a/b/c',
    '/404',
    '/_root',
    '/index',
    '/(site)',
    '/_api/robots.txt',
    '/blogs',
    '/BLOG',
  ])
    expect([path, addresses.test(path)]).toEqual([path, false]);
});
