import { accessLogStatement } from '#desk/frame/log-access.ts';
import { type EraseDeps, eraseRequest } from '#desk/requests/erase-request.ts';
import type { ErasureMode } from '#desk/requests/erasure-mode.ts';
import { logDesk } from '#desk/requests/log-seen.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { erase } from '#outbox/staff/review.ts';
import { markWithdrawn } from '#requests/withdraw/tasks.ts';
import { noteStatement, type Task } from './tasks.ts';

type Decision = { decision: 'erase' | 'leave' | 'done'; note: string; mode: ErasureMode; by: string };
type Decided = 'done' | 'being-delivered' | 'changed' | 'not-there';

/**
 * Carries out what somebody decided about a withdrawal; the withdrawal is marked as done last, so that whatever is cut off before
 * stands in the list again. Erasing answers all withdrawals of the request, leaving it only this one: another may fit.
 */
export async function decideTask(
  deps: EraseDeps & { ring: KeyRing },
  task: Task,
  { decision, note, mode, by }: Decision,
): Promise<Decided> {
  const { requests, outbox, keys, now, ring } = deps;
  const staff = { db: outbox, keys, now: () => now, log: logDesk };
  const { reference, id, kept } = task;
  if (decision === 'leave') {
    const log = accessLogStatement(requests, { at: now, by, reference, what: 'withdrawal does not fit' });
    const text = `A withdrawal of consent did not fit this request. ${note}`.trim();
    await requests.batch([...(kept ? [await noteStatement(requests, ring, { request: kept.row, by, text, now })] : []), log]);
    await markWithdrawn(staff, reference, id);
    return 'done';
  }
  if (decision === 'erase') {
    if (!kept) return 'not-there';
    const erased = await eraseRequest(deps, kept.row, { mode, by });
    if (erased === 'being-delivered' || erased === 'changed') return erased;
    await markWithdrawn(staff, reference);
    return 'done';
  }
  // It lies nowhere among the requests, or is gone already. What the site's own store still has of it goes too.
  if ((await erase(staff, reference)).outcome === 'being-delivered') return 'being-delivered';
  await accessLogStatement(requests, { at: now, by, reference, what: 'withdrawal done' }).run();
  await markWithdrawn(staff, reference);
  return 'done';
}
