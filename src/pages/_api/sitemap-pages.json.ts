import { sitemapPages } from '#seo/feeds/sitemap-pages.ts';

/** The sitemap's addresses other than posts, for the Worker to read. */
export function GET(): Response {
  return Response.json(sitemapPages);
}

export const getConfig = () => ({ render: 'static' }) as const;
