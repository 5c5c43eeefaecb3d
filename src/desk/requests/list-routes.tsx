import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { accessLogStatement } from '#desk/frame/log-access.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { listColleagues } from './colleagues.ts';
import { exportRequests } from './export.ts';
import { filterFrom, listRequests, pageOf } from './listing.ts';
import { Requests } from './requests-screen.tsx';
import { mostTyped, searchRequests } from './search-requests.ts';
import { SearchResults } from './search-screen.tsx';

const searchSchema = v.object({
  find: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Type what you know of the request'),
    v.maxLength(mostTyped, `Use ${mostTyped} characters or fewer`),
  ),
  page: v.optional(v.string()),
});
const exportSchema = v.object({ month: v.pipe(v.string(), v.regex(/^(?:all|20\d\d-(?:0[1-9]|1[0-2]))$/, 'Choose what you want to take')) });

async function list(c: DeskContext, exportError?: string): Promise<Response> {
  const { ring, now, person, settings } = c.var;
  const db = c.env.DB;
  const colleagues = await listColleagues(db, ring);
  const asked = filterFrom(c.req.query());
  // Whose mark is nobody's any more shows everybody's, and the form says so.
  const colleague = colleagues.find(({ mark }) => mark === asked.by);
  const filter = { ...asked, by: colleague?.mark ?? '' };
  const page = await listRequests(db, ring, filter, now, colleague?.email);
  const shared = {
    page,
    filter,
    colleagues,
    now,
    mayExport: may(person, 'export'),
    elsewhere: settings.backendUrl !== undefined,
    exportError,
  };
  return deskPage(c, { title: 'All requests', current: 'requests', body: <Requests {...shared} />, wide: true }, exportError ? 422 : 200);
}

async function search(c: DeskContext): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  const form = await readDeskForm(c, searchSchema);
  const screen = (body: React.ReactNode, status: number) => deskPage(c, { title: 'Search', current: 'requests', body, wide: true }, status);
  if (!form.ok) {
    const error = form.errors.find?.[0] ?? form.errors.form?.[0];
    return screen(<SearchResults error={error} found={undefined} now={now} page={1} typed={form.typed.find ?? ''} />, 422);
  }
  const { find: typed } = form.value;
  const page = pageOf(form.value.page);
  const [found] = await Promise.all([
    searchRequests(db, ring, typed, page),
    // That somebody searched, and not for whom.
    accessLogStatement(db, { at: now, by: person.email, reference: 'search', what: 'searched' }).run(),
  ]);
  return screen(<SearchResults found={found} now={now} page={page} typed={typed} />, 200);
}

async function save(c: DeskContext): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  const form = await readDeskForm(c, exportSchema);
  if (!form.ok) return list(c, form.errors.month?.[0] ?? 'Choose what you want to take');
  const { month } = form.value;
  // Written down before the first line leaves.
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
  deskRoute(app, 'POST', '/requests/export', 'export', save);
}
