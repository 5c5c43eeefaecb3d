import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { hostileSite, odd } from './hostile-site.ts';

const { get, site, backend, failures } = hostileSite();

test('posts with hostile titles open without inline scripts', async () => {
  const { text: list } = await get('/blog');
  const listed = [...list.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
  const opened = [];
  for (const path of ['/blog', ...listed]) {
    const { status, text, headers } = await get(path);
    opened.push([path, status]);
    expect([path, scriptsIn(text)]).toEqual([path, []]);
    expect([path, /script-src 'self';/.test(String(headers['content-security-policy']))]).toEqual([path, true]);
  }
  expect(opened).toEqual(opened.map(([path]) => [path, 200]));
  expect(opened.length).toBeGreaterThan(odd.length);
});

const data = ['application/json', 'application/ld+json'];

// Finds inline scripts like a browser.
function scriptsIn(html: string): ReadonlyArray<string> {
  const scripts: string[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('childNodes' in node)) continue;
    const attributes = 'attrs' in node ? node.attrs : [];
    const runs = !attributes.some(({ name, value }) => name === 'src' || (name === 'type' && data.includes(value)));
    if (node.nodeName === 'script' && runs) scripts.push(node.childNodes.map((text) => ('value' in text ? text.value : '')).join(''));
    waiting.push(...node.childNodes);
  }
  return scripts;
}

// The older one has its id in its address; posts without a title are left out.
test('an address shared by two posts opens the newest post', async () => {
  expect((await get('/blog/twice')).text).toContain('Newer.');
  expect((await get(`/blog/Twice?id=${odd.length}`)).text).toContain('Older.');
  for (const title of ['%20', '%E2%80%A8', '%00']) expect((await get(`/blog/${title}`)).status).toBe(404);
});

test('five thousand posts are paginated; each post page stays small', async () => {
  const pages = Math.ceil((5_000 + odd.length + 2) / 24);
  expect((await get(`/blog?page=${pages}`)).status).toBe(200);
  expect((await get(`/blog?page=${pages + 1}`)).status).toBe(404);
  const { status, text } = await get('/blog/Number%204999');
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(200_000);
});

test('a post of ten megabytes is refused, the others are kept', async () => {
  backend().setSections([{ id: '1', title: 'Huge', description: 'x'.repeat(10 * 1024 * 1024) }]);
  await site().tick();
  expect((await get('/blog/Huge')).status).toBe(404);
  expect((await get('/blog/twice')).status).toBe(200);
});

test('the Worker logs no error for hostile posts', () => {
  expect(failures()).toEqual([]);
});
