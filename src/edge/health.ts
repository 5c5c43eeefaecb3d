import type { Context } from 'hono';
import { countUnopenable, longestWait, outboxHealth } from '#outbox/health.ts';
import { keyRing } from '#outbox/keys.ts';
import type { OutboxDeps } from '#outbox/types.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

/** `GET /healthz`: whether requests reach the practice and how old the blog is. No personal data. */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const { edition, settings } = c.var;
  const outbox = await outboxFigures(c.env.OUTBOX, settings.outboxKeys).catch(() => undefined);
  const late = !outbox || outbox.oldestSeconds > longestWait || outbox.unopenable > 0;
  return c.json(
    {
      status: late ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: outbox ?? {
        pending: null,
        oldestSeconds: null,
        held: null,
        rejected: null,
        unopenable: null,
      },
      blog: {
        ageSeconds: edition ? Math.round((Date.now() - edition.refreshedAt) / 1000) : null,
        source: settings.backendUrl ? 'backend' : 'embedded',
      },
    },
    late ? 503 : 200,
    { 'Cache-Control': 'no-store' },
  );
}

// `unopenable`: rows whose key is not in OUTBOX_KEYS any more.
async function outboxFigures(db: D1Database, keys: OutboxDeps['keys']) {
  const [health, unopenable] = await Promise.all([outboxHealth(db), countUnopenable(db, await keyRing(keys))]);
  return { ...health, unopenable };
}
