import type { Context } from 'hono';
import { blogHealth } from '#blog/memory.ts';
import { blogMemory } from '#edge/blog.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { countUnopenable, maxWaitSeconds, requestsHealth } from '#requests/health.ts';

declare const __SITE_VERSION__: string;

/** `GET /healthz`: whether requests reach the practice, how old the blog is and why its last refresh failed. No personal data. */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const { settings } = c.var;
  // A database that does not answer shows as null figures and 503.
  const requests = await requestFigures(c.env.DB, settings.encryptionKeys).catch(() => undefined);
  const { degraded, ...blog } = blogHealth(blogMemory, Date.now());
  const late = !requests || requests.oldestSeconds > maxWaitSeconds || requests.unopenable > 0;
  return c.json(
    {
      status: late || degraded ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: requests ?? {
        pending: null,
        oldestSeconds: null,
        held: null,
        rejected: null,
        withdrawals: null,
        unopenable: null,
      },
      blog: { ...blog, source: settings.backendUrl ? 'backend' : 'embedded' },
    },
    late || degraded ? 503 : 200,
    { 'Cache-Control': 'no-store' },
  );
}

// `unopenable` counts rows whose key is no longer in OUTBOX_KEYS.
async function requestFigures(db: D1Database, keys: RequestsDeps['keys']) {
  const [health, unopenable] = await Promise.all([requestsHealth(db, Date.now()), countUnopenable(db, await keyRing(keys))]);
  return { ...health, unopenable };
}
