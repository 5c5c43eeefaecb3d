import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import { seenStatement } from '#requests/access-log.ts';
import { type RequestRow, whereNamed } from '#requests/request.ts';
import { type CallsDeps, firstToRing } from './call-list.ts';
import { openFor } from './in-hand.ts';
import { withdrawnSql, wrongNumberSql } from './not-to-ring.ts';

const mostTogether = 20;
const togetherOf = (id: string, person: string) => `SELECT ${id} UNION SELECT id FROM (SELECT id FROM requests
  WHERE person = ${person} AND state = 'open' AND id <> ${id} ORDER BY ${firstToRing} LIMIT ${mostTogether - 1})`;
/** As SQL, what is shown, and opened, together: ?1 is the named request, ?2 its person where it is open itself. */
export const together = togetherOf('?1', '?2');
const nameSql = `coalesce(reference, kind || '-' || number)`;

/** The row of such a name, and whether its consent was taken back; none of one that was refused. */
export async function findRow(db: D1Database, name: string) {
  const { where, bind } = whereNamed(name);
  const sql = `SELECT *, ${withdrawnSql} AS withdrawn, ${wrongNumberSql} AS wrong_number FROM requests WHERE ${where}`;
  const row = await db
    .prepare(sql)
    .bind(...bind)
    .first<RequestRow & { withdrawn: 0 | 1 }>();
  // Nobody was told the reference of one that was refused.
  return row && row.state !== 'refused' ? row : undefined;
}

/** Whose request it is, where it is open itself. */
export const personOf = ({ person, state }: RequestRow) => (state === 'open' ? person : null);

// A call lasts longer than the signs of life of a page that a phone's own screen covers.
const ringingFor = 10 * minute;

/**
 * The statements that mark requests as opened by somebody and log it. A sign of life keeps them open; it does not count as opening them anew, and takes
 * nothing from a colleague who has them open. One of somebody who is ringing lasts for a call, and later ones do not end it.
 */
export function openedStatements(
  { db, now }: CallsDeps,
  row: RequestRow,
  by: string,
  isSign: boolean,
  isRinging = false,
): D1PreparedStatement[] {
  const mine = 'opened_by = ?3 AND opened_at > ?4 - ?5';
  const free = `(opened_by IS NULL OR opened_by = ?3 OR opened_at <= ?4 - ?5)`;
  const theirs = `id IN (${together}) AND state IN ('open', 'done') AND ?5 > 0`;
  const log = `INSERT INTO access_log (at, by, reference, what) SELECT ?4, ?3, ${nameSql}, 'opened'
    FROM requests WHERE ${theirs}${isSign ? ` AND ${free} AND (${mine}) IS NOT TRUE` : ''}`;
  const openedAt = `max(?4 + ${isRinging ? ringingFor - openFor : 0}, coalesce(iif(opened_by = ?3, opened_at, 0), 0))`;
  const mark = `UPDATE requests SET opened_by = ?3, opened_at = ${openedAt}, first_opened_at = coalesce(first_opened_at, ?4)
    WHERE ${theirs}${isSign ? ` AND ${free}` : ''}`;
  return [log, mark].map((sql) => db.prepare(sql).bind(row.id, personOf(row), by, now, openFor));
}

export function besideStatement({ db, now }: CallsDeps, row: RequestRow, by: string): D1PreparedStatement {
  const sql = `SELECT ${nameSql} AS value FROM requests WHERE id IN (${togetherOf('?5', '?6')})`;
  return seenStatement(db, { at: now, by, what: 'saw as the next in line' }, { sql, bind: [row.id, personOf(row)] });
}

/** Notes that somebody still has a request open, or has begun to act on one that was shown beside the list. */
export async function keepOpen(
  deps: CallsDeps,
  { name, email, isRinging = false }: { name: string; email: string; isRinging?: boolean },
): Promise<void> {
  const row = await findRow(deps.db, name);
  if (row) await deps.db.batch(openedStatements(deps, row, email, true, isRinging));
}
