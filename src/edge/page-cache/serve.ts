import type { Context, MiddlewareHandler, Next } from 'hono';
import { hasSynced, isRefreshDue } from '#blog/memory.ts';
import { refreshBlog } from '#blog/reader.ts';
import { blogDeps, blogMemory } from '#edge/blog.ts';
import { isPage, replaceAnswer } from '#edge/http/headers.ts';
import { readBody } from '#edge/posts.ts';
import { settingsFor } from '#edge/site.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { dataAnswer, matchesTag, notModified, pageAnswer } from './answer.ts';
import { finishPage, tellsOfError, withData, withDataAt } from './finish.ts';
import { addressOf, dataParameter, fallbackAddressOf, keyOf, tagOf } from './key.ts';
import { inShell, readShell } from './shell.ts';
import { createPageStore, getPage, putPage, type StoredPage } from './store.ts';

const store = createPageStore();

/**
 * What this isolate holds for a request already, at a tenth of what the whole way costs. Nothing is waited for: posts that
 * are old are refreshed behind the answer. Undefined for whatever must be judged, rendered or refused, and while it is not
 * known whether there are any posts.
 */
export function storedAnswer(request: Request, env: Env, context: ExecutionContext): Response | undefined {
  if (!hasSynced(blogMemory)) return undefined;
  if (isRefreshDue(blogMemory, Date.now())) {
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    waitUntil(refreshBlog(blogDeps(settingsFor(env), env, waitUntil)));
  }
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.body) return undefined;
  const { snapshot } = blogMemory;
  const url = new URL(request.url);
  const address = snapshot ? addressOf(url) : fallbackAddressOf(url);
  const page = address && getPage(store, keyOf(snapshot, address));
  if (!page) return undefined;
  const asked = url.searchParams.get(dataParameter);
  if (asked === null) return pageAnswer(page, request, snapshot);
  return asked === page.tag ? dataAnswer(page, request) : undefined;
}

/** A page that many visitors are shown alike. `path` is what the framework renders for it. */
type Wanted = { path: string; address: string; key: string; tag: string; status: StoredPage['status'] };

/** What is wanted, once it is known which post it is and what is missing; undefined for a page that is one visitor's own. */
async function wantedOf({ snapshot, missing, post, takenBack }: SiteEnv['Variables'], url: URL): Promise<Wanted | undefined> {
  const wanted = async (path: string, address: string, key: string, status: Wanted['status']) => ({
    path,
    address,
    key,
    tag: await tagOf(key),
    status,
  });
  const fallback = fallbackAddressOf(url);
  // The framework answers an address that no page has with its page for such.
  if (missing === 'later' && fallback) return wanted('/missing', fallback, keyOf(undefined, fallback), 503);
  if (missing) {
    const own = new URL(url);
    own.searchParams.delete(dataParameter);
    const address = own.pathname + own.search;
    return wanted('/missing', address, keyOf(snapshot, `missing ${address}`), takenBack ? 410 : 404);
  }
  const address = post?.href ?? (snapshot ? addressOf(url) : fallback);
  return address === undefined ? undefined : wanted(address, address, keyOf(snapshot, address), 200);
}

function changed(c: Context<SiteEnv>): Response {
  return c.text('The posts have changed since.', 404, { 'Cache-Control': 'no-store' });
}

/** Has the framework render what `c` asks for. Undefined when it failed: the headers' middleware words that. */
async function render(c: Context<SiteEnv>, next: Next): Promise<{ html: string; data: string } | undefined> {
  await next();
  if (!isPage(c.res) || c.res.status >= 500) return undefined;
  const { html, data } = finishPage(await c.res.text(), c.var.nonce);
  return { html: inShell(html, await readShell(c.env, c.req.url)), data };
}

/** A page that is one visitor's own: its data is in it. */
async function serveOwn(c: Context<SiteEnv>, next: Next): Promise<void> {
  const page = await render(c, next);
  if (!page) return;
  const headers = new Headers(c.res.headers);
  headers.delete('content-encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  replaceAnswer(c, new Response(withData(page.html, page.data), { status: c.res.status, headers }));
}

/** Where the page of a search has its data: light for who only reads, and rendered again, never stored, for who does more. */
async function serveSearch(c: Context<SiteEnv>, next: Next, url: URL): Promise<Response | undefined> {
  const asked = url.searchParams.get(dataParameter);
  url.searchParams.delete(dataParameter);
  const address = url.pathname + url.search;
  // The posts that are found may change in between.
  const tag = await tagOf(keyOf(c.var.snapshot, address));
  if (asked !== null && asked !== tag) return changed(c);
  c.req.raw = new Request(url);
  const page = await render(c, next);
  if (!page) return;
  const dataAt = `${address}${url.search ? '&' : '?'}${dataParameter}=${tag}`;
  const type = { 'Content-Type': asked === null ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' };
  replaceAnswer(c, new Response(asked === null ? withDataAt(page.html, dataAt) : page.data, { headers: type }));
  return;
}

type Rendered = { page: StoredPage; whole: boolean };

async function renderShared(c: Context<SiteEnv>, next: Next, { path, address, tag, status }: Wanted): Promise<Rendered | undefined> {
  // Without the visitor's headers, which must not decide what the next one is shown.
  c.req.raw = new Request(new URL(path, c.req.url));
  const rendered = await render(c, next);
  if (!rendered) return undefined;
  // One page stands in for every post, so none of their addresses has its data: a browser is told so, and leaves it as it is.
  const dataAt = status === 503 ? `/blog?${dataParameter}=none` : `${address}${address.includes('?') ? '&' : '?'}${dataParameter}=${tag}`;
  const encoder = new TextEncoder();
  const html = encoder.encode(withDataAt(rendered.html, dataAt));
  return { page: { html, data: encoder.encode(rendered.data), tag, status }, whole: !tellsOfError(rendered.data) };
}

/**
 * Renders what no isolate's store had: home, a page of the blog, a missing one, or a page that is one visitor's own. What
 * the next visitor would be shown too is stored, page and data under one key.
 */
export const servePages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const request = c.req.raw;
  const url = new URL(request.url);
  const asked = url.searchParams.get(dataParameter);
  const known = await wantedOf(c.var, url);
  if (!known && url.pathname === '/search') return serveSearch(c, next, url);
  if (!known) return asked === null ? serveOwn(c, next) : changed(c);
  // Neither is rendered: a copy that is still the same, and the data of a page that is no more.
  const { snapshot } = c.var;
  if (asked === null && known.status === 200 && snapshot && matchesTag(request, known.tag)) return notModified(known.tag, snapshot);
  if (asked !== null && asked !== known.tag) return changed(c);
  if (!c.var.preview && !(await readBody(c))) c.set('missing', 'later');
  const wanted = (await wantedOf(c.var, url)) ?? known;
  if (asked !== null && asked !== wanted.tag) return changed(c);
  const rendered = await renderShared(c, next, wanted);
  if (!rendered) return;
  const { page, whole } = rendered;
  // An address that has no page can be anything at all; a post that cannot be had may be there in a minute.
  if (!c.var.preview && whole && (wanted.status === 200 || (wanted.status === 503 && !c.var.snapshot))) putPage(store, wanted.key, page);
  if (asked === null) return replaceAnswer(c, pageAnswer(page, request, c.var.snapshot));
  replaceAnswer(c, whole ? dataAnswer(page, request) : changed(c));
};
