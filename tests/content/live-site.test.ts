import { afterEach, expect, test, vi } from 'vitest';
import { deskUrl } from '#content/live.ts';
import { practice } from '#content/practice.ts';

// The modules of a live site must not reach the next test.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Imports a content module as it is in a live or a local build. */
async function importedWhen<T>(live: boolean, load: () => Promise<T>): Promise<T> {
  vi.stubGlobal('__LIVE__', live);
  vi.resetModules();
  return load();
}

test('a live site’s Admin Login link opens the configured adminUrl', () => {
  vi.stubGlobal('__LIVE__', true);
  expect(deskUrl()).toBe(practice.adminUrl);
});

test('a local build’s Admin Login link opens the next port', () => {
  expect(deskUrl()).toBe('http://localhost:8788/');
  vi.stubGlobal('__DESK_PORT__', 9001);
  expect(deskUrl()).toBe('http://localhost:9001/');
});

test('a live site hides sample testimonials', async () => {
  const shown = async (live: boolean) =>
    (await importedWhen(live, () => import('#content/testimonials.ts'))).shownTestimonials.map(({ sample }) => sample);
  expect(await shown(false)).toContain(true);
  expect(await shown(true)).not.toContain(true);
});

test('a live site hides sample answers about operations', async () => {
  const shown = async (live: boolean) => {
    const { operationsOf, shownOperations } = await importedWhen(live, () => import('#content/getting-ready.ts'));
    return [shownOperations.some(([, { given }]) => !given), operationsOf(['keyhole-gallbladder']).length];
  };
  expect(await shown(false)).toEqual([true, 1]);
  expect(await shown(true)).toEqual([false, 0]);
});
