import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { barePolicy, pageHeaders, pagePolicyFor, securityHeaders } from '#edge/http/policy.ts';
import type { StoredPage } from './store.ts';

// Complete but for the policy, because no middleware handles a stored answer.
const htmlHeaders = {
  ...securityHeaders,
  ...pageHeaders,
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
// A page without its posts must not be cached.
const fallbackHeaders = { ...htmlHeaders, 'Cache-Control': 'no-store' };
// The post may exist, so search engines should come again.
const laterHeaders = { ...fallbackHeaders, 'Retry-After': '120' };

function ageOf({ confirmedAt }: Snapshot): string {
  return String(Math.max(0, Math.round((Date.now() - confirmedAt) / 1000)));
}

function headersOf({ status, tag }: StoredPage, snapshot: Snapshot | undefined): Record<string, string> {
  if (status === 503) return laterHeaders;
  if (status !== 200) return htmlHeaders;
  return snapshot ? { ...htmlHeaders, ETag: `W/"${tag}"`, 'X-Data-Age': ageOf(snapshot) } : fallbackHeaders;
}

/** Tells whether the visitor's browser already holds the page with this tag. */
export function matchesTag({ headers }: Request, tag: string): boolean {
  return headers.get('if-none-match') === `W/"${tag}"`;
}

/** Answers with the page, or 304 if the visitor's copy is current. */
export function pageAnswer(page: StoredPage, request: Request, snapshot: Snapshot | undefined): Response {
  if (snapshot && page.status === 200 && matchesTag(request, page.tag)) return notModified(page.tag, snapshot);
  const headers = { ...headersOf(page, snapshot), 'Content-Security-Policy': pagePolicyFor(request) };
  return new Response(request.method === 'HEAD' ? null : page.html, { headers, status: page.status });
}

/** Answers with the page's data, which never changes: its address contains the page's tag. */
export function dataAnswer({ data }: StoredPage, { method }: Request): Response {
  return new Response(method === 'HEAD' ? null : data, { headers: dataHeaders });
}

/** Answers 304, without a policy: browsers copy a 304's headers over those of their stored page. */
export function notModified(tag: string, snapshot: Snapshot): Response {
  const headers = {
    ...securityHeaders,
    ETag: `W/"${tag}"`,
    'Cache-Control': htmlHeaders['Cache-Control'],
    'X-Data-Age': ageOf(snapshot),
  };
  return new Response(null, { status: 304, headers });
}
