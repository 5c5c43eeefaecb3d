import type { Hono, MiddlewareHandler } from 'hono';
import type { SiteEnv } from '#edge/site-env.ts';
import { calendarEntry } from './calendar-entry.ts';
import { receiptFrom } from './receipt.ts';

// A reference belongs to one visitor, and to no cache on the way.
const unstored: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'private, no-store');
};

/** The addresses with a reference in them, and the promised call as a calendar entry. */
export function receiptRoutes(app: Hono<SiteEnv>): void {
  for (const path of ['/callback/received', '/callback/received.ics', '/contact/received', '/privacy/withdraw/*']) app.use(path, unstored);
  app.get('/callback/received.ics', async (c) => {
    const given = await receiptFrom(c.var.settings.encryptionKeys, 'callback', new URL(c.req.url).search);
    // Its page says what to do.
    if (!given || given.promisedAt === null) return c.redirect('/callback/received', 303);
    return c.body(calendarEntry(given.reference, given.promisedAt), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="callback.ics"',
    });
  });
}
