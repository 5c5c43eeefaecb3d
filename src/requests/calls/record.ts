import type { D1Database } from '@cloudflare/workers-types';
import { minute, type OpeningHours } from '#content/practice-time.ts';
import { doctorSays } from '#content/triage/emergency-words.ts';
import { decryptJson, encryptJson } from '#encryption/keys.ts';
import { type EventRow, noteContext, type RequestRow, whereNamed } from '#requests/request.ts';
import type { CallsDeps } from './call-list.ts';
import { dueAfter } from './due-times.ts';
import { askedAfter, besideTheCall, closesRequest, isContact, type Outcome, triesAfter } from './outcomes.ts';
import { bookedWith, isAboutVisit, setsVisit } from './visits.ts';

// The columns that an outcome changes and undoing it restores; the version only grows.
export const undoable = ['state', 'due_at', 'tries', 'outcome', 'first_call_at', 'asked_doctor_at', 'emergency'] as const;

/** As SQL on a request that is about to change: what is needed to undo that. */
const beforeSql = `json_object('version', version, 'first_opened_at', first_opened_at, ${undoable.map((column) => `'${column}', ${column}`).join(', ')})`;

type Deps = CallsDeps & { hours: OpeningHours };

/**
 * `version` is the one that was seen, `others` what else of this person was seen and is settled with it; `at` is when to ring again, or
 * when they come. `closes`: a text that was sent is all that there was to do.
 */
export type RecordedCall = {
  name: string;
  email: string;
  version: number;
  others?: ReadonlyArray<{ id: number; version: number }>;
  outcome: Outcome;
  at?: number | undefined;
  note: string;
  closes?: boolean;
  /** The doctor wants them told at once. */
  urgent?: boolean;
};

export const recordable = "state IN ('open', 'done')";
// They concern one request, whatever else its sender has asked.
const aboutOneAlone: ReadonlySet<Outcome> = new Set(['reopened', 'question', 'reply']);
// A second tap, or a page that was sent again.
const repeatedWithin = minute;

// ?1 all that was seen, as JSON. Where one of them has changed, nothing is written.
const isAsSeen = `id IN (SELECT value ->> 'id' FROM json_each(?1)) AND json_array_length(?1) = (SELECT count(*) FROM requests AS q
    JOIN json_each(?1) AS seen ON q.id = seen.value ->> 'id' AND q.version = seen.value ->> 'version' WHERE q.${recordable})`;
// The note is with the request that was named, ?2.
const insertSql = `INSERT INTO events (request_id, at, by, outcome, due_at, before, key_id, iv, ciphertext)
  SELECT id, ?3, ?4, ?5, ?6, ${beforeSql}, iif(id = ?2, ?7, ''), iif(id = ?2, ?8, x''), iif(id = ?2, ?9, x'')
  FROM requests WHERE ${isAsSeen}`;
// Nobody has it open any more once an outcome is recorded. What counts as opened by nobody rings until somebody opens it, at any hour.
const updateSql = ({
  askedDoctorAt,
  emergency,
  rings,
  isBeside,
}: {
  askedDoctorAt: string;
  emergency: string;
  rings: boolean;
  isBeside: boolean;
}) => `UPDATE requests SET ${isBeside ? '' : 'state = ?2, due_at = ?3, tries = ?4, '}outcome = coalesce(?5, outcome),
    first_call_at = iif(?6, coalesce(first_call_at, ?7), first_call_at), first_opened_at = ${rings ? 'NULL' : 'coalesce(first_opened_at, ?7)'},
    opened_by = iif(?5 IS NULL, opened_by, NULL), opened_at = iif(?5 IS NULL, opened_at, NULL),
    asked_doctor_at = ${askedDoctorAt}, emergency = ${emergency}, version = version + 1
  WHERE ${isAsSeen}`;

/** As SQL, the signs of an emergency after an outcome: the doctor's own is one until they are told. */
const markAfter = (urgent: boolean, closes: boolean): string => {
  const others = `(SELECT json_group_array(value) FROM json_each(emergency) WHERE value <> '${doctorSays}')`;
  return urgent ? `json_insert(${others}, '$[#]', '${doctorSays}')` : closes ? `nullif(${others}, '[]')` : 'emergency';
};

/** The request of such a name, if something can be recorded of it. */
export async function recordableRow(db: D1Database, name: string): Promise<RequestRow | null> {
  const { where, bind } = whereNamed(name);
  const finding = db.prepare(`SELECT * FROM requests WHERE ${where} AND ${recordable}`);
  return finding.bind(...bind).first<RequestRow>();
}

