import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/listing.ts';
import { type Edition, hrefOfPost, storedPost, titleOfSegment } from '#blog/post.ts';
import type { SiteEnv } from './site-env.ts';

/** The one address of the post that an address leads to; undefined when there is none. */
export function addressOfPost(edition: Edition, { pathname, searchParams }: URL): string | undefined {
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const title = segment && titleOfSegment(segment);
  const post = title ? storedPost(edition, title, searchParams.get('id')) : undefined;
  return post && hrefOfPost(post, edition.posts);
}

/**
 * Decides before anything is rendered whether a blog address has something to show, so that a missing post or page of
 * the list is a true 404 whatever the page does while it renders.
 */
export const missingPosts: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const { pathname, searchParams } = url;
  const { edition } = c.var;
  if (/^\/blog\/[^/]+$/.test(pathname)) {
    const canonical = edition && addressOfPost(edition, url);
    if (canonical) c.set('canonical', canonical);
    else c.set('missing', 'post');
  } else if (pathname === '/blog' && edition && !listPage(edition, searchParams.get('page'))) {
    c.set('missing', 'page');
  }
  if (c.var.missing)
    c.req.raw = new Request(new URL('/missing', c.req.url), {
      headers: c.req.raw.headers,
    });
  return next();
};
