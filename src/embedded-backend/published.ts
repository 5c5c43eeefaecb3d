import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { limits } from '#schemas/fields.ts';
import { readJson } from './incoming.ts';
import { notAnObject, requiredText } from './texts.ts';

type WithPhoto = { id: number; photo: string | null };

const wrongQuery = 'Send { "id" } of a section, or { "page" } for the newest section of a page.';

const sectionId = v.union([v.pipe(v.number(), v.integer(wrongQuery)), v.pipe(v.string(), v.regex(/^\d{1,15}$/, wrongQuery))], wrongQuery);

// The specification does not show this call's body. Ours names a section by its id, or a page by its name.
const sectionQuery = v.union(
  [v.object({ id: sectionId }, notAnObject), v.object({ page: requiredText(limits.name) }, notAnObject)],
  wrongQuery,
);

const sectionsWhere = (
  condition: string,
) => `SELECT sections.id, title, category, photo, description, date, sections.updated_at AS updatedAt, pages.name AS page
  FROM sections JOIN pages ON pages.id = page_id WHERE ${condition} ORDER BY date DESC, sections.id DESC`;

const childrenOf = `SELECT children.id, children.title, children.description, children.photo, children.updated_at AS updatedAt, pages.name AS page
  FROM children JOIN sections ON sections.id = section_id JOIN pages ON pages.id = page_id WHERE section_id = ? ORDER BY children.id`;

/** What the practice has published, open to all: pages, the blog's articles, one section with its children. */
export function publishedRoutes(db: D1Database): Hono {
  const routes = new Hono();

  routes.get('/dynamic', async (c) => {
    const { results } = await db
      .prepare('SELECT id, name AS page, created_at AS createdAt, updated_at AS updatedAt FROM pages ORDER BY id')
      .all();
    return c.json({ data: { data: results } });
  });

  routes.get('/dynamic/Blog', async (c) => {
    const { results } = await db.prepare(sectionsWhere("pages.name = 'Blog'")).all<WithPhoto>();
    return c.json({ sections: results.map(withAddressedPhoto) });
  });

  routes.post('/dynamic/get/section', async (c) => {
    const body = await readJson(c, sectionQuery);
    if (!body.ok) return body.refusal;
    const find =
      'id' in body.value
        ? db.prepare(sectionsWhere('sections.id = ?')).bind(body.value.id)
        : db.prepare(sectionsWhere('pages.name = ?')).bind(body.value.page);
    const section = await find.first<WithPhoto>();
    if (!section) return c.notFound();
    const { results } = await db.prepare(childrenOf).bind(section.id).all<WithPhoto>();
    return c.json({ section: { ...withAddressedPhoto(section), children: results.map(withAddressedPhoto) } });
  });

  return routes;
}

function withAddressedPhoto(row: WithPhoto) {
  return { ...row, photo: row.photo && { secure_url: row.photo } };
}
