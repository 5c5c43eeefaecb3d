import { afterAll, beforeAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { publishedAddresses } from '#tests/addresses.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { nodeOf } from '#tests/seo/graph-checks.ts';
import { startSite } from '#tests/site.ts';
import { headOf } from './head-of.ts';

const hostile = '</script><script>alert(1)</script><!-- "\' & \u2028';
// The site replaces line separators in titles by spaces.
const known = hostile.replace(/\s+/g, ' ').trim();

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections([
    { id: 1, title: 'Fatty liver', description: '<p>What it is</p>', updatedAt: '2026-07-08T10:00:00+05:30' },
    { id: 2, title: hostile, category: hostile, description: `<p>${'Words. '.repeat(40)}</p>` },
  ]);
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

test('feeds and sitemap list the posts and are cacheable', async () => {
  for (const path of ['/feed.xml', '/feed.json', '/sitemap.xml']) {
    const answer = await site.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain('/blog/Fatty%20liver');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await site.fetch(path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

test('the sitemap lists every canonical address and no alias', async () => {
  const map = await (await site.fetch('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const notThere = ['/about', '/testonomial', '/treatment/pancreas/whipple', '/treatment/weight-loss-surgery/weight-loss'];
  expect(publishedAddresses.filter((path) => !notThere.includes(path) && !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => notThere.includes(path ?? ''))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(map).toMatch(/gallbladderstones<\/loc><lastmod>\d{4}-\d{2}-\d{2}</);
  expect(map).toMatch(/Fatty%20liver<\/loc><lastmod>2026-07-08T10:00:00\+05:30</);
  expect((await (await site.fetch('/robots.txt')).text()).split('\n')).toContain(`Sitemap: ${practice.siteUrl}/sitemap.xml`);
});

test('a hostile title is escaped in structured data, metadata and feeds', async () => {
  const head = headOf(await (await site.fetch(`/blog/${encodeURIComponent(known)}`)).text());
  expect(head.graphs).toHaveLength(1);
  expect(nodeOf(head.graphs[0] ?? '', 'BlogPosting')).toMatchObject({ headline: known, articleSection: known });
  expect(head.meta['og:title']).toBe(known);
  expect(head.scripts.filter((script) => script.startsWith('alert'))).toEqual([]);
  for (const path of ['/feed.xml', '/sitemap.xml']) expect(await (await site.fetch(path)).text()).not.toContain('<script');
  expect((await (await site.fetch('/feed.json')).json()) as object).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ title: known })]),
  });
});
