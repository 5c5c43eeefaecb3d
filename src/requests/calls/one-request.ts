import { closedTimes } from '#content/practice-time.ts';
import { decryptJson } from '#encryption/keys.ts';
import { closuresFrom, fallsInto, hoursWithout, isClosedAt, type StaffClosure } from '#requests/closed-days.ts';
import { type Booked, bookedStatement } from '#requests/lists/bookings.ts';
import {
  type EventRow,
  isGone,
  nameOf,
  noteContext,
  openRequest,
  type PatientRequest,
  type RequestRow,
  readable,
} from '#requests/request.ts';
import { type CallsDeps, firstToRing } from './call-list.ts';
import { openFor } from './in-hand.ts';
import { wrongNumberSql } from './not-to-ring.ts';
import { besideStatement, findRow, openedStatements, personOf, together } from './opened.ts';
import { isOutcome, type Outcome, outcomes } from './outcomes.ts';
import { isUndoable } from './undo.ts';
import { visitOf } from './visits.ts';

/** `by` is the e-mail address of who did it. */
export type RequestEvent = { at: number; by: string; outcome: string; dueAt: number | null; note: string; undone: boolean };

export type OneRequest = PatientRequest & {
  /** The other open requests of this person, the first to deal with first; of very many the first ones. */
  others: ReadonlyArray<PatientRequest>;
  /** How many more they have open, which one outcome does not settle too. */
  more: number;
  atRisk: boolean;
  /** When they come, in milliseconds since 1970, where a visit is booked; and whether that is a time that staff have closed, or a holiday. */
  visitAt: number | undefined;
  visitIsClosed: boolean;
  /** Somebody with the contact of this person took the consent back, and nobody has settled it yet. */
  withdrawn: boolean;
  /** The e-mail address of a colleague who has it open. */
  openWith: string | undefined;
  /** Of all of them, the latest first. What was recorded of several at once is there once. */
  events: ReadonlyArray<RequestEvent>;
  /** The latest of them can still be undone. */
  undoable: boolean;
  /** The people who are booked already in the next days, this one too. */
  booked: ReadonlyArray<Booked>;
  /** Earlier and later requests of the same person; their words are read on their own pages, where that is logged. */
  related: ReadonlyArray<Pick<PatientRequest, 'name' | 'kind' | 'state' | 'outcome' | 'acceptedAt'>>;
};

/** 'waits': it is held, rejected or on its way to the practice's own backend, and the list of those shows it. */
export type Found =
  | { kind: 'unknown' }
  | { kind: 'gone'; request: PatientRequest; endedBy: { email: string; at: number } | undefined }
  | { kind: 'waits'; name: string }
  | { kind: 'request'; request: OneRequest };

/**
 * `beside`: it was not chosen, but shown beside the list. Then it counts as opened only when somebody acts on it. `closed` is what staff
 * have closed, where it was read before.
 */
type Asked = { name: string; email: string; beside?: boolean; closed?: ReadonlyArray<StaffClosure> };

const othersSql = `SELECT *, ${wrongNumberSql} AS wrong_number, (SELECT count(*) FROM requests AS a WHERE a.person = ?2 AND a.state = 'open') AS in_all
  FROM requests WHERE id IN (${together}) AND id <> ?1 ORDER BY ${firstToRing}`;
const eventsSql = `SELECT * FROM events WHERE request_id IN (${together}) ORDER BY id DESC LIMIT 100`;
const endedSql = `SELECT by AS email, at FROM events WHERE request_id = ? AND outcome IN ('erased', 'locked', 'discarded')
  ORDER BY id DESC LIMIT 1`;
const relatedSql = `SELECT kind, number, reference, state, outcome, accepted_at FROM requests WHERE ${readable} AND id NOT IN (${together})
  AND id IN (SELECT id FROM requests WHERE phone_hash = ?3 UNION SELECT id FROM requests WHERE email_hash = ?4)
  ORDER BY accepted_at DESC LIMIT 20`;

/** The request of such a name. Its words may be shown only together with a line in the access log. */
export async function findRequest({ db, ring }: CallsDeps, name: string): Promise<PatientRequest | undefined> {
  const row = await findRow(db, name);
  return row && openRequest(ring, row);
}

