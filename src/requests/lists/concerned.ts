import type { D1Database } from '@cloudflare/workers-types';
import type { Closure } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { withdrawnSql, wrongNumberSql } from '#requests/calls/not-to-ring.ts';
import { isIn, keptSql, type OpenedTime } from '#requests/closed-days.ts';
import { openRequest, type PatientRequest, type RequestRow } from '#requests/request.ts';

const mostAtRisk = 200;
/** A closed time as the queries below take it. */
type Time = Closure & { id: number } & Partial<Pick<OpenedTime, 'addedAt' | 'openedAt'>>;
/** As SQL, closed times from ?1, as `timesAsJson` gives them. */
export const timesSql = `(SELECT value ->> 'id' AS time, value ->> 'from' AS starts_at, value ->> 'to' AS ends_at,
    value ->> 'addedAt' AS closed_since, value ->> 'openedAt' AS open_since FROM json_each(?1)) AS times`;
export const timesAsJson = (times: ReadonlyArray<Time>): string =>
  JSON.stringify(times.map(({ id, from, to, addedAt, openedAt }) => ({ id, from, to, addedAt, openedAt })));

// By when it was due then, and not by its promise: a message has none, and a call may have been put off before. Who was told since is left out.
const movedOutSql = `outcome = 'moved' AND EXISTS (SELECT 1 FROM events AS moved WHERE moved.request_id = requests.id
    AND moved.outcome = 'moved' AND ${isIn("moved.before ->> 'due_at'")} AND NOT EXISTS (SELECT 1 FROM events AS told
      WHERE told.request_id = requests.id AND told.outcome IN ('sent', 'told') AND told.undone_at IS NULL AND told.id > moved.id))`;
// A request may be due in two times that overlap. However many times there are, the nearest requests alone are read.
const nearest = (
  found: string,
) => `SELECT requests.*, time, ${keptSql} AS kept, ${wrongNumberSql} AS wrong_number, count(*) OVER (PARTITION BY time) AS in_all
  FROM (${found}) AS found JOIN requests ON requests.id = found.id WHERE NOT ${withdrawnSql} ORDER BY due_at, requests.id LIMIT ${mostAtRisk}`;
const movedSql = `SELECT time, requests.id FROM requests CROSS JOIN ${timesSql} WHERE state = 'open' AND ${movedOutSql}`;
const atRiskSql = `SELECT time, requests.id FROM ${timesSql} CROSS JOIN requests WHERE state = 'open' AND ${isIn('due_at')} UNION ${movedSql}`;

/**
 * A request that a closed time concerns: its sender comes then, at `comesAt` in milliseconds since 1970, or waits for a call, with the reason
 * why that is `kept` and not moved with the others.
 */
export type Affected = PatientRequest & { comesAt?: number; kept?: 'answered' | 'agreed' | null };

/** The requests that closed times concern, by the id of the time: as many as are read, in their order, and how many more there are. */
export type Concerned = ReadonlyMap<number, { people: ReadonlyArray<Affected>; more: number }>;

/** A row that concerns a closed time; `in_all` is how many do. */
export type OfTime = { time: number; in_all: number };

/** Groups what was read by its time. */
export function byTime<Row extends OfTime>(
  rows: ReadonlyArray<Row>,
  people: (rows: ReadonlyArray<Row>) => ReadonlyArray<Affected>,
): Concerned {
  const groups = [...Map.groupBy(rows, ({ time }) => time)];
  return new Map(groups.map(([time, held]) => [time, { people: people(held), more: (held[0]?.in_all ?? 0) - held.length }]));
}

async function concerned(db: D1Database, ring: KeyRing, found: string, times: ReadonlyArray<Time>): Promise<Concerned> {
  if (times.length === 0) return new Map();
  const reading = db.prepare(nearest(found)).bind(timesAsJson(times));
  const { results } = await reading.all<RequestRow & Required<Pick<Affected, 'kept'>> & OfTime>();
  const opened = await Promise.all(
    results.map(async (row) => ({ ...row, request: { ...(await openRequest(ring, row)), kept: row.kept } })),
  );
  return byTime(opened, (rows) => rows.map(({ request }) => request));
}

/**
 * The open requests that are due within closures, in that order, and those that were moved out of them and have heard nothing of that yet.
 * People who took the consent back are not among them: nobody may ring or write to them before that is settled.
 */
export const allAtRisk = (db: D1Database, ring: KeyRing, closures: ReadonlyArray<Time>) => concerned(db, ring, atRiskSql, closures);

/** The calls that were moved out of such times, and of which nobody has been told yet. */
export const stillMoved = ({ db, ring }: { db: D1Database; ring: KeyRing }, times: ReadonlyArray<OpenedTime>): Promise<Concerned> =>
  concerned(db, ring, movedSql, times);
