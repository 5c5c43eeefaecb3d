import type { Context, MiddlewareHandler } from 'hono';
import { listPage } from '#blog/posts/listing.ts';
import { findPost, hrefOfPost, titleOfSegment } from '#blog/posts/post.ts';
import { readPost } from '#blog/reader.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { english, englishPath, languageOfPath, translatedLanguages } from '#content/languages.ts';
import { formerPost } from '#edge/desk/old-titles.ts';
import { treatmentIndex } from '#edge/http/own-files.ts';
import { addressOf } from '#edge/page-cache/key.ts';
import { shellPage } from '#edge/page-cache/shell.ts';
import { blogDeps } from './blog.ts';
import type { SiteEnv } from './site-env.ts';

/** Builds a pattern of all page addresses from the files in src/pages: `./pages/(dynamic)/blog/[title].tsx` is `/blog/…`. */
export function addressesOf(files: ReadonlyArray<string>): RegExp {
  const paths = files
    .map((file) => file.replace(/^\.\/pages|\/\([^)]+\)|(?:\/index)?\.tsx?$/g, ''))
    .filter((path) => !/\/_|\/(?:404|missing)$/.test(path) && path !== shellPage);
  const tags = translatedLanguages.map(({ tag }) => tag).join('|');
  return new RegExp(`^(?:${paths.map((path) => path.replace('[language]', `(?:${tags})`).replace(/\[[^\]]+\]/g, '[^/]+')).join('|')})/?$`);
}

async function findMissing(
  url: URL,
  snapshot: Snapshot | undefined,
  env: Env,
  addresses: RegExp,
): Promise<SiteEnv['Variables']['missing']> {
  const { pathname, searchParams } = url;
  if (/^\/blog\/[^/]+$/.test(pathname)) return snapshot ? 'post' : 'later';
  if (pathname === '/blog') return snapshot && !listPage(snapshot.posts, searchParams.get('page')) ? 'page' : undefined;
  if (!addresses.test(pathname)) return 'address';
  // In another language all of these are files; had this one existed, Cloudflare would have served it.
  const isFile = languageOfPath(pathname).tag !== english.tag && /^\/\w+\/(?:treatment|symptoms|getting-ready)\/./.test(pathname);
  if (isFile && !import.meta.env.DEV) return 'address';
  // Every treatment is a file; had this one existed, Cloudflare would have served it.
  const treatments = pathname.startsWith('/treatment/') ? await treatmentIndex(env, url.href) : [];
  return treatments.length > 0 && !treatments.some(({ href }) => href === pathname) ? 'address' : undefined;
}

/** The English page of an address in a language that lacks it. All are files but the list of the posts. */
async function inEnglish(url: URL, { ASSETS }: Env): Promise<string | undefined> {
  const path = englishPath(url.pathname);
  if (path === url.pathname) return undefined;
  const isPage = path === '/blog' || (await ASSETS.fetch(new Request(new URL(path, url)))).ok;
  return isPage ? path : undefined;
}

/**
 * Decides before rendering whether an address has a page, so a missing one is a true 404. Redirects other spellings of a post's
 * address to its canonical one, because each would be rendered and cached separately.
 */
export function resolve(files: ReadonlyArray<string>): MiddlewareHandler<SiteEnv> {
  const addresses = addressesOf(files);
  return async (c, next) => {
    if (c.var.preview) return next();
    const url = new URL(c.req.url);
    // The framework's own calls during development.
    if (import.meta.env.DEV && url.pathname.startsWith('/RSC/')) return next();
    const { snapshot } = c.var;
    const shown = snapshot && postAt(snapshot, url);
    if (shown) {
      // Not cached: an id that is superfluous today is needed once another post gets the same title.
      if (addressOf(url) !== shown.href) return c.body(null, 308, { Location: shown.href, 'Cache-Control': 'no-cache' });
      c.set('post', shown);
      return next();
    }
    const missing = await findMissing(url, snapshot, c.env, addresses);
    const former = missing === 'post' ? await formerPost(c, url.pathname) : undefined;
    if (former?.href) return c.body(null, 308, { Location: former.href, 'Cache-Control': 'no-cache' });
    c.set('takenBack', former?.takenBack);
    if (missing) c.set('missing', missing);
    if (missing === 'address') c.set('inEnglish', await inEnglish(url, c.env));
    return next();
  };
}

/** Finds the post of an address in any spelling, with its canonical address. */
function postAt({ posts }: Snapshot, { pathname, searchParams }: URL): SiteEnv['Variables']['post'] {
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const title = segment && titleOfSegment(segment);
  const post = title ? findPost(posts, title, searchParams.get('id')) : undefined;
  return post && { post, href: hrefOfPost(post, posts) };
}

/** Reads the body of the post to be rendered, if any; false if it cannot be read now. May replace the snapshot by a newer one. */
export async function readBody(c: Context<SiteEnv>): Promise<boolean> {
  const shown = c.var.post;
  if (!shown) return true;
  const deps = blogDeps(c.var.settings, c.env, (work) => c.executionCtx.waitUntil(work));
  const opened = await readPost(deps, shown.post);
  if (!opened) return false;
  c.set('description', opened.description);
  if (opened.post !== shown.post) {
    c.set('snapshot', deps.memory.snapshot);
    c.set('post', { ...shown, post: opened.post });
  }
  return true;
}
