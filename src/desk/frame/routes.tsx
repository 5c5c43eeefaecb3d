import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { More } from './more.tsx';
import { deskPage } from './page.tsx';
import { deskRoute } from './route.ts';

export function frameRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/more', 'see requests', (c) =>
    deskPage(c, { title: 'More', current: 'more', body: <More person={c.var.person} /> }),
  );
}
