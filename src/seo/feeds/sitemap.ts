import { practice } from '#content/practice.ts';
import { xmlText } from './xml-text.ts';

/**
 * An address for search engines, and the date of its last change if known. `versions` are the addresses of the same page in each
 * language in which it may be indexed, this one included; none where there is only one.
 */
export type SitemapEntry = { path: string; changed?: string | undefined; versions?: ReadonlyArray<{ lang: string; path: string }> };

const { origin } = new URL(practice.siteUrl);

// Concatenated: parsing the addresses of thousands of posts would be most of the work.
function url({ path, changed, versions = [] }: SitemapEntry): string {
  const links = versions.map((each) => `<xhtml:link rel="alternate" hreflang="${each.lang}" href="${xmlText(origin + each.path)}"/>`);
  return `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${xmlText(changed)}</lastmod>` : ''}${links.join('')}</url>`;
}

/** Writes the sitemap; `pages` are the addresses that do not depend on posts. Home and the blog's list change with the newest post. */
export function sitemap(pages: ReadonlyArray<SitemapEntry>, posts: ReadonlyArray<SitemapEntry>): string {
  const newest = posts.reduce<string | undefined>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    undefined,
  );
  const versions = pages.find((page) => page.versions?.some(({ path }) => path === '/'))?.versions;
  const entries = [{ path: '/', changed: newest, ...(versions && { versions }) }, ...pages, { path: '/blog', changed: newest }, ...posts];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(url),
    '</urlset>',
  ].join('\n');
}
