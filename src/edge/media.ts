import type { Context } from 'hono';
import { upstreamPicture } from '#blog/pictures.ts';
import type { StoredPost } from '#blog/posts/post.ts';
import { readPost } from '#blog/reader.ts';
import { readMediaAddress } from '#content/media-address.ts';
import { practice } from '#content/practice.ts';
import { upstreamAt } from '#content/sized-picture.ts';
import { blogDeps, edgeCache } from './blog.ts';
import { type Fetched, fetchPicture, type MediaHosts, patience } from './media-fetch.ts';
import type { SiteEnv } from './site-env.ts';

// A picture that is taken back must not be kept for long.
const aDay = 'public, max-age=86400';
const aMinute = 'public, max-age=60';

const keyOf = (address: string) => `https://media.invalid/${encodeURIComponent(address)}`;
// Not every cache stores a 502, so a failure is stored as a 200 with this header.
const failedAs = 'X-Failed-As';

type Answer = { status: 200; type: string; body: Uint8Array<ArrayBuffer> | ReadableStream | null } | { status: 404 | 502 | 503 };

async function cached(cache: Cache, address: string): Promise<Answer | undefined> {
  // A cache that fails costs one fetch from the host.
  const found = await cache.match(keyOf(address)).catch(() => undefined);
  if (!found) return undefined;
  const failed = found.headers.get(failedAs);
  if (failed) return { status: failed === '404' ? 404 : 502 };
  return { status: 200, type: found.headers.get('content-type') ?? '', body: found.body };
}

async function fetchAndKeep(cache: Cache, address: string, hosts: MediaHosts): Promise<Fetched> {
  const fetched = await fetchPicture(address, hosts);
  // 503 concerns the other pictures under way, not this one.
  if (!fetched.ok && fetched.status === 503) return fetched;
  const copy = fetched.ok
    ? new Response(fetched.bytes, { headers: { 'Content-Type': fetched.type, 'Cache-Control': aDay } })
    : new Response('', { headers: { [failedAs]: `${fetched.status}`, 'Cache-Control': aMinute } });
  // As above: the next reader's picture is fetched anew.
  await cache.put(keyOf(address), copy).catch(() => undefined);
  return fetched;
}

const underway = new Map<string, { work: Promise<Fetched>; until: number }>();

/** Fetches a picture once for all visitors who ask for it meanwhile, each waiting for a bounded time. */
async function fetchedOnce(c: Context<SiteEnv>, cache: Cache, address: string, hosts: MediaHosts): Promise<Fetched> {
  const longest = patience + 1_000;
  let shared = underway.get(address);
  if (!shared || shared.until < Date.now()) {
    const own = { work: fetchAndKeep(cache, address, hosts), until: Date.now() + longest };
    underway.set(address, own);
    // The fetch goes on for the others if the first visitor leaves.
    c.executionCtx.waitUntil(own.work.finally(() => underway.get(address) === own && underway.delete(address)));
    shared = own;
  }
  const { promise: tooLong, resolve } = Promise.withResolvers<Fetched>();
  const timer = setTimeout(() => resolve({ ok: false, status: 503 }), longest);
  return Promise.race([shared.work, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Answers with a picture of a current post, from this data centre's cache or its host; no other address can be fetched. Browsers
 * keep it for a day.
 */
export async function media(c: Context<SiteEnv>): Promise<Response> {
  const { snapshot, settings } = c.var;
  const wanted = readMediaAddress(new URL(c.req.url));
  const deps = blogDeps(settings, c.env, (work) => c.executionCtx.waitUntil(work));
  const readBody = async (post: StoredPost) => (await readPost(deps, post))?.description;
  const upstream = wanted && snapshot && (await upstreamPicture(snapshot, practice.mediaHosts, wanted, readBody));
  if (!wanted || !upstream) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  const tag = `W/"${wanted.mark}-${wanted.size ?? 'whole'}"`;
  const headers = { ETag: tag, 'Cache-Control': aDay };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  const address = upstreamAt(upstream, wanted.size, wanted.place > 0);
  const cache = edgeCache();
  const answer =
    (await cached(cache, address)) ??
    answerOf(await fetchedOnce(c, cache, address, { names: practice.mediaHosts, standIn: settings.mediaUrl }));
  if (answer.status !== 200)
    return c.json({ message: 'This picture cannot be had.' }, answer.status, {
      'Cache-Control': answer.status === 503 ? 'no-store' : aMinute,
    });
  return new Response(c.req.method === 'HEAD' ? null : answer.body, { headers: { ...headers, 'Content-Type': answer.type } });
}

function answerOf(fetched: Fetched): Answer {
  return fetched.ok ? { status: 200, type: fetched.type, body: fetched.bytes } : { status: fetched.status };
}
