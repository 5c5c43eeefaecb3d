import { afterAll, expect, test, vi } from 'vitest';
import { cases, casesOf } from '#content/cases.ts';
import { findTreatment } from '#content/catalogue.ts';

// The next file is not to find a live site's modules.
afterAll(() => {
  vi.resetModules();
});

async function shownWhen(live: boolean) {
  vi.stubGlobal('__LIVE__', live);
  vi.resetModules();
  const { operationsOf, shownOperations } = await import('#content/getting-ready.ts');
  return { all: shownOperations.map(([, { given }]) => given), one: operationsOf(['keyhole-gallbladder']).length };
}

test('a live site hides sample answers about operations', async () => {
  const here = await shownWhen(false);
  expect([here.all.includes(false), here.one]).toEqual([true, 1]);
  const live = await shownWhen(true);
  expect([live.all.includes(false), live.one]).toEqual([false, 0]);
});

test('each case belongs to a treatment page', () => {
  expect(cases.filter(({ treatment }) => !findTreatment(treatment)).map(({ id }) => id)).toEqual([]);
  expect(casesOf('gallbladderstones').map(({ id }) => id)).toEqual([0, 1]);
});
