import type { Context } from 'hono';
import { outboxHealth } from '#outbox/health.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

const tooOld = 15 * 60;

/** `GET /healthz`: whether requests reach the practice and how old the blog is. No personal data. */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const outbox = await outboxHealth(c.env.OUTBOX).catch(() => undefined);
  const { edition, settings } = c.var;
  const late = !outbox || outbox.oldestSeconds > tooOld;
  return c.json(
    {
      status: late ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: outbox ?? {
        pending: null,
        oldestSeconds: null,
        held: null,
        rejected: null,
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
