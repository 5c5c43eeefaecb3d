import type { Hono } from 'hono';
import * as v from 'valibot';
import { dayOf, day as oneDay } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { dateFrom } from '#desk/frame/times.ts';
import { logListSeen } from '#requests/access-log.ts';
import { addClosedDay, closedDaysFrom, promisesAtRisk, removeClosedDay } from '#requests/closed-days.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { oneLine } from '#schemas/plain-text.ts';
import { ClosedDays } from './closed-days-screen.tsx';

const text = v.optional(v.string(), '');
const furthest = 731 * oneDay;

/** The form's schema at a given time: the day must not be past, nor more than two years away. */
const closedDayForm = (now: number) =>
  v.object({
    day: v.pipe(
      text,
      v.check((typed) => dateFrom(typed) !== undefined, 'Choose a day.'),
      v.check((typed) => (dateFrom(typed) ?? 0) >= dayOf(now), 'This day is over. Choose today or a later one.'),
      v.check((typed) => (dateFrom(typed) ?? 0) < dayOf(now) + furthest, 'Choose a day within two years.'),
    ),
    reason: v.pipe(
      text,
      v.transform(oneLine),
      v.nonEmpty('Write why, in a word or two.'),
      v.maxLength(100, 'Use 100 characters or fewer.'),
    ),
  });

type Again = { typed: Readonly<Record<string, string>>; errors: FieldErrors };

async function screen(c: DeskContext, again?: Again): Promise<Response> {
  const { now, ring, person } = c.var;
  const db = c.env.DB;
  const closed = await closedDaysFrom(db, now);
  const days = await Promise.all(closed.map(async (day) => ({ ...day, atRisk: await promisesAtRisk(db, ring, dateFrom(day.day) ?? 0) })));
  const names = days.flatMap(({ atRisk }) => atRisk.map(({ name }) => name));
  await logListSeen(db, { at: now, by: person.email, names, what: 'saw the name' });
  const body = <ClosedDays days={days} now={now} {...again} />;
  return deskPage(c, { title: 'Closed days', current: 'closed-days', body }, again ? 422 : 200);
}

export function closedDaysRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/closed-days', 'closed days', (c) => screen(c));

  deskRoute(app, 'POST', '/closed-days', 'closed days', async (c) => {
    const { now, person } = c.var;
    const form = await readDeskForm(c, closedDayForm(now));
    if (!form.ok) return screen(c, form);
    await addClosedDay(c.env.DB, form.value, { by: person.email, now });
    return seeOther('/closed-days', 'day-closed', form.value.day);
  });

  deskRoute(app, 'POST', '/closed-days/remove', 'closed days', async (c) => {
    const form = await readDeskForm(c, v.object({ day: v.optional(v.string(), '') }));
    if (form.ok) await removeClosedDay(c.env.DB, form.value.day);
    return seeOther('/closed-days', 'day-opened', form.ok ? form.value.day : undefined);
  });
}
