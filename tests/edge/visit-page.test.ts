import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNow } from '#content/open-now.ts';
import { practice } from '#content/practice.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('/visit tells if the practice is open now', async () => {
  const before = openNow(Date.now()).words;
  const answer = await site.fetch('/visit');
  const after = openNow(Date.now()).words;
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
  expect([before, after].some((words) => html.includes(words))).toBe(true);
  for (const words of [practice.visit.estimate, practice.visit.landmark, practice.visit.stepFree]) expect(html).toContain(words);
});
