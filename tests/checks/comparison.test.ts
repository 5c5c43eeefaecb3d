import { expect, test } from 'vitest';
import { emptyCellsOf } from '#checks/comparison.ts';
import { treatments } from '#content/catalogue.ts';
import { operations } from '#content/operations.ts';
import { textOfRuns } from '#content/page-text.ts';
import { readCompared } from '#content/shared-text.ts';
import type { Comparison, TreatmentDetail } from '#content/treatment.ts';
import { readTreatment } from '#content/treatment-text.ts';

const option = (compare: Partial<Comparison>): TreatmentDetail => ({
  title: 'An operation',
  description: 'x',
  benefits: 'x',
  risks: 'x',
  recovery: 'x',
  compare: { cut: 'One', nights: null, usualLife: null, mainRisk: 'Pain', comesBack: 'Seldom', operation: 'piles', ...compare },
});
const reader = { text: () => [], heading: (text: string) => [{ kind: 'text' as const, text }] };

// Here an example fills the cell; a live site shows none until the practice has given its own answer.
test('a cell with only a sample answer counts as empty', () => {
  const { given } = operations.piles;
  expect(emptyCellsOf([option({})])).toMatchObject({ nights: given ? 0 : 1, usualLife: given ? 0 : 1, mainRisk: 0 });
  expect(emptyCellsOf([option({ untilGiven: { nights: 'One', usualLife: 'Days' } })])).toMatchObject({ nights: 0, usualLife: 0 });
});

test.each(['Ask; not with fever', 'Not measured', 'Not counted; ask'])('a cell that says %s counts as empty', (words) => {
  expect(emptyCellsOf([option({ nights: words })]).nights).toBe(1);
});

test('the practice’s own answer goes before a count from elsewhere', () => {
  const options = [option({ untilGiven: { nights: 'A count' } })];
  const nightsWith = (given: boolean) =>
    readCompared(reader, options, { shownOf: () => [['piles', { ...operations.piles, stay: 'Ours', given }]] })[0]?.cells.nights;
  expect(nightsWith(true)).toEqual({ runs: reader.heading('Ours'), ours: 'here' });
  expect(nightsWith(false)).toEqual({ runs: reader.heading('Ours'), ours: 'example' });
  expect(readCompared(reader, options, { shownOf: () => [] })[0]?.cells.nights).toEqual({ runs: reader.heading('A count') });
});

// 'Until desk work' stood over 'Desk work after 4 to 6 weeks'.
test('a comparison says desk work in its row or its cells', () => {
  const repeated = treatments.flatMap((page) => {
    const { compared, rowNames } = readTreatment(page);
    const saysDeskWork = [rowNames?.usualLife ?? '', ...compared.map(({ cells }) => textOfRuns(cells.usualLife?.runs ?? []))];
    const [row, ...cells] = saysDeskWork.map((words) => /desk work/i.test(words));
    return row && cells.includes(true) ? [page.link] : [];
  });
  expect(repeated).toEqual([]);
});

test("a comparison cell does not repeat its row’s 'Desk work'", () => {
  const usualLife = (rowNames?: { usualLife: string }) => {
    const own = { ...operations.piles, back: { ...operations.piles.back, deskWork: 'after 1 week' } };
    const [row] = readCompared(reader, [option({})], { rowNames, shownOf: () => [['piles', own]] });
    return textOfRuns(row?.cells.usualLife?.runs ?? []);
  };
  expect(usualLife()).toBe('Desk work after 1 week');
  expect(usualLife({ usualLife: 'Desk work (rectum)' })).toBe('After 1 week');
});

test('a cell names both ways of one option', () => {
  const both = [option({ operation: ['keyhole-colon', 'colon'] })];
  const { nights, usualLife } = readCompared(reader, both, {
    shownOf: (keys = []) => keys.map((key) => [key, { ...operations[key], given: true }]),
  })[0]?.cells ?? { nights: null, usualLife: null };
  expect(nights).toEqual({ runs: reader.heading('keyhole: 4 to 6 nights; open: 6 to 8 nights'), ours: 'here' });
  expect(usualLife?.runs).toEqual(reader.heading('Desk work, keyhole: after 2 to 3 weeks; open: after 4 to 6 weeks'));
});
