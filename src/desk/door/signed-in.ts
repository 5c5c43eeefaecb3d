import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { deskNotice } from '#desk/frame/page.tsx';
import { emailOfToken } from './access-token.ts';
import { isLocal } from './local-mode.ts';
import { emailOfSession } from './sessions.ts';
import { findStaff } from './staff.ts';

export const sessionCookie = 'desk_session';
const tokenHeader = 'cf-access-jwt-assertion';

/** Whom the request comes from, as far as a token or a session vouches for it. Rejects when Access cannot be asked for its keys. */
async function emailOf(c: DeskContext): Promise<string | undefined> {
  const { settings, now } = c.var;
  if (settings.access) {
    const token = c.req.header(tokenHeader);
    return token ? emailOfToken(token, settings.access, now) : undefined;
  }
  // Settings without Access exist in local mode only; asked once more, because this is the door.
  if (!isLocal(settings)) return undefined;
  const session = getCookie(c, sessionCookie);
  return session ? emailOfSession(c.env.DB, session, now) : undefined;
}

const stranger = {
  title: 'Who are you?',
  words: 'The desk opens for the practice’s own people. Your sign-in is missing, or it is over: sign in and come back.',
};
const local = 'On this machine: npm run staff -- sign-in you@example.com prints a link.';
const notListed = {
  title: 'You are not on the list',
  words: 'You are signed in, and nobody has put your e-mail address on the practice’s staff list. Ask the owner to add you.',
};
const noKeys = {
  title: 'The desk cannot check who you are',
  words: 'Cloudflare Access did not give us the keys that we check sign-ins with. Try again in a minute. Nothing is lost.',
};

/** Lets the practice's people pass, and nobody else. */
export const signedIn: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const email = await emailOf(c).catch(() => null);
  if (email === null) return deskNotice(noKeys, 503);
  if (email === undefined) return deskNotice({ ...stranger, ...(c.var.settings.mode === 'local' && { also: local }) }, 401);
  const person = await findStaff(c.env.DB, email);
  if (!person) return deskNotice(notListed, 403);
  c.set('person', person);
  return next();
};
