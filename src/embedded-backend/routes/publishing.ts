import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { maxBlogBytes, maxSectionBytes, maxSections } from '#backend/calls/blog.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import { readForm } from '#embedded-backend/http/request-body.ts';
import { choice, notAnObject, requiredText, text } from '#embedded-backend/http/text-fields.ts';
import { limits } from '#schemas/fields.ts';
import { photoField, storePhoto } from './photos.ts';

const maxTitle = 200;

// What an article's other fields, and the JSON around them, may come to.
const besideHtml = 8 * 1024;
const bytesAsJson = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

// What the site would refuse to read is refused here, where somebody can act on it, rather than the whole blog there.
const html = v.pipe(
  v.optional(v.string('This must be text.'), ''),
  v.regex(/\S/, 'This is required.'),
  v.check((text) => bytesAsJson(text) + besideHtml <= maxSectionBytes, 'Use 500 KB of text or less.'),
);

const child = v.object({ title: requiredText(maxTitle), description: html, photo: photoField }, notAnObject);

// Other backends know no category in this call, though an article has one; it may be sent as well.
// Whether its page may be read without the token can be said along with it.
const section = v.object(
  { ...child.entries, page: requiredText(limits.name), category: text(limits.name), published: choice(['yes', 'no']) },
  notAnObject,
);

// All articles' texts; a fifth of what the site reads is left for JSON's own signs and the other fields.
const maxText = maxBlogBytes * 0.8;
const blogSize = `SELECT COUNT(*) AS articles, COALESCE(SUM(LENGTH(CAST(description AS BLOB))), 0) AS bytes
  FROM sections JOIN pages ON pages.id = page_id WHERE pages.name = 'Blog'`;

const insertPage = `INSERT INTO pages (name, created_at, updated_at, published) VALUES (?1, ?2, ?2, COALESCE(?3, 0))
  ON CONFLICT (name) DO UPDATE SET published = COALESCE(?3, published)`;
const insertSection = `INSERT INTO sections (page_id, title, category, photo, description, date, created_at, updated_at)
  VALUES ((SELECT id FROM pages WHERE name = ?1), ?2, ?3, ?4, ?5, ?6, ?6, ?6) RETURNING id`;
const insertChild = `INSERT INTO children (section_id, title, photo, description, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?5) RETURNING id`;

/** How staff publish: a section on a page (made when it is new), a child of a section. */
export function publishingRoutes(db: D1Database): Hono {
  const routes = new Hono();

  routes.post('/dynamic/section', async (c) => {
    const body = await readForm(c, section);
    if (!body.ok) return body.refusal;
    const { title, description, page, category, published } = body.value;
    if (page === 'Blog' && !(await fitsTheBlog(db, description)))
      return c.json({ message: 'The blog is full: it may hold 10,000 articles, or 32 MB of text.' }, 413);
    const photo = await storePhoto(c, db, body.value.photo);
    if (!photo.ok) return photo.refusal;
    const now = indianTime(Date.now());
    const [, added] = await db.batch<{ id: number }>([
      db.prepare(insertPage).bind(page, now, published ? Number(published === 'yes') : null),
      db.prepare(insertSection).bind(page, title, category || null, photo.value, description, now),
    ]);
    return c.json({ message: 'Section added', id: added?.results[0]?.id }, 201);
  });

  // {child} is the id of the section that the child belongs to.
  routes.post('/dynamic/child/:section{[0-9]+}', async (c) => {
    const parent = await db.prepare('SELECT id FROM sections WHERE id = ?').bind(c.req.param('section')).first<{ id: number }>();
    if (!parent) return c.notFound();
    const body = await readForm(c, child);
    if (!body.ok) return body.refusal;
    const photo = await storePhoto(c, db, body.value.photo);
    if (!photo.ok) return photo.refusal;
    const insert = db.prepare(insertChild).bind(parent.id, body.value.title, photo.value, body.value.description, indianTime(Date.now()));
    return c.json({ message: 'Child added', id: (await insert.first<{ id: number }>())?.id }, 201);
  });

  return routes;
}

async function fitsTheBlog(db: D1Database, description: string): Promise<boolean> {
  const held = await db.prepare(blogSize).first<{ articles: number; bytes: number }>();
  return !held || (held.articles < maxSections && held.bytes + new TextEncoder().encode(description).length <= maxText);
}
