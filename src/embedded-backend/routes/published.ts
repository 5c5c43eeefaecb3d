import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { hasPermission, type Permission } from '#embedded-backend/http/permission.ts';
import { readJson } from '#embedded-backend/http/request-body.ts';
import { cacheForAMinute, type ResponseCache } from '#embedded-backend/http/response-cache.ts';
import { notAnObject, requiredText } from '#embedded-backend/http/text-fields.ts';
import { limits } from '#schemas/fields.ts';
import { blogStream, withAddressedPhoto } from './blog-stream.ts';

type WithPhoto = { id: number; photo: string | null };

const wrongQuery = 'Send { "id" } of a section, or { "page" } for the newest section of a page.';

const sectionId = v.union([v.pipe(v.number(), v.integer(wrongQuery)), v.pipe(v.string(), v.regex(/^\d{1,15}$/, wrongQuery))], wrongQuery);

// A section is named by its id, or as the newest of a page.
const sectionQuery = v.union(
  [v.object({ id: sectionId }, notAnObject), v.object({ page: requiredText(limits.name) }, notAnObject)],
  wrongQuery,
);

const newestSectionWhere = (
  condition: string,
) => `SELECT sections.id, title, category, photo, description, date, sections.updated_at AS updatedAt, pages.name AS page
  FROM sections JOIN pages ON pages.id = page_id WHERE ${condition} AND published >= ? ORDER BY date DESC, sections.id DESC LIMIT 1`;

const childrenOf = `SELECT children.id, children.title, children.description, children.photo, children.updated_at AS updatedAt, pages.name AS page
  FROM children JOIN sections ON sections.id = section_id JOIN pages ON pages.id = page_id WHERE section_id = ? ORDER BY children.id`;

/**
 * What the practice has published, open to all: pages, the blog's articles, one section with its children. What stands on a
 * page that is not published is there for those with permission only.
 */
export function publishedRoutes(db: D1Database, permission: Permission, responseCache: ResponseCache | undefined): Hono {
  const routes = new Hono();
  const cached = cacheForAMinute(permission, responseCache);
  // As a number, for a query: 0 lets everything through.
  const publishedOnly = async (c: Context) => ((await hasPermission(c, permission)) ? 0 : 1);

  routes.get('/dynamic', cached, async (c) => {
    const { results } = await db
      .prepare('SELECT id, name AS page, created_at AS createdAt, updated_at AS updatedAt FROM pages WHERE published >= ? ORDER BY id')
      .bind(await publishedOnly(c))
      .all();
    return c.json({ data: { data: results } });
  });

  routes.get('/dynamic/Blog', cached, async (c) => c.body(await blogStream(db), 200, { 'Content-Type': 'application/json' }));

  routes.post('/dynamic/get/section', async (c) => {
    const body = await readJson(c, sectionQuery);
    if (!body.ok) return body.refusal;
    const [condition, wanted] = 'id' in body.value ? ['sections.id = ?', body.value.id] : ['pages.name = ?', body.value.page];
    const section = await db
      .prepare(newestSectionWhere(condition))
      .bind(wanted, await publishedOnly(c))
      .first<WithPhoto>();
    if (!section) return c.notFound();
    const { results } = await db.prepare(childrenOf).bind(section.id).all<WithPhoto>();
    return c.json({ section: { ...withAddressedPhoto(section), children: results.map(withAddressedPhoto) } });
  });

  return routes;
}
