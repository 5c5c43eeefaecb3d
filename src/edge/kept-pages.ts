import type { Context, MiddlewareHandler } from 'hono';
import type { Edition } from '#blog/post.ts';
import { withDataAt } from './finish-page.ts';
import { type FinishedPage, keepPage, keptPage, newPageMemory } from './page-memory.ts';
import { barePolicy, pageHeaders, pagePolicy, securityHeaders } from './policy.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

/** The part of an address that asks for a page's data: the tag of the page that it belongs to. */
const dataOf = '_data';

/**
 * The address that a page is rendered for and kept under; undefined for one that may not be kept. Only what the page
 * shows is in it: home, the number of a list's page or a post's one address. A page repeats its own address to the
 * browser, so a raw query would reach the next visitor, and could fill the memory.
 */
export function keptAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/') return '/';
  if (pathname === '/blog') {
    const page = Number(searchParams.get('page') ?? 1);
    return page === 1 ? '/blog' : `/blog?page=${page}`;
  }
  if (!/^\/blog\/[^/]+$/.test(pathname)) return undefined;
  const id = searchParams.get('id');
  return id === null ? pathname : `${pathname}?id=${encodeURIComponent(id)}`;
}

async function tagOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${__SITE_VERSION__} ${key}`));
  return [...new Uint8Array(digest).slice(0, 9)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const memory = newPageMemory();

// Complete, because nothing goes over a kept answer again.
const keptHeaders = {
  ...securityHeaders,
  ...pageHeaders,
  'Content-Security-Policy': pagePolicy,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
// Its address holds the tag of one page as it was at one time.
const dataHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': barePolicy(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Robots-Tag': 'noindex',
};

type Asked = { method: string; refreshedAt: number; data: string | null; knownTag: string | null };

function asked({ method, headers }: Request, url: URL, { refreshedAt }: Edition): Asked {
  return { method, refreshedAt, data: url.searchParams.get(dataOf), knownTag: headers.get('if-none-match') };
}

function answerOf({ html, data, tag }: FinishedPage, { method, refreshedAt, data: wanted, knownTag }: Asked): Response {
  if (wanted !== null) return new Response(method === 'HEAD' ? null : data, { headers: dataHeaders });
  if (knownTag === `W/"${tag}"`) return notModified(tag, refreshedAt);
  const headers = { ...keptHeaders, ETag: `W/"${tag}"`, 'X-Data-Age': ageOf(refreshedAt) };
  return new Response(method === 'HEAD' ? null : html, { headers });
}

/**
 * What this isolate holds for a request already, at a tenth of what the whole way costs: blog pages and home, for as long
 * as the posts have not changed. Undefined for whatever must be judged, rendered or refused.
 */
export function keptAnswer(request: Request, edition: Edition): Response | undefined {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.body) return undefined;
  const url = new URL(request.url);
  const address = keptAddress(url);
  const page = address && keptPage(memory, `${edition.version} ${address}`);
  if (!page) return undefined;
  const wanted = asked(request, url, edition);
  return wanted.data === null || wanted.data === page.tag ? answerOf(page, wanted) : undefined;
}

/** Has a blog page or home rendered for the one address that it is kept under, and keeps it. */
export const keptPages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { edition, missing, canonical } = c.var;
  const url = new URL(c.req.url);
  const address = keptAddress(url);
  const data = url.searchParams.get(dataOf);
  // A post has one address; under another spelling it is shown and not kept.
  const known = address === '/' || url.pathname === '/blog' || address === canonical;
  if (!edition || !address || missing || !known) return data === null ? next() : changed(c);
  const key = `${edition.version} ${address}`;
  const tag = await tagOf(key);
  if (data !== null && data !== tag) return changed(c);
  const wanted = asked(c.req.raw, url, edition);
  if (data === null && wanted.knownTag === `W/"${tag}"`) return notModified(tag, edition.refreshedAt);
  c.req.raw = new Request(new URL(address, url), { headers: c.req.raw.headers });
  c.set('keep', (stripped) => {
    const page = finished(stripped, address, tag);
    keepPage(memory, key, page);
    return answerOf(page, wanted);
  });
  return next();
};

function finished({ html, data }: { html: string; data: string }, address: string, tag: string): FinishedPage {
  const encoder = new TextEncoder();
  const where = `${address}${address.includes('?') ? '&' : '?'}${dataOf}=${tag}`;
  return { html: encoder.encode(withDataAt(html, where)), data: encoder.encode(data), tag };
}

// Without a policy: a browser takes a 304's headers over into its copy.
function notModified(tag: string, refreshedAt: number): Response {
  const headers = {
    ...securityHeaders,
    ETag: `W/"${tag}"`,
    'Cache-Control': keptHeaders['Cache-Control'],
    'X-Data-Age': ageOf(refreshedAt),
  };
  return new Response(null, { status: 304, headers });
}

function changed(c: Context<SiteEnv>): Response {
  return c.text('The posts have changed since.', 404, { 'Cache-Control': 'no-store' });
}

function ageOf(refreshedAt: number): string {
  return String(Math.max(0, Math.round((Date.now() - refreshedAt) / 1000)));
}
