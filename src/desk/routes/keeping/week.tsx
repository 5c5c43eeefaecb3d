import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/http/page.tsx';
import { deskRoute } from '#desk/http/route.ts';
import { readMissedSearches, readWeeks } from '#desk/keeping/week.ts';
import { WeekScreen } from '#desk/screens/keeping/week.tsx';

export function weekRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/week', 'see requests', async (c) => {
    const { OUTBOX, EMBEDDED_BACKEND } = c.env;
    const [weeks, missed] = await Promise.all([readWeeks(EMBEDDED_BACKEND, c.var.now), readMissedSearches(OUTBOX, c.var.now)]);
    return deskPage(c, { title: 'The week', current: 'week', body: <WeekScreen missed={missed} weeks={weeks} /> });
  });
}
