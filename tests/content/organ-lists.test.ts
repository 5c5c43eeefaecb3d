import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import { parts } from '#sections/organ-map/organ-pages.ts';

const isCancer = ({ name }: { name: string }) => /cancer/i.test(name);

test('no organ’s list begins with a cancer', () => {
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter(({ pages }) => pages[0] && isCancer(pages[0])).map(({ name }) => name)).toEqual([]);
});

test('cancers come last in each organ’s list', () => {
  const mixed = parts.filter(({ pages }) => {
    const first = pages.findIndex(isCancer);
    return first >= 0 && !pages.slice(first).every(isCancer);
  });
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test('every treatment is in the list of an organ', () => {
  const listed = new Set(parts.flatMap(({ pages }) => pages.map(({ name }) => name)));
  expect(treatments.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual([]);
});
