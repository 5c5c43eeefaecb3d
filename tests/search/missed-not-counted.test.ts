import type { ExecutionContext } from 'hono';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { indexFileOf } from '#content/search/index-file.ts';
import { searchData } from '#content/search/search-data.ts';
import { searchPage } from '#edge/search.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';

// The desk's week then said that everything was found.
test('a search without results that cannot be counted is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = new Hono<SiteEnv>();
  app.use((c, next) => {
    c.set('settings', { encryptionKeys: [developmentSecret] } as unknown as SiteEnv['Variables']['settings']);
    return next();
  });
  app.get('/search', searchPage, (c) => c.text(''));
  const fetchAsset = async (request: Request) =>
    request.url.endsWith('/search-index.json') ? Response.json(indexFileOf(searchData)) : new Response('', { status: 404 });
  const prepare = () => {
    throw new Error('D1_ERROR: zzyzxian');
  };
  const work: Promise<unknown>[] = [];
  const context = { waitUntil: (done: Promise<unknown>) => work.push(done) } as unknown as ExecutionContext;
  await app.request('https://practice.test/search?q=zzyzxian', {}, { ASSETS: { fetch: fetchAsset }, DB: { prepare } }, context);
  await Promise.all(work);
  expect(work.length).toBe(1);
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ event: 'missed-searches' }]);
  expect(String(logged.mock.calls)).not.toContain('zzyzxian');
});
