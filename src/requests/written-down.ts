import type { D1Database } from '@cloudflare/workers-types';
import { day } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { openSubmission, type PatientRequest, type RequestRow } from './request.ts';
import { writtenIn } from './submission.ts';

/** For so long the front desk corrects or erases what it wrote down itself. */
const correctableFor = day;

/** Whether what was written down at the desk can still be corrected, or erased as a mistake. */
export const isCorrectable = (
  { enteredBy, state, acceptedAt }: Pick<PatientRequest, 'enteredBy' | 'state' | 'acceptedAt'>,
  now: number,
): boolean => enteredBy !== null && (state === 'open' || state === 'done') && now < acceptedAt + correctableFor;

// Further back nobody looks: the index has no authors.
const lastWritten = 300;

/** The language of the last caller that a member of the staff wrote down; undefined if that is long ago. */
export async function lastLanguage(db: D1Database, email: string): Promise<string | undefined> {
  const sql = `SELECT language FROM requests WHERE entered_by = ? AND id > (SELECT max(id) FROM requests) - ${lastWritten} ORDER BY id DESC LIMIT 1`;
  return (await db.prepare(sql).bind(email).first<string>('language')) ?? undefined;
}

/** Some requests that nothing has looked through for signs of an emergency, because the site was away when they were written down. */
export async function unmarkedRequests(
  db: D1Database,
  ring: KeyRing,
  limit: number,
): Promise<ReadonlyArray<Pick<RequestRow, 'id' | 'version'> & { text: string }>> {
  const sql = `SELECT * FROM requests WHERE unmarked_since IS NOT NULL AND state IN ('open', 'done') ORDER BY unmarked_since DESC LIMIT ?`;
  const { results } = await db.prepare(sql).bind(limit).all<RequestRow>();
  const opened = await Promise.all(
    results.map(async (row) => {
      const submission = await openSubmission(ring, row);
      return submission ? [{ id: row.id, version: row.version, text: writtenIn(submission).text }] : [];
    }),
  );
  return opened.flat();
}

// A possible emergency is due at once, and rings until somebody opens it, unless they were spoken to meanwhile.
const mark = `UPDATE requests SET unmarked_since = NULL, emergency = coalesce(emergency, ?3), version = version + 1,
    due_at = iif(?3 IS NOT NULL AND first_call_at IS NULL, min(due_at, ?4), due_at),
    first_opened_at = iif(?3 IS NOT NULL AND first_call_at IS NULL, NULL, first_opened_at)
  WHERE id = ?1 AND version = ?2 AND unmarked_since IS NOT NULL`;

/** Gives a request its mark, or none, on the version that was read: what somebody changed meanwhile is asked about again. */
export async function markUnmarked(
  db: D1Database,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  emergency: RequestRow['emergency'],
  now: number,
): Promise<void> {
  await db.prepare(mark).bind(id, version, emergency, now).run();
}
