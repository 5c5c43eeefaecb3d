import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogMessages } from '#content/messages.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

type Section = ReturnType<typeof section>;

/** Replaces the site's posts; a list that lacks most of the old ones is accepted at the third answer. */
async function publish(...sections: ReadonlyArray<Section>): Promise<void> {
  backend.setSections([...sections]);
  for (const _ of [1, 2, 3]) await site.tick();
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

// The hydration data is script text, in which markup is harmless.
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
const text = async (path: string) => (await site.fetch(path)).text();

test('posts come from the backend, newest first, and each opens', async () => {
  await publish(section(1, 'Older'), section(2, 'Newer'));
  const list = await text('/blog');
  expect(list.indexOf('>Newer<')).toBeGreaterThan(0);
  expect(list.indexOf('>Newer<')).toBeLessThan(list.indexOf('>Older<'));
  expect(list).toContain('2026-01-02');
  expect(list).toMatch(/<img[^>]+src="\/media\/0-\w+\?post=2&amp;size=640"/);
  expect(await text('/blog/Older')).toContain('Text of Older');
});

test('posts open under special-character, Hindi and duplicate titles', async () => {
  const titles = ['50% of what? A/B #1', 'पित्त की पथरी', '"Quoted" & <b>bold</b>', 'Same', 'same '];
  await publish(...titles.map((title, index) => section(index + 1, title)));
  for (const title of titles.slice(0, 3)) {
    const answer = await site.fetch(`/blog/${encodeURIComponent(title)}`);
    expect([title, answer.status]).toEqual([title, 200]);
    expect(withoutScripts(await answer.text())).not.toContain('<b>bold</b>');
  }
  expect(await text('/blog/same')).toContain('Text of same');
  expect(await text('/blog/Same?id=4')).toContain('Text of Same');
  expect(await text('/blog')).toContain('/blog/Same?id=4');
});

test.each(['hang', 'reset', 500, 302, 'html', 'huge', 'invalid-utf8', 'drip'] as const)(
  // None of these pages waits for the backend.
  'pages and posts stay available when the backend answers %s',
  async (mode) => {
    const kept = section(1, `Kept through ${mode}`);
    await publish(kept);
    backend.setMode(mode);
    await site.tick();
    const asked = backend.received.length;
    for (const path of ['/', '/blog', `/blog/${encodeURIComponent(kept.title)}`]) {
      const answer = await site.fetch(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(kept.title);
      expect(Number(answer.headers.get('x-data-age'))).toBeGreaterThanOrEqual(0);
    }
    // The copy is younger than a minute, so these visits caused no backend call.
    expect(backend.received.length).toBe(asked);
    backend.setMode('ok');
    backend.setSections([kept, section(2, 'Back again')]);
    await site.tick();
    expect(await text('/blog')).toContain('Back again');
  },
);

test('the blog shows no posts only after three empty responses', async () => {
  await publish(section(1, 'Kept'));
  backend.setSections([]);
  await site.tick();
  await site.tick();
  expect(await text('/blog')).toContain('Kept');
  await site.tick();
  for (const path of ['/blog', '/']) {
    expect([path, (await text(path)).includes('Kept')]).toEqual([path, false]);
    expect([path, (await text(path)).includes(blogMessages.none)]).toEqual([path, true]);
  }
});

test('the blog list is split into linked pages of twenty-four', async () => {
  await publish(...Array.from({ length: 60 }, (_, index) => section(1, `Post ${index + 1}`, { id: index + 1 })));
  const first = await text('/blog');
  expect(first.match(/<article/g)?.length).toBe(24);
  expect(first).toContain('href="/blog?page=3"');
  expect((await text('/blog?page=3')).match(/<article/g)?.length).toBe(12);
  expect((await site.fetch('/blog?page=4')).status).toBe(404);
  // The sidebar has twenty posts and a link to the list.
  expect(await text('/blog/Post%201')).toContain('All posts');
});

test('an unchanged page returns 304 for its ETag', async () => {
  await publish(section(1, 'Kept'));
  const tag = (await site.fetch('/blog')).headers.get('etag') ?? '';
  expect((await site.fetch('/blog', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  backend.setSections([section(1, 'Changed')]);
  await site.tick();
  const answer = await site.fetch('/blog', { headers: { 'If-None-Match': tag } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Changed');
});

// The site's own words around it stay English.
test('a Hindi article is marked as Hindi wherever its words stand', async () => {
  const title = 'पित्त की पथरी: कब दिखाएँ';
  await publish(
    section(1, title, { description: '<p>पथरी से दर्द हो तो डॉक्टर को दिखाएँ।</p><h2>कब</h2><p>आज ही।</p>' }),
    section(2, 'Piles (बवासीर) at home', { description: '<p>Warm water helps. बवासीर</p>' }),
  );
  const article = withoutScripts(await text(`/blog/${encodeURIComponent(title)}`));
  expect(article).toMatch(/<html[^>]* lang="en-IN"/);
  expect(article).toMatch(/<h1[^>]* lang="hi"[^>]*>पित्त की पथरी/);
  expect(article).toMatch(/<div class="article-text" lang="hi"><p>पथरी से/);
  expect(await text(`/blog/${encodeURIComponent(title)}`)).toContain('"inLanguage":"hi-IN"');
  const list = await text('/blog');
  expect(list).toMatch(/<a [^>]*lang="hi"[^>]*>पित्त की/);
  expect(list).toMatch(/<a [^>]*lang="hi"[^>]*>[^<]*पथरी/);
  expect(list).not.toMatch(/<a [^>]*lang="hi"[^>]*>Piles/);
  expect(withoutScripts(await text('/blog/Piles%20(%E0%A4%AC%E0%A4%B5%E0%A4%BE%E0%A4%B8%E0%A5%80%E0%A4%B0)%20at%20home'))).toMatch(
    /<div class="article-text"><p>Warm/,
  );
});
