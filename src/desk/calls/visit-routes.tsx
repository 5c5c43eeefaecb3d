import type { Hono } from 'hono';
import * as v from 'valibot';
import { dayOf } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, hoursOf, nameIn, requestIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { pathOf, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { boxTimeOf, isoDate } from '#desk/frame/times.ts';
import { openOne } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { canBeWrittenTo } from '#requests/request.ts';
import { parseCall, pressedValue } from './call-form.ts';
import { lastBooked, VisitScreen, type VisitScreenProps } from './visit-screen.tsx';

type Again = Pick<VisitScreenProps, 'typed' | 'errors' | 'asked'>;

async function choose(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const [request, hours] = await Promise.all([requestIn(c), hoursOf(c)]);
  if (request instanceof Response) return request;
  if (lastBooked(request) === undefined) return seeOther(pathOf(request));
  const body = <VisitScreen {...{ request, hours }} now={c.var.now} {...again} />;
  return deskPage(c, { title: `Another time, ${request.name}`, current: 'bookings', body }, status);
}

const text = v.optional(v.string(), '');
const form = v.object({ version: seenVersion(), outcome: text, bookedFor: text, confirmed: text });

const notATime = 'Choose when they come instead.';
const wasChanged = 'Somebody did something about this request since you looked at it. The visit was not moved: choose the time again.';

async function move(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const name = nameIn(c);
  const read = await readDeskForm(c, form);
  if (!read.ok) return choose(c, { errors: read.errors }, 422);
  const { version, outcome, bookedFor, confirmed } = read.value;
  const call = parseCall({ outcome, bookedFor, laterAt: '', note: '' }, now);
  if (!call.ok) return choose(c, { typed: bookedFor, errors: { [call.field]: [outcome === '' ? notATime : call.message] } }, 422);
  if (call.outcome !== 'booked' || call.at === undefined) return choose(c, { errors: { outcome: [notATime] } }, 422);
  const { at } = call;
  const deps = { ...depsOf(c), hours: await hoursOf(c) };
  const what = { name, outcome: 'visit-moved', at } as const;
  const doubt = confirmed === pressedValue('booked', at) ? undefined : await warningFor(deps, { ...what, others: [] });
  if (doubt) return choose(c, { typed: bookedFor, asked: { doubt, at } }, 422);
  if ((await recordCall(deps, { ...what, email: person.email, version, note: '' })) === 'changed')
    return choose(c, { typed: bookedFor, errors: { outcome: [wasChanged] } }, 409);
  const found = await openOne(depsOf(c), { name, email: person.email });
  const canBeTold = found.kind === 'request' && canBeWrittenTo(found.request);
  const next = canBeTold ? `${pathOf({ name })}/texts` : `/bookings?on=${isoDate(dayOf(at))}`;
  return seeOther(next, 'visit-moved', boxTimeOf(at), name, version + 1);
}

export function visitRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/visit`, 'see requests', (c) => choose(c));
  deskRoute(app, 'POST', `${requestPath}/visit`, 'record calls', move);
}
