import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { namedPages, PagesLinks } from '#sections/blog/pages-links.tsx';

// A gap never hides a single page.
test('each blog list page links the first, last and neighbouring pages', () => {
  expect(namedPages(1, 3)).toEqual([1, 2, 3]);
  expect(namedPages(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(namedPages(1, 125)).toEqual([1, 2, 3, 0, 125]);
  expect(namedPages(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(namedPages(60, 125)).toEqual([1, 0, 58, 59, 60, 61, 62, 0, 125]);
  expect(namedPages(125, 125)).toEqual([1, 0, 123, 124, 125]);
});

test('each blog list page links to the next and previous pages', () => {
  const steps = (page: number) => {
    const html = renderToStaticMarkup(createElement(PagesLinks, { page, pages: 13 }));
    expect(html).toContain(`Page ${page} of 13`);
    return [...html.matchAll(/href="([^"]+)" rel="(\w+)"/g)].map(([, href, rel]) => `${rel} ${href}`);
  };
  expect(steps(1)).toEqual(['next /blog?page=2']);
  expect(steps(2)).toEqual(['prev /blog', 'next /blog?page=3']);
  expect(steps(13)).toEqual(['prev /blog?page=12']);
});
