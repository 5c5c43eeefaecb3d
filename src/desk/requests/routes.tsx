import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { listColleagues } from '#desk/door/staff.ts';
import { nameIn } from '#desk/frame/deps.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { pageNumber } from '#desk/frame/page-parts.tsx';
import { needsALookPath, pathOf, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { accessLogStatement, logListSeen, logSearch } from '#requests/access-log.ts';
import { exportRequests } from '#requests/lists/export.ts';
import { listRequests, searchRequests } from '#requests/lists/listing.ts';
import type { PatientRequest } from '#requests/request.ts';
import { decide, rung } from './decide.tsx';
import { eraseRoutes } from './erase-screen.tsx';
import { filterFrom } from './filter.ts';
import { needsALook } from './needs-a-look-route.tsx';
import { Requests } from './requests-screen.tsx';
import { openSearch, sealSearch } from './sealed-search.ts';
import { maxSearchLength, SearchResults } from './search-screen.tsx';
import { putAside } from './set-aside.tsx';

function decideRoute(app: Hono<DeskEnv>): void {
  deskRoute(app, 'POST', `${requestPath}/decide`, 'release', decide);
  deskRoute(app, 'POST', `${requestPath}/rung`, 'release', rung);
  deskRoute(app, 'POST', `${requestPath}/set-aside`, 'record calls', putAside);
  // The page with the question has the address of its form: loaded again, it is the request, or the list that has it.
  deskRoute(app, 'GET', `${requestPath}/decide`, 'see requests', () => seeOther(needsALookPath));
  deskRoute(app, 'GET', `${requestPath}/set-aside`, 'see requests', (c) => seeOther(pathOf({ name: nameIn(c) })));
}

const searchSchema = v.object({
  find: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Type what you know of the request'),
    v.maxLength(maxSearchLength, `Use ${maxSearchLength} characters or fewer`),
  ),
  page: v.optional(v.string()),
});
const exportSchema = v.object({ month: v.pipe(v.string(), v.regex(/^(?:all|20\d\d-(?:0[1-9]|1[0-2]))$/, 'Choose what you want to take')) });

/** Logs the requests whose names a screen shows; erased and unreadable ones show none. */
function logSeen(
  c: DeskContext,
  shown: ReadonlyArray<PatientRequest>,
  what: 'saw the name' | 'saw on the list' = 'saw the name',
): Promise<void> {
  const names = shown.filter(({ written }) => written).map(({ name }) => name);
  return logListSeen(c.env.DB, { at: c.var.now, by: c.var.person.email, names, what });
}

async function list(c: DeskContext, exportError?: string): Promise<Response> {
  const { ring, now, person, settings } = c.var;
  const typed = await openSearch(ring, person.email, c.req.query('found') ?? '');
  if (typed !== undefined) return foundPage(c, typed);
  const db = c.env.DB;
  const query = filterFrom(c.req.query());
  if (query.show === 'look') return needsALook(c);
  const colleagues = await listColleagues(db, ring);
  // An unknown mark, such as a former colleague's, selects everybody's work.
  const colleague = colleagues.find(({ mark }) => mark === query.by);
  const filter = { ...query, show: query.show, by: colleague?.mark ?? '' };
  const page = await listRequests(db, ring, { ...filter, by: colleague?.email }, now);
  await logSeen(c, page.requests);
  const props = {
    page,
    filter,
    colleagues,
    now,
    exportError,
    mayExport: may(person, 'export'),
    elsewhere: settings.backendUrl !== undefined,
  };
  return deskPage(c, { title: 'All requests', current: 'requests', body: <Requests {...props} />, wide: true }, exportError ? 422 : 200);
}

const searchScreen = (c: DeskContext, body: React.ReactNode, status: number) =>
  deskPage(c, { title: 'Search', current: 'requests', body, wide: true }, status);

async function foundPage(c: DeskContext, typed: string): Promise<Response> {
  const page = pageNumber(c.req.query('page'));
  const found = await searchRequests(c.env.DB, c.var.ring, typed, page);
  await logSeen(c, found.requests, 'saw on the list');
  return searchScreen(c, <SearchResults found={found} now={c.var.now} page={page} typed={typed} />, 200);
}

async function search(c: DeskContext): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  const form = await readDeskForm(c, searchSchema);
  if (!form.ok) {
    const error = form.errors.find?.[0] ?? form.errors.form?.[0];
    return searchScreen(c, <SearchResults error={error} found={undefined} now={now} page={1} typed={form.typed.find ?? ''} />, 422);
  }
  const page = pageNumber(form.value.page);
  const [sealed] = await Promise.all([sealSearch(ring, person.email, form.value.find), logSearch(db, { at: now, by: person.email })]);
  return seeOther(`/requests?${new URLSearchParams({ found: sealed, ...(page > 1 && { page: String(page) }) })}`);
}

async function exportFile(c: DeskContext): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  const form = await readDeskForm(c, exportSchema);
  if (!form.ok) return list(c, form.errors.month?.[0] ?? 'Choose what you want to take');
  const { month } = form.value;
  // Logged before the first byte is sent.
  await accessLogStatement(db, {
    at: now,
    by: person.email,
    reference: month === 'all' ? 'all requests' : `requests of ${month}`,
    what: 'exported',
  }).run();
  return new Response(exportRequests(db, ring, month), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="requests-${month}.csv"` },
  });
}

export function requestsRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/requests', 'see requests', (c) => list(c));
  deskRoute(app, 'POST', '/requests', 'see requests', search);
  deskRoute(app, 'POST', '/requests/export', 'export', exportFile);
  decideRoute(app);
  eraseRoutes(app);
}
