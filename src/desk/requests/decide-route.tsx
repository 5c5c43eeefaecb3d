import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, seeOther } from '#desk/frame/page.tsx';
import { needsALookPath, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { discard, release } from '#requests/decide.ts';

const decision = v.object({ decision: v.picklist(['release', 'discard']) });
const notYours = {
  title: 'This is not yours to do',
  words: 'Only the doctor and the owner discard what somebody sent. Ask one of them. Nothing was changed.',
};

async function decide(c: DeskContext): Promise<Response> {
  const { settings, now, person } = c.var;
  const form = await readDeskForm(c, decision);
  if (!form.ok) return seeOther(needsALookPath);
  const { decision: wish } = form.value;
  const about = { name: c.req.param('name') ?? '', by: person.email, now };
  if (wish === 'discard') {
    if (!may(person, 'discard')) return deskNotice(notYours, 403);
    return seeOther(needsALookPath, (await discard(c.env.DB, about)) ? 'discarded' : 'dealt-with');
  }
  const forwards = settings.backendUrl !== undefined;
  if (!(await release(c.env.DB, { ...about, forwards }))) return seeOther(needsALookPath, 'dealt-with');
  return seeOther(needsALookPath, forwards ? 'sent-again' : 'released');
}

export function decideRoute(app: Hono<DeskEnv>): void {
  deskRoute(app, 'POST', `${requestPath}/decide`, 'release', decide);
}
