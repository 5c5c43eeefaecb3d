import { afterAll, beforeAll, expect, test } from 'vitest';
import { costlyMarkdown } from '#tests/articles/costly-markdown.ts';
import { formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
});
afterAll(() => site?.close());

test('costly Markdown is refused within 200 ms, its text kept', async ({ annotate }) => {
  const as = await site.signIn('doctor');
  const fields = { version: '0', title: 'Costly', category: '', markdown: 'Plain.' };
  const article = (await as('/articles/new', formOf(fields))).headers.get('location')?.split('?')[0] ?? '';
  const waits: number[] = [];
  for (const markdown of Object.values(costlyMarkdown))
    for (const path of [article, `${article}/autosave`, `${article}/ready`, '/articles/new']) {
      const asked = performance.now();
      const answer = await as(path, formOf({ ...fields, version: '1', markdown }));
      const text = await answer.text();
      waits.push(performance.now() - asked);
      expect([path, answer.status]).toEqual([path, 422]);
      if (!path.endsWith('autosave')) expect(text).toContain(markdown.slice(0, 4_000).replaceAll('>', '&gt;'));
    }
  await annotate(`422 after ${Math.max(...waits).toFixed(0)} ms at most, of ${waits.length}`);
  expect(Math.max(...waits)).toBeLessThanOrEqual(200);
});
