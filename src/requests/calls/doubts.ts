import { minute, type OpeningHours, openTimeBetween } from '#content/practice-time.ts';
import type { RequestRow } from '#requests/request.ts';
import type { CallsDeps } from './call-list.ts';
import type { Outcome } from './outcomes.ts';
import { recordableRow } from './record.ts';

/** Why an outcome is recorded only when it is pressed again. */
export type Doubt = 'closed' | 'emergency';

/** In how many minutes somebody who may be in danger can be rung again without a question. */
export const soonMinutes = [5, 15, 30] as const;
const longest = Math.max(...soonMinutes) * minute;

type Call = { name: string; others: ReadonlyArray<{ id: number }>; outcome: Outcome; at?: number | undefined };

/** What staff are asked before an outcome with its time is recorded; undefined for nothing. */
export async function doubtOf(
  { db, now, hours }: Pick<CallsDeps, 'db' | 'now'> & { hours: OpeningHours },
  { name, others, outcome, at }: Call,
): Promise<Doubt | undefined> {
  if (at === undefined) return undefined;
  if (outcome === 'booked') return openTimeBetween(at, at + 1, hours) === 0 ? 'closed' : undefined;
  if (outcome !== 'later' || at <= now + longest) return undefined;
  const ids = JSON.stringify(others.map(({ id }) => id));
  const marked = 'SELECT emergency FROM requests WHERE id IN (SELECT value FROM json_each(?)) AND emergency IS NOT NULL LIMIT 1';
  const isMarked = (row: Pick<RequestRow, 'emergency'> | null) => row !== null && row.emergency !== null;
  return isMarked(await recordableRow(db, name)) || isMarked(await db.prepare(marked).bind(ids).first()) ? 'emergency' : undefined;
}
