import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

let site: Site;
let whole: Site;
let copy: string;

// The same build without the frame's file: what a page would be if it were rendered whole.
beforeAll(async () => {
  await mkdir('.tmp', { recursive: true });
  copy = await mkdtemp('.tmp/unframed-');
  await cp('dist', copy, { recursive: true });
  await rm(`${copy}/public/frame.json`);
  const settings = `${copy}/server/wrangler.json`;
  await writeFile(settings, (await readFile(settings, 'utf8')).replaceAll('../../src/', '../../../src/'));
  site = await startSite();
  whole = await startSite({ dist: relative('.', copy) });
  await Promise.all([site.tick(), whole.tick()]);
});
afterAll(async () => {
  await Promise.all([site?.close(), whole?.close()]);
  await rm(copy, { recursive: true });
});

// How old the posts are is each site's own; how an answer is packed, the local proxy's.
const notThePages = ['x-data-age', 'content-encoding', 'content-length', 'transfer-encoding', 'date'];
const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !notThePages.includes(name)));
const dataAddress = (html: string) => /<script data-at="([^"]+)" id="page-data"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('a page laid into the frame of the build is, byte for byte, the page that is rendered whole where the frame cannot be read', async () => {
  const list = await (await whole.fetch('/blog')).text();
  const posts = [...new Set([...list.matchAll(/href="(\/blog\/[^"?]+)"/g)].map(([, post = '']) => post))];
  expect(posts.length).toBeGreaterThan(5);
  for (const path of [
    '/',
    '/blog',
    ...posts,
    '/blog/gall%20stones',
    '/blog?page=99',
    '/nope',
    '/nope?a=1&b="2"',
    '/treatment/liver/nope',
  ]) {
    const [here, there] = await Promise.all([site.fetch(path), whole.fetch(path)]);
    expect([path, here.status, headersOf(here)]).toEqual([path, there.status, headersOf(there)]);
    const html = await here.text();
    expect([path, html]).toEqual([path, await there.text()]);
    expect([path, html.includes('data-frame'), html.includes('</footer>')]).toEqual([path, false, true]);
    const data = await Promise.all([site, whole].map(async (one) => (await one.fetch(dataAddress(html))).text()));
    expect([path, data[0]]).toEqual([path, data[1]]);
    expect([path, data[0]?.includes('"layout:/(site)"'), data[0]?.includes('unframed')]).toEqual([path, true, false]);
  }
});

test('nobody is served the frame as a page, or a page without its frame', async () => {
  for (const path of [
    '/frame',
    '/frame/',
    '/unframed',
    '/unframed/blog',
    '/unframed/404',
    '/unf%72amed/blog',
    '/RSC/R/frame.txt',
    '/RSC/R/unframed.txt',
    '/RSC/R/unframed/blog.txt',
    '/RSC/R/unf%72amed/blog.txt',
  ]) {
    const { status, text } = await rawRequest(site.url, { path });
    expect([path, status, text.includes('data-frame')]).toEqual([path, 404, false]);
  }
});
