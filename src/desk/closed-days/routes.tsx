import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { closedDaysFrom } from '#requests/closed-days.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { addClosedDay, closedDayForm, promisesAtRisk, removeClosedDay } from './closed-days.ts';
import { ClosedDays } from './closed-days-screen.tsx';

type Again = { typed: Readonly<Record<string, string>>; errors: FieldErrors };

async function screen(c: DeskContext, again?: Again): Promise<Response> {
  const { now, ring } = c.var;
  const closed = await closedDaysFrom(c.env.DB, now);
  const days = await Promise.all(closed.map(async (day) => ({ ...day, atRisk: await promisesAtRisk(c.env.DB, ring, day.day) })));
  const body = <ClosedDays days={days} now={now} {...again} />;
  return deskPage(c, { title: 'Closed days', current: 'closed-days', body }, again ? 422 : 200);
}

export function closedDaysRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/closed-days', 'closed days', (c) => screen(c));

  deskRoute(app, 'POST', '/closed-days', 'closed days', async (c) => {
    const { now, person } = c.var;
    const form = await readDeskForm(c, closedDayForm(now));
    if (!form.ok) return screen(c, form);
    await addClosedDay(c.env.DB, { ...form.value, by: person.email, now });
    return seeOther('/closed-days', 'day-closed', form.value.day);
  });

  deskRoute(app, 'POST', '/closed-days/remove', 'closed days', async (c) => {
    const form = await readDeskForm(c, v.object({ day: v.optional(v.string(), '') }));
    if (form.ok) await removeClosedDay(c.env.DB, form.value.day);
    return seeOther('/closed-days', 'day-opened', form.ok ? form.value.day : undefined);
  });
}
