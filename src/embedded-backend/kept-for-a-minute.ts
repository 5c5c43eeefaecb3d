import type { MiddlewareHandler } from 'hono';
import { hasPermission, type Permission } from './permission.ts';

/** Where answers that are open to all are kept, and how work goes on after an answer. */
export type Keeping = { cache: Cache; later: (work: Promise<unknown>) => void };

/**
 * Answers a read that is open to all from this data centre's cache for a minute: each would cost the database what a whole
 * blog costs. Staff and the site's own code always read afresh, and so see what was published just now.
 */
export function keptForAMinute(permission: Permission, keeping: Keeping | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!keeping || c.req.method !== 'GET' || (await hasPermission(c, permission))) {
      await next();
      c.header('Cache-Control', 'no-store');
      return;
    }
    // Without the question: it has no part in the answer, and each would be kept.
    const key = `https://embedded.invalid${c.req.path}`;
    const kept = await keeping.cache.match(key).catch(() => undefined);
    // A copy, because what a cache hands out cannot be given headers.
    if (kept) return new Response(kept.body, kept);
    await next();
    if (c.res.status !== 200) return;
    c.header('Cache-Control', 'public, max-age=60');
    keeping.later(keeping.cache.put(key, c.res.clone()).catch(() => undefined));
  };
}
