import type { MiddlewareHandler } from 'hono';
import { hasPermission, type Permission } from './permission.ts';

/** A cache for public answers, and the Worker's waitUntil. */
export type ResponseCache = { cache: Cache; waitUntil: (work: Promise<unknown>) => void };

/**
 * Serves public reads from this data centre's cache for a minute, since each would read a whole blog from the database. Staff
 * and the site's own code bypass the cache, so they see new posts immediately.
 */
export function cacheForAMinute(permission: Permission, responseCache: ResponseCache | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!responseCache || c.req.method !== 'GET' || (await hasPermission(c, permission))) {
      await next();
      c.header('Cache-Control', 'no-store');
      return;
    }
    // The key has no query: the answer does not depend on it, and each variant would be stored.
    const key = `https://embedded.invalid${c.req.path}`;
    // A cache that fails, here or below, costs some queries.
    const cached = await responseCache.cache.match(key).catch(() => undefined);
    // Copied, because the headers of a cached response are immutable.
    if (cached) return new Response(cached.body, cached);
    await next();
    if (c.res.status !== 200) return;
    c.header('Cache-Control', 'public, max-age=60');
    responseCache.waitUntil(responseCache.cache.put(key, c.res.clone()).catch(() => undefined));
  };
}
