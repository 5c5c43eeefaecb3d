import type { Context } from 'hono';
import { faultEvent, logError } from '#backend/http/log.ts';
import { isSilent, type Runs, readRuns } from '#bell/cron-runs.ts';
import { blogHealth } from '#blog/memory.ts';
import { day } from '#content/practice-time.ts';
import { blogMemory } from '#edge/blog.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { hasPermission } from '#embedded-backend/http/permission.ts';
import { keyRing } from '#encryption/keys.ts';
import { promiseHealth } from '#requests/alerts/promises.ts';
import { hoursAt } from '#requests/closed-days.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { countUnopenable, maxWaitSeconds, requestsHealth } from '#requests/health.ts';

declare const __SITE_VERSION__: string;

const unknown = {
  pending: null,
  oldestSeconds: null,
  held: null,
  rejected: null,
  withdrawals: null,
  unopenable: null,
  unseen: null,
  overdue: null,
};

/**
 * `GET /healthz`: whether requests reach the practice, how old the blog is and why its last refresh failed. No personal data. Counts of
 * requests are for the token's holder: who takes a stranger's request back, by guess, would see one move if the guess was right.
 */
export async function healthz(c: Context<SiteEnv>): Promise<Response> {
  const { settings } = c.var;
  const now = Date.now();
  // A database that does not answer shows as null figures and 503.
  const found = await figures(c.env.DB, settings.encryptionKeys, now).catch((error: unknown) => {
    logError({ ...faultEvent(error), event: 'health' });
    return undefined;
  });
  const { degraded, ...blog } = blogHealth(blogMemory, now);
  const late = !found || found.isLate;
  const isTrusted = settings.mode === 'local' || (await hasPermission(c, { token: settings.embeddedBackendToken }));
  return c.json(
    {
      status: late || degraded ? 'degraded' : 'ok',
      version: __SITE_VERSION__,
      outbox: (isTrusted && found?.outbox) || unknown,
      crons: found?.crons ?? null,
      blog: { ...blog, source: settings.backendUrl ? 'backend' : 'embedded' },
    },
    late || degraded ? 503 : 200,
    { 'Cache-Control': 'no-store' },
  );
}

// `unopenable` counts rows whose key is no longer in OUTBOX_KEYS.
async function figures(db: D1Database, keys: RequestsDeps['keys'], now: number) {
  const [health, unopenable, { isLate, ...promises }, runs] = await Promise.all([
    requestsHealth(db, now),
    keyRing(keys).then((ring) => countUnopenable(db, ring)),
    hoursAt(db, now - 30 * day).then((hours) => promiseHealth(db, now, hours)),
    readRuns(db),
  ]);
  const isSomethingLate = health.oldestSeconds > maxWaitSeconds || unopenable > 0 || isLate || isSilent(runs, 'desk', now);
  return { outbox: { ...health, unopenable, ...promises }, crons: agesOf(runs, now), isLate: isSomethingLate };
}

/** Seconds since each cron ran, and since the hourly test form arrived; null for what never did. */
function agesOf(runs: Runs, now: number) {
  const age = (at: number | undefined) => (at === undefined ? null : Math.max(0, Math.floor((now - at) / 1_000)));
  return { site: age(runs.site), desk: age(runs.desk), probe: age(runs.probe) };
}
