import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import {
  idempotencyKeyOf,
  notAnObject,
  paginate,
  readJson,
  requiredText,
  roomForForwardedReference,
} from '#embedded-backend/http/request-body.ts';
import { type ApiDeps, acceptFromApi, readForApi, removeForApi } from '#requests/api-rows.ts';
import { limits } from '#schemas/fields.ts';

const inquiry = v.object(
  {
    fullName: requiredText(limits.name),
    email: requiredText(limits.email),
    phoneNumber: requiredText(limits.phone),
    message: requiredText(limits.text + roomForForwardedReference),
  },
  notAnObject,
);

/** Contact messages: posted with the four fields of the backend's API, listed and deleted by staff. */
export function inquiryRoutes(deps: ApiDeps): Hono {
  const routes = new Hono();

  routes.post('/inquiry', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, inquiry);
    if (!body.ok) return body.refusal;
    const id = await acceptFromApi(deps, { kind: 'contact', payload: body.value }, key.value, Date.now());
    return c.json({ message: 'Message received', id }, 201);
  });

  routes.get('/inquiry', (c) => paginate(c, (range) => readForApi(deps, 'contact', range, Date.now())));

  routes.delete('/inquiry/delete/all', async (c) => {
    const removed = await removeForApi(deps, undefined, Date.now());
    return c.json({ message: 'All messages removed', removed });
  });

  routes.delete('/inquiry/:id{[0-9]{1,15}}', async (c) => {
    const removed = await removeForApi(deps, Number(c.req.param('id')), Date.now());
    return removed > 0 ? c.json({ message: 'Message removed' }) : c.notFound();
  });

  return routes;
}
