import type { Hono } from 'hono';
import { timeAsRead } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { pathOf, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { callCounts } from '#requests/calls/call-list.ts';
import { keepOpen } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { undoLast } from '#requests/calls/undo.ts';
import { callForm, parseCall } from './call-form.ts';
import { callListPage, depsOf, hoursOf, nextPage, queryOf, requestPage } from './pages.tsx';
import { Shortcuts } from './shortcuts-screen.tsx';

const nameOf = (c: DeskContext) => c.req.param('name') ?? '';

async function record(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const name = nameOf(c);
  const form = await readDeskForm(c, callForm);
  if (!form.ok) return requestPage(c, form, 422);
  const { note, laterAt, bookedFor, version, others, alone } = form.value;
  const typed = { note, laterAt, bookedFor, alone };
  const call = parseCall(form.value, now);
  if (!call.ok) return requestPage(c, { typed, errors: { [call.field]: [call.message] } }, 422);
  const { ok: _, ...what } = call;
  const settled = alone ? [] : others;
  const deps = { ...depsOf(c), hours: await hoursOf(c) };
  const result = await recordCall(deps, { name, email: person.email, version, others: settled, note, ...what });
  if (result === 'changed') return requestPage(c, { typed, changed: true }, 409);
  return call.outcome === 'note' || call.outcome === 'reopened'
    ? seeOther(`${pathOf({ name })}${queryOf(c)}`, 'recorded')
    : seeOther(`/next?after=${name}`);
}

async function undo(c: DeskContext): Promise<Response> {
  const name = nameOf(c);
  const result = await undoLast(depsOf(c), { name, email: c.var.person.email });
  return seeOther(pathOf({ name }), result === 'undone' ? 'undone' : 'not-undone');
}

export function callRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/', 'see requests', callListPage);
  deskRoute(app, 'GET', '/next', 'see requests', nextPage);
  deskRoute(app, 'GET', '/calls.json', 'see requests', async (c) => {
    const { open, overdue, emergency, unseen, newest, mark, ...counts } = await callCounts(depsOf(c));
    return c.json({ open, overdue, emergency, new: counts.new, unseen, newest, mark, asOf: timeAsRead(c.var.now) });
  });
  deskRoute(app, 'GET', '/shortcuts', 'see requests', (c) => deskPage(c, { title: 'Shortcuts', current: 'more', body: <Shortcuts /> }));
  deskRoute(app, 'GET', requestPath, 'see requests', (c) => requestPage(c));
  deskRoute(app, 'POST', `${requestPath}/open`, 'see requests', async (c) => {
    await keepOpen(depsOf(c), { name: nameOf(c), email: c.var.person.email });
    return new Response(null, { status: 204 });
  });
  deskRoute(app, 'POST', `${requestPath}/call`, 'record calls', record);
  deskRoute(app, 'POST', `${requestPath}/undo`, 'record calls', undo);
  // What a refused form was answered with has the address of the form: loaded again, it is the request.
  deskRoute(app, 'GET', `${requestPath}/call`, 'see requests', (c) => seeOther(`${pathOf({ name: nameOf(c) })}${queryOf(c)}`));
}
