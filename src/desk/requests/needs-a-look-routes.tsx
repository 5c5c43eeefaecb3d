import type { Hono } from 'hono';
import * as v from 'valibot';
import { ahead, day, dayOf } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { accessLogStatement } from '#desk/frame/log-access.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { discard, release } from '#outbox/staff/review.ts';
import { deliveredSince, readCustody } from './custody.ts';
import { inFrontOf } from './in-front-of.ts';
import { logDesk, sawAllStatement } from './log-seen.ts';
import { CustodyScreen } from './needs-a-look.tsx';

async function delivered(c: DeskContext) {
  const { settings, now } = c.var;
  if (!settings.backendUrl) return undefined;
  const [today = 0, week = 0] = await deliveredSince(c.env.DB, [dayOf(now) - ahead, now - 7 * day]);
  return { today, week };
}

async function screen(c: DeskContext): Promise<Response> {
  const { ring, now, person, settings } = c.var;
  const { DB: outbox, DB: requests } = c.env;
  const [custody, handed] = await Promise.all([readCustody({ outbox, requests, ring }), delivered(c)]);
  const seen = [custody.waiting, custody.held, custody.rejected].flatMap(({ shown }) => shown.map(({ reference }) => reference));
  if (seen.length > 0) await sawAllStatement(requests, { by: person.email, now, references: seen, what: 'saw what waits' }).run();
  const body = <CustodyScreen custody={custody} delivered={handed} mayDiscard={may(person, 'discard')} now={now} />;
  return deskPage(c, { title: 'Needs a look', current: settings.backendUrl && c.req.path === '/' ? 'calls' : 'custody', body });
}

const decision = v.object({ decision: v.picklist(['release', 'discard']) });
const notYours = {
  title: 'This is not yours to do',
  words: 'Only the doctor and the owner discard what somebody sent. Ask one of them. Nothing was changed.',
};

async function decide(c: DeskContext): Promise<Response> {
  const { settings, now, person } = c.var;
  const form = await readDeskForm(c, decision);
  if (!form.ok) return seeOther('/custody');
  const { decision: wish } = form.value;
  if (wish === 'discard' && !may(person, 'discard')) return deskNotice(notYours, 403);
  const reference = c.req.param('reference') ?? '';
  const deps = { db: c.env.DB, keys: settings.encryptionKeys, now: () => now, log: logDesk };
  const done = await (wish === 'release' ? release : discard)(deps, reference);
  if (!done) return seeOther('/custody', 'dealt-with');
  const what = wish === 'release' ? 'released' : 'discarded';
  await accessLogStatement(c.env.DB, { at: now, by: person.email, reference, what }).run();
  return seeOther('/custody', what);
}

/** Where the practice's own system has the requests, custody is the first screen, unless some are left to ring from here. */
async function first(c: DeskContext): Promise<Response | undefined> {
  if (!c.var.settings.backendUrl) return undefined;
  const left = await c.env.DB.prepare("SELECT 1 FROM requests WHERE state = 'open' LIMIT 1").first();
  return left ? undefined : screen(c);
}

/** Register in front of the call list. */
export function custodyRoutes(app: Hono<DeskEnv>): void {
  inFrontOf(app, '/', first);
  deskRoute(app, 'GET', '/custody', 'see requests', screen);
  deskRoute(app, 'POST', '/custody/:reference', 'release', decide);
}
