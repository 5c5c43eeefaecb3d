import type { Hono } from 'hono';
import * as v from 'valibot';
import { dayOf, day as oneDay } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, hoursOf, nameIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { dateFrom } from '#desk/frame/times.ts';
import { recordCall } from '#requests/calls/record.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';
import { readBookings } from '#requests/lists/bookings.ts';
import { addressOf, Bookings } from './bookings-screen.tsx';

async function bookings(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const date = dateFrom(c.req.query('on') ?? '') ?? dayOf(now);
  const [found, closed] = await Promise.all([
    readBookings(depsOf(c), date, person.email),
    closuresFrom(c.env.DB, Math.min(now, date - oneDay)),
  ]);
  const body = <Bookings bookings={found} date={date} hours={hoursWithout(closed)} today={dayOf(now)} />;
  return deskPage(c, { title: 'Who comes', current: 'bookings', body });
}

const form = v.object({ version: seenVersion(), on: v.optional(v.string(), '') });

async function callOff(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const read = await readDeskForm(c, form);
  if (!read.ok) return seeOther('/bookings');
  const { version, on } = read.value;
  const name = nameIn(c);
  const call = { name, email: person.email, version, outcome: 'called-off', note: '' } as const;
  const result = await recordCall({ ...depsOf(c), hours: await hoursOf(c) }, call);
  const back = addressOf(dateFrom(on) ?? dayOf(now));
  return result === 'recorded' ? seeOther(back, 'called-off', undefined, name, version + 1) : seeOther(back, 'dealt-with');
}

export function bookingsRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/bookings', 'see requests', bookings);
  deskRoute(app, 'POST', `${requestPath}/called-off`, 'record calls', callOff);
}
