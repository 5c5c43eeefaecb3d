import type { MiddlewareHandler } from 'hono';
import { hasPermission, type Permission } from './permission.ts';

/** Where answers that are open to all are kept, and how work goes on after an answer. */
export type ResponseCache = { cache: Cache; waitUntil: (work: Promise<unknown>) => void };

/**
 * Answers a read that is open to all from this data centre's cache for a minute: each would cost the database what a whole
 * blog costs. Staff and the site's own code always read afresh, and so see what was published just now.
 */
export function cacheForAMinute(permission: Permission, responseCache: ResponseCache | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!responseCache || c.req.method !== 'GET' || (await hasPermission(c, permission))) {
      await next();
      c.header('Cache-Control', 'no-store');
      return;
    }
    // Without the question: it has no part in the answer, and each would be kept.
    const key = `https://embedded.invalid${c.req.path}`;
    const cached = await responseCache.cache.match(key).catch(() => undefined);
    // A copy, because what a cache hands out cannot be given headers.
    if (cached) return new Response(cached.body, cached);
    await next();
    if (c.res.status !== 200) return;
    c.header('Cache-Control', 'public, max-age=60');
    responseCache.waitUntil(responseCache.cache.put(key, c.res.clone()).catch(() => undefined));
  };
}
