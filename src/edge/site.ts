import type { Context, MiddlewareHandler } from 'hono';
import { log, logError } from '#backend/http/log.ts';
import type { Backend } from '#backend/types.ts';
import { turnstileSiteKey } from '#content/robot-check.ts';
import { mayPost } from '#edge/forms/rate-limit.ts';
import type { FormDeps } from '#edge/forms/submit.ts';
import { notConfiguredResponse } from '#edge/http/error-response.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { type Settings, settingsFrom } from '#settings/settings.ts';
import type { SiteEnv } from './site-env.ts';

export type WaitUntil = (work: Promise<unknown>) => void;

const backendTimeout = 1_500;

let backend: Backend | undefined;

/** Returns the practice's backend, or the embedded one; made once in an isolate. */
export function backendFor(settings: Settings, env: Env): Backend {
  backend ??= backendOf(settings, env);
  return backend;
}

function backendOf(settings: Settings, env: Env): Backend {
  if (settings.backendUrl) {
    return {
      base: settings.backendUrl,
      fetch: (request) => fetch(request),
      timeoutMs: backendTimeout,
      ...(settings.backendToken && { token: settings.backendToken }),
    };
  }
  const app = embeddedBackend({ db: env.DB, keys: settings.encryptionKeys, trusted: true });
  return {
    base: 'https://embedded.invalid',
    fetch: async (request) => app.fetch(request),
    timeoutMs: backendTimeout,
  };
}

export function requestsDeps(settings: Settings, env: Env, waitUntil: WaitUntil): RequestsDeps {
  return {
    db: env.DB,
    keys: settings.encryptionKeys,
    kvFallback: env.LAST_GOOD,
    backend: settings.backendUrl ? backendFor(settings, env) : undefined,
    now: Date.now,
    waitUntil,
    log,
  };
}

/** How many requests one run of the cron may bring in from KV; a free plan lists it 1,000 times a day, so it asks in even minutes. */
export const broughtInPerRun = ({ plan }: Pick<Settings, 'plan'>, minute: number): number =>
  plan === 'paid' ? 50 : minute % 2 === 0 ? 6 : 0;

/**
 * How many requests one run of the cron may forward. Cloudflare's free plan allows a run 50 queries, 50 calls to other hosts and 10 ms of
 * processor; a delivery takes up to 0.4 ms in an isolate that has just started.
 */
export const deliveriesPerRun = ({ plan }: Pick<Settings, 'plan'>): number => (plan === 'paid' ? 400 : 15);

export function formDeps(c: Context<SiteEnv>): FormDeps {
  const { settings } = c.var;
  return {
    requests: requestsDeps(settings, c.env, (work) => c.executionCtx.waitUntil(work)),
    timed: settings.rateLimited,
    robotCheck: settings.turnstile,
    mayPost: async () => !settings.rateLimited || mayPost(c.env.FORM_LIMIT, c.req.header('cf-connecting-ip'), log),
  };
}

let settings: Settings | undefined;

export function settingsFor(env: Env): Settings {
  if (!settings) {
    settings = settingsFrom(env as unknown as Record<string, unknown>, turnstileSiteKey);
    for (const why of settings.warnings) logError({ event: 'settings', why });
  }
  return settings;
}

/** Parses the settings. A Worker that lacks one logs it and answers 503. */
export const withSettings: MiddlewareHandler<SiteEnv> = async (c, next) => {
  try {
    c.set('settings', settingsFor(c.env));
  } catch (error) {
    logError({ event: 'settings', why: error instanceof Error ? error.message : 'The Worker cannot start.' });
    // Only the log names the setting.
    return c.req.path === '/healthz'
      ? c.json({ status: 'not set up' }, 503, { 'Cache-Control': 'no-store' })
      : notConfiguredResponse(c.req.raw);
  }
  return next();
};
