import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/posts/listing.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { formerPost } from '#edge/desk/old-titles.ts';
import { addressOf } from '#edge/page-cache/key.ts';
import { shellPage } from '#edge/page-cache/shell.ts';
import { treatmentIndex } from '#edge/treatment-index.ts';
import { postAt } from './posts.ts';
import type { SiteEnv } from './site-env.ts';

/** The addresses that pages may have, from the names of their files in src/pages: `./pages/(site)/blog/[title].tsx` is `/blog/…`. */
export function addressesOf(files: ReadonlyArray<string>): RegExp {
  const paths = files
    .map((file) => file.replace(/^\.\/pages|\/\([^)]+\)|(?:\/index)?\.tsx?$/g, ''))
    .filter((path) => !/\/_|\/404$/.test(path) && path !== shellPage);
  return new RegExp(`^(?:${paths.map((path) => path.replace(/\[[^\]]+\]/g, '[^/]+')).join('|')})/?$`);
}

async function whatIsMissing(
  url: URL,
  snapshot: Snapshot | undefined,
  env: Env,
  addresses: RegExp,
): Promise<SiteEnv['Variables']['missing']> {
  const { pathname, searchParams } = url;
  if (/^\/blog\/[^/]+$/.test(pathname)) return snapshot ? 'post' : 'later';
  if (pathname === '/blog') return snapshot && !listPage(snapshot.posts, searchParams.get('page')) ? 'page' : undefined;
  if (!addresses.test(pathname)) return 'address';
  // Every treatment is a file, which Cloudflare would have served.
  const treatments = pathname.startsWith('/treatment/') ? await treatmentIndex(env, url.href) : [];
  return treatments.length > 0 && !treatments.some(({ href }) => href === pathname) ? 'address' : undefined;
}

/**
 * Decides before anything is rendered whether an address has something to show, so that what is missing is a true 404
 * whatever the page does while it renders. A post has one address: every other that leads to it is sent there, because each
 * would be rendered anew.
 */
export function resolve(files: ReadonlyArray<string>): MiddlewareHandler<SiteEnv> {
  const addresses = addressesOf(files);
  return async (c, next) => {
    if (c.var.preview) return next();
    const url = new URL(c.req.url);
    // The framework's own calls while pages are developed.
    if (import.meta.env.DEV && url.pathname.startsWith('/RSC/')) return next();
    const { snapshot } = c.var;
    const shown = snapshot && postAt(snapshot, url);
    if (shown) {
      // Not for good: the id that is not needed today is needed when another post gets the same title.
      if (addressOf(url) !== shown.href) return c.body(null, 308, { Location: shown.href, 'Cache-Control': 'no-cache' });
      c.set('post', shown);
      return next();
    }
    const what = await whatIsMissing(url, snapshot, c.env, addresses);
    const former = what === 'post' ? await formerPost(c, url.pathname) : undefined;
    if (former?.href) return c.body(null, 308, { Location: former.href, 'Cache-Control': 'no-cache' });
    c.set('takenBack', former?.takenBack);
    if (what) c.set('missing', what);
    return next();
  };
}
