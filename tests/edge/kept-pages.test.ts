import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPage, keptPage, newKept } from '#edge/kept-pages.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

// A page that is too large is rendered anew for each visitor, at many times the cost, and nothing else tells.
test('home, the blog list and a post are small enough to be kept', async () => {
  const list = await (await site.fetch('/blog')).text();
  const post = /href="(\/blog\/[^"?]+)"/.exec(list)?.[1] ?? '';
  for (const path of ['/', '/blog', post]) {
    const answer = await site.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const kept = newKept();
    keepPage(kept, path, await answer.text());
    expect([path, keptPage(kept, path) !== undefined]).toEqual([path, true]);
  }
});
