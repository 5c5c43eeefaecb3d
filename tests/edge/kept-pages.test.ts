import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepPage, keptPage, newPageMemory } from '#edge/page-memory.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

const dataAddress = (html: string) => /<script data-at="([^"]+)" id="page-data"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

// A page that is too large is rendered anew for each visitor, at many times the cost, and nothing else tells.
test('home, the blog list and a post are small enough to be kept, and their data is had once, for as long as the posts are these', async () => {
  const list = await (await site.fetch('/blog?page=2')).text();
  const post = /href="(\/blog\/[^"?]+)"/.exec(list)?.[1] ?? '';
  for (const path of ['/', '/blog', post]) {
    // Who asks for the head alone must not leave an empty page behind.
    expect(await (await site.fetch(path, { method: 'HEAD' })).text()).toBe('');
    const answer = await site.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    expect([path, html.length > 5_000]).toEqual([path, true]);
    const data = await site.fetch(dataAddress(html));
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const memory = newPageMemory();
    const bytes = (text: string) => new TextEncoder().encode(text);
    for (const text of [html, await data.text()]) {
      keepPage(memory, text, { bytes: bytes(text), tag: '' });
      expect([path, keptPage(memory, text) !== undefined]).toEqual([path, true]);
    }
    expect((await site.fetch(`${dataAddress(html)}0`)).status).toBe(404);
  }
});

test('three thousand posts, all of them visited, stay within the bound; those that are read stay longest', () => {
  const memory = newPageMemory();
  const page = { bytes: new Uint8Array(120_000), tag: '' };
  for (let post = 0; post < 3_000; post += 1) {
    keepPage(memory, `/blog/${post}`, page);
    keptPage(memory, '/blog/0');
  }
  expect(memory.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(memory.pages.size).toBe(Math.floor((8 * 1024 * 1024) / 121_024));
  expect(memory.bytes).toBe(memory.pages.size * 121_024);
  expect([keptPage(memory, '/blog/0'), keptPage(memory, '/blog/2999'), keptPage(memory, '/blog/1')]).toEqual([page, page, undefined]);
});

test('what a soft navigation asks for is made for what the browser holds, whatever else it says that it holds', async () => {
  const post = new URL(/href="(\/blog\/[^"?]+)"/.exec(await (await site.fetch('/blog')).text())?.[1] ?? '', site.url).pathname;
  for (const path of ['/RSC/R/_root.txt', '/RSC/R/blog.txt', `/RSC/R${post}.txt`]) {
    const ask = async (held: string, query = '') => {
      const answer = await site.fetch(`${path}?query=${query}`, { headers: { 'X-Waku-Etags': held } });
      expect([path, answer.status, answer.headers.get('vary')]).toEqual([path, 200, 'X-Waku-Etags']);
      return answer.text();
    };
    const whole = await ask('{}');
    const part = await ask('{"layout:/(site)":1,"root":1}');
    expect([path, part.length < whole.length - 20_000]).toEqual([path, true]);
    // Each is kept by now, and must not be taken for another.
    expect(await ask('{"root":1,"layout:/(site)":1,"evil":1,"slice:evil":"x"}')).toBe(part);
    for (const nonsense of ['{}', 'null', '[1', '{"layout:/(site)":"1"}', '{"evil":1}'])
      expect(await ask(nonsense, 'asked%3Dby-one')).toBe(whole);
  }
});

test('a page and its data are the same whoever is first to ask for which', async () => {
  const other = await startSite();
  try {
    await other.tick();
    const html = await (await site.fetch('/blog')).text();
    // The other has not rendered this page for anyone.
    const [here, there] = await Promise.all([site.fetch(dataAddress(html)), other.fetch(dataAddress(html))]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(await there.text()).toBe(await here.text());
  } finally {
    await other.close();
  }
});
