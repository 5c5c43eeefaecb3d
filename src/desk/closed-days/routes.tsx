import type { Hono } from 'hono';
import * as v from 'valibot';
import { callBy } from '#content/callback-promise.ts';
import { type Closure, dayOf, day as oneDay, openTimeBetween } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf } from '#desk/frame/deps.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { boxTimeOf, isoDate } from '#desk/frame/times.ts';
import { logListSeen } from '#requests/access-log.ts';
import {
  addClosure,
  closuresFrom,
  fallsInto,
  hoursWithout,
  moveBack,
  moveRequests,
  openedTimes,
  removeClosure,
} from '#requests/closed-days.ts';
import { holidaysWithPeople, holidayTimes } from '#requests/holidays.ts';
import { bookedWhileClosed, toldClosed } from '#requests/lists/bookings.ts';
import { allAtRisk, stillMoved } from '#requests/lists/concerned.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ClosedDays } from './closed-days-screen.tsx';
import { closureForm, moveBackForm, moveForm } from './closure-form.ts';
import { tellRoutes } from './tell.tsx';

type Again = { typed?: Readonly<Record<string, string>>; errors?: FieldErrors; problem?: string | undefined };

const nobody = { people: [], more: 0 };

async function screen(c: DeskContext, again?: Again, status = 422): Promise<Response> {
  const { now, ring, person } = c.var;
  const db = c.env.DB;
  const [staffs, holidays, times] = await Promise.all([closuresFrom(db, now), holidaysWithPeople(db, now), openedTimes(db, now)]);
  const all = [...staffs, ...holidays].toSorted((one, other) => one.from - other.from);
  // The time that was closed just now comes first, with the patients to tell below it.
  const closed = all.toSorted((one, other) => Number(beginOf(other) === c.req.query('day')) - Number(beginOf(one) === c.req.query('day')));
  const hours = hoursWithout(staffs);
  // One query each, however many times are closed: the free plan allows a visit fifty.
  const [booked, atRisk, told, moved] = await Promise.all([
    bookedWhileClosed(depsOf(c), closed),
    allAtRisk(db, ring, closed),
    toldClosed(depsOf(c), times),
    stillMoved(depsOf(c), times),
  ]);
  const closures = closed.map((closure) => ({
    ...closure,
    booked: booked.get(closure.id) ?? nobody,
    atRisk: atRisk.get(closure.id) ?? nobody,
    moveTo: callBy(Math.max(now, closure.to), hours) ?? closure.to,
  }));
  const opened = times.map((time) => ({ ...time, told: told.get(time.id) ?? nobody, moved: moved.get(time.id) ?? nobody }));
  const shown = [booked, atRisk, told, moved].flatMap((concerned) => [...concerned.values()]).flatMap(({ people }) => people);
  const names = [...new Set(shown.map(({ name }) => name))];
  await logListSeen(db, { at: now, by: person.email, names, what: 'saw the name' });
  const body = <ClosedDays closures={closures} now={now} opened={opened} {...again} />;
  return deskPage(c, { title: 'Closed days', current: 'closed-days', body }, again ? status : 200);
}

/** How an address names the beginning of a closure: a day where it is closed from its first minute on. */
const beginOf = ({ from }: Closure): string => (boxTimeOf(from).endsWith('T00:00') ? isoDate(dayOf(from)) : boxTimeOf(from));
const isWholeDay = (closure: Closure) => beginOf(closure).length === 10 && closure.to - closure.from === oneDay;

async function close(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const form = await readDeskForm(c, closureForm(now));
  if (!form.ok) return screen(c, form);
  await addClosure(c.env.DB, form.value, { by: person.email, now });
  return seeOther('/closed-days', isWholeDay(form.value) ? 'day-closed' : 'time-closed', beginOf(form.value));
}

async function open(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ id: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{1,15}$/), v.toNumber()) }));
  const opened = form.ok ? await removeClosure(c.env.DB, form.value.id, c.var.now) : undefined;
  if (!opened) return seeOther('/closed-days', 'dealt-with');
  return seeOther('/closed-days', isWholeDay(opened) ? 'day-opened' : 'time-opened', beginOf(opened));
}

async function move(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const db = c.env.DB;
  const form = await readDeskForm(c, moveForm(now));
  if (!form.ok) return screen(c, { problem: (form.errors.at ?? form.errors.requests)?.[0] });
  const { requests, at } = form.value;
  const closed = await closuresFrom(db, now);
  // A call may be due as you close, and as you open.
  const isOpenThen = openTimeBetween(at - 1, at + 1, hoursWithout(closed)) > 0;
  if (!isOpenThen || fallsInto(closed, at)) return screen(c, { problem: 'You are closed then too. Choose another time.' });
  const moved = await moveRequests(db, { requests, dueAt: at, by: person.email, now, holidays: holidayTimes(now) });
  if (moved < requests.length) {
    const problem = `${moved} of ${requests.length} moved. Somebody has changed the others meanwhile: look at them below.`;
    return screen(c, { problem }, 409);
  }
  return seeOther('/closed-days', 'calls-moved', boxTimeOf(at));
}

async function back(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const form = await readDeskForm(c, moveBackForm);
  if (!form.ok) return screen(c, { problem: form.errors.requests?.[0] });
  const { requests } = form.value;
  const moved = await moveBack(c.env.DB, { requests, by: person.email, now });
  if (moved === requests.length) return seeOther('/closed-days', 'calls-moved-back');
  const problem = `${moved} of ${requests.length} moved back. Somebody has changed the others meanwhile: look at them on the call list.`;
  return screen(c, { problem }, 409);
}

export function closedDaysRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/closed-days', 'closed days', (c) => screen(c));
  deskRoute(app, 'POST', '/closed-days', 'closed days', close);
  deskRoute(app, 'POST', '/closed-days/remove', 'closed days', open);
  deskRoute(app, 'POST', '/closed-days/move', 'closed days', move);
  deskRoute(app, 'POST', '/closed-days/move-back', 'closed days', back);
  tellRoutes(app);
}
