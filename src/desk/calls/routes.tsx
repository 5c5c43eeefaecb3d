import type { Hono } from 'hono';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { boxTimeOf } from '#desk/frame/local-time.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { closedDaysFrom, hoursWithout } from '#requests/closed-days.ts';
import { type CallsDeps, callCounts, callList } from './call-list.ts';
import { CallListColumn } from './call-list-column.tsx';
import { emergencyRows } from './emergency-words.ts';
import { openOne } from './one-request.ts';
import { requestPath } from './paths.ts';
import { callForm, meant, recordCall } from './record-call.ts';
import type { RequestScreenProps } from './request-props.ts';
import { RequestScreen } from './request-screen.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { NothingOpen, SideBySide } from './side-by-side.tsx';
import { waitingInOutbox } from './waiting.ts';

const unknown = { title: 'No such request', words: 'No request has this reference. Look at how it is written: GI-, four signs, and two.' };
const gone = { title: 'This request is erased', words: 'What they wrote is gone, or nobody may read it until it is erased for good.' };

const depsOf = (c: DeskContext): CallsDeps => ({ db: c.env.DB, outbox: c.env.DB, ring: c.var.ring, now: c.var.now });

const pageOf = (c: DeskContext) => Number(/^[1-9]\d{0,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1);
const queryOf = (c: DeskContext) => (pageOf(c) > 1 ? `?page=${pageOf(c)}` : '');

async function listFor(c: DeskContext) {
  const { ring, person } = c.var;
  const [list, waiting] = await Promise.all([
    callList(depsOf(c), { page: pageOf(c), email: person.email }),
    waitingInOutbox(c.env.DB, ring),
  ]);
  return { list, waiting, now: c.var.now };
}

const titleOf = (words: string, overdue: number) => (overdue > 0 ? `(${overdue}) ${words}` : words);

async function callListPage(c: DeskContext): Promise<Response> {
  const props = await listFor(c);
  const { overdue, open } = props.list;
  const body = <SideBySide list={<CallListColumn {...props} />} request={<NothingOpen open={open} overdue={overdue} />} shows="list" />;
  return deskPage(c, { title: titleOf('Call list', overdue), current: 'calls', body, wide: true });
}

type Again = Pick<RequestScreenProps, 'typed' | 'errors' | 'changed'>;

async function requestPage(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const { now, person } = c.var;
  const request = await openOne(depsOf(c), { name: c.req.param('reference') ?? '', email: person.email });
  if (request === undefined) return deskNotice(unknown, 404);
  if (request === 'gone') return deskNotice(gone, 410);
  const list = await listFor(c);
  const { opened, path, name } = request;
  const emergency = emergencyRows(opened?.text ?? '');
  const mayErase = may(person, 'erase');
  const screen = <RequestScreen emergency={emergency} mayErase={mayErase} now={now} query={queryOf(c)} request={request} {...again} />;
  const body = <SideBySide list={<CallListColumn {...list} current={path} />} request={screen} shows="request" />;
  // The reference, not the name: a browser keeps titles in its history.
  return deskPage(c, { title: titleOf(name, list.list.overdue), current: 'calls', body, wide: true }, status);
}

async function record(c: DeskContext): Promise<Response> {
  const { now, person, ring } = c.var;
  const name = c.req.param('reference') ?? '';
  const form = await readDeskForm(c, callForm);
  if (!form.ok) return requestPage(c, form, 422);
  const hours = hoursWithout(await closedDaysFrom(c.env.DB, now).catch(() => []));
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
  deskRoute(app, 'GET', '/calls.json', 'see requests', async (c) => c.json(await callCounts(depsOf(c))));
  deskRoute(app, 'GET', '/shortcuts', 'see requests', (c) => deskPage(c, { title: 'Shortcuts', current: 'more', body: <Shortcuts /> }));
  deskRoute(app, 'GET', requestPath, 'see requests', (c) => requestPage(c));
  deskRoute(app, 'POST', `${requestPath}/call`, 'record calls', record);
}
