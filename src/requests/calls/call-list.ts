import type { D1Database } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { logListSeen } from '#requests/access-log.ts';
import { closedDaysFrom, fallsOn } from '#requests/closed-days.ts';
import { nameOf, openRequest, type PatientRequest, type RequestRow } from '#requests/request.ts';

export type CallsDeps = { db: D1Database; ring: KeyRing; now: number };

export type CallLine = PatientRequest & {
  dueAt: number;
  wroteBefore: boolean;
  /** The practice is closed on the day of the promise, or on the day when it is due. */
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
  /** Changes whenever the list may have changed. */
  mark: string;
};

export type CallList = CallCounts & { lines: ReadonlyArray<CallLine>; page: number; pages: number };

export const linesPerPage = 50;
/** For so long after somebody opened a request, others are told. */
export const openFor = 10 * minute;

/**
 * As SQL on a request: its consent was taken back by somebody who gave its own phone number or e-mail. Where the contact differs, a
 * stranger may have come by the reference, and no call is stopped by that.
 */
export const withdrawnSql =
  "EXISTS (SELECT 1 FROM withdrawals AS w WHERE w.reference = requests.reference AND w.state = 'open' AND w.fits = 1)";

// The states as the index has them: of others SQLite does not know that it holds them.
const countSql = `SELECT count(*) AS open, coalesce(sum(due_at <= ?1), 0) AS overdue,
    (SELECT count(*) FROM requests WHERE state IN ('held', 'pending', 'rejected') AND state <> 'pending') AS toLookAt,
    (SELECT count(*) FROM withdrawals WHERE state IN ('asked', 'open')) AS withdrawals,
    (SELECT coalesce(max(id), 0) FROM requests) || '-' || (SELECT coalesce(max(id), 0) FROM events) AS newest
  FROM requests WHERE state = 'open'`;

/** How many requests wait: what a browser asks for each minute. */
export async function callCounts({ db, now }: Pick<CallsDeps, 'db' | 'now'>): Promise<CallCounts> {
  const counted = await db.prepare(countSql).bind(now).first<Omit<CallCounts, 'mark'> & { newest: string }>();
  if (!counted) throw new Error('a count always has a row');
  const { newest, ...counts } = counted;
  return { ...counts, mark: [newest, ...Object.values(counts)].join('-') };
}

type Row = RequestRow & { due_at: number; wrote_before: 0 | 1; withdrawn: 0 | 1; open_with: string | null };

// The order is that of the index, so that only the rows of one page are read.
export const listSql = `SELECT *, ${withdrawnSql} AS withdrawn,
    EXISTS (SELECT 1 FROM requests AS e WHERE e.phone_hash = requests.phone_hash AND e.accepted_at < requests.accepted_at)
      OR EXISTS (SELECT 1 FROM requests AS e WHERE e.email_hash = requests.email_hash AND e.accepted_at < requests.accepted_at) AS wrote_before,
    CASE WHEN opened_at > ?1 AND opened_by <> ?2 THEN opened_by END AS open_with
  FROM requests WHERE state = 'open' ORDER BY due_at, id LIMIT ${linesPerPage} OFFSET ?3`;

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
    closedDaysFrom(db, now),
  ]);
  const [lines] = await Promise.all([
    Promise.all(
      results.map(
        async (row): Promise<CallLine> => ({
          ...(await openRequest(ring, row)),
          dueAt: row.due_at,
          wroteBefore: row.wrote_before === 1,
          atRisk: fallsOn(closed, row.promised_at) || fallsOn(closed, row.due_at),
          withdrawn: row.withdrawn === 1,
          openWith: row.open_with,
        }),
      ),
    ),
    logListSeen(db, { at: now, by: asked.email, names: results.map(nameOf), what: 'saw the name' }),
  ]);
  return { ...counts, lines, page, pages: Math.max(1, Math.ceil(counts.open / linesPerPage)) };
}
