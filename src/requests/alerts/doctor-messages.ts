import type { D1Database } from '@cloudflare/workers-types';
import { waitsForDoctor } from '#requests/calls/call-list.ts';

/** A question that waits for the doctor, or an answer of hers that waits for the desk. Times are milliseconds since 1970. */
export type DoctorMessage = {
  id: number;
  what: 'question' | 'reply';
  /** When it was put, or answered. */
  at: number;
  /** By when an answer is to be passed on. */
  dueAt: number;
  isEmergency: boolean;
};

// Behind these, staff are told of the rest as soon as some of them are done.
const mostAtOnce = 500;
const repliedAt = "(SELECT max(at) FROM events WHERE request_id = requests.id AND outcome = 'reply' AND undone_at IS NULL)";
const wordsSql = `SELECT id, 'question' AS what, asked_doctor_at AS at, coalesce(due_at, asked_doctor_at) AS dueAt, emergency IS NOT NULL AS marked
    FROM requests WHERE ${waitsForDoctor}
  UNION ALL SELECT id, 'reply', ${repliedAt}, due_at, emergency IS NOT NULL FROM requests
    WHERE state = 'open' AND outcome = 'reply' AND ${repliedAt} IS NOT NULL LIMIT ${mostAtOnce}`;

/** Returns the front desk's questions to the doctor, and her answers that nobody has passed on. */
export async function readDoctorMessages(db: D1Database): Promise<ReadonlyArray<DoctorMessage>> {
  const { results } = await db.prepare(wordsSql).all<Omit<DoctorMessage, 'isEmergency'> & { marked: 0 | 1 }>();
  return results.map(({ marked, ...word }) => ({ ...word, isEmergency: marked === 1 }));
}
