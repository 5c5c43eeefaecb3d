import { ahead, day, dayOf } from '#content/practice-time.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { logListSeen } from '#requests/access-log.ts';
import { markOpened } from '#requests/alerts/promises.ts';
import { readErasureMode } from '#requests/erasure-mode.ts';
import { deliveredSince, readNeedsALook } from '#requests/lists/needs-a-look.ts';
import { listWithdrawals } from '#requests/withdraw/tasks.ts';
import { filterFrom } from './filter.ts';
import { NeedsALookScreen } from './needs-a-look-screen.tsx';
import type { WithdrawalProblem } from './withdrawals-part.tsx';

/** What is on no call list and needs somebody: requests that are stuck, and consent that was taken back. */
export async function needsALook(c: DeskContext, problem?: WithdrawalProblem, status = 200): Promise<Response> {
  const { ring, now, person, settings } = c.var;
  const db = c.env.DB;
  const [found, tasks, { mode }] = await Promise.all([readNeedsALook(db, ring), listWithdrawals(db, ring), readErasureMode(db)]);
  const waiting = [...found.held.shown, ...found.rejected.shown, ...found.pending.shown];
  const seen = { at: now, by: person.email };
  const names = tasks.flatMap(({ request, contact, reference }) => (request?.written || contact ? [reference] : []));
  await logListSeen(db, { ...seen, names: waiting.filter(({ written }) => written).map(({ name }) => name), what: 'saw what waits' });
  await logListSeen(db, { ...seen, names, what: 'saw a withdrawal' });
  const ids = waiting.map(({ id }) => id);
  await markOpened(db, ids, now);
  const counts = settings.backendUrl ? await deliveredSince(db, [dayOf(now) - ahead, now - 7 * day]) : undefined;
  const delivered = counts && { today: counts[0] ?? 0, week: counts[1] ?? 0 };
  const withdrawals = { tasks, mode, now, mayErase: may(person, 'erase'), problem };
  const filter = filterFrom({ ...c.req.query(), show: 'look' });
  const body = <NeedsALookScreen {...{ delivered, filter, found, now, withdrawals }} mayDiscard={may(person, 'discard')} />;
  return deskPage(c, { title: 'Needs a look', current: 'look', body }, status);
}
