import { afterEach, expect, test } from 'vitest';
import type { Mode } from '#tests/http-backend.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

const open: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function siteWithBackend(mode: Mode = 'ok') {
  const backend = await startHttpBackend();
  open.push(backend.close);
  backend.setMode(mode);
  const site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  open.push(site.close);
  return { backend, site };
}

function section(id: number, title: string, more: Record<string, unknown> = {}) {
  return {
    id,
    title,
    category: 'Liver',
    photo: { secure_url: 'https://res.cloudinary.com/x/image/upload/a.jpg' },
    description: `<p>Text of ${title.replaceAll('<', '&lt;')}</p>`,
    updatedAt: `2026-01-${String(id).padStart(2, '0')}T10:00:00+05:30`,
    ...more,
  };
}

// The data for hydration stands in script text, where markup is only letters.
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
const text = async (site: Awaited<ReturnType<typeof startSite>>, path: string) => (await site.fetch(path)).text();

test('the posts come from the practice’s backend, newest first, and each opens', async () => {
  const { backend, site } = await siteWithBackend();
  backend.setSections([section(1, 'Older'), section(2, 'Newer')]);
  await site.tick();
  const list = await text(site, '/blog');
  expect(list.indexOf('>Newer<')).toBeGreaterThan(0);
  expect(list.indexOf('>Newer<')).toBeLessThan(list.indexOf('>Older<'));
  expect(list).toContain('2026-01-02');
  expect(list).toMatch(/<img[^>]+src="\/media\/0-\w+\?post=2&amp;size=640"/);
  expect(await text(site, '/blog/Older')).toContain('Text of Older');
});

test('titles may hold any sign; two posts with one title both have an address', async () => {
  const { backend, site } = await siteWithBackend();
  const titles = ['50% of what? A/B #1', 'पित्त की पथरी', '"Quoted" & <b>bold</b>', 'Same', 'same '];
  backend.setSections(titles.map((title, index) => section(index + 1, title)));
  await site.tick();
  for (const title of titles.slice(0, 3)) {
    const answer = await site.fetch(`/blog/${encodeURIComponent(title)}`);
    expect([title, answer.status]).toEqual([title, 200]);
    expect(withoutScripts(await answer.text())).not.toContain('<b>bold</b>');
  }
  expect(await text(site, '/blog/same')).toContain('Text of same');
  expect(await text(site, '/blog/Same?id=4')).toContain('Text of Same');
  expect(await text(site, '/blog')).toContain('/blog/Same?id=4');
});

for (const mode of ['hang', 'reset', 500, 302, 'html', 'huge', 'invalid-utf8', 'drip'] as const) {
  test(`with a backend that answers ${mode}, the last good posts stay and no page waits for it`, async () => {
    const { backend, site } = await siteWithBackend();
    backend.setSections([section(1, 'Kept')]);
    await site.tick();
    backend.setMode(mode);
    await site.tick();
    const asked = backend.received.length;
    for (const path of ['/', '/blog', '/blog/Kept']) {
      const answer = await site.fetch(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain('Kept');
      expect(Number(answer.headers.get('x-data-age'))).toBeGreaterThanOrEqual(0);
    }
    // The copy is younger than a minute, so none of these visits asked the backend for anything.
    expect(backend.received.length).toBe(asked);
    backend.setMode('ok');
    backend.setSections([section(1, 'Kept'), section(2, 'Back again')]);
    await site.tick();
    expect(await text(site, '/blog')).toContain('Back again');
  });
}

test('a list that is suddenly empty is believed only when it stays empty', async () => {
  const { backend, site } = await siteWithBackend();
  backend.setSections([section(1, 'Kept')]);
  await site.tick();
  backend.setSections([]);
  await site.tick();
  await site.tick();
  expect(await text(site, '/blog')).toContain('Kept');
  await site.tick();
  expect(await text(site, '/blog')).not.toContain('Kept');
});

test('a list of many is paged, twenty-four a page, with real links', async () => {
  const { backend, site } = await siteWithBackend();
  backend.setSections(Array.from({ length: 60 }, (_, index) => section(1, `Post ${index + 1}`, { id: index + 1 })));
  await site.tick();
  const first = await text(site, '/blog');
  expect(first.match(/<article/g)?.length).toBe(24);
  expect(first).toContain('href="/blog?page=3"');
  expect((await text(site, '/blog?page=3')).match(/<article/g)?.length).toBe(12);
  expect((await site.fetch('/blog?page=4')).status).toBe(404);
  // A sidebar of twenty, then a link to all.
  expect(await text(site, '/blog/Post%201')).toContain('All posts');
});

test('an unchanged page is not sent twice', async () => {
  const { backend, site } = await siteWithBackend();
  backend.setSections([section(1, 'Kept')]);
  await site.tick();
  const tag = (await site.fetch('/blog')).headers.get('etag') ?? '';
  expect((await site.fetch('/blog', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  backend.setSections([section(1, 'Changed')]);
  await site.tick();
  const answer = await site.fetch('/blog', { headers: { 'If-None-Match': tag } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Changed');
});
