import type { D1Database } from '@cloudflare/workers-types';
import { ahead, day, dayOf } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { type Done, type Kept, type KeptRow, keptColumns, openAll } from './kept.ts';

export const pageSize = 50;

// ?1 is the time now.
const shown = {
  all: 'TRUE',
  open: "state = 'open'",
  overdue: "state = 'open' AND due_at < ?1",
  done: "state = 'done'",
  gone: "state IN ('locked', 'erased')",
} as const;
const kinds = { both: 'TRUE', callback: "kind = 'callback'", contact: "kind = 'contact'" } as const;

// For how many days back, today included, somebody's work is looked for; none is all the days.
const spans = { ever: undefined, today: 1, week: 7 } as const;

/**
 * What of all requests is shown; nothing in it says who anybody is, so that it may stand in an address. `by` is the mark of a
 * colleague; with it, or with a span, only what somebody wrote something down about then.
 */
export type Filter = { show: keyof typeof shown; kind: keyof typeof kinds; by: string; when: keyof typeof spans; page: number };

const isOneOf = <T extends object>(of: T, key: string): key is keyof T & string => Object.hasOwn(of, key);

export function pageOf(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The filter of an address; what it does not know is as if it were not there. */
export function filterFrom(query: Readonly<Record<string, string>>): Filter {
  const { show = '', kind = '', by = '', when = '', page } = query;
  return {
    show: isOneOf(shown, show) ? show : 'all',
    kind: isOneOf(kinds, kind) ? kind : 'both',
    by: /^[0-9a-f]{12}$/.test(by) ? by : '',
    when: isOneOf(spans, when) ? when : 'ever',
    page: pageOf(page),
  };
}

/** The address of a filter; what is usual is left out of it. */
export function addressOfFilter({ show, kind, by, when, page }: Filter): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (kind !== 'both') query.set('kind', kind);
  if (by) query.set('by', by);
  if (when !== 'ever') query.set('when', when);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/requests?${text}` : '/requests';
}

export type Page = { requests: ReadonlyArray<Kept>; more: boolean };

/** The filter asks for somebody's work, and not for all that came in. */
export const asksForWork = ({ by, when }: Filter): boolean => by !== '' || when !== 'ever';

type WorkRow = KeptRow & { done: string; done_at: number; done_by: string };

// The last of each request: SQLite takes the other columns from the row that has the highest.
const work = `SELECT request_id, outcome AS done, by AS done_by, max(at) AS done_at FROM events
  WHERE at >= ?4 AND (?5 IS NULL OR by = ?5) GROUP BY request_id`;

async function listWork(db: D1Database, ring: KeyRing, { show, kind, when, page }: Filter, now: number, email: string | undefined) {
  const since = spans[when] === undefined ? 0 : dayOf(now) - ahead - (spans[when] - 1) * day;
  const sql = `SELECT ${keptColumns}, done, done_at, done_by FROM requests JOIN (${work}) ON request_id = id
    WHERE ?1 > 0 AND ${shown[show]} AND ${kinds[kind]} ORDER BY done_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
  const { results } = await db
    .prepare(sql)
    .bind(now, pageSize + 1, (page - 1) * pageSize, since, email ?? null)
    .all<WorkRow>();
  const { requests, more } = await pageFrom(ring, results);
  const doneOf = ({ done, done_at, done_by }: WorkRow): Done => ({ outcome: done, at: done_at, by: done_by });
  return { requests: requests.map((kept) => ({ ...kept, done: doneOf(kept.row as WorkRow) })), more };
}

/** One page of all requests, the newest first; where work is asked for, of one person or of anybody, what was done last. */
export async function listRequests(db: D1Database, ring: KeyRing, filter: Filter, now: number, email?: string): Promise<Page> {
  if (asksForWork(filter)) return listWork(db, ring, filter, now, email);
  const { show, kind, page } = filter;
  const sql = `SELECT ${keptColumns} FROM requests WHERE ?1 > 0 AND ${shown[show]} AND ${kinds[kind]}
    ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
  const { results } = await db
    .prepare(sql)
    .bind(now, pageSize + 1, (page - 1) * pageSize)
    .all<KeptRow>();
  return pageFrom(ring, results);
}

/** A page of the rows that were read for it: one more than it holds, where there are more. */
export async function pageFrom(ring: KeyRing, rows: ReadonlyArray<KeptRow>): Promise<Page> {
  return { requests: await openAll(ring, rows.slice(0, pageSize)), more: rows.length > pageSize };
}
