import type { Context } from 'hono';
import { blogHealth } from '#blog/memory.ts';
import { blogMemory } from '#edge/blog.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { keyRing } from '#encryption/keys.ts';
import { countUnopenable, maxWaitSeconds, outboxHealth } from '#requests/health.ts';
import type { OutboxDeps } from '#requests/types.ts';

declare const __SITE_VERSION__: string;

/** `GET /healthz`: whether requests reach the practice, how old the blog is and why it was not refreshed. No personal data. */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const { settings } = c.var;
  const outbox = await outboxFigures(c.env.DB, settings.encryptionKeys).catch(() => undefined);
  const { degraded, ...blog } = blogHealth(blogMemory, Date.now());
  const late = !outbox || outbox.oldestSeconds > maxWaitSeconds || outbox.unopenable > 0;
  return c.json(
    {
      status: late || degraded ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: outbox ?? {
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

// `unopenable`: rows whose key is not in OUTBOX_KEYS any more.
async function outboxFigures(db: D1Database, keys: OutboxDeps['keys']) {
  const [health, unopenable] = await Promise.all([outboxHealth(db), countUnopenable(db, await keyRing(keys))]);
  return { ...health, unopenable };
}
