import { sha256Hex } from '#blog/snapshot/sha256.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';

declare const __SITE_VERSION__: string;

/** The parameter that asks for a page's data instead of the page: it holds the tag of the page that the data belongs to. */
export const dataParameter = '_data';

/**
 * The one address of a page that many visitors are shown alike: home, a page of the blog's list, a post. Undefined for any
 * other. A page repeats its own address to the browser, so a raw query would reach the next visitor, and could fill the cache.
 */
export function addressOf({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/') return '/';
  if (pathname === '/blog') {
    const page = Number(searchParams.get('page') ?? 1);
    return page === 1 ? '/blog' : `/blog?page=${page}`;
  }
  if (!/^\/blog\/[^/]+$/.test(pathname)) return undefined;
  const id = searchParams.get('id');
  return id === null ? pathname : `${pathname}?id=${encodeURIComponent(id)}`;
}

/** While there are no posts home and the list have one page each, which says so, and one page stands in for every post. */
export function fallbackAddressOf(url: URL): '/' | '/blog' | '/blog/*' | undefined {
  const path = addressOf(url)?.split('?')[0];
  if (path === '/' || path === '/blog') return path;
  return path === undefined ? undefined : '/blog/*';
}

/** What the page at an address is stored under for as long as the posts are these; without a snapshot, until there is one. */
export function keyOf(snapshot: Snapshot | undefined, address: string): string {
  return `${snapshot?.version ?? ''} ${address}`;
}

/** The entity tag of what is stored under a key, for this build of the site. */
export function tagOf(key: string): Promise<string> {
  return sha256Hex(`${__SITE_VERSION__} ${key}`, 18);
}
