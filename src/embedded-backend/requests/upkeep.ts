import { keyRing } from '#outbox/encryption/keys.ts';
import { carryOver } from './carry-over.ts';
import { eraseDue } from './erase-request.ts';
import type { RequestsDeps } from './stored-request.ts';

const hour = 60 * 60_000;
// Of this isolate: an older Worker may have written since, and a year ends for somebody every day.
let nothingUntil = 0;

/** What a run of the cron does for stored requests: carries over up to `limit` of those in the clear, then erases what is due. */
export async function keepUpRequests({ db, keys }: RequestsDeps, now: number, limit: number): Promise<void> {
  if (now < nothingUntil) return;
  if ((await carryOver(db, await keyRing(keys), now, limit)) === limit) return;
  await eraseDue(db, now);
  nothingUntil = now + hour;
}
