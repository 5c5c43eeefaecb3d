import { sitemapPages } from '#seo/feeds/sitemap-pages.ts';

/** Every address of the sitemap that does not depend on posts, for the Worker to read. */
export function GET(): Response {
  return Response.json(sitemapPages);
}

export const getConfig = () => ({ render: 'static' }) as const;
