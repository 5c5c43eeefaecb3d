import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, hoursOf, nameIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { isRequestName, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { logListSeen } from '#requests/access-log.ts';
import { recordCall } from '#requests/calls/record.ts';
import { closuresFrom } from '#requests/closed-days.ts';
import { holidayTimes } from '#requests/holidays.ts';
import { bookedWhileClosed } from '#requests/lists/bookings.ts';
import { allAtRisk } from '#requests/lists/concerned.ts';
import { readTexts } from '#texts/store.ts';
import { TellScreen } from './tell-screen.tsx';
import { hasToHear, peopleToTell, tellPath } from './tell-words.ts';

const countIn = (typed: string | undefined) => (/^\d{1,3}$/.test(typed ?? '') ? Number(typed) : 0);

/** Shows the patients who have to hear of a closed time, one after the other; `?told` is how many have, `?after` who was left for later. */
async function tell(c: DeskContext): Promise<Response> {
  const { now, ring, person } = c.var;
  const db = c.env.DB;
  const id = Number(c.req.param('id'));
  const closure = [...(await closuresFrom(db, now)), ...holidayTimes(now)].find((each) => each.id === id);
  if (!closure) return seeOther('/closed-days', 'dealt-with');
  const [booked, atRisk, texts] = await Promise.all([
    bookedWhileClosed(depsOf(c), [closure]),
    allAtRisk(db, ring, [closure]),
    readTexts(db),
  ]);
  const people = [booked, atRisk].flatMap((concerned) => concerned.get(id)?.people ?? []);
  const untold = peopleToTell(people.filter(hasToHear));
  const after = untold.find(([{ name }]) => name === c.req.query('after'))?.[0].name ?? '';
  const next = untold[untold.findIndex(([{ name }]) => name === after) + 1];
  if (next) await logListSeen(db, { at: now, by: person.email, names: next.map(({ name }) => name), what: 'saw the name' });
  const told = countIn(c.req.query('told'));
  const language = c.req.query('language');
  const body = <TellScreen {...{ closure, next, texts, now, told, after, language }} left={untold.length} />;
  return deskPage(c, { title: 'Tell them', current: 'closed-days', body });
}

// The place in the list at which somebody was told: the page may be six screens long, with 25 people to tell.
const place = v.fallback(v.pipe(v.string(), v.regex(/^(?:closed|opened)-[\w-]{1,80}$/)), '');
const number = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), '');
// Further requests of the same person, as 'GI-7K3Q-92:4 GI-7K3Q-93:1'.
const further = v.fallback(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.split(' ').map((pair) => pair.split(':'))),
    v.transform((pairs) => pairs.map(([name = '', version]) => ({ name, version: Number(version) }))),
    v.array(v.object({ name: v.pipe(v.string(), v.check(isRequestName)), version: v.pipe(v.number(), v.safeInteger()) })),
  ),
  [],
);
const leftName = v.fallback(v.pipe(v.string(), v.check(isRequestName)), '');
/** `tell` is the closed time whose people are told one after the other, with how many were; without it `back` is where in the list. */
const toldForm = v.object({
  version: seenVersion(),
  also: v.optional(further, ''),
  open: v.optional(v.string(), ''),
  back: place,
  tell: number,
  told: number,
  after: leftName,
});

async function recordTold(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const form = await readDeskForm(c, toldForm);
  if (!form.ok) return seeOther('/closed-days');
  const { version, also, open, back, tell: id, told, after } = form.value;
  const deps = { ...depsOf(c), hours: await hoursOf(c) };
  const what = { email: c.var.person.email, outcome: open ? 'told-open' : 'told', note: '' } as const;
  const isTold = (await recordCall(deps, { ...what, name, version })) === 'recorded';
  // One that somebody changed meanwhile stays on the list.
  if (isTold) for (const other of also) await recordCall(deps, { ...what, ...other });
  if (id) {
    const on = tellPath({ id: Number(id) }, { told: countIn(told) + (isTold ? 1 : 0), after });
    return isTold ? seeOther(on) : seeOther(on, 'dealt-with');
  }
  const list = back ? `/closed-days#${back}` : '/closed-days';
  return isTold ? seeOther(list, 'told', undefined, name) : seeOther(list, 'dealt-with');
}

export function tellRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/closed-days/tell/:id{[0-9]{1,15}}', 'closed days', tell);
  deskRoute(app, 'POST', `${requestPath}/told`, 'record calls', recordTold);
}