/** Opens a request, and what else its person has open, for one member of the staff; logs that in the same batch. */
export async function openOne(deps: CallsDeps, { name, email, beside = false, closed }: Asked): Promise<Found> {
  const { db, ring, now } = deps;
  const row = await findRow(db, name);
  if (!row) return { kind: 'unknown' };
  const { id, opened_by, opened_at } = row;
  if (isGone(row)) {
    const endedBy = await db.prepare(endedSql).bind(id).first<{ email: string; at: number }>();
    return { kind: 'gone', request: await openRequest(ring, row), endedBy: endedBy ?? undefined };
  }
  if (row.state !== 'open' && row.state !== 'done') return { kind: 'waits', name: nameOf(row) };
  const shown = [id, personOf(row)] as const;
  const [[others, events, related, booked], closures] = await Promise.all([
    db.batch<never>([
      db.prepare(othersSql).bind(...shown),
      db.prepare(eventsSql).bind(...shown),
      db.prepare(relatedSql).bind(...shown, row.phone_hash, row.email_hash),
      bookedStatement(db, now),
      ...(beside ? [besideStatement(deps, row, email)] : openedStatements(deps, row, email, false)),
    ]),
    closed ?? closuresFrom(db, now),
  ]);
  const otherRows = (others?.results ?? []) as Array<RequestRow & { in_all: number }>;
  const rows: ReadonlyArray<RequestRow> = [row, ...otherRows];
  const eventRows = (events?.results ?? []) as EventRow[];
  const [opened, ...openedOthers] = await Promise.all(rows.map((each) => openRequest(ring, each)));
  if (!opened) throw new Error('a row that was read is opened');
  const latest = eventRows.find(({ request_id }) => request_id === id);
  const history = onceEach(await Promise.all(eventRows.map((event) => eventOf(deps, event))));
  const visitAt = visitOf(history, now);
  const allClosed = closedTimes(hoursWithout(closures));
  const request: OneRequest = {
    ...opened,
    others: openedOthers,
    more: (otherRows[0]?.in_all ?? rows.length) - rows.length,
    atRisk: row.state === 'open' && rows.some(({ due_at }) => fallsInto(allClosed, due_at)),
    withdrawn: row.withdrawn === 1,
    openWith: (opened_by !== email && (opened_at ?? 0) > now - openFor && opened_by) || undefined,
    visitAt,
    visitIsClosed: visitAt !== undefined && isClosedAt(allClosed, visitAt),
    events: history,
    undoable: isUndoable(latest, row, now),
    booked: (booked?.results ?? []) as Booked[],
    related: ((related?.results ?? []) as RequestRow[]).map((other) => ({
      name: nameOf(other),
      kind: other.kind,
      state: other.state,
      outcome: other.outcome,
      acceptedAt: other.accepted_at,
    })),
  };
  return { kind: 'request', request };
}

async function eventOf({ ring }: CallsDeps, event: EventRow): Promise<RequestEvent> {
  const { request_id, at, by, outcome, due_at: dueAt } = event;
  const about = { at, by, outcome, dueAt, undone: event.undone_at !== null };
  if (event.key_id === '') return { ...about, note: '' };
  const opened = await decryptJson(ring, noteContext(request_id, at), event);
  return { ...about, note: opened.ok ? String(opened.value) : 'A note that cannot be opened: its key is missing.' };
}

// A call about several requests has an event for each; the note is stored with one of them.
function onceEach(events: ReadonlyArray<RequestEvent>): ReadonlyArray<RequestEvent> {
  const calls = Map.groupBy(events, ({ at, by, outcome }) => `${at} ${by} ${outcome}`);
  return [...calls.values()].flatMap((same) => same.find(({ note }) => note !== '') ?? same.slice(0, 1));
}

/** The last question to the doctor, and her answer if there is one; neither once the request was closed since. */
export function doctorExchange(events: ReadonlyArray<RequestEvent>): {
  question: RequestEvent | undefined;
  reply: RequestEvent | undefined;
} {
  const closed = events.findIndex(({ outcome, undone }) => !undone && isOutcome(outcome) && outcomes[outcome].closes);
  const since = (closed === -1 ? events : events.slice(0, closed)).filter(({ undone }) => !undone);
  const latest = (outcome: Outcome) => since.find((event) => event.outcome === outcome);
  const [question, reply] = [latest('question'), latest('reply')];
  return { question, reply: reply && (!question || since.indexOf(reply) < since.indexOf(question)) ? reply : undefined };
}
