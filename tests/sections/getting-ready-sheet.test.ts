import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plannedOperations } from '#content/getting-ready.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { sheetsIn } from '#content/languages/pages.ts';
import { GettingReadySheet } from '#sections/getting-ready/getting-ready-sheet.tsx';
import { SheetScreenIn } from '#sections/languages/sheet-screens.tsx';
import { shellIn } from '#sections/languages/shell-in.ts';
import { englishShell } from '#sections/shell/english-shell.ts';

const printFirst = (words: string) => new RegExp(`^(?:(?!<h2)[\\s\\S])*<a[^>]*data-print=""[^>]*>${words}</a>`);

test('a getting-ready sheet offers to print before its first list', () => {
  for (const [, operation] of plannedOperations)
    expect(renderToStaticMarkup(createElement(GettingReadySheet, { operation }))).toMatch(printFirst('Print this sheet'));
  for (const texts of allTexts)
    for (const { operation, text } of sheetsIn(texts)) {
      const sheet = createElement(SheetScreenIn, { texts, operation, text, review: { state: 'awaiting review' } });
      expect(renderToStaticMarkup(sheet)).toMatch(printFirst(texts.words.sheet.print));
    }
});

test('header and phone menu lead to the getting-ready sheets', () => {
  for (const { panel, pages } of [englishShell, ...allTexts.map(shellIn)])
    for (const links of [panel, pages]) expect(links.filter(({ href }) => href.endsWith('/getting-ready'))).toHaveLength(1);
});
