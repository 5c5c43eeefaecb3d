import type { Context, MiddlewareHandler, Next } from 'hono';
import { hasSynced, isRefreshDue } from '#blog/memory.ts';
import { refreshBlog } from '#blog/reader.ts';
import { languageOfPath, pathIn } from '#content/languages.ts';
import { blogDeps, blogMemory } from '#edge/blog.ts';
import { isPage, replaceAnswer } from '#edge/http/headers.ts';
import { readBody } from '#edge/resolve.ts';
import { settingsFor } from '#edge/site.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { dataAnswer, matchesTag, notModified, pageAnswer } from './answer.ts';
import { containsError, finishPage, withData, withDataAt } from './assemble.ts';
import { addressOf, dataParameter, fallbackAddressOf, keyOf, tagOf } from './key.ts';
import { inItsLanguage } from './language.ts';
import { inShell, readShell } from './shell.ts';
import { createPageStore, getPage, putPage, type StoredPage } from './store.ts';

const store = createPageStore();

/**
 * Answers from this isolate's memory, at a tenth of the cost of the middleware. Refreshes old posts behind the answer, without
 * waiting. Undefined for requests that need checks or rendering, and until the isolate has read the stores.
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

/** A page that all visitors share. `path` is the one that the framework renders. */
type Wanted = { path: string; address: string; key: string; tag: string; status: StoredPage['status'] };

/** Returns the shared page of a request whose post and missing parts are resolved; undefined for a page of one visitor's own. */
async function wantedOf({ snapshot, missing, post, takenBack }: SiteEnv['Variables'], url: URL): Promise<Wanted | undefined> {
  const wanted = async (path: string, address: string, key: string, status: Wanted['status']) => ({
    path,
    address,
    key,
    tag: await tagOf(key),
    status,
  });
  const fallback = fallbackAddressOf(url);
  // In English no page has the path '/missing', so the framework renders its 404 page.
  const missingPath = pathIn(languageOfPath(url.pathname), '/missing');
  if (missing === 'later' && fallback) return wanted(missingPath, fallback, keyOf(undefined, fallback), 503);
  if (missing) {
    const own = new URL(url);
    own.searchParams.delete(dataParameter);
    const address = own.pathname + own.search;
    return wanted(missingPath, address, keyOf(snapshot, `missing ${address}`), takenBack ? 410 : 404);
  }
  const address = post?.href ?? (snapshot ? addressOf(url) : fallback);
  return address === undefined ? undefined : wanted(address, address, keyOf(snapshot, address), 200);
}

function postsChanged(c: Context<SiteEnv>): Response {
  return c.text('The posts have changed since.', 404, { 'Cache-Control': 'no-store' });
}

/** Renders the request. Undefined if the framework failed: the middleware `headers` answers that. */
async function render(c: Context<SiteEnv>, next: Next): Promise<{ html: string; data: string } | undefined> {
  await next();
  if (!isPage(c.res) || c.res.status >= 500) return undefined;
  const { html, data } = finishPage(await c.res.text(), c.var.nonce);
  return { html: inItsLanguage(inShell(html, await readShell(c.env, c.req.url))), data };
}

/** Serves a page of one visitor's own, with its data in it. */
async function serveOwn(c: Context<SiteEnv>, next: Next): Promise<void> {
  const page = await render(c, next);
  if (!page) return;
  const headers = new Headers(c.res.headers);
  headers.delete('content-encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  replaceAnswer(c, new Response(withData(page.html, page.data), { status: c.res.status, headers }));
}

/** Serves a search, or its data, which is rendered again instead of stored: most visitors only read the page. */
async function serveSearch(c: Context<SiteEnv>, next: Next, url: URL): Promise<Response | undefined> {
  const asked = url.searchParams.get(dataParameter);
  url.searchParams.delete(dataParameter);
  const address = url.pathname + url.search;
  // The posts may change between the page and its data.
  const tag = await tagOf(keyOf(c.var.snapshot, address));
  if (asked !== null && asked !== tag) return postsChanged(c);
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
  // Without the visitor's headers, which must not affect what the next visitor sees.
  c.req.raw = new Request(new URL(path, c.req.url));
  const rendered = await render(c, next);
  if (!rendered) return undefined;
  // One page serves every post here, so it has no data address of its own: this one answers 404, and the page stays unhydrated.
  const dataAt = status === 503 ? `/blog?${dataParameter}=none` : `${address}${address.includes('?') ? '&' : '?'}${dataParameter}=${tag}`;
  const encoder = new TextEncoder();
  const html = encoder.encode(withDataAt(rendered.html, dataAt));
  return { page: { html, data: encoder.encode(rendered.data), tag, status }, whole: !containsError(rendered.data) };
}

/** Renders a page that `storedAnswer` did not have. A page that the next visitor shares is stored, with its data, under one key. */
export const servePages: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const request = c.req.raw;
  const url = new URL(request.url);
  const asked = url.searchParams.get(dataParameter);
  const known = await wantedOf(c.var, url);
  if (!known && c.var.search) return serveSearch(c, next, url);
  if (!known) return asked === null ? serveOwn(c, next) : postsChanged(c);
  // Neither a current copy nor the data of an old page needs rendering.
  const { snapshot } = c.var;
  if (asked === null && known.status === 200 && snapshot && matchesTag(request, known.tag)) return notModified(known.tag, snapshot);
  if (asked !== null && asked !== known.tag) return postsChanged(c);
  if (!c.var.preview && !(await readBody(c))) c.set('missing', 'later');
  const wanted = (await wantedOf(c.var, url)) ?? known;
  if (asked !== null && asked !== wanted.tag) return postsChanged(c);
  const rendered = await renderShared(c, next, wanted);
  if (!rendered) return;
  const { page, whole } = rendered;
  // Missing addresses are endless, and a post that cannot be read may be there in a minute: neither is stored.
  if (!c.var.preview && whole && (wanted.status === 200 || (wanted.status === 503 && !c.var.snapshot))) putPage(store, wanted.key, page);
  if (asked === null) return replaceAnswer(c, pageAnswer(page, request, c.var.snapshot));
  replaceAnswer(c, whole ? dataAnswer(page, request) : postsChanged(c));
};
