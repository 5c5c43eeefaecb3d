import type { Hono } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { namesOf } from '#desk/door/staff.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { boxTimeOf } from '#desk/frame/local-time.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { needsALookPath, requestPath, unknownRequest } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { type CallsDeps, callCounts } from '#requests/calls/call-list.ts';
import { type Found, openOne } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { closedDaysFrom, hoursWithout } from '#requests/closed-days.ts';
import { readErasureMode } from '#requests/erasure-mode.ts';
import { callForm, meant } from './call-form.ts';
import { CallListColumn } from './call-list-column.tsx';
import { emergencyRows } from './emergency-words.ts';
import { Gone } from './gone-screen.tsx';
import type { RequestScreenProps } from './request-props.ts';
import { RequestScreen } from './request-screen.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { shownList } from './shown-list.ts';
import { NothingOpen, SideBySide } from './side-by-side.tsx';

const depsOf = (c: DeskContext): CallsDeps => ({ db: c.env.DB, ring: c.var.ring, now: c.var.now });

const pageOf = (c: DeskContext) => Number(/^[1-9]\d{0,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1);
const queryOf = (c: DeskContext) => (pageOf(c) > 1 ? `?page=${pageOf(c)}` : '');

const listFor = async (c: DeskContext, names: ReadonlyMap<string, string>) => ({
  list: await shownList(depsOf(c), { page: pageOf(c), email: c.var.person.email }, names),
  now: c.var.now,
});

const titleOf = (words: string, overdue: number) => (overdue > 0 ? `(${overdue}) ${words}` : words);

async function callListPage(c: DeskContext): Promise<Response> {
  // The practice's own system has the requests: the first screen is what it has not got, unless some are left to ring from here.
  if (c.var.settings.backendUrl && (await callCounts(depsOf(c))).open === 0)
    return seeOther([needsALookPath, new URL(c.req.url).search.slice(1)].filter(Boolean).join('&'));
  const props = await listFor(c, await namesOf(c.env.DB));
  const { overdue, open } = props.list;
  const body = <SideBySide list={<CallListColumn {...props} />} request={<NothingOpen open={open} overdue={overdue} />} shows="list" />;
  return deskPage(c, { title: titleOf('Call list', overdue), current: 'calls', body, wide: true });
}

async function gonePage(c: DeskContext, { request, endedBy }: Extract<Found, { kind: 'gone' }>): Promise<Response> {
  const { now, person } = c.var;
  const [names, { mode }] = await Promise.all([namesOf(c.env.DB), readErasureMode(c.env.DB)]);
  const by = endedBy && { name: names.get(endedBy.email) ?? endedBy.email, at: endedBy.at };
  const body = <Gone by={by} mayErase={may(person, 'erase')} mode={mode} now={now} request={request} />;
  return deskPage(c, { title: request.name, current: 'requests', body }, 410);
}

type Again = Pick<RequestScreenProps, 'typed' | 'errors' | 'changed'>;

async function requestPage(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const { now, person } = c.var;
  const found = await openOne(depsOf(c), { name: c.req.param('name') ?? '', email: person.email });
  if (found.kind === 'unknown') return deskNotice(unknownRequest, 404);
  if (found.kind === 'gone') return gonePage(c, found);
  if (found.kind === 'waits') return seeOther(`${needsALookPath}#${found.name}`);
  const { request } = found;
  const names = await namesOf(c.env.DB);
  const list = await listFor(c, names);
  const about = { request, names, now, query: queryOf(c), emergency: emergencyRows(request.written?.text ?? '') };
  const screen = <RequestScreen {...about} mayErase={may(person, 'erase')} {...again} />;
  const body = <SideBySide list={<CallListColumn {...list} current={request.name} />} request={screen} shows="request" />;
  // The reference, not the name: a browser keeps titles in its history.
  return deskPage(c, { title: titleOf(request.name, list.list.overdue), current: 'calls', body, wide: true }, status);
}

async function record(c: DeskContext): Promise<Response> {
  const { now, person, ring } = c.var;
  const name = c.req.param('name') ?? '';
  const form = await readDeskForm(c, callForm);
  if (!form.ok) return requestPage(c, form, 422);
  const hours = hoursWithout(await closedDaysFrom(c.env.DB, now));
  const { note, laterAt, bookedFor, version } = form.value;
  const typed = { note, laterAt, bookedFor };
  const call = meant(form.value, now, hours);
  if (!call.ok) return requestPage(c, { typed, errors: { [call.field]: [call.message] } }, 422);
  const { ok: _, ...what } = call;
  const became = await recordCall({ db: c.env.DB, ring, now, hours }, { name, email: person.email, version, note, ...what });
  if (became === 'changed') return requestPage(c, { typed, changed: true }, 409);
  return call.outcome === 'note' || call.outcome === 'reopened'
    ? seeOther(`/requests/${name}${queryOf(c)}`, 'recorded')
    : seeOther(`/${queryOf(c)}`, 'recorded', call.at ? boxTimeOf(call.at) : undefined, name);
}

export function callRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/', 'see requests', callListPage);
  deskRoute(app, 'GET', '/calls.json', 'see requests', async (c) => {
    const { open, overdue, mark } = await callCounts(depsOf(c));
    return c.json({ open, overdue, mark });
  });
  deskRoute(app, 'GET', '/shortcuts', 'see requests', (c) => deskPage(c, { title: 'Shortcuts', current: 'more', body: <Shortcuts /> }));
  deskRoute(app, 'GET', requestPath, 'see requests', (c) => requestPage(c));
  deskRoute(app, 'POST', `${requestPath}/call`, 'record calls', record);
}
