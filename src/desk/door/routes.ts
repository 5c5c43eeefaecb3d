import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskNotice, seeOther } from '#desk/frame/page.tsx';
import { foreign, isOwnPost } from '#desk/frame/route.ts';
import { isLocal } from './local-mode.ts';
import { endSession, redeemSignIn } from './sessions.ts';
import { sessionCookie } from './signed-in.ts';

const used = {
  title: 'This link is used up',
  words: 'A sign-in link works once, and for ten minutes.',
  also: 'npm run staff -- sign-in you@example.com prints another.',
};

const cookie = { httpOnly: true, sameSite: 'Strict', path: '/' } as const;

/** Signing in by a link, in local mode alone, and signing out. Stands in front of the door. */
export function sessionRoutes(app: Hono<DeskEnv>): void {
  app.get('/sign-in', async (c, next) => {
    if (!isLocal(c.var.settings)) return next();
    const session = await redeemSignIn(c.env.DB, c.req.query('secret') ?? '', c.var.now);
    if (!session) return deskNotice(used, 403);
    setCookie(c, sessionCookie, session, cookie);
    c.header('Location', '/');
    return c.body(null, 303);
  });

  app.post('/sign-out', async (c) => {
    if (!isOwnPost(c)) return deskNotice(foreign, 403);
    // Access ends its own session.
    if (c.var.settings.access) return seeOther('/cdn-cgi/access/logout');
    const session = getCookie(c, sessionCookie);
    if (session) await endSession(c.env.DB, session);
    deleteCookie(c, sessionCookie, { path: '/' });
    return c.redirect('/signed-out', 303);
  });
  app.get('/signed-out', () => deskNotice({ title: 'You are signed out', words: 'Close this window, or sign in again.' }, 200));
}
