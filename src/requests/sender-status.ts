import type { D1Database } from '@cloudflare/workers-types';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { day } from '#content/practice-time.ts';
import type { RequestRow } from './request.ts';

/**
 * The state of a request, as far as its sender may learn it. Held, set aside or on its way to a backend looks like any other that waits. As long as it
 * does, what was written may tell of an emergency; where the practice's own backend has it, for a day, because nobody here learns of a call.
 */
export type SenderStatus =
  | { state: 'waiting'; mayBeEmergency?: true }
  | { state: 'asked-back' | 'taken-back' }
  | { state: 'called'; at: number };

// A contact that does not fit takes nothing back. Whether it fits, and what staff did, is unknown where the practice's own backend has
// the request.
const find = `SELECT r.state, r.first_call_at, iif(r.state = 'delivered' AND r.accepted_at <= ?2 - ${day}, NULL, r.emergency) AS emergency, max(w.fits) AS fits, count(w.id) > 0 AS is_asked
  FROM requests AS r LEFT JOIN withdrawals AS w ON w.reference = r.reference AND w.fits IS NOT 0
    AND (w.state = 'open' OR (w.state = 'done' AND r.state = 'delivered'))
  WHERE r.reference = ?1 GROUP BY r.id`;

const longestWait = 500;

/** Returns what has become of a request since; 'waiting' also when the database does not answer in time. Never throws. */
export async function senderStatus(db: D1Database, reference: string, now: number, wait = longestWait): Promise<SenderStatus> {
  try {
    const finding = db.prepare(find).bind(reference, now).first<RequestRow & { fits: 0 | 1 | null; is_asked: 0 | 1 }>();
    const row = await withTimeout(finding, wait);
    if (!row) return { state: 'waiting' };
    if (row.state === 'erased' || row.state === 'locked' || row.fits === 1) return { state: 'taken-back' };
    if (row.is_asked) return { state: 'asked-back' };
    if (row.first_call_at !== null) return { state: 'called', at: row.first_call_at };
    return { state: 'waiting', ...(row.emergency !== null && { mayBeEmergency: true }) };
  } catch {
    return { state: 'waiting' };
  }
}
