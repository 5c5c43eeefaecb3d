import type { D1Database } from '@cloudflare/workers-types';
import { ahead, day, dayOf } from '#content/practice-time.ts';

const week = 7 * day;
/** This week and the four before. */
const weeksShown = 5;

/** The Monday that a day's week begins with; both as `dayOf` gives them. */
export const mondayOf = (date: number): number => date - ((((date / day + 3) % 7) + 7) % 7) * day;

export type Week = {
  /** Its Monday, as `dayOf` gives it. */
  monday: number;
  requests: number;
  /** Promised callbacks whose time has come, or that were rung before it; and how many of them were rung in time. */
  promised: number;
  kept: number;
  /** From acceptance to the first call, in milliseconds; null while nobody was rung. */
  medianWait: number | null;
  /** How often each outcome was written down in this week. */
  outcomes: Readonly<Record<string, number>>;
  /** Requests of each day, from Monday. */
  days: ReadonlyArray<number>;
};

type DayRow = { date: number; requests: number; promised: number; kept: number };
type WaitRow = { monday: number; wait: number };
type OutcomeRow = { monday: number; outcome: string; times: number };

const local = (column: string) => `((${column} + ${ahead}) / ${day} * ${day})`;
const mondaySql = (column: string) => `(${local(column)} - (${local(column)} / ${day} + 3) % 7 * ${day})`;

// Not what is held or was discarded as spam, nor what was refused before anybody saw a reference. Other erasures leave an event.
const discarded = "state = 'erased' AND NOT EXISTS (SELECT 1 FROM events WHERE request_id = requests.id)";
const counted = `state NOT IN ('held', 'refused', 'probe') AND NOT (${discarded})`;

const byDay = `SELECT ${local('accepted_at')} AS date, count(*) AS requests,
    sum(promised_at IS NOT NULL AND (promised_at <= ?2 OR first_call_at IS NOT NULL)) AS promised,
    sum(promised_at IS NOT NULL AND first_call_at <= promised_at) AS kept
  FROM requests WHERE accepted_at >= ?1 AND accepted_at <= ?2 AND ${counted} GROUP BY date`;
const waits = `SELECT monday, avg(wait) AS wait FROM (
    SELECT monday, wait, row_number() OVER (PARTITION BY monday ORDER BY wait) AS place, count(*) OVER (PARTITION BY monday) AS many
    FROM (SELECT ${mondaySql('accepted_at')} AS monday, first_call_at - accepted_at AS wait FROM requests
      WHERE accepted_at >= ?1 AND accepted_at <= ?2 AND first_call_at IS NOT NULL))
  WHERE place IN ((many + 1) / 2, (many + 2) / 2) GROUP BY monday`;
const outcomes = `SELECT ${mondaySql('at')} AS monday, outcome, count(*) AS times FROM events
  WHERE at >= ?1 AND at <= ?2 GROUP BY monday, outcome ORDER BY times DESC, outcome`;

/** What happened in this week and the four before, the newest first: from our own table, and nothing of who anybody is. */
export async function readWeeks(db: D1Database, now: number): Promise<ReadonlyArray<Week>> {
  const thisMonday = mondayOf(dayOf(now));
  const since = thisMonday - (weeksShown - 1) * week - ahead;
  const [days, waited, written] = await db.batch([byDay, waits, outcomes].map((sql) => db.prepare(sql).bind(since, now)));
  const dayRows = (days?.results ?? []) as DayRow[];
  const waitRows = (waited?.results ?? []) as WaitRow[];
  const outcomeRows = (written?.results ?? []) as OutcomeRow[];
  return Array.from({ length: weeksShown }, (_, back) => {
    const monday = thisMonday - back * week;
    const own = dayRows.filter(({ date }) => mondayOf(date) === monday);
    const sum = (of: 'requests' | 'promised' | 'kept') => own.reduce((all, row) => all + row[of], 0);
    return {
      monday,
      requests: sum('requests'),
      promised: sum('promised'),
      kept: sum('kept'),
      medianWait: waitRows.find((row) => row.monday === monday)?.wait ?? null,
      outcomes: Object.fromEntries(outcomeRows.filter((row) => row.monday === monday).map(({ outcome, times }) => [outcome, times])),
      days: Array.from({ length: 7 }, (_, at) => own.find(({ date }) => date === monday + at * day)?.requests ?? 0),
    };
  });
}
