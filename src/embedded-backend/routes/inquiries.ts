import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { indianTime } from '#backend/formats/indian-time.ts';
import { idempotencyKeyOf, insertOnce } from '#embedded-backend/http/idempotency.ts';
import { paginate } from '#embedded-backend/http/pagination.ts';
import { readJson } from '#embedded-backend/http/request-body.ts';
import { notAnObject, requiredText, roomForReference } from '#embedded-backend/http/text-fields.ts';
import { limits } from '#schemas/fields.ts';

const inquiry = v.object(
  {
    fullName: requiredText(limits.name),
    email: requiredText(limits.email),
    phoneNumber: requiredText(limits.phone),
    message: requiredText(limits.text + roomForReference),
  },
  notAnObject,
);

const insert = `INSERT INTO inquiries (idempotency_key, full_name, email, phone_number, message, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (idempotency_key) DO NOTHING`;

const select = `SELECT id, full_name AS fullName, email, phone_number AS phoneNumber, message, created_at AS createdAt
  FROM inquiries WHERE id < ? ORDER BY id DESC LIMIT ?`;

/** Contact messages: taken with the four fields of the backend's API, read and removed by staff. */
export function inquiryRoutes(db: D1Database): Hono {
  const routes = new Hono();

  routes.post('/inquiry', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, inquiry);
    if (!body.ok) return body.refusal;
    const { fullName, email, phoneNumber, message } = body.value;
    const row = db.prepare(insert).bind(key.value, fullName, email, phoneNumber, message, indianTime(Date.now()));
    const find = db.prepare('SELECT id FROM inquiries WHERE idempotency_key = ?').bind(key.value);
    return c.json({ message: 'Message received', id: await insertOnce(db, row, find) }, 201);
  });

  routes.get('/inquiry', async (c) => {
    const page = await paginate(c, db.prepare(select));
    return page.ok ? c.json(page.value) : page.refusal;
  });

  routes.delete('/inquiry/delete/all', async (c) => {
    const { meta } = await db.prepare('DELETE FROM inquiries').run();
    return c.json({ message: 'All messages removed', removed: meta.changes });
  });

  routes.delete('/inquiry/:id{[0-9]+}', async (c) => {
    const { meta } = await db.prepare('DELETE FROM inquiries WHERE id = ?').bind(c.req.param('id')).run();
    return meta.changes > 0 ? c.json({ message: 'Message removed' }) : c.notFound();
  });

  return routes;
}
