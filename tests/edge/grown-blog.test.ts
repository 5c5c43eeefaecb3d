import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyPosts } from '#tests/chaos/many-posts.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

const count = 3_000;
const long = 8_000;

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections(manyPosts(count, { bytes: long }));
  site = await startSite({ vars: { BACKEND_URL: backend.url, BLOG_TIMEOUT_MS: '30000' }, samples: false });
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

const get = async (path: string) => {
  const answer = await site.fetch(path);
  return { status: answer.status, text: await answer.text() };
};
const packs = async () => (await site.env.LAST_GOOD.list({ prefix: 'blog:pack:' })).keys.map(({ name }) => name);

test('three thousand articles open and appear in the list and sitemap', async () => {
  expect((await get('/blog')).text).toContain(`>Post ${count}<`);
  expect((await get('/blog?page=125')).text).toContain('>Post 1<');
  expect((await get('/sitemap.xml')).text.match(/\/blog\/Post/g)).toHaveLength(count);
  for (const number of [1, 1_500, count]) {
    const { status, text } = await get(`/blog/Post%20${number}`);
    expect([status, text.includes(`Article number ${number}.`), text.length > long]).toEqual([200, true, true]);
  }
  expect((await packs()).length).toBeLessThan(400);
});

test('changing one article rewrites only its batch of stored articles', async () => {
  const before = new Set(await packs());
  backend.setSections(manyPosts(count, { bytes: long, corrected: 1_500 }));
  await site.tick();
  const { text } = await get('/blog/Post%201500');
  expect(text).toContain('Corrected.');
  expect((await packs()).filter((pack) => !before.has(pack))).toHaveLength(1);
});

test('a post whose stored text is missing returns 503', async () => {
  for (const pack of await packs()) await site.env.LAST_GOOD.delete(pack);
  const answer = await site.fetch('/blog/Post%2077');
  const { headers } = answer;
  expect([answer.status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '120']);
  expect(await answer.text()).toContain('This article cannot be shown right now');
  expect((await get('/blog/Post%201500')).text).toContain('Corrected.');
});
