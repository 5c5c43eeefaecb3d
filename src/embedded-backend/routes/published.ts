import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { blogStream, listPages, readSection, withAddressedPhoto } from '#articles/sections.ts';
import { hasPermission, type Permission } from '#embedded-backend/http/permission.ts';
import { notAnObject, readJson, requiredText } from '#embedded-backend/http/request-body.ts';
import { cacheForAMinute, type ResponseCache } from '#embedded-backend/http/response-cache.ts';
import { limits } from '#schemas/fields.ts';

const wrongQuery = 'Send { "id" } of a section, or { "page" } for the newest section of a page.';

const sectionId = v.union([v.pipe(v.number(), v.integer(wrongQuery)), v.pipe(v.string(), v.regex(/^\d{1,15}$/, wrongQuery))], wrongQuery);

const sectionQuery = v.union(
  [v.object({ id: sectionId }, notAnObject), v.object({ page: requiredText(limits.name) }, notAnObject)],
  wrongQuery,
);

/** Public reads: pages, the blog's articles, one section with its children. Unpublished pages need permission. */
export function publishedRoutes(db: D1Database, permission: Permission, responseCache: ResponseCache | undefined): Hono {
  const routes = new Hono();
  const cached = cacheForAMinute(permission, responseCache);
  const visibility = async (c: Context) => ({ publishedOnly: !(await hasPermission(c, permission)) });

  routes.get('/dynamic', cached, async (c) => c.json({ data: { data: await listPages(db, await visibility(c)) } }));

  routes.get('/dynamic/Blog', cached, async (c) => c.body(await blogStream(db), 200, { 'Content-Type': 'application/json' }));

  routes.post('/dynamic/get/section', async (c) => {
    const body = await readJson(c, sectionQuery);
    if (!body.ok) return body.refusal;
    const section = await readSection(db, body.value, await visibility(c));
    if (!section) return c.notFound();
    return c.json({ section: { ...withAddressedPhoto(section), children: section.children.map(withAddressedPhoto) } });
  });

  return routes;
}
