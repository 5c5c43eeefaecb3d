import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import { faultEvent, logError } from '#backend/http/log.ts';
import { callRoutes } from '#desk/calls/pages.tsx';
import { visitRoutes } from '#desk/calls/visit-routes.tsx';
import { teamRoutes } from '#desk/team/routes.tsx';
import { discardRestOfBody } from '#edge/http/read-body.ts';
import { keyRing } from '#encryption/keys.ts';
import { alertsRoutes } from './alerts/routes.tsx';
import { articleRoutes } from './articles/routes.ts';
import { bookingsRoutes } from './bookings/routes.tsx';
import { closedDaysRoutes } from './closed-days/routes.tsx';
import { contactRoutes } from './contact/routes.tsx';
import type { DeskBindings, DeskEnv } from './desk-env.ts';
import { doctorRoutes, questionsFirst } from './doctor/routes.tsx';
import { signedIn } from './door/signed-in.ts';
import { deskHeaders } from './frame/headers.ts';
import { moreRoute } from './frame/more.tsx';
import { deskNotice } from './frame/page.tsx';
import { siteFileRoutes } from './frame/site-files.ts';
import { withdrawalRoutes } from './requests/needs-a-look-route.tsx';
import { requestsRoutes } from './requests/routes.tsx';
import { type DeskSettings, deskSettingsFrom } from './settings.ts';
import { signingRoutes } from './signing/routes.tsx';
import { textRoutes } from './texts/routes.tsx';
import { readWaiting } from './waiting.ts';
import { weekRoutes } from './week/routes.tsx';
import { writeDownRoutes } from './write-down/routes.tsx';

const notSetUp = {
  title: 'The desk is not set up yet',
  words: 'One of its settings is missing or wrong. The Worker’s log says which. Requests from the site are kept all the same.',
};
const failed = {
  title: 'Something went wrong at the desk',
  words: 'Nothing was half-done: either it was all written down, or none of it. Go back and look, then try again.',
};
const nothingHere = { title: 'There is nothing at this address', words: 'The link is old, or it was mistyped.' };

let settings: DeskSettings | undefined;

export function deskSettings(env: DeskBindings): DeskSettings {
  settings ??= deskSettingsFrom(env as unknown as Record<string, unknown>);
  return settings;
}

const withSettings: MiddlewareHandler<DeskEnv> = async (c, next) => {
  try {
    c.set('settings', deskSettings(c.env));
    c.set('ring', await keyRing(c.var.settings.encryptionKeys));
  } catch (error) {
    logError({ event: 'settings', why: error instanceof Error ? error.message : 'The desk cannot start.' });
    return deskNotice(notSetUp, 503);
  }
  c.set('now', Date.now());
  return next();
};

const withCounts: MiddlewareHandler<DeskEnv> = async (c, next) => {
  let counted: ReturnType<typeof readWaiting> | undefined;
  c.set('waiting', () => {
    counted ??= readWaiting(c);
    return counted;
  });
  return next();
};

const faults: ErrorHandler<DeskEnv> = (error) => {
  // Logs where it happened, never the message: it may quote a patient's words.
  logError(faultEvent(error));
  return deskNotice(failed, 500);
};

/** The desk: the practice's own screens, for its staff alone. */
export function deskApp(): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.onError(faults);
  app.notFound(() => deskNotice(nothingHere, 404));
  app.use(deskHeaders);
  app.use(discardRestOfBody);
  app.use(withSettings);
  siteFileRoutes(app);
  // Routes below this line need a signed-in member of the staff.
  app.use(signedIn);
  app.use(withCounts);
  app.use(questionsFirst);
  moreRoute(app);
  callRoutes(app);
  requestsRoutes(app);
  textRoutes(app);
  contactRoutes(app);
  writeDownRoutes(app);
  bookingsRoutes(app);
  visitRoutes(app);
  doctorRoutes(app);
  withdrawalRoutes(app);
  closedDaysRoutes(app);
  weekRoutes(app);
  articleRoutes(app);
  signingRoutes(app);
  alertsRoutes(app);
  teamRoutes(app);
  return app;
}
