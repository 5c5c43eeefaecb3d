import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { readMissedSearches } from '#edge/search.ts';
import { readWeeks } from '#requests/lists/weeks.ts';
import { WeekScreen } from './week-screen.tsx';

export function weekRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/week', 'see requests', async (c) => {
    const { DB } = c.env;
    const [weeks, missed] = await Promise.all([readWeeks(DB, c.var.now), readMissedSearches(DB, c.var.now)]);
    return deskPage(c, { title: 'The week', current: 'week', body: <WeekScreen missed={missed} weeks={weeks} /> });
  });
}
