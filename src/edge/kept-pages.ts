import type { MiddlewareHandler } from 'hono';
import { pagePolicy } from './policy.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

/** Finished pages that this isolate still holds; bounded by bytes, the longest unused go first. */
export type Kept = { pages: Map<string, string>; bytes: number };

const mostBytes = 8 * 1024 * 1024;
// Home is the largest page there is, with the organ map's drawing in it.
const largestPage = 1024 * 1024;

export function newKept(): Kept {
  return { pages: new Map(), bytes: 0 };
}

// A character of a page takes two bytes of memory at the most.
function sizeOf(html: string): number {
  return html.length * 2;
}

export function keepPage(kept: Kept, key: string, page: string): void {
  if (sizeOf(page) > largestPage || kept.pages.has(key)) return;
  kept.pages.set(key, page);
  kept.bytes += sizeOf(page);
  for (const [oldest, old] of kept.pages) {
    if (kept.bytes <= mostBytes) return;
    kept.pages.delete(oldest);
    kept.bytes -= sizeOf(old);
  }
}

export function keptPage(kept: Kept, key: string): string | undefined {
  const page = kept.pages.get(key);
  if (!page) return undefined;
  // Back to the end of the line: it was used last.
  kept.pages.delete(key);
  kept.pages.set(key, page);
  return page;
}

/**
 * The address that a page is rendered for and kept under; undefined for one that may not be kept. Only what the page
 * shows is in it: home, the number of a list's page or a post's one address. A page repeats its own address to the
 * browser, so a raw query would reach the next visitor, and could fill the memory.
 */
export function keptAddress(address: URL, canonical?: string): string | undefined {
  const { pathname, searchParams } = address;
  if (pathname === '/') return '/';
  if (pathname === '/blog') {
    const page = Number(searchParams.get('page') ?? 1);
    return page === 1 ? '/blog' : `/blog?page=${page}`;
  }
  if (!canonical) return undefined;
  const own = new URL(canonical, address);
  const asked = own.pathname === pathname && own.searchParams.get('id') === searchParams.get('id');
  return asked ? canonical : undefined;
}

async function tagOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${__SITE_VERSION__} ${key}`));
  return `W/"${[...new Uint8Array(digest).slice(0, 9)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

const kept = newKept();

/** Answers a blog page or home from what was finished before, for as long as the posts have not changed. */
export const keptPages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { edition, missing, canonical } = c.var;
  const address = edition && !missing && c.req.method === 'GET' ? keptAddress(new URL(c.req.url), canonical) : undefined;
  if (!address || !edition) return next();
  const key = `${edition.version} ${address}`;
  const tag = await tagOf(key);
  const headers = {
    ETag: tag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Data-Age': ageOf(edition.refreshedAt),
  };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  const page = keptPage(kept, key);
  if (page)
    return c.html(page, 200, {
      ...headers,
      'Content-Security-Policy': pagePolicy,
    });
  c.req.raw = new Request(new URL(address, c.req.url), { headers: c.req.raw.headers });
  c.set('keep', (finished) => keepPage(kept, key, finished));
  await next();
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
};

function ageOf(refreshedAt: number): string {
  return String(Math.max(0, Math.round((Date.now() - refreshedAt) / 1000)));
}
