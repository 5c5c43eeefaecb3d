import type { Context, Hono } from 'hono';
import { listedPosts } from '#blog/posts/listing.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { ownFile } from '#edge/http/own-files.ts';
import { jsonFeed, postsInFeed, rssFeed } from '#seo/feeds/feeds.ts';
import { type SitemapEntry, sitemap } from '#seo/feeds/sitemap.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

// Each feed is written once for each change of the posts.
const written = new Map<string, { version: string; text: string }>();

function once(path: string, version: string, write: () => string): string {
  const before = written.get(path);
  if (before?.version === version) return before.text;
  const text = write();
  written.set(path, { version, text });
  return text;
}

const readPages = ownFile<ReadonlyArray<SitemapEntry>>('/sitemap-pages.json');

const tenMinutes = 'public, max-age=600';

function answer(c: Context<SiteEnv>, type: string, text: string, snapshot: Snapshot): Response {
  // A new build may have other treatments in its sitemap.
  const tag = `W/"${__SITE_VERSION__}-${snapshot.version}"`;
  const headers = { ETag: tag, 'Cache-Control': tenMinutes };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'Content-Type': `${type}; charset=utf-8` });
}

const feeds = [
  { path: '/feed.xml', type: 'application/rss+xml', write: rssFeed },
  { path: '/feed.json', type: 'application/feed+json', write: jsonFeed },
] as const;

/** Adds feeds and sitemap, from the last known posts: neither waits for the backend. */
export function feedRoutes(app: Hono<SiteEnv>): void {
  for (const { path, type, write } of feeds) {
    app.get(path, (c) => {
      const { snapshot } = c.var;
      // An empty feed would tell feed readers that every post is gone.
      if (!snapshot)
        return c.json({ message: 'The posts cannot be read at the moment.' }, 503, { 'Retry-After': '300', 'Cache-Control': 'no-store' });
      return answer(
        c,
        type,
        once(path, snapshot.version, () => write(listedPosts(snapshot.posts, 0, postsInFeed))),
        snapshot,
      );
    });
  }

  app.get('/sitemap.xml', async (c) => {
    const { snapshot } = c.var;
    const pages = (await readPages(c.env, c.req.url)) ?? [];
    // A sitemap without its posts or its pages must not be cached.
    if (!snapshot || pages.length === 0)
      return c.body(sitemap(pages, []), 200, { 'Cache-Control': 'no-store', 'Content-Type': 'application/xml; charset=utf-8' });
    const posts = () => listedPosts(snapshot.posts).map(({ href, updatedAt }) => ({ path: href, changed: updatedAt }));
    return answer(
      c,
      'application/xml',
      once('/sitemap.xml', snapshot.version, () => sitemap(pages, posts())),
      snapshot,
    );
  });
}
