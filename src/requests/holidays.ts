import type { D1Database } from '@cloudflare/workers-types';
import { practice } from '#content/practice.ts';
import { wholeDay } from '#content/practice-time.ts';
import { visitSql } from './calls/visits.ts';
import type { StaffClosure } from './closed-days.ts';

/** A holiday of practice.ts as staff see a time that they have closed. They cannot open it; a deploy can. */
export type HolidayTime = StaffClosure & { isHoliday: true };

/** The holidays that are not over. The id of one is its date, 20261225, which no row of the closures will reach. */
export const holidayTimes = (now: number, { holidays } = practice.openingHours): ReadonlyArray<HolidayTime> =>
  holidays
    .map((date) => ({
      ...wholeDay(Date.parse(date)),
      id: Number(date.replaceAll('-', '')),
      reason: 'Holiday of the website',
      addedAt: 0,
      isHoliday: true as const,
    }))
    .filter(({ to }) => to > now);

// One reading for all of them: when calls are due, when people come, and when calls were due that were moved. ?1 is now.
const timesSql = `SELECT due_at AS at FROM requests WHERE state = 'open' AND due_at > ?1
  UNION SELECT due_at FROM events WHERE outcome IN (${visitSql}) AND undone_at IS NULL AND due_at > ?1
  UNION SELECT moved.before ->> 'due_at' FROM requests JOIN events AS moved ON moved.request_id = requests.id
    WHERE requests.state = 'open' AND requests.outcome = 'moved' AND moved.outcome = 'moved' AND moved.before ->> 'due_at' > ?1`;
const concernedSql = `SELECT DISTINCT h.value ->> 'id' AS id FROM (${timesSql}) JOIN json_each(?2) AS h
  ON at >= h.value ->> 'from' AND at <= h.value ->> 'to'`;

/**
 * The holidays in which a call may be due or somebody may come: what was promised before a deploy made a day a holiday. Those of whom
 * nobody is concerned are left out, so that each costs no query of its own.
 */
export async function holidaysWithPeople(db: D1Database, now: number, hours = practice.openingHours): Promise<ReadonlyArray<HolidayTime>> {
  const all = holidayTimes(now, hours);
  if (all.length === 0) return [];
  const { results } = await db.prepare(concernedSql).bind(now, JSON.stringify(all)).all<{ id: number }>();
  const concerned = new Set(results.map(({ id }) => id));
  return all.filter(({ id }) => concerned.has(id));
}
