import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { readAccessLog } from '#requests/access-log.ts';
import { accessFilterFrom, listReaders } from './access-log.ts';
import { AccessLog } from './access-log-screen.tsx';

export function accessLogRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/access', 'access log', async (c) => {
    const db = c.env.DB;
    const filter = accessFilterFrom(c.req.query());
    const readers = await listReaders(db, c.var.ring);
    // A mark that is nobody's any more shows everybody's entries, and the form says so.
    const reader = readers.find(({ mark }) => mark === filter.mark);
    const shown = { ...filter, mark: reader?.mark ?? '' };
    const { reference, before } = shown;
    const page = await readAccessLog(db, { by: reader?.email, reference, before, limit: 50 });
    const body = <AccessLog filter={shown} now={c.var.now} page={page} readers={readers} />;
    return deskPage(c, { title: 'Who looked', current: 'access', body });
  });
}
