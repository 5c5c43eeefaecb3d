import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { idempotencyKeyOf } from '#embedded-backend/http/idempotency.ts';
import { paginate } from '#embedded-backend/http/pagination.ts';
import type { Permission } from '#embedded-backend/http/permission.ts';
import { readJson } from '#embedded-backend/http/request-body.ts';
import { notAnObject, requiredText, roomForReference } from '#embedded-backend/http/text-fields.ts';
import { custodyOf } from '#embedded-backend/requests/custody.ts';
import { discardClear } from '#embedded-backend/requests/in-the-clear.ts';
import { storeRequest } from '#embedded-backend/requests/store-request.ts';
import { keyRing } from '#encryption/keys.ts';
import { readRequests } from '#requests/api-rows.ts';
import { eraseStatements, type Which } from '#requests/erase.ts';
import type { RequestsDeps } from '#requests/request.ts';
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

// Whoever reads with the token finds neither tombstones nor what is locked, and so removes none.
const shown = "kind = 'contact' AND state IN ('open', 'done')";

/** Contact messages: taken with the four fields of the backend's API, read and removed by staff. */
export function inquiryRoutes(deps: RequestsDeps, permission: Permission): Hono {
  const { db, keys } = deps;
  const routes = new Hono();

  routes.post('/inquiry', async (c) => {
    const key = idempotencyKeyOf(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, inquiry);
    if (!body.ok) return body.refusal;
    const custody = await custodyOf(c, deps, permission, 'contact');
    const request = { ...custody, submission: { kind: 'contact', payload: body.value } as const };
    const id = await storeRequest(db, await keyRing(keys), { ...request, idempotencyKey: key.value });
    return c.json({ message: 'Message received', id }, 201);
  });

  routes.get('/inquiry', async (c) => {
    const ring = await keyRing(keys);
    const page = await paginate(c, (range) => readRequests(db, ring, 'contact', range));
    return page.ok ? c.json(page.value) : page.refusal;
  });

  routes.delete('/inquiry/delete/all', async (c) => {
    const removed = await remove({ where: shown, bind: [] }, null);
    return c.json({ message: 'All messages removed', removed });
  });

  routes.delete('/inquiry/:id{[0-9]{1,15}}', async (c) => {
    const id = Number(c.req.param('id'));
    const removed = await remove({ where: `${shown} AND number = ?1`, bind: [id] }, id);
    return removed > 0 ? c.json({ message: 'Message removed' }) : c.notFound();
  });

  // Tombstones stay of all of them. How many there were, wherever they lay.
  async function remove(which: Which, clearId: number | null): Promise<number> {
    const batch = await db.batch([...eraseStatements(db, which), ...discardClear(db, clearId)]);
    return batch.reduce((rows, { results }) => rows + results.length, 0);
  }

  return routes;
}