const latestSql = 'SELECT * FROM events WHERE request_id = ? ORDER BY id DESC LIMIT 1';
export const latestEvent = (db: D1Database, id: number) => db.prepare(latestSql).bind(id).first<EventRow>();

/**
 * Records what came of a call, of all requests that it settled. The same form sent twice is recorded once. 'changed': somebody else was
 * first, and nothing was written.
 */
export async function recordCall(deps: Deps, call: RecordedCall): Promise<'recorded' | 'changed'> {
  const { db, ring, now, hours } = deps;
  const named = await recordableRow(db, call.name);
  if (!named) return 'changed';
  const closes = closesRequest(call, named);
  const urgent = call.urgent === true && call.outcome === 'reply';
  const isBeside = besideTheCall.has(call.outcome) && !closes;
  const settlesOthers = !isBeside && !aboutOneAlone.has(call.outcome);
  const others = isAboutVisit(call.outcome)
    ? await bookedWith(db, named.id)
    : settlesOthers
      ? await seenOthers(db, named, call.others ?? [])
      : [];
  if (named.version !== call.version || others === 'changed') return outcomeOfRepeat(deps, call, named.id);
  const all = [named, ...others];
  // It was one call, whatever the number of their requests.
  const tries = triesAfter(call.outcome, Math.max(...all.map((each) => each.tries)));
  const emergency = all.find((each) => each.emergency !== null)?.emergency ?? null;
  const dueAt = closes ? null : dueAfter({ ...call, urgent }, { ...named, tries, emergency }, { now, hours });
  const note = call.note === '' ? undefined : await encryptJson(ring[0], noteContext(named.id, now), call.note);
  const rings = urgent || (call.outcome === 'reply' && emergency !== null);
  // The time that was set with it: when to ring, or when they come.
  const set = closes || setsVisit(call.outcome) ? (call.at ?? null) : isBeside ? null : dueAt;
  const none = new Uint8Array();
  const seen = JSON.stringify(all.map(({ id, version }) => ({ id, version })));
  const encrypted = [note?.keyId ?? '', note?.iv ?? none, note?.ciphertext ?? none];
  const [written] = await db.batch([
    // First, while the versions are still those that were seen.
    db.prepare(insertSql).bind(seen, named.id, now, call.email, call.outcome, set, ...encrypted),
    db
      .prepare(updateSql({ askedDoctorAt: askedAfter(call.outcome, closes, '?7'), emergency: markAfter(urgent, closes), rings, isBeside }))
      .bind(
        seen,
        dueAt === null ? 'done' : 'open',
        dueAt,
        tries,
        isBeside ? null : call.outcome,
        isContact(call.outcome, closes) ? 1 : 0,
        now,
      ),
  ]);
  return (written?.meta.changes ?? 0) > 0 ? 'recorded' : outcomeOfRepeat(deps, call, named.id);
}

/** The other requests as they are; 'changed' where one of them is not as it was seen, or is somebody else's. */
async function seenOthers(db: D1Database, { id, person }: RequestRow, seen: NonNullable<RecordedCall['others']>) {
  if (seen.length === 0) return [];
  const sql = `SELECT * FROM requests WHERE id IN (SELECT value ->> 'id' FROM json_each(?1)) AND person = ?2 AND id <> ?3 AND state = 'open'`;
  const { results } = await db.prepare(sql).bind(JSON.stringify(seen), person, id).all<RequestRow>();
  const asSeen = seen.every((each) => results.some((row) => row.id === each.id && row.version === each.version));
  return asSeen ? results : 'changed';
}

/** 'recorded' where the very same form was recorded a moment ago: then this is a second tap. */
async function outcomeOfRepeat({ db, ring, now }: Deps, call: RecordedCall, id: number): Promise<'recorded' | 'changed'> {
  const last = await latestEvent(db, id);
  const { version } = JSON.parse(last?.before ?? '{}') as { version?: number };
  if (!last || version !== call.version || last.by !== call.email || last.outcome !== call.outcome) return 'changed';
  // 'In 15 minutes' is later by what lies between two taps.
  const isAnotherTime = Math.abs((call.at ?? last.due_at ?? 0) - (last.due_at ?? 0)) >= repeatedWithin;
  if (last.undone_at !== null || last.at <= now - repeatedWithin || isAnotherTime) return 'changed';
  const note = last.key_id === '' ? undefined : await decryptJson(ring, noteContext(id, last.at), last);
  return (note?.ok ? note.value : '') === call.note ? 'recorded' : 'changed';
}
