import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { withDataAt } from './finish-page.ts';
import { framed, readFrame } from './frame.ts';
import { dataAnswer, dataOf, finishedHeaders, keep, keptAddress, keyOf, notModified, pageAnswer, tagOf } from './kept-answers.ts';
import { tellsOfError } from './kept-payloads.ts';
import { missingSources, sourcesOf } from './page-sources.ts';
import { bodyRead } from './posts.ts';
import type { SiteEnv } from './site-env.ts';
import { keepStandIn, standInAnswer, standInOf } from './stand-ins.ts';

function changed(c: Context<SiteEnv>): Response {
  return c.text('The posts have changed since.', 404, { 'Cache-Control': 'no-store' });
}

// Without the visitor's headers, which must not decide what the next one is shown.
function ask(c: Context<SiteEnv>, path: string): void {
  c.req.raw = new Request(new URL(path, c.req.url));
}

/** The address as it was asked for, but for the question after its data. */
function ownAddress(url: URL): string {
  const own = new URL(url);
  own.searchParams.delete(dataOf);
  return own.pathname + own.search;
}

/** The one address of the page that is asked for; undefined for one that is not rendered in this way. */
function addressOf({ snapshot, missing, post }: SiteEnv['Variables'], url: URL): string | undefined {
  if (missing) return ownAddress(url);
  const address = keptAddress(url);
  if (post) return address && post.href;
  if (address === '/') return address;
  // Without posts the list has one page, whatever its number.
  return url.pathname === '/blog' ? (snapshot ? address : '/blog') : undefined;
}

// Rendered when it is asked for: most visitors read, and never ask.
async function renderData(c: Context<SiteEnv>, next: Next, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  ask(c, path);
  await next();
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  return c.res.status === 200 && !tellsOfError(bytes) ? bytes : undefined;
}

function finished(c: Context<SiteEnv>, request: Request, address: string, key: string, tag: string, html: string): Response {
  const { missing } = c.var;
  const snapshot: Snapshot | undefined = c.var.snapshot;
  const standIn = standInOf(new URL(request.url));
  const own = `${address}${address.includes('?') ? '&' : '?'}${dataOf}=${tag}`;
  // One page stands in for every post, so none of their addresses has its data: a browser is told so, and leaves it as it is.
  const bytes = new TextEncoder().encode(withDataAt(html, missing === 'later' ? `/blog?${dataOf}=none` : own));
  if (standIn && (!snapshot || missing === 'later')) {
    if (!snapshot) keepStandIn(standIn, bytes);
    return standInAnswer(standIn, bytes, request);
  }
  if (missing || !snapshot) return new Response(request.method === 'HEAD' ? null : bytes, { headers: finishedHeaders, status: 404 });
  keep('page', key, { bytes, tag });
  return pageAnswer({ bytes, tag }, request, snapshot);
}

/**
 * Has home, a page of the blog or a missing one rendered, inside the frame that the build has rendered already, and its
 * data when a browser asks for that. What the next visitor would be shown too is kept, under its one address.
 */
export const keptPages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { raw } = c.req;
  const url = new URL(raw.url);
  const asked = url.searchParams.get(dataOf);
  const address = addressOf(c.var, url);
  if (!address) return asked === null ? next() : changed(c);
  const keyNow = () => keyOf(c.var.snapshot, c.var.missing ? `missing ${address}` : address);
  const before = await tagOf(keyNow());
  const { snapshot } = c.var;
  if (asked === null && snapshot && !c.var.missing && raw.headers.get('if-none-match') === `W/"${before}"`)
    return notModified(before, snapshot.confirmedAt);
  // Nothing is read for a page that is no more.
  if (asked !== null && asked !== before) return changed(c);
  if (!(await bodyRead(c))) c.set('missing', 'later');
  const { missing } = c.var;
  const key = keyNow();
  const tag = await tagOf(key);
  const sources = missing ? missingSources : sourcesOf(address);
  if (asked !== null) {
    const bytes = asked === tag ? await renderData(c, next, sources.data) : undefined;
    if (bytes && !missing) keep('data', key, { bytes, tag });
    c.res = undefined;
    c.res = bytes ? dataAnswer(bytes, raw) : changed(c);
    return;
  }
  const frame = await readFrame(c.env, c.req.url);
  ask(c, frame ? sources.unframed : sources.whole);
  c.set('finish', (html) => finished(c, raw, address, key, tag, frame ? framed(html, frame) : html));
  return next();
};
