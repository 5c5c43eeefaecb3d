import type { Hono } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may, type Permission } from '#desk/door/permissions.ts';
import { isLoadedElsewhere, isOwnPost } from '#edge/http/own-origin.ts';
import { deskNotice } from './page.tsx';

export type DeclaredRoute = { method: 'GET' | 'POST'; path: string; permission: Permission };

const declared = new WeakMap<Hono<DeskEnv>, DeclaredRoute[]>();

/** Returns the declared routes, with their permissions. */
export const routesOf = (app: Hono<DeskEnv>): ReadonlyArray<DeclaredRoute> => declared.get(app) ?? [];

export const foreign = {
  title: 'This did not come from the desk',
  words: 'A form of the desk can only be sent from the desk itself. Go back, load the page again and repeat it. Nothing was changed.',
};
const notAllowed = {
  title: 'This is not yours to do',
  words: 'Your role does not include this. Ask somebody whose role does, or the owner to change yours. Nothing was changed.',
};

const loadedElsewhere = {
  title: 'This was not opened at the desk',
  words: 'A screen of the desk opens on its own, never within another page. Nothing was changed.',
};

/**
 * Declares a route with the permission that it needs. Posts from other origins are refused, and so are screens that another page loads
 * into itself: to look at a request is to open it. Throws when the route is declared already, so the order of declarations never matters.
 */
export function deskRoute(
  app: Hono<DeskEnv>,
  method: DeclaredRoute['method'],
  path: string,
  permission: Permission,
  handler: (c: DeskContext) => Response | Promise<Response>,
): void {
  if (routesOf(app).some((route) => route.method === method && route.path === path)) throw new Error(`${method} ${path} is declared twice`);
  declared.set(app, [...routesOf(app), { method, path, permission }]);
  app.on(method, path, async (c) => {
    if (!may(c.var.person, permission)) return deskNotice(notAllowed, 403);
    if (method === 'POST' && !isOwnPost(c.req.raw, 'staff')) return deskNotice(foreign, 403);
    if (isLoadedElsewhere(c.req.raw)) return deskNotice(loadedElsewhere, 403);
    return handler(c);
  });
}
