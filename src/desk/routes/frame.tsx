import type { Hono } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/http/page.tsx';
import { deskRoute } from '#desk/http/route.ts';
import { More } from '#desk/screens/more.tsx';

export function frameRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/more', 'see requests', (c) =>
    deskPage(c, { title: 'More', current: 'more', body: <More person={c.var.person} /> }),
  );
}
