import type { D1Database } from '@cloudflare/workers-types';
import type { RequestRow } from '#requests/request.ts';
import type { Outcome } from './outcomes.ts';

/** They set when somebody comes. */
export const visitOutcomes = ['booked', 'visit-moved'] as const satisfies ReadonlyArray<Outcome>;
const inSql = (outcomes: ReadonlyArray<Outcome>) => outcomes.map((outcome) => `'${outcome}'`).join(', ');
const changing = [...visitOutcomes, 'called-off', 'not-for-us'] as const satisfies ReadonlyArray<Outcome>;

/** As SQL, the outcomes that set when somebody comes, and those after which an earlier one says nothing any more. */
export const [visitSql, visitChangeSql] = [inSql(visitOutcomes), inSql(changing)];

const isAmong = (outcomes: ReadonlyArray<string>) => {
  const all: ReadonlySet<string> = new Set(outcomes);
  return (outcome: string): boolean => all.has(outcome);
};
export const setsVisit = isAmong(visitOutcomes);
export const changesVisit = isAmong(changing);
/** They are about a visit that is booked, and so about each request that was booked with it. */
export const isAboutVisit = isAmong(['visit-moved', 'called-off'] satisfies ReadonlyArray<Outcome>);

const latestSql = (request: string) =>
  `(SELECT max(id) FROM events WHERE request_id = ${request} AND undone_at IS NULL AND outcome IN (${visitChangeSql}))`;
// One call may book one visit for several requests: each has an event, of one moment, by one person.
const togetherSql = `SELECT r.* FROM events AS own JOIN events AS e ON e.at = own.at AND e.by = own.by AND e.outcome = own.outcome
    AND e.due_at = own.due_at JOIN requests AS r ON r.id = e.request_id AND r.state IN ('open', 'done')
  WHERE own.id = ${latestSql('?1')} AND own.outcome IN (${visitSql}) AND r.id <> ?1 AND e.id = ${latestSql('r.id')}
    AND r.person = (SELECT person FROM requests WHERE id = ?1)`;

/** The other requests that were booked with the visit of one, as they are now. */
export async function bookedWith(db: D1Database, id: number): Promise<ReadonlyArray<RequestRow>> {
  return (await db.prepare(togetherSql).bind(id).all<RequestRow>()).results;
}

type Said = ReadonlyArray<{ outcome: string; undone: boolean; dueAt: number | null }>;

/** When they come, in milliseconds since 1970: the last visit that was booked, is still to come and was not called off. `events` latest first. */
export function visitOf(events: Said, now: number): number | undefined {
  const latest = events.find(({ outcome, undone }) => !undone && changesVisit(outcome));
  return latest && setsVisit(latest.outcome) && latest.dueAt !== null && latest.dueAt > now ? latest.dueAt : undefined;
}
