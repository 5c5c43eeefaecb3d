import type { MiddlewareHandler } from 'hono';
import { dataParameter } from '#edge/page-cache/key.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { lookUp } from './look-up.ts';
import { countable, countMissed } from './missed.ts';

/** Looks up what `/search` is asked, before the page is rendered. The answer is one visitor's own: no cache keeps it. */
export const searchPage: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const query = c.req.query('q') ?? '';
  const shown = query.trim() ? await lookUp(c.env, c.req.url, query, c.var.snapshot?.posts) : undefined;
  // Read before the request is made plain for the framework. A page that a browser makes ready in advance was asked for by nobody yet.
  const isVisit = c.req.method === 'GET' && c.req.query(dataParameter) === undefined && !c.req.header('sec-purpose')?.includes('prefetch');
  c.set('search', { asked: query.trim() !== '', shown });
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  const words = shown && shown.links.length + shown.emergency.length === 0 && !shown.notOurs && countable(query, shown.words);
  if (words && isVisit) c.executionCtx.waitUntil(countMissed(c.env.DB, words, Date.now()).catch(() => undefined));
};
