import { Hono } from 'hono/tiny';
import { faultEvent, logError } from '#backend/http/log.ts';
import { type Permission, requirePermission } from '#embedded-backend/http/permission.ts';
import type { ResponseCache } from '#embedded-backend/http/response-cache.ts';
import { appointmentRoutes } from '#embedded-backend/routes/appointments.ts';
import { inquiryRoutes } from '#embedded-backend/routes/inquiries.ts';
import { photoRoutes } from '#embedded-backend/routes/photos.ts';
import { publishedRoutes } from '#embedded-backend/routes/published.ts';
import { publishingRoutes } from '#embedded-backend/routes/publishing.ts';
import { vendorRoutes } from '#embedded-backend/routes/vendors.ts';
import type { ApiDeps } from '#requests/api-rows.ts';

/** `db` has `migrations/` applied; `keys` encrypt patients' requests. */
type EmbeddedBackendDeps = Permission &
  ApiDeps & {
    /** Without a cache every read goes to the database. */
    responseCache?: ResponseCache | undefined;
  };

/**
 * The backend for a practice that has none: the same API under /api/v1, over D1. Published content is open; all other routes
 * need `token`, and answer 404 when none is configured. `trusted` opens everything for the site's own in-process calls; such an
 * app must never be reachable from outside. Call it by `.fetch`, so its own JSON 404 and 500 answers apply.
 */
export function embeddedBackend({ db, keys, responseCache, ...permission }: EmbeddedBackendDeps): Hono {
  const app = new Hono();
  const api = new Hono();

  api.route('/', publishedRoutes(db, permission, responseCache));
  api.route('/', photoRoutes(db, permission));
  // Routes registered below this line need permission.
  api.use('*', requirePermission(permission));
  api.route('/', appointmentRoutes({ db, keys }));
  api.route('/', publishingRoutes(db));
  api.route('/', inquiryRoutes({ db, keys }));
  api.route('/', vendorRoutes(db));

  app.route('/api/v1', api);
  app.notFound((c) => c.json({ message: 'Not found' }, 404));
  app.onError((error, c) => {
    logError({ ...faultEvent(error), event: 'embedded-backend' });
    return c.json({ message: 'Server error' }, 500);
  });
  return app;
}
