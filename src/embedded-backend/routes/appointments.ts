import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import {
  choice,
  idempotencyKeyOf,
  notAnObject,
  paginate,
  readJson,
  requiredText,
  roomForForwardedReference,
  text,
} from '#embedded-backend/http/request-body.ts';
import { type ApiDeps, acceptFromApi, readForApi } from '#requests/api-rows.ts';
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
    description: text(limits.text + roomForForwardedReference),
  },
  notAnObject,
);

/** Callback requests: posted with the seven fields of the backend's API. Listing them is an addition to that API. */
export function appointmentRoutes(deps: ApiDeps): Hono {
  const routes = new Hono();

  // The published API spells the path this way.
  routes.post('/appointement', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, appointment);
    if (!body.ok) return body.refusal;
    const id = await acceptFromApi(deps, { kind: 'callback', payload: body.value }, key.value, Date.now());
    return c.json({ message: 'Appointment request received', id }, 201);
  });

  routes.get('/appointement', (c) => paginate(c, (range) => readForApi(deps, 'callback', range, Date.now())));

  return routes;
}
