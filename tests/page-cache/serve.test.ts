import { Hono } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import { faults, headers } from '#edge/http/headers.ts';
import { dataMark } from '#edge/page-cache/page-data.ts';
import { servePages } from '#edge/page-cache/serve.ts';
import { resolve } from '#edge/resolve.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { freshStores } from '#tests/stores.ts';

vi.stubGlobal('__SITE_VERSION__', 'test');
afterAll(() => vi.unstubAllGlobals());
const { kv, cacheIn } = await freshStores();
vi.stubGlobal('caches', { default: await cacheIn('here') });
await kv.put('blog:pack:1:a', '["<p>Text</p>"]');

const bindings = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) }, LAST_GOOD: kv };
const post = { id: '9', title: 'A title', category: '', photo: null, date: '', excerpt: '', pack: 'a', place: 0 };
const posts = [post, { ...post, id: '7' }, { ...post, id: '8', title: 'Another' }];

type Rendering = { status?: number; data?: string; html?: string };

/** Makes a site that records each render and the visitor's headers in it. */
function countingSite(rendering: (count: number) => Rendering = () => ({})) {
  const rendered: string[] = [];
  const seen: string[] = [];
  const app = new Hono<SiteEnv>();
  app.onError(faults);
  app.use(headers);
  app.use(async (c, next) => {
    c.set('settings', {} as SiteEnv['Variables']['settings']);
    c.set('snapshot', { version: crypto.randomUUID(), confirmedAt: 0, build: '', batches: [], posts });
    return next();
  });
  app.use(resolve(['./pages/index.tsx', './pages/callback/again.tsx', './pages/blog/[title].tsx']));
  app.use(servePages);
  app.get('*', (c) => {
    const { raw } = c.req;
    rendered.push(raw.url.replace('https://clinic.example', ''));
    seen.push([...raw.headers.keys()].join());
    const { status = 200, data = '0:{}', html } = rendering(rendered.length);
    if (html !== undefined) return c.html(html);
    const start = `<script id="_R_" nonce="${c.var.nonce}">import("/assets/index.js")</script>`;
    return c.html(`<html><head></head><body>${start}</body></html>${dataMark(c.var.nonce)}${data}`, status as 200);
  });
  return {
    rendered,
    seen,
    get: (path: string, init: RequestInit = {}) => app.request(`https://clinic.example${path}`, init, bindings),
  };
}

test.each([
  ['/?utm_source=mail', '/'],
  ['/blog?page=1&x=<script>', '/blog'],
  ['/blog/A%20title?x=1', '/blog/A%20title'],
  ['/blog/A%20title?id=7&x=1', '/blog/A%20title?id=7'],
  // Other spellings redirect to a post's canonical address.
  ['/blog/a%20TITLE', 'moved to /blog/A%20title'],
  ['/blog/%41%20title', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=9', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=random', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=', 'moved to /blog/A%20title'],
  ['/blog/another?id=7', 'moved to /blog/Another'],
  ['/blog/No%20title', '/missing'],
  // A visitor's own page keeps its query.
  ['/callback/again?x=1', '/callback/again?x=1'],
])('the page cache maps the requested address %s to %s', async (path, expected) => {
  const site = countingSite();
  const answer = await site.get(path);
  expect(answer.status === 308 ? `moved to ${answer.headers.get('location')}` : site.rendered[0]).toBe(expected);
});

test('the page cache renders a shared page without the visitor’s headers', async () => {
  const site = countingSite();
  await site.get('/blog', { headers: { 'Accept-Language': 'hi', Cookie: 'a=1', 'X-Forwarded-Host': 'evil.example' } });
  expect(site.seen).toEqual(['']);
});

test('private pages embed their page data; shared pages link to theirs', async () => {
  const site = countingSite();
  expect(await (await site.get('/callback/again')).text()).toContain('<script id="page-data" type="application/json">"0:{}"</script>');
  const html = await (await site.get('/blog')).text();
  expect(html).toMatch(/<script data-at="\/blog\?_data=[\da-f]+" id="page-data"/);
  expect(html).not.toContain('0:{}');
});

test('a failed render returns 500 without page data', async () => {
  const failed = countingSite(() => ({ status: 500 }));
  const answer = await failed.get('/blog');
  expect([answer.status, (await answer.text()).includes('page-data')]).toEqual([500, false]);
});

test('a page that post-processing rejects is logged and returns 500', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await countingSite(() => ({ html: '<p>half</p>' })).get('/blog');
  expect([answer.status, /href="tel:/.test(await answer.text()), log.mock.calls.length]).toEqual([500, true, 1]);
  log.mockRestore();
});

test('page data with an outdated version returns 404 without rendering', async () => {
  const site = countingSite();
  const missing = await site.get('/blog?_data=of-another-time');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(site.rendered).toEqual([]);
});
