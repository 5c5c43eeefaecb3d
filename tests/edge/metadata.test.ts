import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doctorPath } from '#content/doctor-path.ts';
import { practice } from '#content/practice.ts';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { readGraph } from '#tests/seo/graph-checks.ts';
import { startSite } from '#tests/site.ts';
import { headOf } from './head-of.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

const posts = [
  '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps',
  '/blog/Hernia%3A%20can%20I%20wait%3F',
  '/blog/Jaundice%3A%20why%20the%20hurry%3F',
];
const addresses = [...publishedAddresses, ...ownAddresses, ...posts];

const heads = () => Promise.all(addresses.map(async (address) => [address, headOf(await (await site.fetch(address)).text())] as const));

test('every page has a unique title and description', async () => {
  // Two addresses of one page share both, so pages are compared by canonical address.
  const pages = new Map((await heads()).map(([, head]) => [head.canonical ?? head.meta['og:url'], head]));
  const titles = [...pages.values()].map(({ title }) => title);
  const descriptions = [...pages.values()].map(({ meta }) => meta.description ?? '');
  expect(titles.filter((title, at) => title.length < 20 || titles.indexOf(title) !== at)).toEqual([]);
  expect(descriptions.filter((text, at) => text.length < 120 || text.length > 160 || descriptions.indexOf(text) !== at)).toEqual([]);
});

test('every page names its canonical address', async () => {
  const canonical = Object.fromEntries((await heads()).map(([address, head]) => [address, head.canonical]));
  const host = practice.siteUrl;
  const aliases = {
    '/about': doctorPath.href,
    '/treatment/pancreas/whipple': '/treatment/whipple/whilesurgery',
    '/treatment/weight-loss-surgery/weight-loss': '/treatment/weight-loss-surgery/weightlosssurgery',
  };
  for (const address of addresses.filter((path) => path !== '/testonomial'))
    expect([address, canonical[address]]).toEqual([address, host + (aliases[address as keyof typeof aliases] ?? address)]);
});

test('home and treatment pages have keywords', async () => {
  for (const [address, { meta }] of await heads())
    if (address === '/' || /^\/treatment\/./.test(address)) expect([address, meta.keywords?.includes(', ')]).toEqual([address, true]);
});

test('every page has an existing share card of 1200 by 630', async () => {
  const all = await heads();
  expect(all.filter(([, { meta }]) => meta['twitter:card'] !== 'summary_large_image' || !meta['og:type']).map(([path]) => path)).toEqual(
    [],
  );
  for (const picture of new Set(all.map(([, { meta }]) => meta['og:image'] ?? ''))) {
    const answer = await site.fetch(new URL(picture).pathname);
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture, width, height]).toEqual([picture, 1200, 630]);
  }
  // Sheets to print and regions of the body share the practice's card.
  const sheets = /^\/(?:getting-ready|what-matters|symptoms)\/./;
  const own = all.filter(([address]) => address !== '/testonomial' && !sheets.test(address)).map(([, { meta }]) => meta['og:image']);
  // The two aliases and /about share theirs; no other two pages do.
  expect(new Set(own).size).toBe(own.length - 3);
});

test("a post's metadata contains its dates and category", async () => {
  const { meta } = headOf(await (await site.fetch(posts[0] ?? '')).text());
  expect(meta).toMatchObject({
    'og:type': 'article',
    'og:image': expect.stringMatching(/\/share\/articles\/fatty-liver\.png$/),
    'article:published_time': '2026-03-19T09:00:00+05:30',
    'article:modified_time': '2026-11-23T09:00:00+05:30',
    'article:section': 'Liver',
  });
});

test('every page has one valid schema.org graph', async () => {
  for (const [address, { graphs }] of await heads()) {
    expect([address, graphs.length]).toEqual([address, 1]);
    const { nodes, problems } = readGraph(graphs[0] ?? '');
    expect([address, problems]).toEqual([address, []]);
    const types = nodes.flatMap((node) => node['@type']);
    expect([address, types]).toEqual([address, expect.arrayContaining(['WebSite', 'MedicalClinic', 'Person'])]);
    expect([address, types.includes('BreadcrumbList')]).toEqual([address, address !== '/']);
  }
});

test('receipts, 404s and refused forms have noindex', async () => {
  const receipts = ['/callback', '/contact'].map((form) => `${form}/received?ref=GI-ABCD-23`);
  for (const address of ['/testonomial', '/no-such-page', '/blog/no-such-post', '/privacy/withdrawn', ...receipts]) {
    const { meta, canonical } = headOf(await (await site.fetch(address)).text());
    expect([address, meta.robots, canonical]).toEqual([address, 'noindex', undefined]);
  }
  const wrong = { method: 'POST', body: new URLSearchParams({ fullName: '' }), headers: { Accept: 'text/html' } };
  expect(headOf(await (await site.fetch('/api/contact', wrong)).text()).meta.robots).toBe('noindex');
  expect(headOf(await (await site.fetch('/contact')).text()).meta.robots).toBeUndefined();
});

test('the linked icons, manifest and feeds exist', async () => {
  const { links, meta } = headOf(await (await site.fetch('/privacy')).text());
  // The page in other languages is an alternate without a type.
  const wanted = links.filter(
    ({ rel = '', type }) => ['icon', 'apple-touch-icon', 'manifest'].includes(rel) || (rel === 'alternate' && type),
  );
  expect(wanted.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest', 'alternate', 'alternate']);
  for (const { href = '' } of wanted) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  expect(meta['theme-color']).toBeDefined();
  const manifest = (await (await site.fetch('/manifest.webmanifest')).json()) as { icons: ReadonlyArray<{ src: string; sizes: string }> };
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(Buffer.from(await (await site.fetch(src)).arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const { width } = await sharp(Buffer.from(await (await site.fetch('/icons/apple-touch-icon.png')).arrayBuffer())).metadata();
  expect(width).toBe(180);
});
