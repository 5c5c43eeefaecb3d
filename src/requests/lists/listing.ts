import type { D1Database } from '@cloudflare/workers-types';
import { ahead, day, dayOf } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { openRequests, type PatientRequest, type RequestRow, readable } from '#requests/request.ts';
import { referenceAsShown, referencePart, referencePattern } from '#schemas/reference.ts';
import { digestsOfQuery } from './search-terms.ts';

const pageSize = 50;

// ?1 is the time now. What another system has is a number here, and no request any more.
const states = {
  all: "state NOT IN ('delivered', 'refused', 'probe')",
  open: "state = 'open'",
  overdue: "state = 'open' AND due_at < ?1",
  done: "state = 'done'",
  gone: "state IN ('locked', 'erased')",
} as const;
const kinds = { both: 'TRUE', callback: "kind = 'callback'", contact: "kind = 'contact'" } as const;

// For how many days back, today included, somebody's work is looked for.
const spans = { ever: undefined, today: 1, week: 7 } as const;

/** `by` is the e-mail address of a colleague; with it, or with a span, only what somebody recorded something about then. */
export type Listed = {
  show: keyof typeof states;
  kind: keyof typeof kinds;
  by: string | undefined;
  when: keyof typeof spans;
  page: number;
};

/**
 * Has what was done last where work was asked for: a call, a note, an erasure, by an e-mail address. `more`: there is a next page.
 */
export type Page = {
  requests: ReadonlyArray<PatientRequest & Partial<{ done: string; doneAt: number; doneBy: string }>>;
  more: boolean;
};

// The last of each request: SQLite takes the other columns from the row that has the highest `at`.
const work = `SELECT request_id, outcome AS done, by AS done_by, max(at) AS done_at FROM events
  WHERE at >= ?4 AND (?5 IS NULL OR by = ?5) GROUP BY request_id`;

/** One page of all requests, the newest first; where work is asked for, what was done last comes first. */
export async function listRequests(db: D1Database, ring: KeyRing, listed: Listed, now: number): Promise<Page> {
  const { show, kind, by, when, page } = listed;
  const where = `?1 > 0 AND ${states[show]} AND ${kinds[kind]}`;
  const bound = [now, pageSize + 1, (page - 1) * pageSize] as const;
  if (by === undefined && when === 'ever') {
    const sql = `SELECT * FROM requests WHERE ${where} ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
    const { results } = await db
      .prepare(sql)
      .bind(...bound)
      .all<RequestRow>();
    return pageFrom(ring, results);
  }
  const since = spans[when] === undefined ? 0 : dayOf(now) - ahead - (spans[when] - 1) * day;
  const sql = `SELECT requests.*, done, done_at, done_by FROM requests JOIN (${work}) ON request_id = id
    WHERE ${where} ORDER BY done_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
  const { results } = await db
    .prepare(sql)
    .bind(...bound, since, by ?? null)
    .all<RequestRow & { done: string; done_at: number; done_by: string }>();
  const { requests, more } = await pageFrom(ring, results);
  const recorded = results.map((row) => ({ done: row.done, doneAt: row.done_at, doneBy: row.done_by }));
  return { requests: requests.map((request, at) => ({ ...request, ...recorded[at] })), more };
}

/** A page of the rows that were read for it: one more than it holds, where there are more. */
async function pageFrom(ring: KeyRing, rows: ReadonlyArray<RequestRow>): Promise<Page> {
  return { requests: await openRequests(ring, rows.slice(0, pageSize)), more: rows.length > pageSize };
}

/** `gone`: the reference of a request that was erased or locked, when it is what was typed. */
export type Found = Page & { gone: string | undefined };

// One query for any number of words: SQLite takes no more than five SELECTs in a chain of INTERSECT on D1.
const byWords = `SELECT word.request_id FROM json_each(?4) AS term CROSS JOIN request_words AS word ON word.digest = term.value ->> 1
  GROUP BY word.request_id HAVING count(DISTINCT term.value ->> 0) = ?5`;
// A part of a reference may also be the beginning of a name, which is likelier. The database holds references unencrypted.
const byPart = `SELECT id FROM requests WHERE ?6 <> '' AND instr(replace(reference, '-', ''), ?6) > 2 AND NOT EXISTS (${byWords})`;
const foundSql = `SELECT * FROM requests WHERE ${readable} AND (reference = ?1 OR id IN (${byWords}) OR id IN (${byPart}))
  ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
const goneSql = "SELECT reference FROM requests WHERE reference = ? AND state IN ('locked', 'erased')";

/**
 * Requests that have all of what was typed: names, their beginnings or their sound, a phone number or its first or last digits, an
 * e-mail address; or those with this reference, or with this part of one. The database is asked by keyed digests, so that it never sees the words.
 */
export async function searchRequests(db: D1Database, ring: KeyRing, typed: string, page = 1): Promise<Found> {
  const reference = referenceOf(typed);
  const words = await digestsOfQuery(ring, typed);
  const terms = words.flatMap((digests, place) => digests.map((digest) => [place, digest]));
  const [rows, goneRows] = await db.batch<RequestRow>([
    db.prepare(foundSql).bind(reference, pageSize + 1, (page - 1) * pageSize, JSON.stringify(terms), words.length, referencePart(typed)),
    db.prepare(goneSql).bind(reference),
  ]);
  return { ...(await pageFrom(ring, rows?.results ?? [])), gone: goneRows?.results[0]?.reference ?? undefined };
}

function referenceOf(typed: string): string {
  const reference = referenceAsShown(typed);
  return referencePattern.test(reference) ? reference : '';
}

const mostOfContact = 20;
const sameContactSql = `SELECT * FROM requests WHERE ${readable} AND id <> ?1 AND id IN (
    SELECT o.id FROM requests AS r JOIN requests AS o ON o.phone_hash = r.phone_hash WHERE r.id = ?1
    UNION SELECT o.id FROM requests AS r JOIN requests AS o ON o.email_hash = r.email_hash WHERE r.id = ?1)
  ORDER BY accepted_at DESC, id DESC LIMIT ${mostOfContact}`;

/** Returns the other requests from the phone or e-mail of a request, by anybody: a family may share them. Showing their names has to be logged. */
export async function fromSameContact(
  { db, ring }: { db: D1Database; ring: KeyRing },
  { id }: Pick<PatientRequest, 'id'>,
): Promise<ReadonlyArray<PatientRequest>> {
  return openRequests(ring, (await db.prepare(sameContactSql).bind(id).all<RequestRow>()).results);
}
