import type { Context, MiddlewareHandler } from 'hono';
import { pathIn } from '#content/languages.ts';
import { type FormKind, formPages, languageOfPost } from '#edge/forms/answers.ts';
import type { SiteEnv } from '#edge/site-env.ts';

const formOf = new Map((Object.keys(formPages) as ReadonlyArray<FormKind>).map((kind) => [`/api/${kind}`, kind]));
const posts = new Set([...formOf.keys(), '/_csp']);

function refused(c: Context<SiteEnv>, message: string, allow: string): Response {
  return c.json({ outcome: 'method-not-allowed', message }, 405, { Allow: allow });
}

function isReading({ method, body }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && body === null;
}

/**
 * Keeps every body away from the framework's decoder: the site has no server functions, so only the forms and the CSP report
 * take posts. The embedded backend's calls pass by their prefix and check a token themselves.
 */
export const methodGuard: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { path, raw } = c.req;
  // Not decoded, as the framework sees it.
  const { pathname, search } = new URL(raw.url);
  // Prerendered pages have their data in files, the others in the page cache.
  if (pathname.startsWith('/RSC/') && isReading(raw) && !import.meta.env.DEV) return c.text('Not found', 404);
  // The framework throws at some paths with '//', and none of our addresses has one.
  if (isReading(raw) && pathname.includes('//')) return c.redirect(pathname.replace(/\/{2,}/g, '/') + search, 308);
  const form = formOf.get(path);
  // A form that came back without script is at the address that it was posted to, which a browser asks for again.
  if (form && isReading(raw) && c.req.header('accept')?.includes('text/html'))
    return c.redirect(pathIn(languageOfPost(raw), formPages[form]), 303);
  if (posts.has(path)) return raw.method === 'POST' ? next() : refused(c, 'This address takes POST only.', 'POST');
  if (isReading(raw) || (path.startsWith('/api/v1/') && !c.var.settings.backendUrl)) return next();
  return refused(c, 'Method not allowed.', 'GET, HEAD');
};

/** Refuses every body and method but GET and HEAD right in front of the framework, in case a route of ours let one pass. */
export const readingOnly: MiddlewareHandler<SiteEnv> = async (c, next) =>
  isReading(c.req.raw) ? next() : refused(c, 'Method not allowed.', 'GET, HEAD');
