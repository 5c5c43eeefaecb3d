import { expect, test, vi } from 'vitest';

async function shownWhen(live: boolean) {
  vi.stubGlobal('__LIVE__', live);
  vi.resetModules();
  const { shownTestimonials } = await import('#content/testimonials.ts');
  return shownTestimonials.map(({ sample }) => sample);
}

test('a live site hides sample testimonials', async () => {
  expect(await shownWhen(false)).toContain(true);
  expect(await shownWhen(true)).not.toContain(true);
});
