import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/listing.ts';
import { type Edition, hrefOfPost, storedPost, titleOfSegment } from '#blog/post.ts';
import { isInner } from './frame.ts';
import { treatmentIndex } from './moved.ts';
import type { SiteEnv } from './site-env.ts';

/** The one address of the post that an address leads to; undefined when there is none. */
export function addressOfPost(edition: Edition, { pathname, searchParams }: URL): string | undefined {
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const title = segment && titleOfSegment(segment);
  const post = title ? storedPost(edition, title, searchParams.get('id')) : undefined;
  return post && hrefOfPost(post, edition.posts);
}

/** The addresses that pages may have, from the names of their files in src/pages: `./pages/(site)/blog/[title].tsx` is `/blog/…`. */
export function addressesOf(files: ReadonlyArray<string>): RegExp {
  const paths = files
    .map((file) => file.replace(/^\.\/pages|\/\([^)]+\)|(?:\/index)?\.tsx?$/g, ''))
    .filter((path) => !/\/_|\/404$/.test(path));
  return new RegExp(`^(?:${paths.map((path) => path.replace(/\[[^\]]+\]/g, '[^/]+')).join('|')})/?$`);
}

async function whatIsMissing(
  url: URL,
  edition: Edition | undefined,
  env: Env,
  addresses: RegExp,
): Promise<'post' | 'page' | 'address' | undefined> {
  const { pathname, searchParams } = url;
  if (/^\/blog\/[^/]+$/.test(pathname)) return edition && addressOfPost(edition, url) ? undefined : 'post';
  if (pathname === '/blog') return edition && !listPage(edition, searchParams.get('page')) ? 'page' : undefined;
  if (!addresses.test(pathname) || isInner(pathname)) return 'address';
  // Every treatment is a file, which Cloudflare would have served.
  const treatments = pathname.startsWith('/treatment/') ? await treatmentIndex(env, url.href) : [];
  return treatments.length > 0 && !treatments.some(({ href }) => href === pathname) ? 'address' : undefined;
}

/**
 * Decides before anything is rendered whether an address has something to show, so that what is missing is a true 404
 * whatever the page does while it renders.
 */
export function missing(files: ReadonlyArray<string>): MiddlewareHandler<SiteEnv> {
  const addresses = addressesOf(files);
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (url.pathname.startsWith('/RSC/')) return next();
    const { edition } = c.var;
    const what = await whatIsMissing(url, edition, c.env, addresses);
    const canonical = !what && edition && addressOfPost(edition, url);
    if (what) c.set('missing', what);
    if (canonical) c.set('canonical', canonical);
    return next();
  };
}
