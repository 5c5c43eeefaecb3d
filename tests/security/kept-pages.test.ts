import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { keptPages } from '#edge/kept-pages.ts';
import { missing } from '#edge/missing.ts';
import { keepPage, keptPage, newPageMemory } from '#edge/page-memory.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { freshStores } from '#tests/stores.ts';

vi.stubGlobal('__SITE_VERSION__', 'test');
const { kv, cacheIn } = await freshStores();
vi.stubGlobal('caches', { default: await cacheIn('here') });
await kv.put('blog:pack:1:a', '["<p>Text</p>"]');

// As while the frame cannot be read: pages are then rendered whole.
const bindings = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) }, LAST_GOOD: kv };
const post = { id: '9', title: 'A title', category: '', photo: null, date: '', excerpt: '', pack: 'a', place: 0 };
const posts = [post, { ...post, id: '7' }, { ...post, id: '8', title: 'Another' }];

/** Where a request is sent on to, or what it is rendered for so that its page can be kept; undefined when it is kept for nobody. */
async function keptUnder(path: string): Promise<string | undefined> {
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    c.set('settings', {} as SiteEnv['Variables']['settings']);
    c.set('snapshot', { version: 'one', confirmedAt: 0, build: '', batches: [], posts });
    return next();
  });
  app.use(missing(['./pages/index.tsx', './pages/callback/again.tsx', './pages/blog/[title].tsx']));
  app.use(keptPages);
  app.get('*', (c) => c.json(c.var.finish && !c.var.missing ? { path: c.req.raw.url.replace('https://clinic.example', '') } : {}));
  const answer = await app.request(`https://clinic.example${path}`, {}, bindings);
  if (answer.status === 308) return `moved to ${answer.headers.get('location')}`;
  return ((await answer.json()) as { path?: string }).path;
}

test.each([
  ['/?utm_source=mail', '/'],
  ['/blog?page=1&x=<script>', '/blog'],
  ['/blog/A%20title?x=1', '/blog/A%20title'],
  ['/blog/A%20title?id=7&x=1', '/blog/A%20title?id=7'],
  // One address for a post, however it is spelled.
  ['/blog/a%20TITLE', 'moved to /blog/A%20title'],
  ['/blog/%41%20title', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=9', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=random', 'moved to /blog/A%20title'],
  ['/blog/A%20title?id=', 'moved to /blog/A%20title'],
  ['/blog/another?id=7', 'moved to /blog/Another'],
  ['/blog/No%20title', undefined],
  ['/callback/again', undefined],
])('%s is kept, if at all, under nothing that its visitor chose', async (path, address) => {
  expect(await keptUnder(path)).toBe(address);
});

const page = (thousands: number) => ({ bytes: new Uint8Array(thousands * 1_000), tag: '' });

test('what is kept never outgrows its bounds; the longest unused goes first, and a page counts once', () => {
  const memory = newPageMemory();
  for (let number = 0; number < 40; number++) {
    keepPage(memory, `${number}`, page(1_000));
    keepPage(memory, `${number}`, page(1_000));
    // Somebody reads the first again and again.
    keptPage(memory, '0');
  }
  expect(memory.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  expect(memory.pages.size).toBeGreaterThan(4);
  const held = [...memory.pages.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(memory.bytes).toBeGreaterThanOrEqual(held);
  expect(keptPage(memory, '1')).toBeUndefined();
  expect(keptPage(memory, '0')).toBeDefined();
});

test('a page over a megabyte is not kept', () => {
  const memory = newPageMemory();
  keepPage(memory, 'large', page(1_100));
  expect([memory.bytes, keptPage(memory, 'large')]).toEqual([0, undefined]);
});
