import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageStore, getPage, putPage } from '#edge/page-cache/store.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

const dataAddress = (html: string) => /<script data-at="([^"]+)" id="page-data"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const firstPost = async (path: string) => /href="(\/blog\/[^"?]+)"/.exec(await (await site.fetch(path)).text())?.[1] ?? '';

// A larger page would be rendered for each visitor, at many times the cost, without any other sign.
test('home, list and post pages are small enough to cache', async () => {
  for (const path of ['/', '/blog', await firstPost('/blog?page=2')]) {
    // A HEAD request must not store an empty page.
    expect(await (await site.fetch(path, { method: 'HEAD' })).text()).toBe('');
    const answer = await site.fetch(path);
    const html = await answer.text();
    expect([path, answer.status, html.length > 5_000]).toEqual([path, 200, true]);
    const data = await site.fetch(dataAddress(html));
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const store = createPageStore();
    const [htmlBytes, dataBytes] = [html, await data.text()].map((text) => new TextEncoder().encode(text));
    if (htmlBytes && dataBytes) putPage(store, path, { html: htmlBytes, data: dataBytes, tag: '', status: 200 });
    expect([path, getPage(store, path) !== undefined]).toEqual([path, true]);
    expect((await site.fetch(`${dataAddress(html)}0`)).status).toBe(404);
  }
});

test('two isolates render the same page and data', async () => {
  const other = await startSite();
  try {
    await other.tick();
    const html = await (await site.fetch('/blog')).text();
    // The other site has not rendered this page before.
    const [here, there] = await Promise.all([site.fetch(dataAddress(html)), other.fetch(dataAddress(html))]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(await there.text()).toBe(await here.text());
    expect(await (await other.fetch('/blog')).text()).toBe(html);
  } finally {
    await other.close();
  }
});

test('rendered pages and static files have identical header and footer', async () => {
  const file = await readFile('dist/public/about/index.html', 'utf8');
  // The switch leads to the same page in another language, or is hidden where there is none.
  const above = (html: string) => html.slice(html.indexOf('<body>'), html.indexOf('<main')).replace(/<a [^>]*data-language=[^>]*>/g, '');
  const below = (html: string) => html.slice(html.indexOf('</main>'), html.indexOf('<script', html.indexOf('</main>')));
  expect([above(file).length > 5_000, below(file).length > 5_000]).toEqual([true, true]);
  for (const path of ['/', '/blog', await firstPost('/blog'), '/nope', '/treatment/liver/nope', '/callback/received?ref=GI-7K3Q-92']) {
    const html = await (await site.fetch(path)).text();
    expect([path, above(html), below(html)]).toEqual([path, above(file), below(file)]);
    expect([path, html.includes('<template')]).toEqual([path, false]);
  }
});

test('the header-and-footer source page and framework data return 404', async () => {
  const paths = ['/shell', '/shell/', '/%73hell', '/RSC/R/shell.txt', '/RSC/R/_root.txt', '/RSC/R/blog.txt', '/RSC/S/above-page.txt'];
  for (const path of paths) {
    const { status, text } = await rawRequest(site.url, { path });
    expect([path, status, text.includes('data-shell')]).toEqual([path, 404, false]);
  }
});
