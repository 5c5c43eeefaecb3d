import { practice } from '#content/practice.ts';
import { xmlText } from './xml-text.ts';

/** An address for search engines, and the date of its last change if known. */
export type SitemapEntry = { path: string; changed?: string | undefined };

const { origin } = new URL(practice.siteUrl);

// Concatenated: parsing the addresses of thousands of posts would be most of the work.
function url({ path, changed }: SitemapEntry): string {
  return `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}</url>`;
}

/** Writes the sitemap; `pages` are the addresses that do not depend on posts. Home and the blog's list change with the newest post. */
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
