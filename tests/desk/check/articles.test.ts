import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, startDesk } from '#tests/desk-site.ts';

const places = ['/blog', '/', '/feed.xml', '/feed.json', '/sitemap.xml'];
const title = 'Tamarind and the pancreas';
const mark = /Tamarind(?: |%20)and(?: |%20)the(?: |%20)pancreas/;

let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk({ samples: true });
});
afterAll(() => site?.close());

test('article changes reach home, blog, feeds and sitemap within 60 s', async ({ annotate }) => {
  const as = await site.signIn('doctor');
  const text = async (path: string) => (await site.fetch(path)).text();
  const post = `/blog/${encodeURIComponent(title)}`;
  const seen = async () => (await Promise.all(places.map(text))).filter((page) => mark.test(page)).length;
  const version = async (path: string) =>
    /name="version" value="(\d+)"|value="(\d+)"[^>]*name="version"/
      .exec(await (await as(path)).text())
      ?.slice(1)
      .find(Boolean) ?? '';
  const until = async (what: string, holds: () => Promise<boolean>) => {
    const started = performance.now();
    while (!(await holds())) {
      if (performance.now() - started > 90_000) return { what, seconds: Number.POSITIVE_INFINITY };
      await setTimeout(250);
    }
    return { what, seconds: (performance.now() - started) / 1_000 };
  };
  const fields = { version: '0', title, category: 'Pancreas', markdown: 'Tamarind does nothing for it.' };
  const article = (await as('/articles/new', formOf(fields))).headers.get('location')?.split('?')[0] ?? '';
  const act = async (action: string, more: Readonly<Record<string, string>> = {}) =>
    as(`${article}/${action}`, formOf({ version: await version(`${article}/publish`), ...more }));
  await act('publish');
  const published = await until('published', async () => (await seen()) === places.length && (await text(post)).includes('nothing for it'));
  await as(article, formOf({ ...fields, version: await version(article), markdown: 'Tamarind does little for it.' }));
  await act('correct', { note: 'It does a little.' });
  const corrected = await until('corrected', async () => (await text(post)).includes('little for it'));
  await act('take-back', { reason: 'The study was withdrawn.' });
  const takenBack = await until('taken back', async () => (await seen()) === 0 && (await site.fetch(post)).status === 410);
  const steps = [published, corrected, takenBack];
  await annotate(steps.map(({ what, seconds }) => `${what} after ${seconds.toFixed(1)} s`).join(', '));
  expect(Math.max(...steps.map(({ seconds }) => seconds))).toBeLessThanOrEqual(60);
});
