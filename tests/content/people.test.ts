import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import { peopleOf, peopleOfRows } from '#content/people.ts';
import { readTreatment } from '#content/treatment-text.ts';

test("a chart of people draws '10 in 100 people' as ten", () => {
  expect(peopleOf('10 in 100 people')).toEqual({ n: 10, of: 100 });
  expect(peopleOf('9 of 20 people')).toEqual({ n: 9, of: 20 });
  expect(peopleOf('about 8\u00a0in\u00a0100')).toEqual({ n: 8, of: 100 });
});

test('a chart of people rejects a quantity that is no proportion', () => {
  for (const value of ['', '3 to 5 in 100', '0.5 in 100', '46 in 1,000 people', '4 in 1000', '12 in 10', '5 years', '0 in 0'])
    expect(() => peopleOf(value), value).toThrow('cannot be drawn');
});

test('a chart of people rejects rows with different group sizes', () => {
  expect(peopleOfRows(['10 in 100 people', '22 in 100'])).toHaveLength(2);
  expect(() => peopleOfRows(['10 in 100', '9 of 20'])).toThrow('different numbers');
});

test('every chart of people on treatment pages can be drawn', () => {
  const drawn = treatments.flatMap((page) => readTreatment(page).charts.flatMap(({ rows }) => rows));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(({ people }) => people.n > people.of)).toEqual([]);
});
