import type { D1Database, D1Result } from '@cloudflare/workers-types';
import { closedTimes, minute } from '#content/practice-time.ts';
import { decryptJson, type KeyRing } from '#encryption/keys.ts';
import { logListSeen } from '#requests/access-log.ts';
import { closuresStatement, fallsInto, hoursWithout, type StaffClosure } from '#requests/closed-days.ts';
import { openWithdrawalsSql, toLookAtSql } from '#requests/lists/needs-a-look.ts';
import { type EventRow, nameOf, noteContext, openRequest, type PatientRequest, type RequestRow } from '#requests/request.ts';
import { openFor, unattendedSql } from './in-hand.ts';
import { withdrawnSql, wrongNumberSql } from './not-to-ring.ts';

export type CallsDeps = { db: D1Database; ring: KeyRing; now: number };

/** The open requests of one person. The line itself is the one to deal with first: marked as an emergency, then due. */
export type CallLine = PatientRequest & {
  /** The earliest of all their due times; of those that may be an emergency where there is one, so that the oldest of these is first. */
  dueAt: number;
  /** The others, in the same order; of very many the first ones, and the newest. */
  others: ReadonlyArray<PatientRequest>;
  /** How many they are, this one included, and when the first one came. */
  asked: number;
  since: number;
  isEmergency: boolean;
  wroteBefore: boolean;
  /** The doctor's answer, where they wait for it. */
  reply: string | undefined;
  /** The practice is closed when it is due. */
  atRisk: boolean;
  /** Somebody with the contact of this person took the consent back, and nobody has settled it yet. */
  withdrawn: boolean;
  /** The e-mail address of a colleague who has it open. */
  openWith: string | null;
};

export type CallCounts = {
  /** People on the list; their requests; those of the people who are overdue, or may be an emergency. */
  open: number;
  requests: number;
  overdue: number;
  emergencies: number;
  /** Requests that are held or rejected, and withdrawals that are not done. */
  toLookAt: number;
  withdrawals: number;
  /** Requests that nobody of the staff has opened; of these, those that came ten minutes ago or earlier; and the emergencies among them. */
  new: number;
  unseen: number;
  emergency: number;
  /** Emergencies that somebody has opened, that are due, and that nobody is on. */
  unattended: number;
  /** Grows when a request comes: the newest that nobody has opened, and the newest of these that may be an emergency; 0 if there is none. */
  newest: number;
  newestEmergency: number;
  /** Questions that wait for the doctor, and answers of hers that nobody has passed on. */
  questions: number;
  answers: number;
  /** Changes whenever the list may have changed. */
  mark: string;
};

/** `closed`: what staff have closed, as far as it is not over. */
export type CallList = CallCounts & { lines: ReadonlyArray<CallLine>; page: number; pages: number; closed: ReadonlyArray<StaffClosure> };

export const linesPerPage = 50;
/** After so long a request that nobody has opened counts as unseen. */
export const unseenAfter = 10 * minute;
// Emergencies come before the usual lines of every page. A machine may post any number: further ones are sorted by due time.
const mostEmergencies = 150;
// Of one person's requests so many are read for a line, and the newest, which says how they are now.
const readOfPerson = 4;

/** As SQL: which of one person's open requests comes first. */
export const firstToRing = 'emergency IS NULL, due_at, id';

/** As SQL on a request: a question about it waits for the doctor. */
export const waitsForDoctor = "asked_doctor_at IS NOT NULL AND state IN ('open', 'done')";

// The states as the index has them: of others SQLite does not know that it holds them. A probe is not on the list, and must not change `last`.
const people = (which: string) => `(SELECT count(DISTINCT person) FROM requests WHERE state = 'open'${which})`;
const countSql = `SELECT ${people('')} AS open, (SELECT count(*) FROM requests WHERE state = 'open') AS requests,
    ${people(' AND due_at <= ?1')} AS overdue, ${people(' AND emergency IS NOT NULL')} AS emergencies,
    ${toLookAtSql} AS toLookAt, ${openWithdrawalsSql} AS withdrawals,
    (SELECT count(*) FROM requests WHERE ${waitsForDoctor}) AS questions,
    (SELECT count(*) FROM requests WHERE state = 'open' AND outcome = 'reply') AS answers,
    (SELECT coalesce(max(id), 0) FROM requests WHERE state <> 'probe') || '-' || (SELECT coalesce(max(id), 0) FROM events) AS last`;
const unopenedSql = `SELECT count(*) AS new, coalesce(sum(accepted_at <= ?1), 0) AS unseen, count(emergency) AS emergency, coalesce(max(id), 0) AS newest,
    coalesce(max(iif(emergency IS NULL, 0, id)), 0) AS newestEmergency,
    (SELECT count(*) FROM requests WHERE ${unattendedSql('?2')}) AS unattended
  FROM requests WHERE state = 'open' AND first_opened_at IS NULL`;

type Unopened = Pick<CallCounts, 'new' | 'unseen' | 'emergency' | 'unattended' | 'newest' | 'newestEmergency'>;
type Listed = Omit<CallCounts, keyof Unopened | 'mark'> & { last: string };

const countStatements = ({ db, now }: Pick<CallsDeps, 'db' | 'now'>) => [
  db.prepare(countSql).bind(now),
  db.prepare(unopenedSql).bind(now - unseenAfter, now),
];

function countsFrom([counted, waiting]: ReadonlyArray<D1Result>): CallCounts {
  const [listed, unopened] = [counted?.results[0] as Listed | undefined, waiting?.results[0] as Unopened | undefined];
  if (!listed || !unopened) throw new Error('a count always has a row');
  const { last, ...counts } = listed;
  return { ...counts, ...unopened, mark: [last, ...Object.values(counts)].join('-') };
}

