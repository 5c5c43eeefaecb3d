import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { idempotencyKeyOf } from '#embedded-backend/http/idempotency.ts';
import { paginate } from '#embedded-backend/http/pagination.ts';
import type { Permission } from '#embedded-backend/http/permission.ts';
import { readJson } from '#embedded-backend/http/request-body.ts';
import { choice, notAnObject, requiredText, roomForReference, text } from '#embedded-backend/http/text-fields.ts';
import { custodyOf } from '#embedded-backend/requests/custody.ts';
import { storeRequest } from '#embedded-backend/requests/store-request.ts';
import { keyRing } from '#encryption/keys.ts';
import { readRequests } from '#requests/api-rows.ts';
import type { RequestsDeps } from '#requests/request.ts';
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

/** Callback requests: taken with the seven fields of the backend's API, and read by staff, for which other backends have no call. */
export function appointmentRoutes(deps: RequestsDeps, permission: Permission): Hono {
  const { db, keys } = deps;
  const routes = new Hono();

  // The backend's address is spelled this way.
  routes.post('/appointement', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, appointment);
    if (!body.ok) return body.refusal;
    const custody = await custodyOf(c, deps, permission, 'callback');
    const request = { ...custody, submission: { kind: 'callback', payload: body.value } as const };
    const id = await storeRequest(db, await keyRing(keys), { ...request, idempotencyKey: key.value });
    return c.json({ message: 'Appointment request received', id }, 201);
  });

  routes.get('/appointement', async (c) => {
    const ring = await keyRing(keys);
    const page = await paginate(c, (range) => readRequests(db, ring, 'callback', range));
    return page.ok ? c.json(page.value) : page.refusal;
  });

  return routes;
}
