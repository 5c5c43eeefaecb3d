import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { jsonFeed, rssFeed } from '#seo/feeds/feeds.ts';
import { sitemap } from '#seo/feeds/sitemap.ts';

const post = {
  id: '7',
  title: 'Fatty liver',
  category: 'Liver',
  excerpt: 'What it is',
  photo: null,
  href: '/blog/Fatty%20liver',
  publishedAt: '2026-03-19T09:00:00+05:30',
  updatedAt: '2026-07-08T10:00:00+05:30',
};
const hostile = '</title><script>alert("1")</script> & \u0000\u0008\uFFFE]]> \uD800 पित्त';

/** Parses the texts of an XML document by element name; throws for invalid XML 1.0. */
function readXml(xml: string): Readonly<Record<string, ReadonlyArray<string>>> {
  const parser = new SaxesParser({ xmlns: true });
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const name = open.at(-1) ?? '';
    texts[name] = [...(texts[name] ?? []), text];
  });
  parser.write(xml).close();
  return texts;
}

test('RSS and JSON feeds have each post’s address, date and preview', () => {
  const feed = rssFeed([post]);
  expect(feed).toContain('<title>Fatty liver</title>');
  expect(feed).toMatch(/<link>https:\/\/[^<]+\/blog\/Fatty%20liver<\/link>/);
  expect(feed).toContain('<pubDate>Thu, 19 Mar 2026 03:30:00 GMT</pubDate>');
  expect(JSON.parse(jsonFeed([post])).items).toEqual([
    expect.objectContaining({ id: '7', title: 'Fatty liver', content_text: 'What it is', date_modified: post.updatedAt, tags: ['Liver'] }),
  ]);
});

test('both blog feeds escape hostile post titles', () => {
  const bad = { ...post, id: hostile, title: hostile, category: hostile, excerpt: hostile };
  // Without the characters that XML forbids.
  const letters = '</title><script>alert("1")</script> & ]]> \uFFFD पित्त';
  const { title, category, description, guid } = readXml(rssFeed([bad]));
  expect([title?.[1], category, description?.[1]]).toEqual([letters, [letters], letters]);
  expect(guid?.[0]?.endsWith(`/blog#${letters}`)).toBe(true);
  expect(JSON.parse(jsonFeed([bad])).items[0].title).toBe(hostile);
  const { loc, lastmod } = readXml(sitemap([{ path: '/treatment/a&b<c>"\'' }], [{ path: '/blog/x', changed: hostile }]));
  expect(loc).toContain(`${practice.siteUrl}/treatment/a&b<c>"'`);
  expect(lastmod).toContain(letters);
});

test('a blog feed gives no date for a post without one', () => {
  const undated = { ...post, publishedAt: undefined, updatedAt: undefined, category: '' };
  expect(rssFeed([undated])).not.toMatch(/pubDate|category/);
  expect(JSON.parse(jsonFeed([undated])).items[0]).not.toHaveProperty('date_published');
});

test('blog feeds contain fifty posts, the sitemap all posts', () => {
  const many = Array.from({ length: 80 }, (_, at) => ({ ...post, id: String(at) }));
  expect(rssFeed(many).match(/<item>/g)).toHaveLength(50);
  expect(JSON.parse(jsonFeed(many)).items).toHaveLength(50);
  expect(
    sitemap(
      [],
      many.map(({ href }) => ({ path: href })),
    ).match(/Fatty%20liver/g),
  ).toHaveLength(80);
});

test('the sitemap dates only pages with a known date', () => {
  const map = sitemap(
    [{ path: '/contact' }, { path: '/treatment/hernia/x', changed: '2026-11-20' }],
    [
      { path: '/blog/old', changed: '2026-01-01T09:00:00+05:30' },
      { path: '/blog/new', changed: '2026-07-08T10:00:00+05:30' },
      { path: '/blog/undated' },
    ],
  );
  expect(map).toMatch(/\/treatment\/hernia\/x<\/loc><lastmod>2026-11-20</);
  expect(map).toContain(`${practice.siteUrl}/</loc><lastmod>2026-07-08T10:00:00+05:30<`);
  expect(map).toMatch(/\/blog\/undated<\/loc><\/url>/);
  expect(map).toMatch(/\/contact<\/loc><\/url>/);
});
