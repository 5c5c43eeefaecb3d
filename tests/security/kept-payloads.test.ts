import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { keptPayloads } from '#edge/kept-payloads.ts';
import type { SiteEnv } from '#edge/site-env.ts';

vi.stubGlobal('__SITE_VERSION__', 'test');

const post = { id: '9', title: 'A title', category: '', photo: null, date: '', excerpt: '', pack: 'a', place: 0 };
const posts = [post, { ...post, id: '7' }];

/** A site that says how often it has rendered, and what for; `answer` is what it renders. */
function renderingSite(answer: (count: number) => Response) {
  const rendered: string[] = [];
  const seen: string[] = [];
  // What is kept outlives a test: no two of them have the same posts.
  let version = crypto.randomUUID();
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    c.set('snapshot', { version, confirmedAt: 0, build: '', batches: [], posts });
    return next();
  });
  app.use(keptPayloads);
  app.get('*', (c) => {
    seen.push([...c.req.raw.headers.keys()].join());
    rendered.push(c.req.raw.headers.get('X-Waku-Etags') ?? '');
    return answer(rendered.length);
  });
  const get = (path: string, headers: Record<string, string>) => app.request(`https://clinic.example${path}`, { headers });
  const ask = async (held: string) => (await get('/RSC/R/_root.txt', { 'X-Waku-Etags': held })).text();
  return { ask, get, seen, rendered, change: () => (version = crypto.randomUUID()) };
}

test('what the router asks for is rendered once for each set of parts that it holds, and anew when the posts change', async () => {
  const site = renderingSite((count) => new Response(`render ${count}`));
  expect([await site.ask('{}'), await site.ask('{}'), await site.ask('{"one":1}')]).toEqual(['render 1', 'render 1', 'render 1']);
  expect([await site.ask('{"root":1}'), await site.ask('{"root":1,"two":1}')]).toEqual(['render 2', 'render 2']);
  site.change();
  expect([await site.ask('{}'), await site.ask('{}')]).toEqual(['render 3', 'render 3']);
  expect(site.rendered).toEqual(['{}', '{"root":1}', '{}']);
});

test('a render that failed is kept for nobody', async () => {
  const failing = renderingSite((count) => new Response(count === 1 ? '1:{}\n2:E{"digest":""}\n' : `render ${count}`));
  expect([await failing.ask('{}'), await failing.ask('{}'), await failing.ask('{}')].slice(1)).toEqual(['render 2', 'render 2']);
  const refused = renderingSite((count) => new Response(`render ${count}`, { status: count === 1 ? 503 : 200 }));
  expect([await refused.ask('{}'), await refused.ask('{}'), await refused.ask('{}')].slice(1)).toEqual(['render 2', 'render 2']);
});

test('a copy for all is rendered without one visitor’s headers', async () => {
  const site = renderingSite((count) => new Response(`render ${count}`));
  await site.get('/RSC/R/_root.txt', {
    'X-Waku-Etags': '{"root":1}',
    'Accept-Language': 'hi',
    Cookie: 'a=1',
    'X-Forwarded-Host': 'evil.example',
  });
  expect(site.seen).toEqual(['x-waku-etags']);
});

test('a post’s data under another spelling is not rendered anew', async () => {
  const site = renderingSite((count) => new Response(`render ${count}`));
  for (const [asked, own] of [
    ['/RSC/R/blog/a%20TITLE.txt?query=', '/RSC/R/blog/A%20title.txt?query='],
    ['/RSC/R/blog/A%20title.txt?query=id%3Drandom', '/RSC/R/blog/A%20title.txt?query='],
    ['/RSC/R/blog/a%20title.txt?query=id%3D7', '/RSC/R/blog/A%20title.txt?query=id%3D7'],
  ] as const) {
    const answer = await site.get(asked, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([308, own]);
  }
  expect(site.rendered).toEqual([]);
});
