import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskNotice } from '#desk/frame/page.tsx';
import { emailOfToken } from './access-token.ts';
import { findStaff } from './staff.ts';

// The header is Cloudflare's own. A cookie could come from a page under a sister host.
const tokenHeader = 'cf-access-jwt-assertion';

const stranger = {
  title: 'Who are you?',
  words: 'The desk opens for the practice’s own people. Your sign-in is missing, or it is over: sign in and come back.',
};
const notListed = {
  title: 'You are not on the list',
  words: 'You are signed in, and nobody has put your e-mail address on the practice’s staff list. Ask the owner to add you.',
};
const noKeys = {
  title: 'The desk cannot check who you are',
  words: 'Cloudflare Access did not give us the keys that we check sign-ins with. Try again in a minute. Nothing is lost.',
};

/** Lets the practice's people pass, and nobody else: a whole token of Access, and a place on the staff list. */
export const signedIn: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const token = c.req.header(tokenHeader);
  if (!token) return deskNotice(stranger, 401);
  // Rejects when Access cannot be asked for its keys.
  const email = await emailOfToken(token, c.var.settings.access, c.var.now).catch(() => null);
  if (email === null) return deskNotice(noKeys, 503);
  if (email === undefined) return deskNotice(stranger, 401);
  const person = await findStaff(c.env.DB, email);
  if (!person) return deskNotice(notListed, 403);
  c.set('person', person);
  return next();
};
