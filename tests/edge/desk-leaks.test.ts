/** @module-tag long */
import { expect, test } from 'vitest';
import { tracesOfAPerson } from '#tests/desk/check/canary.ts';

test('the desk leaves nobody in files, logs or addresses', async () => {
  const { places, seen } = await tracesOfAPerson();
  expect(places).toEqual([]);
  // The trial is a fair one: she was opened, noted, found in three ways, exported and erased.
  expect(seen).toEqual(['opened', 'noted', 'found', 'found', 'found', 'exported', 'erased', 'reference on disk']);
});
