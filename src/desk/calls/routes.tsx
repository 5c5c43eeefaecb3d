import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { namesOf } from '#desk/door/staff.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { pageNumber } from '#desk/frame/page-parts.tsx';
import { needsALookPath, requestPath, unknownRequest } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { boxTimeOf, timeAsRead } from '#desk/frame/times.ts';
import { titleWith } from '#desk/frame/title-counts.ts';
import { type CallsDeps, callCounts } from '#requests/calls/call-list.ts';
import { type Found, openOne } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';
import { readErasureMode } from '#requests/erasure-mode.ts';
import { readTexts } from '#texts/store.ts';
import { callForm, parseCall } from './call-form.ts';
import { CallListColumn, readCallPage } from './call-list-column.tsx';
import { Gone } from './gone-screen.tsx';
import type { RequestScreenProps } from './record-form.tsx';
import { RequestScreen } from './request-screen.tsx';

/** List and request side by side where there is room; on a phone one of them. */
function SideBySide({ list, request, shows }: { list: ReactNode; request: ReactNode; shows: 'list' | 'request' }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div
        className={`lg:-mt-1 lg:max-h-[calc(100vh-1rem)] lg:overflow-y-auto lg:py-1 lg:pr-1 ${shows === 'list' ? '' : 'hidden lg:block'}`}
      >
        {list}
      </div>
      <div className={`min-w-0 max-w-[52rem] lg:sticky lg:top-4 ${shows === 'request' ? '' : 'hidden lg:block'}`}>{request}</div>
    </div>
  );
}

/** Shown beside the list while no request is open. */
function NothingOpen({ open, overdue }: { open: number; overdue: number }) {
  if (open === 0) return null;
  return (
    <div className="rounded-lg border border-line border-dashed px-6 py-12 text-center text-soft">
      <p className="text-lg">{overdue > 0 ? 'Begin with the first line: it waits longest.' : 'Choose a line to see what they wrote.'}</p>
      <p className="mt-2 text-sm">
        With a keyboard: j and k go through the lines, Enter opens one, c calls. <a href="/shortcuts">All shortcuts</a>
      </p>
    </div>
  );
}

const keys: ReadonlyArray<readonly [key: string, does: string]> = [
  ['j', 'the next line of the list'],
  ['k', 'the line before'],
  ['Enter', 'opens the line'],
  ['c', 'calls who is open, or the line that you are on'],
  ['n', 'goes to the note'],
  ['?', 'shows this page'],
];

function Shortcuts() {
  return (
    <>
      <h1 className="text-2xl">Shortcuts</h1>
      <p className="mt-2 max-w-reading">They work on the call list and on a request, while you are not typing.</p>
      <dl className="mt-4 max-w-reading divide-y divide-line border-line border-y">
        {keys.map(([key, does]) => (
          <div className="flex items-baseline gap-4 py-2" key={key}>
            <dt className="w-20 shrink-0">
              <kbd className="rounded-sm border border-edge bg-sunk px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 hidden" data-shortcuts="">
        <button className="min-h-11 font-semibold text-brand underline" type="button">
          Switch them off on this computer
        </button>
      </p>
    </>
  );
}

const depsOf = (c: DeskContext): CallsDeps => ({ db: c.env.DB, ring: c.var.ring, now: c.var.now });

const pageOf = (c: DeskContext) => pageNumber(c.req.query('page'));
const queryOf = (c: DeskContext) => (pageOf(c) > 1 ? `?page=${pageOf(c)}` : '');

const listFor = async (c: DeskContext, names: ReadonlyMap<string, string>) => ({
  list: await readCallPage(depsOf(c), { page: pageOf(c), email: c.var.person.email }, names),
  now: c.var.now,
});

async function callListPage(c: DeskContext): Promise<Response> {
  // A backend of the practice's own has the requests: the first screen then shows what it lacks, unless calls are left here.
  if (c.var.settings.backendUrl && (await callCounts(depsOf(c))).open === 0)
    return seeOther([needsALookPath, new URL(c.req.url).search.slice(1)].filter(Boolean).join('&'));
  const props = await listFor(c, await namesOf(c.env.DB));
  const { overdue, open } = props.list;
  const body = <SideBySide list={<CallListColumn {...props} />} request={<NothingOpen open={open} overdue={overdue} />} shows="list" />;
  return deskPage(c, { title: titleWith('Call list', props.list), current: 'calls', body, wide: true });
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
  const about = {
    request,
    names,
    now,
    texts: await readTexts(c.env.DB),
    query: queryOf(c),
    emergency: request.emergency.map((rule) => emergencyWords(rule).long),
  };
  const screen = <RequestScreen {...about} mayErase={may(person, 'erase')} {...again} />;
  const body = <SideBySide list={<CallListColumn {...list} current={request.name} />} request={screen} shows="request" />;
  // Browsers keep titles in their history, so the title has the reference, not the name.
  return deskPage(c, { title: titleWith(request.name, list.list), current: 'calls', body, wide: true }, status);
}

async function record(c: DeskContext): Promise<Response> {
  const { now, person, ring } = c.var;
  const name = c.req.param('name') ?? '';
  const form = await readDeskForm(c, callForm);
  if (!form.ok) return requestPage(c, form, 422);
  const hours = hoursWithout(await closuresFrom(c.env.DB, now));
  const { note, laterAt, bookedFor, version } = form.value;
  const typed = { note, laterAt, bookedFor };
  const call = parseCall(form.value, now, hours);
  if (!call.ok) return requestPage(c, { typed, errors: { [call.field]: [call.message] } }, 422);
  const { ok: _, ...what } = call;
  const result = await recordCall({ db: c.env.DB, ring, now, hours }, { name, email: person.email, version, note, ...what });
  if (result === 'changed') return requestPage(c, { typed, changed: true }, 409);
  return call.outcome === 'note' || call.outcome === 'reopened'
    ? seeOther(`/requests/${name}${queryOf(c)}`, 'recorded')
    : seeOther(
        `/${queryOf(c)}`,
        call.outcome === 'booked' && call.at ? 'booked' : 'recorded',
        call.at ? boxTimeOf(call.at) : undefined,
        name,
      );
}

export function callRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/', 'see requests', callListPage);
  deskRoute(app, 'GET', '/calls.json', 'see requests', async (c) => {
    const { open, overdue, emergency, unseen, newest, mark, ...counts } = await callCounts(depsOf(c));
    return c.json({ open, overdue, emergency, new: counts.new, unseen, newest, mark, asOf: timeAsRead(c.var.now) });
  });
  deskRoute(app, 'GET', '/shortcuts', 'see requests', (c) => deskPage(c, { title: 'Shortcuts', current: 'more', body: <Shortcuts /> }));
  deskRoute(app, 'GET', requestPath, 'see requests', (c) => requestPage(c));
  deskRoute(app, 'POST', `${requestPath}/call`, 'record calls', record);
}
