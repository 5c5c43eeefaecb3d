import type { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { fsRouter } from 'waku';
import adapter from 'waku/adapters/cloudflare';
import { log } from '#backend/http/log.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { ringFrom } from '#bell/round.ts';
import { refreshBlog } from '#blog/reader.ts';
import { languages, pathIn } from '#content/languages.ts';
import { blogDeps, edgeCache, withBlog } from '#edge/blog.ts';
import { internalApi } from '#edge/desk/internal-api.ts';
import { refreshIfChanged } from '#edge/desk/refresh-blog.ts';
import { feedRoutes } from '#edge/feeds.ts';
import { formRoutes } from '#edge/forms/routes.ts';
import { cspReports } from '#edge/http/csp-reports.ts';
import { faults, headers } from '#edge/http/headers.ts';
import { healthz } from '#edge/http/health.ts';
import { methodGuard, readingOnly } from '#edge/http/method-guard.ts';
import { discardRestOfBody } from '#edge/http/read-body.ts';
import { redirects } from '#edge/http/redirects.ts';
import { media } from '#edge/media.ts';
import { forgetOldMissed } from '#edge/missed-searches.ts';
import { servePages, storedAnswer } from '#edge/page-cache/serve.ts';
import { resolve } from '#edge/resolve.ts';
import { searchPage } from '#edge/search.ts';
import { broughtInPerRun, deliveriesPerRun, formDeps, requestsDeps, settingsFor, withSettings } from '#edge/site.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { runRequests } from '#requests/cron.ts';

const pages = import.meta.glob('./pages/**/*.{ts,tsx}');
const blogEveryMinutes = 5;
const longestWaitForRequests = 15_000;

function wire(app: Hono<SiteEnv>): void {
  app.use(contextStorage());
  app.onError(faults);
  app.use(discardRestOfBody);
  app.use(headers);
  app.use(withSettings);
  app.use(internalApi);
  app.use(methodGuard);
  app.post('/_csp', cspReports);
  formRoutes(app, formDeps);
  app.all('/api/v1/*', async (c, next) => {
    const { backendUrl, embeddedBackendToken: token, encryptionKeys: keys } = c.var.settings;
    if (backendUrl) return next();
    const responseCache = { cache: edgeCache(), waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
    return embeddedBackend({ db: c.env.DB, keys, token, responseCache }).fetch(c.req.raw);
  });
  app.use(readingOnly);
  app.use(redirects);
  app.use(withBlog);
  app.get('/healthz', healthz);
  app.get('/media/*', media);
  feedRoutes(app);
  for (const language of languages) app.get(pathIn(language, '/search'), searchPage);
  app.use(resolve(Object.keys(pages)));
  app.use(servePages);
}

async function scheduled(event: ScheduledController, env: Env, context: ExecutionContext): Promise<void> {
  const settings = settingsFor(env);
  const minute = new Date(event.scheduledTime).getUTCMinutes();
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const requests = requestsDeps(settings, env, waitUntil);
  const run = runRequests(requests, { minute, broughtIn: broughtInPerRun(settings, minute), limit: deliveriesPerRun(settings) });
  // A database or a backend that stalls must not keep staff from being told of it.
  await withTimeout(run, longestWaitForRequests).catch(() => undefined);
  await ringFrom({ worker: 'site', env, settings, now: event.scheduledTime, log });
  await run;
  if (minute === 0) await forgetOldMissed(env.DB, event.scheduledTime).catch(() => log({ event: 'missed-searches', code: 'database' }));
  const isChanged = await refreshIfChanged(settings, env, waitUntil);
  const isDue = minute % blogEveryMinutes === 0 || settings.mode === 'local';
  if (!isChanged && isDue) await refreshBlog(blogDeps(settings, env, waitUntil), { scheduled: true });
}

const site = adapter(fsRouter(pages), {
  bodyLimit: false,
  middlewareFns: [
    ({ app }) => {
      // The adapter's own type leaves the bindings open; this site's are SiteEnv.
      wire(app as unknown as Hono<SiteEnv>);
      return async (_c, next) => next();
    },
  ],
  handlers: { scheduled },
});

type Worker = { fetch: (request: Request, env: Env) => Response | Promise<Response> };
// The framework's type for its export is open.
const worker = site.defaultExport as Worker;

function fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
  return storedAnswer(request, env, context) ?? worker.fetch(request, env);
}

export default { ...site, defaultExport: { ...worker, fetch } };
