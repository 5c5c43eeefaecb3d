import type { Context } from 'hono';
import { blogHealth } from '#blog/memory.ts';
import { outboxHealth } from '#outbox/health.ts';
import { blogMemory } from './blog.ts';
import type { SiteEnv } from './site-env.ts';

declare const __SITE_VERSION__: string;

const tooOld = 15 * 60;

/** `GET /healthz`: whether requests reach the practice, how old the blog is and why it was not refreshed. No personal data. */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const outbox = await outboxHealth(c.env.OUTBOX).catch(() => undefined);
  const { settings } = c.var;
  const { degraded, ...blog } = blogHealth(blogMemory, Date.now());
  const late = !outbox || outbox.oldestSeconds > tooOld;
  return c.json(
    {
      status: late || degraded ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: outbox ?? {
        pending: null,
        oldestSeconds: null,
        held: null,
        rejected: null,
      },
      blog: { ...blog, source: settings.backendUrl ? 'backend' : 'embedded' },
    },
    late || degraded ? 503 : 200,
    { 'Cache-Control': 'no-store' },
  );
}
