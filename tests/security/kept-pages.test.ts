import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { keptPages } from '#edge/kept-pages.ts';
import { keepPage, keptPage, newPageMemory } from '#edge/page-memory.ts';
import type { SiteEnv } from '#edge/site-env.ts';

vi.stubGlobal('__SITE_VERSION__', 'test');

// As while the frame cannot be read: pages are then rendered whole.
const noFiles = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } };

/** The address that a request is rendered for so that its page can be kept; undefined when it is kept for nobody. */
async function keptUnder(path: string, canonical?: string): Promise<string | undefined> {
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    c.set('edition', { version: 'one', refreshedAt: 0, posts: [] });
    if (canonical) c.set('canonical', canonical);
    return next();
  });
  app.use(keptPages);
  app.get('*', (c) => c.json(c.var.finish ? { path: c.req.raw.url.replace('https://clinic.example', '') } : {}));
  const { path: kept } = (await (await app.request(`https://clinic.example${path}`, {}, noFiles)).json()) as { path?: string };
  return kept;
}

test.each([
  ['/?utm_source=mail', undefined, '/'],
  ['/blog?page=1&x=<script>', undefined, '/blog'],
  ['/blog?x=1&page=2', undefined, '/blog?page=2'],
  ['/blog/A%20title?x=1', '/blog/A%20title', '/blog/A%20title'],
  ['/blog/A%20title?id=7&x=1', '/blog/A%20title?id=7', '/blog/A%20title?id=7'],
  // Shown as well, under the address that was asked for, and kept under none.
  ['/blog/a%20TITLE', '/blog/A%20title', undefined],
  ['/blog/A%20title?id=7', '/blog/A%20title', undefined],
  ['/blog/A%20title', undefined, undefined],
  ['/callback/again', undefined, undefined],
])('%s is kept, if at all, under nothing that its visitor chose', async (path, canonical, address) => {
  expect(await keptUnder(path, canonical)).toBe(address);
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
