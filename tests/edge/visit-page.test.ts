import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNow } from '#content/open-now.ts';
import { practice } from '#content/practice.ts';
import { clockStart } from '#tests/clock.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

// It says whether the practice is open as it is asked for, so every copy of it is asked for again.
test('the page of a visit says whether it is open', async () => {
  const answer = await site.fetch('/visit');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
  for (const words of [openNow(clockStart).words, practice.visit.estimate, practice.visit.landmark, practice.visit.stepFree])
    expect(html).toContain(words);
});
