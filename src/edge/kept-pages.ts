import type { Context, MiddlewareHandler, Next } from 'hono';
import { withDataAt } from './finish-page.ts';
import { framed, readFrame } from './frame.ts';
import { dataAnswer, dataOf, finishedHeaders, keep, keptAddress, keyOf, notModified, pageAnswer, tagOf } from './kept-answers.ts';
import { tellsOfError } from './kept-payloads.ts';
import { missingSources, sourcesOf } from './page-sources.ts';
import type { SiteEnv } from './site-env.ts';

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
function addressOf(c: Context<SiteEnv>, url: URL): string | undefined {
  const { edition, missing, canonical } = c.var;
  if (missing) return ownAddress(url);
  const address = keptAddress(url);
  // A post has one address; under another spelling it is shown and not kept.
  return edition && (address === '/' || url.pathname === '/blog' || address === canonical) ? address : undefined;
}

// Rendered when it is asked for: most visitors read, and never ask.
async function renderData(c: Context<SiteEnv>, next: Next, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  ask(c, path);
  await next();
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  return c.res.status === 200 && !tellsOfError(bytes) ? bytes : undefined;
}

/**
 * Has home, a page of the blog or a missing one rendered, inside the frame that the build has rendered already, and its
 * data when a browser asks for that. What the next visitor would be shown too is kept, under its one address.
 */
export const keptPages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { edition, missing } = c.var;
  const { raw } = c.req;
  const url = new URL(raw.url);
  const asked = url.searchParams.get(dataOf);
  const address = addressOf(c, url);
  if (!address) return asked === null ? next() : changed(c);
  const key = keyOf(edition, missing ? `missing ${address}` : address);
  const tag = await tagOf(key);
  const sources = missing ? missingSources : sourcesOf(address);
  if (asked !== null) {
    const bytes = asked === tag ? await renderData(c, next, sources.data) : undefined;
    if (bytes && !missing) keep('data', key, { bytes, tag });
    c.res = undefined;
    c.res = bytes ? dataAnswer(bytes, raw) : changed(c);
    return;
  }
  if (edition && !missing && raw.headers.get('if-none-match') === `W/"${tag}"`) return notModified(tag, edition.refreshedAt);
  const frame = await readFrame(c.env, c.req.url);
  ask(c, frame ? sources.unframed : sources.whole);
  c.set('finish', (html) => {
    const where = `${address}${address.includes('?') ? '&' : '?'}${dataOf}=${tag}`;
    const bytes = new TextEncoder().encode(withDataAt(frame ? framed(html, frame) : html, where));
    if (missing || !edition) return new Response(raw.method === 'HEAD' ? null : bytes, { headers: finishedHeaders, status: 404 });
    keep('page', key, { bytes, tag });
    return pageAnswer({ bytes, tag }, raw, edition);
  });
  return next();
};
