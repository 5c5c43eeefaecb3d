import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './site-env.ts';

const formPosts = new Set(['/api/callback', '/api/contact', '/_csp']);

/**
 * Keeps every body away from the framework's decoder: this site has no server functions, so nothing but the forms and
 * the CSP report may be posted. The embedded backend's own calls pass by their prefix and check a token themselves.
 */
export const gate: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { method } = c.req;
  const { path } = c.req;
  if (path.startsWith('/RSC/F/')) return c.text('Not found', 404);
  if (method === 'GET' || method === 'HEAD') {
    if (formPosts.has(path))
      return c.json(
        {
          outcome: 'method-not-allowed',
          message: 'This address takes POST only.',
        },
        405,
        { Allow: 'POST' },
      );
    return next();
  }
  if (method === 'POST' && formPosts.has(path)) return next();
  if (path.startsWith('/api/v1/') && !c.var.settings.backendUrl) return next();
  return c.json({ outcome: 'method-not-allowed', message: 'Method not allowed.' }, 405, {
    Allow: formPosts.has(path) ? 'POST' : 'GET, HEAD',
  });
};
