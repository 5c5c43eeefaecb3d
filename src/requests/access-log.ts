import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { ahead, dayOf, hour } from '#content/practice-time.ts';

type Access = {
  at: number;
  /** The e-mail address of the reader, or what a program is called. */
  by: string;
  /** A request's name, or what else was looked at: a search, an export. */
  reference: string;
  what: string;
};

/** The statement that logs who looked at what; it belongs in the batch of the reading itself. */
export function accessLogStatement(db: D1Database, { at, by, reference, what }: Access): D1PreparedStatement {
  return db.prepare('INSERT INTO access_log (at, by, reference, what) VALUES (?, ?, ?, ?)').bind(at, by, reference, what);
}

/** The same, directly behind a statement of its batch that may change nothing: then nothing is logged either. */
export function accessLogIfChanged(db: D1Database, { at, by, reference, what }: Access): D1PreparedStatement {
  return db.prepare('INSERT INTO access_log (at, by, reference, what) SELECT ?, ?, ?, ? WHERE changes() > 0').bind(at, by, reference, what);
}

/**
 * The extent of what a list shows of people: 'saw the name' also of a phone number beside it, 'saw on the list' of their first words as well, 'saw who
 * comes' of what they come for, and the others of everything that they sent.
 */
type Seen = {
  at: number;
  by: string;
  names: ReadonlyArray<string>;
  what:
    | 'saw the name'
    | 'saw on the list'
    | 'saw as the next in line'
    | 'saw who comes'
    | 'saw what waits'
    | 'saw a withdrawal'
    | 'saw a question';
};

const seenSql = 'INSERT INTO access_log (at, by, reference, what) SELECT DISTINCT ?1, ?2, value, ?3 FROM';
const notLately = 'value NOT IN (SELECT reference FROM access_log WHERE at > ?4 AND by = ?2 AND what = ?3)';

/** Logs a whole list, each request once an hour for each reader, however often the list is loaded. */
export async function logListSeen(db: D1Database, { at, by, names, what }: Seen): Promise<void> {
  if (names.length === 0) return;
  await db
    .prepare(`${seenSql} json_each(?5) WHERE ${notLately}`)
    .bind(at, by, what, at - hour, JSON.stringify(names))
    .run();
}

/**
 * The same as a statement of the reading's own batch. `which` says, as SQL from ?5 on, which rows of `requests` are shown: a name each,
 * as value.
 */
export const seenStatement = (
  db: D1Database,
  { at, by, what }: Omit<Seen, 'names'>,
  which: { sql: string; bind: ReadonlyArray<unknown> },
): D1PreparedStatement => db.prepare(`${seenSql} (${which.sql}) WHERE ${notLately}`).bind(at, by, what, at - hour, ...which.bind);

/** Logs that somebody searched, never what for: one entry a day for each person, with a count. */
export async function logSearch(db: D1Database, { at, by }: Pick<Access, 'at' | 'by'>): Promise<void> {
  const today = dayOf(at) - ahead;
  await db.batch([
    db
      .prepare(`UPDATE access_log SET reference = (max(1, CAST(reference AS INTEGER)) + 1) || ' times'
        WHERE at >= ?1 AND by = ?2 AND what = 'searched'`)
      .bind(today, by),
    db.prepare("INSERT INTO access_log (at, by, reference, what) SELECT ?, ?, 'once', 'searched' WHERE changes() = 0").bind(at, by),
  ]);
}

/** `reference` counts the requests where one screen showed the names of several. */
export type AccessEntry = Access & { id: number };
export type AccessPage = { entries: ReadonlyArray<AccessEntry>; more: boolean };

/** `by` is an e-mail address, `before` the id of an entry: only older ones are read. */
type Asked = { by: string | undefined; reference: string; before: number | undefined; limit: number };

// So many lines are read for one page: a list of names is one entry and up to 200 lines.
const mostLines = 5_000;

// All names that one screen showed were logged by one statement: their ids are consecutive.
const readSql = `SELECT min(id) AS id, at, by, what, count(*) AS lines,
    CASE count(*) WHEN 1 THEN reference ELSE count(*) || ' requests' END AS reference
  FROM (SELECT * FROM access_log WHERE id < ?1 AND (?2 IS NULL OR by = ?2) AND instr(upper(reference), upper(?3)) > 0
    ORDER BY id DESC LIMIT ${mostLines})
  GROUP BY CASE WHEN what IN ('saw the name', 'saw on the list', 'saw who comes') THEN by || at || what ELSE id END ORDER BY id DESC LIMIT ?4`;

/** Returns who looked at what, the newest first; only of one person, or of references that contain a text, if asked. */
export async function readAccessLog(db: D1Database, { by, reference, before, limit }: Asked): Promise<AccessPage> {
  const { results } = await db
    .prepare(readSql)
    .bind(before ?? Number.MAX_SAFE_INTEGER, by ?? null, reference, limit + 1)
    .all<AccessEntry & { lines: number }>();
  const isCut = results.reduce((sum, { lines }) => sum + lines, 0) >= mostLines;
  return { entries: results.slice(0, limit), more: results.length > limit || isCut };
}

/** The e-mail addresses in the newest 20,000 entries: also of people who have left. */
export async function listLogged(db: D1Database): Promise<ReadonlyArray<string>> {
  const sql = 'SELECT DISTINCT by FROM (SELECT by FROM access_log ORDER BY id DESC LIMIT 20000)';
  return (await db.prepare(sql).all<{ by: string }>()).results.map(({ by }) => by);
}
