import type { MiddlewareHandler } from 'hono';
import { log } from '#backend/http/log.ts';
import { createMemory } from '#blog/memory.ts';
import { type BlogDeps, readBlog } from '#blog/reader.ts';
import { practice } from '#content/practice.ts';
import type { Settings } from '#settings/settings.ts';
import { backendFor, type WaitUntil } from './site.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

export const blogMemory = createMemory();

const timeouts = {
  // Cloudflare cuts work behind an answer off after thirty seconds.
  visitor: { idleMs: 5_000, totalMs: 20_000 },
  scheduled: { idleMs: 10_000, totalMs: 120_000 },
};
// Visitors wait for the stores when they need the first copy or an article.
const storeTimeout = 5_000;

function timeoutsOf({ blogTimeoutMs: ms }: Settings): BlogDeps['timeouts'] {
  return ms ? { visitor: { idleMs: ms, totalMs: ms }, scheduled: { idleMs: ms, totalMs: ms } } : timeouts;
}

export function edgeCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

export function blogDeps(settings: Settings, env: Env, waitUntil: WaitUntil): BlogDeps {
  return {
    memory: blogMemory,
    store: { kv: env.LAST_GOOD, cache: edgeCache() },
    backend: backendFor(settings, env),
    timeouts: timeoutsOf(settings),
    storeTimeoutMs: storeTimeout,
    mediaHosts: practice.mediaHosts,
    build: __SITE_VERSION__,
    now: Date.now,
    waitUntil,
    log,
  };
}

/** Gives pages the last known copy of the blog, without waiting for the backend. */
export const withBlog: MiddlewareHandler<SiteEnv> = async (c, next) => {
  // A preview from the desk has set a snapshot of its own.
  if (!c.var.preview) c.set('snapshot', await readBlog(blogDeps(c.var.settings, c.env, (work) => c.executionCtx.waitUntil(work))));
  return next();
};
