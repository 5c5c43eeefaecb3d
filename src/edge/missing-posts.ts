import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/listing.ts';
import { hrefOfPost, storedPost, titleOfSegment } from '#blog/post.ts';
import type { SiteEnv } from './site-env.ts';

/**
 * Decides before anything is rendered whether a blog address has something to show, so that a missing post or page of
 * the list is a true 404 whatever the page does while it renders.
 */
export const missingPosts: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const { edition } = c.var;
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  if (segment !== undefined) {
    const title = titleOfSegment(segment);
    const post = edition && title ? storedPost(edition, title, searchParams.get('id')) : undefined;
    if (edition && post) c.set('canonical', hrefOfPost(post, edition.posts));
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
