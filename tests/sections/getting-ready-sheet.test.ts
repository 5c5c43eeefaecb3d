import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { emergencyBeforeOf, emergencyRowsOf } from '#content/emergency-before.ts';
import { plannedOperations } from '#content/getting-ready.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { sheetsIn } from '#content/languages/pages.ts';
import { paragraphsOf } from '#content/languages/paragraphs.ts';
import { signsIn } from '#content/languages/views.ts';
import { goingHome, lowSugar } from '#content/medicines-before.ts';
import { GettingReadySheet } from '#sections/getting-ready/getting-ready-sheet.tsx';
import { phoneInOne, SheetScreenIn } from '#sections/languages/sheets/sheet-screen.tsx';
import { shellIn } from '#sections/languages/shell-in.ts';
import { englishShell } from '#sections/shell/english-shell.ts';

const printFirst = (words: string) => new RegExp(`^(?:(?!<h2)[\\s\\S])*<a[^>]*data-print=""[^>]*>${words}</a>`);

test('a getting-ready sheet shows its print button before the first heading', () => {
  for (const [, operation] of plannedOperations)
    expect(renderToStaticMarkup(createElement(GettingReadySheet, { operation }))).toMatch(printFirst('Print this sheet'));
  for (const texts of allTexts)
    for (const { operation, text } of sheetsIn(texts)) {
      const sheet = createElement(SheetScreenIn, { texts, operation, text, review: { state: 'awaiting review' } });
      expect(renderToStaticMarkup(sheet)).toMatch(printFirst(texts.words.sheet.print));
    }
});

// A fever on a Saturday night must not wait for Monday, nor a low sugar for the end of a fast.
test('a getting-ready sheet lists low sugar and 112 before our number', () => {
  const inOrder = (html: string, ...parts: ReadonlyArray<string>) => parts.map((part) => html.lastIndexOf(part));
  const shown = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element).replaceAll('&#x27;', '’');
  for (const [key, operation] of plannedOperations) {
    const html = shown(createElement(GettingReadySheet, { operation }));
    const rows = emergencyRowsOf(operation);
    const places = inOrder(html, lowSugar, rows[0] ?? '', 'tel:112', rows.at(-1) ?? '', phoneLink);
    expect([key, places]).toEqual([key, places.toSorted((a, b) => a - b)]);
    expect([key, places[0]]).not.toEqual([key, -1]);
    expect([key, html.includes(goingHome)]).toEqual([key, /^none|^1 night$/.test(operation.stay)]);
  }
  for (const texts of allTexts)
    for (const { key, operation, text } of sheetsIn(texts)) {
      const html = shown(createElement(SheetScreenIn, { texts, operation, text, review: { state: 'awaiting review' } }));
      const [first] = signsIn(texts, emergencyBeforeOf(operation)).flatMap(({ rows }) => rows.map(({ shown: words }) => words));
      const places = inOrder(html, paragraphsOf(texts.medicines.lowSugar)[0] ?? '', first ?? '', 'tel:112', `${phoneLink}">${phoneInOne}`);
      expect([key, places]).toEqual([key, places.toSorted((a, b) => a - b)]);
      expect([key, places.includes(-1)]).toEqual([key, false]);
    }
});

test('header and phone menu link to the list of getting-ready sheets', () => {
  for (const { panel, pages } of [englishShell, ...allTexts.map(shellIn)])
    for (const links of [panel, pages]) expect(links.filter(({ href }) => href.endsWith('/getting-ready'))).toHaveLength(1);
});
