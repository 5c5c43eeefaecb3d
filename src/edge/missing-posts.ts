import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/listing.ts';
import { findPost, titleOfSegment } from '#blog/post.ts';
import type { SiteEnv } from './site-env.ts';

/**
 * Decides before anything is rendered whether a blog address has something to show, so that a missing post or page of
 * the list is a true 404: once a page has begun to render inside a loading boundary its status can no longer change.
 */
export const missingPosts: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const { edition } = c.var;
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const title = segment && titleOfSegment(segment);
  const missing =
    segment !== undefined
      ? !title || !edition || !findPost(edition, title, searchParams.get('id'))
      : isPastTheList(pathname, edition, searchParams);
  if (missing) {
    c.set('missing', segment === undefined ? 'page' : 'post');
    c.req.raw = new Request(new URL('/missing', c.req.url), { headers: c.req.raw.headers });
  }
  return next();
};

function isPastTheList(pathname: string, edition: SiteEnv['Variables']['edition'], search: URLSearchParams): boolean {
  return pathname === '/blog' && edition !== undefined && listPage(edition, search.get('page')) === undefined;
}
