import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/posts/listing.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { keptAddress, keyOf } from './kept-answers.ts';
import { keepPage, keptPage, newPageMemory } from './page-memory.ts';
import { sourcesOf } from './page-sources.ts';
import { bodyRead, postAt } from './posts.ts';
import type { SiteEnv } from './site-env.ts';

const memory = newPageMemory();

// In which the router says what it holds already. The fixed parts of pages, and the page's own place, are all that it may leave out.
const holding = 'X-Waku-Etags';
const fixedParts = ['root', 'layout:/(site)', 'slice:home-before-posts', 'slice:home-after-posts'];

/** The page that a payload is the data of, if it is one that is made from the posts. */
function pageOf({ pathname, searchParams, origin }: URL): URL | undefined {
  const path = /^\/RSC\/R(\/_root|\/blog(?:\/[^/]+)?)\.txt$/.exec(pathname)?.[1];
  if (!path) return undefined;
  const page = new URL(path === '/_root' ? '/' : path, origin);
  page.search = searchParams.get('query') ?? '';
  return page;
}

/** The one address of the page; undefined when there is no such page. Without posts home and the list have one page each. */
function addressOf(snapshot: Snapshot | undefined, page: URL): string | undefined {
  if (page.pathname === '/') return '/';
  if (page.pathname !== '/blog') return snapshot && postAt(snapshot, page)?.href;
  if (!snapshot) return '/blog';
  return listPage(snapshot.posts, page.searchParams.get('page')) && keptAddress(page);
}

function heldBy(words: string | undefined, page: URL): Readonly<Record<string, 1>> {
  try {
    const said: unknown = JSON.parse(words ?? '{}');
    const held = [...fixedParts, `route:${page.pathname}`].filter((part) => (said as Record<string, unknown>)[part] === 1);
    return Object.fromEntries(held.map((part) => [part, 1]));
  } catch {
    return {};
  }
}

// A row that tells of an error: the next visitor may have more luck.
const failed = /^[0-9a-f]+:E\{/m;

/** Whether a page's data tells of a part that could not be rendered. */
export function tellsOfError(data: Uint8Array): boolean {
  return failed.test(new TextDecoder().decode(data));
}

function payload(bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: holding, 'X-Robots-Tag': 'noindex' };
  return new Response(bytes, { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}

/**
 * The router asks for a page's data when a visitor points at a link, so the same is asked for over and over: it is rendered
 * once for each change of the posts, as the pages themselves are, for the few sets of parts that a browser may hold.
 */
export const keptPayloads: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const { snapshot } = c.var;
  const page = pageOf(url);
  const address = page && addressOf(snapshot, page);
  if (!page || !address) return next();
  const { data } = sourcesOf(address);
  const shown = snapshot && postAt(snapshot, page);
  // Each spelling would be rendered anew.
  if (shown && keptAddress(page) !== address) return c.body(null, 308, { Location: data, 'Cache-Control': 'no-cache' });
  const held = JSON.stringify(heldBy(c.req.header(holding), page));
  const key = `${keyOf(snapshot, address)} ${held}`;
  const before = keptPage(memory, key);
  if (before) return payload(before.bytes);
  if (shown) c.set('post', shown);
  if (!(await bodyRead(c)))
    return c.json({ message: 'Try again in a minute.' }, 503, { 'Retry-After': '120', 'Cache-Control': 'no-store' });
  // Without the visitor's headers, which must not decide what the next one is shown.
  c.req.raw = new Request(new URL(data, url), { headers: { [holding]: held } });
  await next();
  if (c.res.status !== 200) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  // The posts may have changed while they were rendered.
  if (!tellsOfError(bytes) && c.var.snapshot === snapshot) keepPage(memory, key, { bytes, tag: '' });
  c.res = undefined;
  c.res = payload(bytes);
};
