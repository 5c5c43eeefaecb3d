import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from '#edge/site-env.ts';
import { treatmentIndex } from './own-files.ts';

const moved: Readonly<Record<string, string>> = {
  '/testimonials': '/testonomial',
  '/treatments': '/treatment',
};

/** Redirects old addresses of pages, and known treatments under a wrong group. */
export const redirects: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { path } = c.req;
  const target = moved[path];
  if (target) return c.redirect(target, 308);
  const slug = /^\/treatment\/(?:[^/]+\/)?([^/]+)$/.exec(path)?.[1];
  if (slug) {
    const known = (await treatmentIndex(c.env, c.req.url)).find((entry) => entry.slug === slug);
    if (known && known.href !== path) return c.redirect(known.href, 308);
  }
  return next();
};
