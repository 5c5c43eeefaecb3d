import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { indianTime } from '#backend/formats/indian-time.ts';
import { idempotencyKeyOf, insertOnce } from '#embedded-backend/http/idempotency.ts';
import { paginate } from '#embedded-backend/http/pagination.ts';
import { readJson } from '#embedded-backend/http/request-body.ts';
import { choice, notAnObject, requiredText, roomForReference, text } from '#embedded-backend/http/text-fields.ts';
import { patientTypes, reasons } from '#schemas/callback.ts';
import { limits } from '#schemas/fields.ts';

const appointment = v.object(
  {
    fname: requiredText(limits.name),
    lname: text(limits.name),
    phone: text(limits.phone),
    email: text(limits.email),
    patientType: choice(patientTypes),
    reason: choice(reasons),
    description: text(limits.text + roomForReference),
  },
  notAnObject,
);

const insert = `INSERT INTO appointments (idempotency_key, fname, lname, phone, email, patient_type, reason, description, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9) ON CONFLICT (idempotency_key) DO NOTHING`;

const select = `SELECT id, fname, lname, phone, email, patient_type AS patientType, reason, description, created_at AS createdAt
  FROM appointments WHERE id < ? ORDER BY id DESC LIMIT ?`;

/** Callback requests: taken with the seven fields of the backend's API, and read by staff, for which other backends have no call. */
export function appointmentRoutes(db: D1Database): Hono {
  const routes = new Hono();

  // The backend's address is spelled this way.
  routes.post('/appointement', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, appointment);
    if (!body.ok) return body.refusal;
    const { fname, lname, phone, email, patientType, reason, description } = body.value;
    const row = db.prepare(insert).bind(key.value, fname, lname, phone, email, patientType, reason, description, indianTime(Date.now()));
    const find = db.prepare('SELECT id FROM appointments WHERE idempotency_key = ?').bind(key.value);
    return c.json({ message: 'Appointment request received', id: await insertOnce(db, row, find) }, 201);
  });

  routes.get('/appointement', async (c) => {
    const page = await paginate(c, db.prepare(select));
    return page.ok ? c.json(page.value) : page.refusal;
  });

  return routes;
}
