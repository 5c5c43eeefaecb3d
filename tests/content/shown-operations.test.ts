import { expect, test } from 'vitest';
import { cases, casesOf } from '#content/cases.ts';
import { findTreatment } from '#content/catalogue.ts';
import { operations } from '#content/operations.ts';
import { shownOperations } from '#content/shared-text.ts';

test('a live site shows no example answers', () => {
  const key = 'keyhole-gallbladder' as const;
  expect(operations[key]?.given).toBe(false);
  expect(shownOperations([key], false)).toHaveLength(1);
  expect(shownOperations([key], true)).toEqual([]);
});

test('each case has a page that shows it', () => {
  expect(cases.filter(({ treatment }) => !findTreatment(treatment)).map(({ id }) => id)).toEqual([]);
  expect(casesOf('gallbladderstones').map(({ id }) => id)).toEqual([0, 1]);
});
