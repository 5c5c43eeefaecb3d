import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

const titles = ['.', '..', '__proto__', 'constructor', 'toString', '-', 'Plain', 'Twice', 'twice'];

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections(
    titles.map((title, index) => ({
      id: `id ${index}`,
      title,
      description: `<p>Body number ${index}.</p>`,
      updatedAt: `2026-01-0${index + 1}T10:00:00Z`,
    })),
  );
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

const plainText = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const listed = async () => {
  const { text } = await rawRequest(site.url, { path: '/blog' });
  return [...text.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href = '']) => plainText(href));
};

test('every post title opens its own article and page data', async () => {
  const links = await listed();
  expect(links).toHaveLength(titles.length);
  for (const [place, href] of links.entries()) {
    const { status, text } = await rawRequest(site.url, { path: href });
    const number = titles.length - 1 - place;
    expect([href, status, text.includes(`Body number ${number}.`)]).toEqual([href, 200, true]);
    const data = await rawRequest(site.url, { path: plainText(/data-at="([^"]+)"/.exec(text)?.[1] ?? '') });
    expect([href, data.status, data.text.includes(`Body number ${number}.`)]).toEqual([href, 200, true]);
    const canonical = /<link href="https:\/\/[^/]+([^"]+)" rel="canonical"/.exec(text)?.[1] ?? '';
    expect(plainText(canonical)).toBe(new URL(href, site.url).href.replace(site.url, ''));
  }
});

test('post addresses survive a browser’s normalisation', async () => {
  for (const href of await listed()) {
    const seen = new URL(href, site.url);
    expect(seen.pathname + seen.search).toBe(href);
  }
});

test('sitemap and feeds use the same post addresses as the list', async () => {
  const links = (await listed()).toSorted();
  const inFile = async (path: string, link: RegExp) =>
    [...(await (await site.fetch(path)).text()).matchAll(link)].map(([, href = '']) => plainText(href)).toSorted();
  expect(await inFile('/sitemap.xml', /<loc>https:\/\/[^/<]+(\/blog\/[^<]+)<\/loc>/g)).toEqual(links);
  expect(await inFile('/feed.xml', /<link>https:\/\/[^/<]+(\/blog\/[^<]+)<\/link>/g)).toEqual(links);
  const feed = (await (await site.fetch('/feed.json')).json()) as { items: ReadonlyArray<{ url: string }> };
  expect(feed.items.map(({ url }) => url.replace(/^https:\/\/[^/]+/, '')).toSorted()).toEqual(links);
});

test.each([
  ['/blog/Plain?id=random', '/blog/Plain'],
  ['/blog/Plain?id=id%206', '/blog/Plain'],
  ['/blog/plain', '/blog/Plain'],
  ['/blog/%50lain?x=1', '/blog/Plain'],
  ['/blog/Twice', '/blog/twice'],
  ['/blog/twice?id=id%207', '/blog/Twice?id=id%207'],
  ['/blog/-?id=nobody', '/blog/-'],
])('the blog address %s redirects to %s', async (path, address) => {
  const { status, headers } = await rawRequest(site.url, { path });
  expect([status, headers.location, headers['cache-control']]).toEqual([308, address, 'no-cache']);
});

test('a post opens under an address with utm parameters', async () => {
  expect((await rawRequest(site.url, { path: '/blog/Plain?utm_source=mail' })).status).toBe(200);
});
