import type { MiddlewareHandler } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { type NoticeWords, signOutPath } from '#desk/frame/document.tsx';
import { deskNotice } from '#desk/frame/page.tsx';
import { emailOfToken } from './access-token.ts';
import { admitStaff } from './staff.ts';

// Only Cloudflare sets this header. A cookie could be set by a page on a sibling host.
const tokenHeader = 'cf-access-jwt-assertion';

const stranger = {
  title: 'Who are you?',
  words: 'The desk opens for the practice’s own people. Your sign-in is missing, or it is over: sign in and come back.',
};
const notListed = {
  title: 'You are not on the list',
  words: 'You are signed in, and nobody has put your email address on the practice’s staff list. Ask the owner to add you.',
  action: { href: signOutPath, label: 'Sign out' },
};
const noKeys = {
  title: 'The desk cannot check who you are',
  words: 'Cloudflare Access did not give us the keys that we check sign-ins with. Try again in a minute. Nothing is lost.',
};

/** Says that a form was not sent, and leads back to it: browsers tell a page of the desk alone where it came from. */
function unsentForm({ req }: DeskContext): NoticeWords {
  const form = URL.parse(req.header('referer') ?? '');
  const isOurs = form?.origin === new URL(req.url).origin;
  return {
    title: stranger.title,
    words: 'Your sign-in is missing, or it is over. Nothing was sent. Sign in, go back to the form, and send it once more.',
    // A path that begins with '//' would be another host.
    ...(isOurs && { action: { href: `${form.pathname.replace(/^\/+/, '/')}${form.search}`, label: 'Back to the form' } }),
  };
}

const noticeTo = (c: DeskContext) => (c.req.method === 'POST' ? unsentForm(c) : stranger);

/** Admits requests with a valid token of Access whose e-mail address is on the staff list. */
export const signedIn: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const token = c.req.header(tokenHeader);
  if (!token) return deskNotice(noticeTo(c), 401);
  // Rejects while the keys of Access are unavailable, which is logged there.
  const email = await emailOfToken(token, c.var.settings.access, c.var.now).catch(() => null);
  if (email === null) return deskNotice(noKeys, 503);
  if (email === undefined) return deskNotice(noticeTo(c), 401);
  const person = await admitStaff(c.env.DB, email, c.var.now);
  if (!person) return deskNotice(notListed, 403);
  c.set('person', person);
  return next();
};
