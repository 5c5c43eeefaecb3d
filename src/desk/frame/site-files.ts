import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';

const folders = ['/assets/*', '/images/*', '/icons/*', '/media/*', '/share/*'];

/** Proxies the site's public styles and pictures under the desk's host, for previews. It proxies no pages. */
export function siteFileRoutes(app: Hono<DeskEnv>): void {
  for (const folder of folders) {
    app.get(folder, async (c) => {
      const { pathname, search } = new URL(c.req.url);
      // Sends no cookie and no token.
      const found = await c.env.SITE.fetch(`https://site.invalid${pathname}${search}`);
      if (![200, 206, 304].includes(found.status)) return c.body(null, 404);
      const headers = new Headers();
      for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
        const value = found.headers.get(name);
        if (value) headers.set(name, value);
      }
      return new Response(found.body as BodyInit | null, { status: found.status, headers });
    });
  }
}
