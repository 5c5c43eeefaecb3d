import type { D1Database } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { logListSeen } from '#requests/access-log.ts';
import { closuresFrom, fallsInto } from '#requests/closed-days.ts';
import { nameOf, notSetAside, openRequest, type PatientRequest, type RequestRow } from '#requests/request.ts';

export type CallsDeps = { db: D1Database; ring: KeyRing; now: number };

export type CallLine = PatientRequest & {
  dueAt: number;
  wroteBefore: boolean;
  /** The practice is closed when it is due. */
  atRisk: boolean;
  /** Somebody with the contact of this request took the consent back, and nobody has settled it yet. */
  withdrawn: boolean;
  /** The e-mail address of a colleague who has it open. */
  openWith: string | null;
};

export type CallCounts = {
  open: number;
  overdue: number;
  /** Requests that are held or rejected, and withdrawals that are not done. */
  toLookAt: number;
  withdrawals: number;
  /** Requests that nobody of the staff has opened; of these, those that came ten minutes ago or earlier; and the emergencies among them. */
  new: number;
  unseen: number;
  emergency: number;
  /** Grows when a request comes: the newest that nobody has opened, 0 if there is none. */
  newest: number;
  /** Changes whenever the list may have changed. */
  mark: string;
};

export type CallList = CallCounts & { lines: ReadonlyArray<CallLine>; page: number; pages: number };

export const linesPerPage = 50;
/** For so long after somebody opened a request, others are told. */
export const openFor = 10 * minute;
/** After so long a request that nobody has opened counts as unseen. */
export const unseenAfter = 10 * minute;

/**
 * As SQL on a request: its consent was taken back by somebody who gave its own phone number or e-mail. Where the contact differs, a
 * stranger may have come by the reference, and no call is stopped by that.
 */
export const withdrawnSql =
  "EXISTS (SELECT 1 FROM withdrawals AS w WHERE w.reference = requests.reference AND w.state = 'open' AND w.fits = 1)";

// The states as the index has them: of others SQLite does not know that it holds them.
const countSql = `SELECT count(*) AS open, coalesce(sum(due_at <= ?1), 0) AS overdue,
    (SELECT count(*) FROM requests WHERE state IN ('held', 'pending', 'rejected') AND state <> 'pending' AND ${notSetAside}) AS toLookAt,
    (SELECT count(*) FROM withdrawals WHERE state IN ('asked', 'open')) AS withdrawals,
    (SELECT coalesce(max(id), 0) FROM requests) || '-' || (SELECT coalesce(max(id), 0) FROM events) AS last
  FROM requests WHERE state = 'open'`;

const unopenedSql = `SELECT count(*) AS new, coalesce(sum(accepted_at <= ?1), 0) AS unseen, count(emergency) AS emergency, coalesce(max(id), 0) AS newest
  FROM requests WHERE state = 'open' AND first_opened_at IS NULL`;

type Listed = Pick<CallCounts, 'open' | 'overdue' | 'toLookAt' | 'withdrawals'> & { last: string };
type Unopened = Pick<CallCounts, 'new' | 'unseen' | 'emergency' | 'newest'>;

/** How many requests wait: what a browser asks for twice a minute. */
export async function callCounts({ db, now }: Pick<CallsDeps, 'db' | 'now'>): Promise<CallCounts> {
  const [counted, waiting] = await Promise.all([
    db.prepare(countSql).bind(now).first<Listed>(),
    db
      .prepare(unopenedSql)
      .bind(now - unseenAfter)
      .first<Unopened>(),
  ]);
  if (!counted || !waiting) throw new Error('a count always has a row');
  const { last, ...counts } = counted;
  return { ...counts, ...waiting, mark: [last, ...Object.values(counts)].join('-') };
}

type Row = RequestRow & { due_at: number; wrote_before: 0 | 1; withdrawn: 0 | 1; open_with: string | null };

// What may be an emergency stands first, on whatever page. The order is that of the index, so that only the rows of one page are read.
export const listSql = `SELECT *, ${withdrawnSql} AS withdrawn,
    EXISTS (SELECT 1 FROM requests AS e WHERE e.phone_hash = requests.phone_hash AND e.accepted_at < requests.accepted_at)
      OR EXISTS (SELECT 1 FROM requests AS e WHERE e.email_hash = requests.email_hash AND e.accepted_at < requests.accepted_at) AS wrote_before,
    CASE WHEN opened_at > ?1 AND opened_by <> ?2 THEN opened_by END AS open_with
  FROM requests WHERE state = 'open' ORDER BY emergency IS NULL, due_at, id LIMIT ${linesPerPage} OFFSET ?3`;

/** A page of the call list, in the order in which somebody has to act, for one member of the staff; their reading is logged. */
export async function callList(deps: CallsDeps, asked: { page: number; email: string }): Promise<CallList> {
  const { db, ring, now } = deps;
  const page = Math.max(1, asked.page);
  const [counts, { results }, closed] = await Promise.all([
    callCounts(deps),
    db
      .prepare(listSql)
      .bind(now - openFor, asked.email, (page - 1) * linesPerPage)
      .all<Row>(),
    closuresFrom(db, now),
  ]);
  const [lines] = await Promise.all([
    Promise.all(
      results.map(
        async (row): Promise<CallLine> => ({
          ...(await openRequest(ring, row)),
          dueAt: row.due_at,
          wroteBefore: row.wrote_before === 1,
          atRisk: fallsInto(closed, row.due_at),
          withdrawn: row.withdrawn === 1,
          openWith: row.open_with,
        }),
      ),
    ),
    logListSeen(db, { at: now, by: asked.email, names: results.map(nameOf), what: 'saw the name' }),
  ]);
  return { ...counts, lines, page, pages: Math.max(1, Math.ceil(counts.open / linesPerPage)) };
}
