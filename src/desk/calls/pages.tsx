import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { namesOf } from '#desk/door/staff.ts';
import { depsOf, hoursOf, nameIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { pageNumber } from '#desk/frame/page-parts.tsx';
import { isRequestName, needsALookPath, nextAfter, pathOf, requestPath, unknownRequest } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { titleWith } from '#desk/frame/title-counts.ts';
import { callCounts, callList } from '#requests/calls/call-list.ts';
import { type Found, openOne } from '#requests/calls/one-request.ts';
import { keepOpen } from '#requests/calls/opened.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordCall } from '#requests/calls/record.ts';
import { justRecorded, undoLast } from '#requests/calls/undo.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import { readErasureMode } from '#requests/erase.ts';
import { readTexts } from '#texts/store.ts';
import { callForm, parseCall, pressedValue } from './call-form.ts';
import { CallListColumn } from './call-list-column.tsx';
import { countsFor } from './counts-for.ts';
import { Gone } from './gone-screen.tsx';
import { nextOf } from './next-line.ts';
import type { RequestScreenProps } from './record-form.tsx';
import { RecordedMessage } from './recorded-message.tsx';
import { mayBeRung, RequestScreen, rightsOf } from './request-screen.tsx';
import { Shortcuts } from './shortcuts-screen.tsx';

const pageOf = (c: DeskContext) => pageNumber(c.req.query('page'));
const queryOf = (c: DeskContext) => (pageOf(c) > 1 ? `?page=${pageOf(c)}` : '');

/** The list at the line that was left, and with that one beside it. */
function backTo(c: DeskContext, line: { name: string } | undefined): string {
  if (!line) return `/${queryOf(c)}`;
  return `/${queryOf(c) ? `${queryOf(c)}&` : '?'}beside=${line.name}#${line.name}`;
}

/** List and request side by side where there is room; on a phone one of them. */
function SideBySide({ list, request, shows }: { list: ReactNode; request: ReactNode; shows: 'list' | 'request' }) {
  return (
    <div className="side-by-side lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-6">
      <div className={`lg:-mt-1 lg:overflow-y-auto lg:py-1 lg:pr-1 ${shows === 'list' ? '' : 'hidden lg:block'}`}>{list}</div>
      <div className={`min-w-0 max-w-[52rem] ${shows === 'request' ? '' : 'hidden lg:block'}`}>{request}</div>
    </div>
  );
}

const nameAt = (c: DeskContext, key: string) => {
  const name = c.req.query(key) ?? '';
  return isRequestName(name) ? name : '';
};

/**
 * The call list, beside it whom to ring next; on a phone one of the two. What is shown so was not chosen: it counts as opened only when
 * somebody acts on it, so that a desk that is left open all day opens nothing. `?after` is what was recorded last, and `?beside` what was
 * shown before the page was loaded again: nobody's request changes under the hands of somebody who is ringing.
 */
async function listPage(c: DeskContext, wanted: 'list' | 'request'): Promise<Response> {
  const { now, person } = c.var;
  const { email } = person;
  const deps = depsOf(c);
  const [after, beside] = [nameAt(c, 'after'), nameAt(c, 'beside')];
  const [names, list, texts, recorded] = await Promise.all([
    namesOf(c.env.DB),
    callList(deps, { page: pageOf(c), email }),
    readTexts(c.env.DB),
    after ? justRecorded(deps, { name: after, email }) : undefined,
  ]);
  const next = nextOf(list.lines, now, { after, beside, place: recorded?.place });
  const found = next && (await openOne(deps, { name: next.name, email, beside: true, closed: list.closed }));
  const request = found?.kind === 'request' ? found.request : undefined;
  const shows = request ? wanted : 'list';
  const screen = request && (
    <RequestScreen
      {...{ request, names, email, now, texts }}
      hours={hoursWithout(list.closed)}
      arms={recorded !== undefined}
      isBeside
      isMain={shows === 'request'}
      {...rightsOf(person)}
      back={backTo(c, next)}
      query={queryOf(c)}
    />
  );
  const { nobodyAtNight } = await c.var.waiting();
  const isList = shows === 'list';
  const column = <CallListColumn {...{ list, now, names }} current={request?.name} isMain={isList} warns={isList && nobodyAtNight} />;
  const body = (
    <>
      {recorded && <RecordedMessage now={now} recorded={recorded} />}
      <SideBySide list={column} request={screen} shows={shows} />
    </>
  );
  const title = titleWith(isList ? 'Call list' : (request?.name ?? ''), countsFor(c.var, list));
  return deskPage(c, { title, current: 'calls', body, wide: true, hasOwnBar: !isList, flashAtFoot: isList });
}

async function callListPage(c: DeskContext): Promise<Response> {
  // A backend of the practice's own has the requests: the first screen then shows what it lacks, unless calls are left here.
  if (c.var.settings.backendUrl && (await callCounts(depsOf(c))).open === 0)
    return seeOther([needsALookPath, new URL(c.req.url).search.slice(1)].filter(Boolean).join('&'));
  return listPage(c, 'list');
}

async function gonePage(c: DeskContext, { request, endedBy }: Extract<Found, { kind: 'gone' }>): Promise<Response> {
  const { now, person } = c.var;
  const [names, { mode }] = await Promise.all([namesOf(c.env.DB), readErasureMode(c.env.DB)]);
  const by = endedBy && { name: names.get(endedBy.email) ?? endedBy.email, at: endedBy.at };
  const body = <Gone by={by} mayErase={may(person, 'erase')} mode={mode} now={now} request={request} />;
  return deskPage(c, { title: request.name, current: 'requests', body }, 410);
}

type Again = Pick<RequestScreenProps, 'typed' | 'errors' | 'changed' | 'asked'>;

/** One request that somebody chose, and what else its person has open. */
async function requestPage(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const { now, person } = c.var;
  const { email } = person;
  const deps = depsOf(c);
  const found = await openOne(deps, { name: nameIn(c), email });
  if (found.kind === 'unknown') return deskNotice(unknownRequest, 404);
  if (found.kind === 'gone') return gonePage(c, found);
  if (found.kind === 'waits') return seeOther(`${needsALookPath}#${found.name}`);
  const { request } = found;
  const [names, list, texts] = await Promise.all([namesOf(c.env.DB), callList(deps, { page: pageOf(c), email }), readTexts(c.env.DB)]);
  const here = list.lines.find((line) => [line, ...line.others].some(({ name }) => name === request.name));
  const hours = hoursWithout(list.closed);
  const about = { request, names, email, now, hours, texts, query: queryOf(c), back: backTo(c, here) };
  const screen = <RequestScreen {...about} {...rightsOf(person)} {...again} />;
  const column = <CallListColumn {...{ list, now, names }} current={here?.name} isMain={false} />;
  // Browsers keep titles in their history, so the title has the reference, not the name.
  const title = titleWith(request.name, countsFor(c.var, list));
  const body = <SideBySide list={column} request={screen} shows="request" />;
  return deskPage(c, { title, current: 'calls', body, wide: true, hasOwnBar: mayBeRung(request) }, status);
}

// One phone was rung in vain, for all who share it.
const nobodySpoke: ReadonlySet<Outcome> = new Set(['no-answer', 'busy']);

async function record(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const name = nameIn(c);
  const form = await readDeskForm(c, callForm);
  if (!form.ok) return requestPage(c, form, 422);
  const { note, laterAt, bookedFor, version, others, own, alone, confirmed } = form.value;
  const typed = { note, laterAt, bookedFor, alone };
  const call = parseCall(form.value, now);
  if (!call.ok) return requestPage(c, { typed, errors: { [call.field]: [call.message] } }, 422);
  const { ok: _, ...what } = call;
  const settled = alone && !nobodySpoke.has(call.outcome) ? own : others;
  const deps = { ...depsOf(c), hours: await hoursOf(c) };
  const isConfirmed = confirmed === pressedValue(call.outcome, call.at);
  const doubt = isConfirmed ? undefined : await warningFor(deps, { name, others: settled, ...what });
  if (doubt) return requestPage(c, { typed, asked: { doubt, outcome: call.outcome, at: call.at } }, 422);
  const result = await recordCall(deps, { name, email: person.email, version, others: settled, note, ...what });
  if (result === 'changed') return requestPage(c, { typed, changed: true }, 409);
  return call.outcome === 'note' || call.outcome === 'reopened'
    ? seeOther(`${pathOf({ name })}${queryOf(c)}`, 'recorded')
    : seeOther(`${nextAfter(name)}${queryOf(c).replace('?', '&')}`);
}

// A sign of life; with `ringing` one that lasts for a call.
const openForm = v.object({ ringing: v.optional(v.string()) });
const undoForm = v.object({ version: seenVersion() });

async function undo(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const form = await readDeskForm(c, undoForm);
  const result = form.ok && (await undoLast(depsOf(c), { name, email: c.var.person.email, version: form.value.version }));
  return seeOther(pathOf({ name }), result === 'undone' ? 'undone' : 'not-undone');
}

export function callRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/', 'see requests', callListPage);
  deskRoute(app, 'GET', '/next', 'see requests', (c) => listPage(c, 'request'));
  deskRoute(app, 'GET', '/calls.json', 'see requests', async (c) => c.json(countsFor(c.var, await callCounts(depsOf(c)))));
  deskRoute(app, 'GET', '/shortcuts', 'see requests', (c) => deskPage(c, { title: 'Shortcuts', current: 'more', body: <Shortcuts /> }));
  deskRoute(app, 'GET', requestPath, 'see requests', (c) => requestPage(c));
  deskRoute(app, 'POST', `${requestPath}/open`, 'see requests', async (c) => {
    const form = await readDeskForm(c, openForm);
    await keepOpen(depsOf(c), { name: nameIn(c), email: c.var.person.email, isRinging: form.ok && form.value.ringing !== undefined });
    return new Response(null, { status: 204 });
  });
  deskRoute(app, 'POST', `${requestPath}/call`, 'record calls', record);
  deskRoute(app, 'POST', `${requestPath}/undo`, 'record calls', undo);
  // The page after a refused form has the address of the form: loaded again, it is the request.
  deskRoute(app, 'GET', `${requestPath}/call`, 'see requests', (c) => seeOther(`${pathOf({ name: nameIn(c) })}${queryOf(c)}`));
}
