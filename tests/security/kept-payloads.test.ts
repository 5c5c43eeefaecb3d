import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { keptPayloads } from '#edge/kept-payloads.ts';
import type { SiteEnv } from '#edge/site-env.ts';

/** A site that says how often it has rendered, and what for; `answer` is what it renders. */
function renderingSite(answer: (count: number) => Response) {
  const rendered: string[] = [];
  // What is kept outlives a test: no two of them have the same posts.
  let version = crypto.randomUUID();
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    c.set('edition', { version, refreshedAt: 0, posts: [] });
    return next();
  });
  app.use(keptPayloads);
  app.get('*', (c) => {
    rendered.push(c.req.raw.headers.get('X-Waku-Etags') ?? '');
    return answer(rendered.length);
  });
  const ask = async (held: string) => {
    const answered = await app.request('https://clinic.example/RSC/R/_root.txt', { headers: { 'X-Waku-Etags': held } });
    return answered.text();
  };
  return { ask, rendered, change: () => (version = crypto.randomUUID()) };
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
