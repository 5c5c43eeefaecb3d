import type { Hono } from 'hono';
import * as v from 'valibot';
import { ahead, day, dayOf } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { needsALookPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { logListSeen } from '#requests/access-log.ts';
import { readErasureMode } from '#requests/erase.ts';
import { deliveredSince, readNeedsALook } from '#requests/lists/needs-a-look.ts';
import { decideWithdrawal, listWithdrawals } from '#requests/withdraw/tasks.ts';
import { filterFrom } from './filter.ts';
import { NeedsALookScreen } from './needs-a-look-screen.tsx';
import type { WithdrawalProblem } from './withdrawals-part.tsx';

const schema = v.object({
  decision: v.picklist(['erase', 'leave', 'done']),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Use 1,000 characters or fewer')), ''),
});

const problems = {
  'being-delivered': 'The site hands this request over at this very moment. Try again in half a minute.',
  changed: 'Somebody did something about this request a moment ago. Look at it again.',
  'not-there': 'The request is not where it was. Look at it again.',
} as const;
const notYours = {
  title: 'This is not yours to do',
  words: 'Only the doctor and the owner erase a request. Ask one of them. Nothing was changed.',
};

async function decide(c: DeskContext): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  const id = c.req.param('id') ?? '';
  const form = await readDeskForm(c, schema);
  if (!form.ok) return needsALook(c, { id, note: form.errors.note?.[0] ?? '', typed: form.typed.note ?? '' }, 422);
  // The front desk may settle a withdrawal that does not fit, which erases nothing.
  if (form.value.decision !== 'leave' && !may(person, 'erase')) return deskNotice(notYours, 403);
  const task = (await listWithdrawals(db, ring)).find((open) => open.id === id);
  if (!task || task.reason === null) return seeOther(needsALookPath, 'dealt-with');
  const { mode } = await readErasureMode(db);
  const result = await decideWithdrawal(db, ring, task, { ...form.value, mode, by: person.email, now });
  if (result === 'done') return seeOther(needsALookPath, 'task-done');
  return needsALook(c, { id, words: problems[result], typed: form.value.note }, 409);
}

export function withdrawalRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'POST', '/withdrawals/:id', 'see requests', decide);
  // The page after a refused form has the address of the form: loaded again, it is the list.
  deskRoute(app, 'GET', '/withdrawals/:id', 'see requests', () => seeOther(needsALookPath));
}

/** Shows what needs somebody beside the call list: requests that are stuck, and consent that was taken back. */
export async function needsALook(c: DeskContext, problem?: WithdrawalProblem, status = 200): Promise<Response> {
  const { ring, now, person, settings } = c.var;
  const db = c.env.DB;
  const [found, tasks, { mode }] = await Promise.all([readNeedsALook(db, ring), listWithdrawals(db, ring), readErasureMode(db)]);
  const waiting = [...found.held.shown, ...found.rejected.shown, ...found.pending.shown];
  const seen = { at: now, by: person.email };
  const names = tasks.flatMap(({ request, contact, reference }) => (request?.written || contact ? [reference] : []));
  await logListSeen(db, { ...seen, names: waiting.filter(({ written }) => written).map(({ name }) => name), what: 'saw what waits' });
  await logListSeen(db, { ...seen, names, what: 'saw a withdrawal' });
  const counts = settings.backendUrl ? await deliveredSince(db, [dayOf(now) - ahead, now - 7 * day]) : undefined;
  const delivered = counts && { today: counts[0] ?? 0, week: counts[1] ?? 0 };
  const withdrawals = { tasks, mode, now, mayErase: may(person, 'erase'), problem };
  const filter = filterFrom({ ...c.req.query(), show: 'look' });
  const body = <NeedsALookScreen {...{ delivered, filter, found, now, withdrawals }} mayDiscard={may(person, 'discard')} />;
  return deskPage(c, { title: 'Needs a look', current: 'look', body }, status);
}
