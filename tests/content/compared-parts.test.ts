import { expect, test } from 'vitest';
import { mainFigureOf, partsOfCell } from '#content/compared-parts.ts';
import type { Run } from '#content/page-text.ts';

const text = (words: string): Run => ({ kind: 'text', text: words });
const figure = (value: string): Run => ({ kind: 'figure', value, reference: 1 });

test('a comparison cell divides at semicolons into label and figure', () => {
  expect(partsOfCell([text('Leaks: '), figure('3 in 100'), text('; any trouble: up to '), figure('9 in 100')])).toEqual([
    { what: [text('Leaks: ')], said: [figure('3 in 100')] },
    { what: [text('any trouble: ')], said: [text('up to '), figure('9 in 100')] },
  ]);
  expect(partsOfCell([text('After '), figure('5 years'), text(': '), figure('2 of 80')])).toEqual([
    { what: [text('After '), figure('5 years'), text(': ')], said: [figure('2 of 80')] },
  ]);
});

test('a comparison cell without a figure stays whole', () => {
  for (const words of ['None: day visits', 'Weeks; ask', 'No break'])
    expect(partsOfCell([text(words)])).toEqual([{ what: [], said: [text(words)] }]);
});

test('a comparison’s share is bold, its time and years are not', () => {
  const boldIn = (...said: ReadonlyArray<Run>) =>
    said.flatMap((run) => (run.kind === 'figure' && mainFigureOf({ what: [], said })(run.value) ? [run.value] : []));
  expect(boldIn(figure('8 in 100'), text(', '), figure('17 years'))).toEqual(['8 in 100']);
  expect(boldIn(figure('4'), text(' to '), figure('39 in 100'))).toEqual(['4', '39 in 100']);
  expect(boldIn(figure('10 days'), text(' (Japan, '), figure('2009 to 2015'), text(')'))).toEqual(['10 days']);
  expect(boldIn(figure('31\u00a0months'), text(' early, '), figure('3 months'))).toEqual(['31\u00a0months', '3 months']);
});
