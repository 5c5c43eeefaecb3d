import type { D1Database } from '@cloudflare/workers-types';
import { dayOf, minute } from '#content/practice-time.ts';
import { isoDate } from '#desk/frame/local-time.ts';
import { type OpenedRequest, openRequest, type SealedRow } from '#desk/requests/opened.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { closedDaysFrom } from '#requests/closed-days.ts';
import { emergencyRows } from './emergency-words.ts';
import { pathOfRequest } from './paths.ts';
import { withdrawnReferences } from './withdrawn.ts';

export type CallsDeps = { db: D1Database; outbox: D1Database; ring: KeyRing; now: number };

/** One line of the call list. `opened` is undefined when it cannot be opened: its key is missing. */
export type CallLine = {
  path: string;
  opened: OpenedRequest | undefined;
  acceptedAt: number;
  promisedAt: number | null;
  dueAt: number;
  outcome: string | null;
  tries: number;
  wroteBefore: boolean;
  /** Rows of the rulebook that their words name. */
  emergency: ReadonlyArray<string>;
  /** The practice is closed on the day of the promise, or on the day when it is due. */
  atRisk: boolean;
  /** Their consent was taken back, and nobody has settled it. */
  withdrawn: boolean;
  /** The name of a colleague who has it open. */
  openWith: string | null;
};

export type CallList = {
  lines: ReadonlyArray<CallLine>;
  page: number;
  pages: number;
  open: number;
  overdue: number;
  /** Changes whenever the list may have. */
  mark: string;
};

type Row = SealedRow & {
  id: number;
  number: number;
  accepted_at: number;
  promised_at: number | null;
  due_at: number;
  outcome: string | null;
  tries: number;
  wrote_before: 0 | 1;
  open_with: string | null;
};

export const linesPerPage = 50;
/** So long after somebody opened a request, others are told. */
export const openFor = 10 * minute;

const countSql = `SELECT count(*) AS open, coalesce(sum(due_at <= ?1), 0) AS overdue,
  (SELECT coalesce(max(id), 0) FROM requests) || '-' || (SELECT coalesce(max(id), 0) FROM events) AS newest
  FROM requests WHERE state = 'open'`;

// The order is that of the index, so that only the rows of one page are read.
const listSql = `SELECT r.id, r.kind, r.number, r.idempotency_key, r.reference, r.key_id, r.iv, r.ciphertext, r.language, r.accepted_at,
    r.promised_at, r.due_at, r.outcome, r.tries,
    EXISTS (SELECT 1 FROM requests AS e WHERE e.phone_hash = r.phone_hash AND e.accepted_at < r.accepted_at)
      OR EXISTS (SELECT 1 FROM requests AS e WHERE e.email_hash = r.email_hash AND e.accepted_at < r.accepted_at) AS wrote_before,
    CASE WHEN r.opened_at > ?1 AND r.opened_by <> ?2 THEN coalesce((SELECT name FROM staff WHERE email = r.opened_by), r.opened_by) END AS open_with
  FROM requests AS r WHERE r.state = 'open' ORDER BY r.due_at, r.id LIMIT ${linesPerPage} OFFSET ?3`;

export type Counts = { open: number; overdue: number; mark: string };

/** How many wait, and a mark that changes with the list: what a browser asks for each minute. */
export async function callCounts({ db, outbox, now }: Omit<CallsDeps, 'ring'>): Promise<Counts> {
  const [counted, waiting] = await Promise.all([
    db.prepare(countSql).bind(now).first<{ open: number; overdue: number; newest: string }>(),
    outbox
      .prepare("SELECT count(*) AS waiting FROM outbox WHERE state = 'pending'")
      .first<number>('waiting')
      .catch(() => null),
  ]);
  const { open = 0, overdue = 0, newest = '' } = counted ?? {};
  return { open, overdue, mark: `${newest}-${open}-${overdue}-${waiting ?? 0}` };
}

/** A page of the call list, by when somebody has to act, as one of the practice's people sees it. */
export async function callList(deps: CallsDeps, asked: { page: number; email: string }): Promise<CallList> {
  const { db, outbox, ring, now } = deps;
  const page = Math.max(1, asked.page);
  const [counts, { results }, closed, withdrawn] = await Promise.all([
    callCounts(deps),
    db
      .prepare(listSql)
      .bind(now - openFor, asked.email, (page - 1) * linesPerPage)
      .all<Row>(),
    // Without the outbox's database the list is still the list.
    closedDaysFrom(outbox, now).catch(() => []),
    withdrawnReferences(outbox),
  ]);
  const shut = new Set(closed.map(({ day }) => day));
  const isShut = (at: number | null) => at !== null && shut.has(isoDate(dayOf(at)));
  const lines = await Promise.all(
    results.map(async (row): Promise<CallLine> => {
      const opened = await openRequest(ring, row);
      return {
        path: pathOfRequest(row),
        opened,
        acceptedAt: row.accepted_at,
        promisedAt: row.promised_at,
        dueAt: row.due_at,
        outcome: row.outcome,
        tries: row.tries,
        wroteBefore: row.wrote_before === 1,
        emergency: emergencyRows(opened?.text ?? ''),
        atRisk: isShut(row.promised_at) || isShut(row.due_at),
        withdrawn: row.reference !== null && withdrawn.has(row.reference),
        openWith: row.open_with,
      };
    }),
  );
  return { lines, page, pages: Math.max(1, Math.ceil(counts.open / linesPerPage)), ...counts };
}
