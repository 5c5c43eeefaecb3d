import { expect, test } from 'vitest';
import { sheetOf } from '#commands/build/plugins/sheets-by-media.ts';

test.each(['(width >= 40rem)', '(width >= 600px)', 'screen and (width >= 64rem)', '(width>=600px) and (height>=480px)'])(
  'rules for the media query %s go to the wide-screen sheet',
  (query) => {
    expect(sheetOf(query)).toBe('styles-wide');
  },
);

test.each(['(width >= 480px)', '(width < 48rem)', 'not all and (width >= 48rem)', '(hover: hover)', '(width >= 600px), (hover: hover)'])(
  'rules for the media query %s stay in the main sheet',
  (query) => {
    expect(sheetOf(query)).toBeUndefined();
  },
);

test('the print style sheet takes the rules of @media print', () => {
  expect(sheetOf('print')).toBe('styles-print');
});
