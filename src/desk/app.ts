import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono';
import { countReady } from '#articles/read-articles.ts';
import { meansFrom, reachable, unreachableFor } from '#bell/reachable.ts';
import { callRoutes } from '#desk/calls/pages.tsx';
import { visitRoutes } from '#desk/calls/visit-routes.tsx';
import { teamRoutes } from '#desk/team/routes.tsx';
import { faultEvent, logError } from '#edge/http/log.ts';
import { discardRestOfBody } from '#edge/http/read-body.ts';
import { keyRing } from '#encryption/keys.ts';
import { countQuestions } from '#requests/calls/questions.ts';
import { countToLookAt } from '#requests/lists/needs-a-look.ts';
import { alertsRoutes } from './alerts/routes.tsx';
import { articleRoutes } from './articles/routes.ts';
import { bookingsRoutes } from './bookings/routes.tsx';
import { closedDaysRoutes } from './closed-days/routes.tsx';
import { contactRoutes } from './contact/routes.tsx';
import type { DeskBindings, DeskContext, DeskEnv } from './desk-env.ts';
import { doctorRoutes, questionsFirst } from './doctor/routes.tsx';
import { may } from './door/permissions.ts';
import { signedIn } from './door/signed-in.ts';
import { deskHeaders } from './frame/headers.ts';
import { moreRoute } from './frame/more.tsx';
import { deskNotice } from './frame/page.tsx';
import { siteFileRoutes } from './frame/site-files.ts';
import { withdrawalRoutes } from './requests/needs-a-look.tsx';
import { requestsRoutes } from './requests/routes.tsx';
import { type DeskSettings, deskSettingsFrom } from './settings.ts';
import { remarksFor } from './signing/remarks.ts';
import { signingRoutes } from './signing/routes.tsx';
import { textRoutes } from './texts/routes.tsx';
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
    console.error(error instanceof Error ? error.message : 'The desk cannot start.');
    return deskNotice(notSetUp, 503);
  }
  c.set('now', Date.now());
  return next();
};

/** 1 while nobody would be told of an emergency, by whatever channel. */
async function nobodyAtNight({ env, var: { settings, now } }: DeskContext): Promise<number> {
  const people = await reachable(env.DB, now, meansFrom(settings, env));
  return unreachableFor(people).includes('emergency') ? 1 : 0;
}

/**
 * What needs a look is for those who see requests; questions for those who may answer them; open remarks, articles that are ready and who is
 * told for those who publish; the answer to a remark for who wrote it. A count that cannot be had is left out.
 */
async function countWaiting(c: DeskContext): Promise<Readonly<Record<string, number>>> {
  const { person } = c.var;
  const [look, questions, remarks, ready, unreachable] = await Promise.all([
    may(person, 'see requests') ? countToLookAt(c.env.DB).catch(() => 0) : 0,
    may(person, 'answer questions') ? countQuestions(c.env.DB).catch(() => 0) : 0,
    remarksFor(c.env.DB, { name: person.name, settles: may(person, 'publish') }).catch(() => 0),
    may(person, 'publish') ? countReady(c.env.DB).catch(() => 0) : 0,
    may(person, 'publish') ? nobodyAtNight(c).catch(() => 0) : 0,
  ]);
  return { look, 'for-you': questions, pages: remarks, articles: ready, alerts: unreachable };
}

const withCounts: MiddlewareHandler<DeskEnv> = async (c, next) => {
  let counted: ReturnType<typeof countWaiting> | undefined;
  c.set('waiting', () => {
    counted ??= countWaiting(c);
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
