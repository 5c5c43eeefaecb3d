import type { Hono } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { deskRoute } from '#desk/frame/route.ts';

/** Answers a GET where something special holds, and leaves the rest to whoever has the address: stands in front of that route. */
export function inFrontOf(app: Hono<DeskEnv>, path: string, special: (c: DeskContext) => Promise<Response | undefined>): void {
  deskRoute(app, 'GET', path, 'see requests', async (c, next) => (await special(c)) ?? ((await next()) as undefined));
}
