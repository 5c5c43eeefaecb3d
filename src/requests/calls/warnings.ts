import type { D1Database } from '@cloudflare/workers-types';
import { ahead, minute, type OpeningHours, openTimeBetween } from '#content/practice-time.ts';
import { countBooked } from '#requests/lists/bookings.ts';
import type { RequestRow } from '#requests/request.ts';
import type { CallsDeps } from './call-list.ts';
import { closesRequest } from './outcomes.ts';
import { type RecordedCall, recordableRow } from './record.ts';
import { bookedWith, isAboutVisit, setsVisit } from './visits.ts';

/** Why an outcome is recorded only when it is pressed again. */
export type Warning = 'closed' | 'taken' | 'emergency' | 'no-way-left' | 'no-number' | 'not-spoken' | 'asked-doctor';

/** In how many minutes somebody who may be in danger can be rung again without a question. */
export const soonMinutes = [5, 15, 30] as const;
const longest = Math.max(...soonMinutes) * minute;

type Call = Pick<RecordedCall, 'name' | 'outcome' | 'at' | 'closes'> & { others: ReadonlyArray<Pick<RequestRow, 'id'>> };

async function marksOf(db: D1Database, others: Call['others']) {
  if (others.length === 0) return [];
  const sql = 'SELECT emergency, asked_doctor_at FROM requests WHERE id IN (SELECT value FROM json_each(?))';
  return (
    await db
      .prepare(sql)
      .bind(JSON.stringify(others.map(({ id }) => id)))
      .all<Pick<RequestRow, 'emergency' | 'asked_doctor_at'>>()
  ).results;
}

/** Returns the question that staff are asked before an outcome with its time is recorded; undefined for none. */
export async function warningFor(
  { db, now, hours }: Pick<CallsDeps, 'db' | 'now'> & { hours: OpeningHours },
  { name, others, outcome, at, closes = false }: Call,
): Promise<Warning | undefined> {
  const isClosedThen = at !== undefined && openTimeBetween(at, at + 1, hours) === 0;
  if (setsVisit(outcome) && isClosedThen) return 'closed';
  const named = await recordableRow(db, name);
  if (!named) return undefined;
  if (setsVisit(outcome) && at !== undefined) {
    const slot = hours.slotMinutes * minute;
    const from = Math.floor((at + ahead) / slot) * slot - ahead;
    const own = isAboutVisit(outcome) ? await bookedWith(db, named.id) : others;
    if ((await countBooked(db, { from, to: from + slot }, [named, ...own])) > 0) return 'taken';
  }
  const all = [named, ...(await marksOf(db, others))];
  const isMarked = all.some(({ emergency }) => emergency !== null);
  if (outcome === 'later' && isMarked) return at !== undefined && at > now + longest ? 'emergency' : undefined;
  if (outcome === 'later' && isClosedThen) return 'closed';
  if (!closesRequest({ outcome, at, closes }, named)) return undefined;
  // Once it is closed nobody comes back to them; who is booked comes by themselves.
  const cannotBeReached = named.phone_hash === null && named.email_hash === null && outcome !== 'booked';
  if (isMarked && (outcome === 'wrong-number' || cannotBeReached)) return 'no-way-left';
  if (cannotBeReached) return 'no-number';
  // A text is no conversation.
  if (isMarked && (closes || outcome === 'written')) return 'not-spoken';
  return all.some((each) => each.asked_doctor_at !== null) ? 'asked-doctor' : undefined;
}
