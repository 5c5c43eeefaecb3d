import { practice } from '#content/practice.ts';
import { aboutMeta } from '#seo/meta/about-meta.ts';
import { xmlText } from './xml-text.ts';

/** An address that search engines should know, and when what stands there last changed; no date where none is kept. */
export type SitemapEntry = { path: string; changed?: string | undefined };

/** The pages that are neither treatments nor posts. */
const pages = [
  { path: aboutMeta.path },
  { path: '/treatment' },
  { path: '/a-z' },
  { path: '/cases' },
  { path: '/contact' },
  { path: '/callback' },
  { path: '/privacy', changed: practice.privacy.noticeVersion },
  { path: '/privacy/withdraw' },
] as const satisfies ReadonlyArray<SitemapEntry>;

const { origin } = new URL(practice.siteUrl);

// Joined, not parsed: with thousands of posts the parsing of addresses would be most of the work.
function url({ path, changed }: SitemapEntry): string {
  return `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}</url>`;
}

/** Every canonical address. Home and the list of the blog change when a post does. */
export function sitemap(treatments: ReadonlyArray<SitemapEntry>, posts: ReadonlyArray<SitemapEntry>): string {
  const newest = posts.reduce<string | undefined>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    undefined,
  );
  const entries = [{ path: '/', changed: newest }, ...pages, ...treatments, { path: '/blog', changed: newest }, ...posts];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(url),
    '</urlset>',
  ].join('\n');
}
