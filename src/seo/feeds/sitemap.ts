import { practice } from '#content/practice.ts';
import { xmlText } from './xml-text.ts';

/** An address that search engines should know, and when what stands there last changed; no date where none is kept. */
export type SitemapEntry = { path: string; changed?: string | undefined };

const { origin } = new URL(practice.siteUrl);

// Joined, not parsed: with thousands of posts the parsing of addresses would be most of the work.
function url({ path, changed }: SitemapEntry): string {
  return `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}</url>`;
}

/** Every canonical address: `pages` are those that do not depend on posts. Home and the list of the blog change when a post does. */
export function sitemap(pages: ReadonlyArray<SitemapEntry>, posts: ReadonlyArray<SitemapEntry>): string {
  const newest = posts.reduce<string | undefined>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    undefined,
  );
  const entries = [{ path: '/', changed: newest }, ...pages, { path: '/blog', changed: newest }, ...posts];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(url),
    '</urlset>',
  ].join('\n');
}
