import { sha256Hex } from '#blog/snapshot/sha256.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { type FinishedPage, keepPage, keptPage, newPageMemory } from './page-memory.ts';
import { barePolicy, pageHeaders, pagePolicy, securityHeaders } from './policy.ts';

declare const __SITE_VERSION__: string;

/** The part of an address that asks for a page's data: the tag of the page that it belongs to. */
export const dataOf = '_data';

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

/** What a page is kept under while the posts are these; undefined stands for a backend that was never reached. */
export const keyOf = (snapshot: Snapshot | undefined, address: string) => `${snapshot?.version ?? ''} ${address}`;
const keyOfData = (key: string) => `${key} ${dataOf}`;

/** The mark of what is kept under a key, for this build of the site. */
export function tagOf(key: string): Promise<string> {
  return sha256Hex(`${__SITE_VERSION__} ${key}`, 18);
}

const memory = newPageMemory();

/** Keeps a page, or its data, for the next visitor. */
export function keep(what: 'page' | 'data', key: string, finished: FinishedPage): void {
  keepPage(memory, what === 'page' ? key : keyOfData(key), finished);
}

// Complete, because nothing goes over a kept answer again.
export const finishedHeaders = {
  ...securityHeaders,
  ...pageHeaders,
  'Content-Security-Policy': pagePolicy,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
const dataHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': barePolicy(),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Robots-Tag': 'noindex',
};

/** A kept page, or word that the visitor's own copy is still the same. */
export function pageAnswer({ bytes, tag }: FinishedPage, { method, headers }: Request, { confirmedAt }: Snapshot): Response {
  if (headers.get('if-none-match') === `W/"${tag}"`) return notModified(tag, confirmedAt);
  const all = { ...finishedHeaders, ETag: `W/"${tag}"`, 'X-Data-Age': ageOf(confirmedAt) };
  return new Response(method === 'HEAD' ? null : bytes, { headers: all });
}

/** A page's data: its address says which page, as it was at one time. */
export function dataAnswer(bytes: Uint8Array<ArrayBuffer>, { method }: Request): Response {
  return new Response(method === 'HEAD' ? null : bytes, { headers: dataHeaders });
}

/**
 * What this isolate holds for a GET or HEAD already, at a tenth of what the whole way costs: blog pages and home, for as long
 * as the posts have not changed. Undefined for whatever must be judged, rendered or refused.
 */
export function keptAnswer(request: Request, snapshot: Snapshot): Response | undefined {
  const url = new URL(request.url);
  const address = keptAddress(url);
  if (!address) return undefined;
  const tag = url.searchParams.get(dataOf);
  const key = keyOf(snapshot, address);
  const kept = keptPage(memory, tag === null ? key : keyOfData(key));
  if (!kept) return undefined;
  if (tag === null) return pageAnswer(kept, request, snapshot);
  return tag === kept.tag ? dataAnswer(kept.bytes, request) : undefined;
}

/** Word that the visitor's copy is still the same; without a policy, because a browser takes a 304's headers over into its copy. */
export function notModified(tag: string, confirmedAt: number): Response {
  const headers = {
    ...securityHeaders,
    ETag: `W/"${tag}"`,
    'Cache-Control': finishedHeaders['Cache-Control'],
    'X-Data-Age': ageOf(confirmedAt),
  };
  return new Response(null, { status: 304, headers });
}

function ageOf(confirmedAt: number): string {
  return String(Math.max(0, Math.round((Date.now() - confirmedAt) / 1000)));
}