/** How many people wait: what a browser asks for twice a minute. */
export const callCounts = async (deps: Pick<CallsDeps, 'db' | 'now'>): Promise<CallCounts> =>
  countsFrom(await deps.db.batch(countStatements(deps)));

// People are found by their request that is due first, in the order of the index, so that the rows of one page alone are read. ?1 is the page.
export const listSql = `WITH marked (person) AS (
    SELECT DISTINCT person FROM requests WHERE state = 'open' AND emergency IS NOT NULL ORDER BY person LIMIT ${mostEmergencies}),
  firsts AS (SELECT person, due_at, id FROM requests WHERE state = 'open' AND NOT EXISTS (SELECT 1 FROM requests AS e
    WHERE e.person = requests.person AND e.state = 'open' AND (e.due_at, e.id) < (requests.due_at, requests.id))),
  people AS (
    SELECT person, min(due_at) AS due, id AS first, 1 AS marked FROM requests WHERE state = 'open' AND emergency IS NOT NULL
      AND person IN (SELECT person FROM marked) GROUP BY person
    UNION ALL SELECT * FROM (SELECT person, due_at, id, 0 FROM firsts WHERE person NOT IN (SELECT person FROM marked)
      ORDER BY due_at, id LIMIT ${linesPerPage} OFFSET (?1 - 1) * ${linesPerPage}))
  SELECT requests.*, due, marked, ${withdrawnSql} AS withdrawn, ${wrongNumberSql} AS wrong_number,
    (SELECT count(*) FROM requests AS a WHERE a.person = people.person AND a.state = 'open') AS asked,
    (SELECT min(accepted_at) FROM requests AS a WHERE a.person = people.person AND a.state = 'open') AS since,
    EXISTS (SELECT 1 FROM requests AS e WHERE e.phone_hash = requests.phone_hash AND e.accepted_at < requests.accepted_at)
      OR EXISTS (SELECT 1 FROM requests AS e WHERE e.email_hash = requests.email_hash AND e.accepted_at < requests.accepted_at)
      AS wrote_before
  FROM people CROSS JOIN requests ON requests.id IN (
    SELECT id FROM (SELECT r.id FROM requests AS r WHERE r.person = people.person AND r.state = 'open'
      ORDER BY ${firstToRing} LIMIT ${readOfPerson})
    UNION SELECT max(r.id) FROM requests AS r WHERE r.person = people.person AND r.state = 'open')
  ORDER BY marked DESC, due, first, ${firstToRing}`;

const repliesSql = `SELECT * FROM events WHERE id IN (SELECT max(id) FROM events
  WHERE request_id IN (SELECT value FROM json_each(?1)) AND outcome = 'reply' AND undone_at IS NULL GROUP BY request_id)`;

/** The doctor's answers by the id of their request, for rows that wait to be told. */
async function repliesFor({ db, ring }: CallsDeps, rows: ReadonlyArray<RequestRow>): Promise<ReadonlyMap<number, string>> {
  const ids = rows.filter(({ outcome }) => outcome === 'reply').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { results } = await db.prepare(repliesSql).bind(JSON.stringify(ids)).all<EventRow>();
  const opened = await Promise.all(
    results.map(async (event) => {
      const note = await decryptJson(ring, noteContext(event.request_id, event.at), event);
      return note.ok ? [[event.request_id, String(note.value)] as const] : [];
    }),
  );
  return new Map(opened.flat());
}

/** A page of the call list, in the order in which somebody has to act, for one member of the staff; their reading is logged. */
export async function callList(deps: CallsDeps, asked: { page: number; email: string }): Promise<CallList> {
  const { db, ring, now } = deps;
  const page = Math.max(1, asked.page);
  // One batch: each trip to the database costs more than what these read.
  const [lists, closures, ...counted] = await db.batch([
    db.prepare(listSql).bind(page),
    closuresStatement(db, now),
    ...countStatements(deps),
  ]);
  const results = (lists?.results ?? []) as ReadonlyArray<
    RequestRow & Record<'due' | 'since' | 'asked', number> & Record<'marked' | 'wrote_before' | 'withdrawn', 0 | 1>
  >;
  const [closed, counts] = [(closures?.results ?? []) as StaffClosure[], countsFrom(counted)];
  const replies = await repliesFor(deps, results);
  const allClosed = closedTimes(hoursWithout(closed));
  const isAtRisk = (row: RequestRow) => fallsInto(allClosed, row.due_at);
  const isOthers = ({ opened_by, opened_at }: RequestRow) => opened_by !== asked.email && opened_at !== null && opened_at > now - openFor;
  const lineOf = async (rows: typeof results): Promise<ReadonlyArray<CallLine>> => {
    const [row] = rows;
    const [first, ...others] = await Promise.all(rows.map((each) => openRequest(ring, each)));
    if (!row || !first) return [];
    return [
      {
        ...first,
        dueAt: row.due,
        others,
        asked: row.asked,
        since: row.since,
        isEmergency: row.marked === 1,
        wroteBefore: row.wrote_before === 1,
        reply: rows.flatMap(({ id }) => replies.get(id) ?? [])[0],
        atRisk: rows.some(isAtRisk),
        withdrawn: row.withdrawn === 1,
        openWith: rows.find(isOthers)?.opened_by ?? null,
      },
    ];
  };
  const people = [...Map.groupBy(results, ({ person }) => person).values()];
  const [lines] = await Promise.all([
    Promise.all(people.map(lineOf)),
    logListSeen(db, { at: now, by: asked.email, names: results.map(nameOf), what: 'saw on the list' }),
  ]);
  const beside = counts.open - Math.min(mostEmergencies, counts.emergencies);
  return { ...counts, closed, lines: lines.flat(), page, pages: Math.max(1, Math.ceil(beside / linesPerPage)) };
}
