import { afterEach, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { publishedAddresses } from '#tests/addresses.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { nodeOf } from '#tests/seo/graph-checks.ts';
import { startSite } from '#tests/site.ts';
import { headOf } from './head-of.ts';

const open: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function siteFor(sections?: ReadonlyArray<Record<string, unknown>>) {
  const backend = await startHttpBackend();
  open.push(backend.close);
  if (sections) backend.setSections([...sections]);
  else backend.setMode(500);
  const site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  open.push(site.close);
  await site.tick();
  return { backend, site };
}

const feeds = ['/feed.xml', '/feed.json', '/sitemap.xml'];

test('feeds and sitemap carry the posts, the headers of every answer, and may be kept for a while', async () => {
  const { site } = await siteFor([
    { id: 1, title: 'Fatty liver', description: '<p>What it is</p>', updatedAt: '2026-07-08T10:00:00+05:30' },
  ]);
  for (const path of feeds) {
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

test('the sitemap holds every canonical address that may be found, and no other', async () => {
  const { site } = await siteFor([
    { id: 1, title: 'Fatty liver', description: '<p>What it is</p>', updatedAt: '2026-07-08T10:00:00+05:30' },
  ]);
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

test('while the posts cannot be read no feed passes for an empty blog, and the sitemap is not kept', async () => {
  const { site } = await siteFor();
  for (const path of ['/feed.xml', '/feed.json']) {
    const answer = await site.fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  }
  const map = await site.fetch('/sitemap.xml');
  expect([map.status, map.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await map.text()).toContain('/treatment/gallbladder/gallbladderstones');
});

test('a hostile title stays letters in its page’s graph, in its metadata and in every feed', async () => {
  const title = '</script><script>alert(1)</script><!-- "\' & \u2028';
  const { site } = await siteFor([{ id: 1, title, category: title, description: `<p>${'Words. '.repeat(40)}</p>` }]);
  // As the site knows it: line separators are spaces in a title.
  const known = title.replace(/\s+/g, ' ').trim();
  const head = headOf(await (await site.fetch(`/blog/${encodeURIComponent(known)}`)).text());
  expect(head.graphs).toHaveLength(1);
  expect(nodeOf(head.graphs[0] ?? '', 'BlogPosting')).toMatchObject({ headline: known, articleSection: known });
  expect(head.meta['og:title']).toBe(known);
  expect(head.scripts.filter((script) => script.startsWith('alert'))).toEqual([]);
  for (const path of ['/feed.xml', '/sitemap.xml']) expect(await (await site.fetch(path)).text()).not.toContain('<script');
  expect((await (await site.fetch('/feed.json')).json()) as object).toMatchObject({ items: [{ title: known }] });
});
