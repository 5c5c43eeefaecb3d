import { Hono } from 'hono/tiny';
import { type Permission, requirePermission } from '#embedded-backend/http/permission.ts';
import type { ResponseCache } from '#embedded-backend/http/response-cache.ts';
import { appointmentRoutes } from '#embedded-backend/routes/appointments.ts';
import { inquiryRoutes } from '#embedded-backend/routes/inquiries.ts';
import { photoRoutes } from '#embedded-backend/routes/photos.ts';
import { publishedRoutes } from '#embedded-backend/routes/published.ts';
import { publishingRoutes } from '#embedded-backend/routes/publishing.ts';
import { vendorRoutes } from '#embedded-backend/routes/vendors.ts';
import type { ApiDeps } from '#requests/api-rows.ts';

/** `db` with `migrations/` applied, `keys` for what people wrote. */
type EmbeddedBackendDeps = Permission &
  ApiDeps & {
    /** Without it every read goes to the database. */
    responseCache?: ResponseCache | undefined;
  };

/**
 * The practice's backend when it has none: the same calls under /api/v1, over D1. Published content
 * is open; everything else needs `token`, and is not there at all without one. `trusted` opens everything: it is for the
 * site's own in-process calls, and such an app must never be reachable from outside. Hand it whole requests (`.fetch`),
 * so that its own 404 and 500 answers, which are JSON, apply.
 */
export function embeddedBackend({ db, keys, responseCache, ...permission }: EmbeddedBackendDeps): Hono {
  const app = new Hono();
  const calls = new Hono();

  calls.route('/', publishedRoutes(db, permission, responseCache));
  calls.route('/', photoRoutes(db));
  // Whatever is registered below this line needs permission.
  calls.use('*', requirePermission(permission));
  calls.route('/', appointmentRoutes({ db, keys }));
  calls.route('/', publishingRoutes(db));
  calls.route('/', inquiryRoutes({ db, keys }));
  calls.route('/', vendorRoutes(db));

  app.route('/api/v1', calls);
  app.notFound((c) => c.json({ message: 'Not found' }, 404));
  app.onError((error, c) => {
    // The name only: a message may quote what a patient wrote.
    console.error('embedded backend:', error.name);
    return c.json({ message: 'Server error' }, 500);
  });
  return app;
}
