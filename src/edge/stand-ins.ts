import { dataOf, finishedHeaders } from './kept-answers.ts';

/** What stands in while the posts cannot be had: home and the list say so, and one page does for every post. */
type StandIn = 'home' | 'list' | 'post';

const retryAfter = '120';

export function standInOf({ pathname }: URL): StandIn | undefined {
  if (pathname === '/') return 'home';
  if (pathname === '/blog') return 'list';
  return /^\/blog\/[^/]+$/.test(pathname) ? 'post' : undefined;
}

// Until the posts are there, when nobody asks for these any more: a visit during an outage must not cost a rendering.
const kept = new Map<StandIn, Uint8Array<ArrayBuffer>>();

export function keepStandIn(standIn: StandIn, bytes: Uint8Array<ArrayBuffer>): void {
  kept.set(standIn, bytes);
}

export function keptStandIn(request: Request): Response | undefined {
  const url = new URL(request.url);
  const standIn = url.searchParams.has(dataOf) ? undefined : standInOf(url);
  const bytes = standIn && kept.get(standIn);
  return bytes && standInAnswer(standIn, bytes, request);
}

/** No browser and no cache may keep it. A post may well exist, so search engines are to come again. */
export function standInAnswer(standIn: StandIn, bytes: Uint8Array<ArrayBuffer>, { method }: Request): Response {
  const headers = { ...finishedHeaders, 'Cache-Control': 'no-store', ...(standIn === 'post' && { 'Retry-After': retryAfter }) };
  return new Response(method === 'HEAD' ? null : bytes, { headers, status: standIn === 'post' ? 503 : 200 });
}
