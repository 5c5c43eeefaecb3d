import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plannedOperations } from '#content/getting-ready.ts';
import { GettingReadySheet } from '#sections/getting-ready/getting-ready-sheet.tsx';

test('a getting-ready sheet offers to print before its first list', () => {
  for (const [, operation] of plannedOperations) {
    const html = renderToStaticMarkup(createElement(GettingReadySheet, { operation }));
    expect(html).toMatch(/^(?:(?!<h2)[\s\S])*<a[^>]*data-print=""[^>]*>Print this sheet<\/a>/);
  }
});
