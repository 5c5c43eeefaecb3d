import type { MiddlewareHandler } from 'hono';
import { listPage } from '#blog/listing.ts';
import type { Edition } from '#blog/post.ts';
import { keptAddress } from './kept-answers.ts';
import { addressOfPost } from './missing.ts';
import { keepPage, keptPage, newPageMemory } from './page-memory.ts';
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

function isShown(edition: Edition, page: URL, address: string): boolean {
  if (page.pathname === '/') return true;
  if (page.pathname === '/blog') return listPage(edition, page.searchParams.get('page')) !== undefined;
  return addressOfPost(edition, page) === address;
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
  const { edition } = c.var;
  const page = pageOf(url);
  const address = page && keptAddress(page);
  if (!edition || !page || !address || !isShown(edition, page, address)) return next();
  const held = JSON.stringify(heldBy(c.req.header(holding), page));
  const key = `${edition.version} ${address} ${held}`;
  const before = keptPage(memory, key);
  if (before) return payload(before.bytes);
  const request = new URL(url.pathname, url);
  request.searchParams.set('query', new URL(address, url).search.slice(1));
  const headers = new Headers(c.req.raw.headers);
  headers.set(holding, held);
  c.req.raw = new Request(request, { headers });
  await next();
  if (c.res.status !== 200) return;
  const data = new Uint8Array(await c.res.arrayBuffer());
  if (!tellsOfError(data)) keepPage(memory, key, { bytes: data, tag: '' });
  c.res = undefined;
  c.res = payload(data);
};
