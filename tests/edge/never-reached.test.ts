import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setMode('hang');
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

test('before any posts load, home and blog show an uncached error', async () => {
  for (const path of ['/', '/blog', '/blog?page=2', '/'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.fetch(path, { method });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect((await answer.text()).includes('Error loading blogs.')).toBe(method === 'GET');
    }
});

test('an article returns 503 until the blog has been read', async () => {
  for (const path of ['/blog/Anything', '/blog/Anything', '/blog/Other?id=7']) {
    const answer = await site.fetch(path);
    const { headers } = answer;
    expect([answer.status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '120']);
    const html = await answer.text();
    expect(html).toContain('This article cannot be shown right now');
    expect(html).toContain(`href="${phoneLink}"`);
    expect(html).toContain('</footer>');
    // Without data, React leaves the page as it is.
    const data = await site.fetch(/<script data-at="([^"]+)"/.exec(html)?.[1] ?? '');
    expect([data.status, data.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('before any posts load, feeds return 503 and the sitemap no-store', async () => {
  for (const path of ['/feed.xml', '/feed.json']) {
    const answer = await site.fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  }
  const map = await site.fetch('/sitemap.xml');
  expect([map.status, map.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await map.text()).toContain('/treatment/gallbladder/gallbladderstones');
});

test('/healthz reports a blog that was never reached', async () => {
  const answer = await site.fetch('/healthz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'degraded',
    blog: { ageSeconds: null, source: 'backend', posts: null, lastFailure: { kind: 'unreachable', ageSeconds: expect.any(Number) } },
  });
});

test('pages without posts still serve their page data', async () => {
  for (const path of ['/', '/blog']) {
    const html = await (await site.fetch(path)).text();
    const data = /<script data-at="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await site.fetch(data);
    expect([answer.status, (await answer.text()).includes('Error loading blogs.')]).toEqual([200, true]);
  }
});

test('the blog shows posts as soon as the backend responds', async () => {
  backend.setMode('ok');
  backend.setSections([{ id: 1, title: 'Here now', description: '<p>Text</p>' }]);
  await site.tick();
  for (const path of ['/', '/blog', '/blog/Here%20now']) {
    const answer = await site.fetch(path);
    expect([path, answer.status, (await answer.text()).includes('Here now')]).toEqual([path, 200, true]);
  }
  expect((await site.fetch('/blog/Anything')).status).toBe(404);
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ status: 'ok', blog: { posts: 1, lastFailure: null } });
});
