import { sha256Hex } from '#backend/formats/hex.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';

declare const __SITE_VERSION__: string;

/** The query parameter that asks for a page's data instead of the page; its value is the page's tag. */
export const dataParameter = '_data';

/**
 * Returns the canonical address of a page that all visitors share: home, a page of the blog's list, a post; undefined for any
 * other. A page contains its own address, so a raw query would reach the next visitor, and could fill the cache.
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

/** Returns the shared address while there are no posts: home and the list have one page each, and one page serves every post. */
export function fallbackAddressOf(url: URL): '/' | '/blog' | '/blog/*' | undefined {
  const path = addressOf(url)?.split('?')[0];
  if (path === '/' || path === '/blog') return path;
  return path === undefined ? undefined : '/blog/*';
}

/** Returns the cache key of an address, which changes with the posts. */
export function keyOf(snapshot: Snapshot | undefined, address: string): string {
  return `${snapshot?.version ?? ''} ${address}`;
}

/** Returns the entity tag of a cache key, for this build of the site. */
export function tagOf(key: string): Promise<string> {
  return sha256Hex(`${__SITE_VERSION__} ${key}`, 18);
}
