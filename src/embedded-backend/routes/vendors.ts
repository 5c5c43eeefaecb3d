import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { indianTime } from '#backend/formats/indian-time.ts';
import { notAnObject, paginate, readJson, requiredText, text } from '#embedded-backend/http/request-body.ts';
import { limits } from '#schemas/fields.ts';

// The backend's API does not define a vendor's fields; these are the ones of a business card.
const vendor = v.object(
  { name: requiredText(limits.name), email: text(limits.email), phone: text(limits.phone), description: text(limits.text) },
  notAnObject,
);

const insert = `INSERT INTO vendors (name, email, phone, description, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?5) RETURNING id`;

const select = `SELECT id, name, email, phone, description, created_at AS createdAt
  FROM vendors WHERE id < ? ORDER BY id DESC LIMIT ?`;

/** The practice's vendors, maintained by staff. */
export function vendorRoutes(db: D1Database): Hono {
  const routes = new Hono();

  routes.post('/vendor', async (c) => {
    const body = await readJson(c, vendor);
    if (!body.ok) return body.refusal;
    const { name, email, phone, description } = body.value;
    const row = await db.prepare(insert).bind(name, email, phone, description, indianTime(Date.now())).first<{ id: number }>();
    return c.json({ message: 'Vendor added', id: row?.id }, 201);
  });

  routes.get('/vendor', (c) =>
    paginate(c, async ({ before, limit }) => (await db.prepare(select).bind(before, limit).all<{ id: number }>()).results),
  );

  routes.delete('/vendor/:id{[0-9]+}', async (c) => {
    const { meta } = await db.prepare('DELETE FROM vendors WHERE id = ?').bind(c.req.param('id')).run();
    return meta.changes > 0 ? c.json({ message: 'Vendor removed' }) : c.notFound();
  });

  return routes;
}
