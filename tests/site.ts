import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestHarness, unstable_splitSqlQuery } from 'wrangler';
import { sampleArticlesSql } from '#commands/cloudflare/local-databases.ts';
import { clocked, clockStart } from './clock.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// As on a developer's machine, but that a backend that hangs is given up sooner.
const local = { MODE: 'local', RATE_LIMIT: 'off', PLAN: 'paid', BACKEND_URL: '', BLOG_TIMEOUT_MS: '1500' };

type SiteOptions = {
  /** Variables over those of local mode. */
  vars?: Readonly<Record<string, string>>;
  /** Whether the embedded backend gets its sample articles. */
  samples?: boolean;
};

/**
 * The built Worker in workerd with its own D1, KV and cache, as `npm start` serves it. `npm test` builds it first;
 * alone, a test file needs `npm run build` before it.
 */
export async function startSite({ vars = {}, samples = true }: SiteOptions = {}) {
  const harness = createTestHarness({
    root,
    workers: [clocked(join(root, 'dist/server/wrangler.json'), { ...local, ...vars })],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Env>();
  await worker.applyD1Migrations('DB');
  const env = await worker.getEnv();
  if (samples) {
    for (const statement of unstable_splitSqlQuery(await sampleArticlesSql())) await env.DB.prepare(statement).run();
  }
  const tick = (at = new Date(clockStart)) => worker.scheduled({ cron: '* * * * *', scheduledTime: at });
  return {
    url: url.href.replace(/\/$/, ''),
    env,
    /** Runs the one-minute cron: requests are forwarded and, in local mode, the blog refreshed. */
    tick,
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    logs: () => harness.getLogs(),
    clearLogs: () => harness.clearLogs(),
    close: () => harness.close(),
  };
}
