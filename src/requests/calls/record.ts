import type { D1Database } from '@cloudflare/workers-types';
import { minute, type OpeningHours } from '#content/practice-time.ts';
import { decryptJson, encryptJson, type KeyRing } from '#encryption/keys.ts';
import { noteContext, type RequestRow, whereNamed } from '#requests/request.ts';
import { askedAfter, closesRequest, dueAfterAnswer, isContact } from './answers.ts';
import { dueAfterBusy, dueAfterNoAnswer, dueAgainInEmergency, reopenedDue } from './due-times.ts';
import { besideTheCall, type Outcome } from './outcomes.ts';
import { beforeSql, type EventRow, eventColumns } from './undo.ts';

type Seen = Pick<RequestRow, 'id' | 'version' | 'tries' | 'state' | 'due_at' | 'person' | 'email_hash' | 'first_call_at' | 'emergency'>;
type Deps = { db: D1Database; ring: KeyRing; now: number; hours: OpeningHours };

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
  at?: number;
  note: string;
  closes?: boolean;
};

export const recordable = "state IN ('open', 'done')";
// They concern one request, whatever else its sender has asked.
const aboutOneAlone: ReadonlySet<Outcome> = new Set(['reopened', 'question', 'reply']);
// A second tap, or a page that was sent again.
const repeatedWithin = minute;

const seenSql = (named: string) =>
  `SELECT id, version, tries, state, due_at, person, email_hash, first_call_at, emergency FROM requests WHERE ${named} AND ${recordable}`;

// ?1 all that was seen, as JSON. Where one of them has changed, nothing is written.
const isAsSeen = `id IN (SELECT value ->> 'id' FROM json_each(?1)) AND json_array_length(?1) = (SELECT count(*) FROM requests AS q
    JOIN json_each(?1) AS seen ON q.id = seen.value ->> 'id' AND q.version = seen.value ->> 'version' WHERE q.${recordable})`;
// The note is with the request that was named, ?2.
const insertSql = `INSERT INTO events (request_id, at, by, outcome, due_at, before, key_id, iv, ciphertext)
  SELECT id, ?3, ?4, ?5, ?6, ${beforeSql}, iif(id = ?2, ?7, ''), iif(id = ?2, ?8, x''), iif(id = ?2, ?9, x'')
  FROM requests WHERE ${isAsSeen}`;
// Nobody has it open any more once an outcome is recorded.
const updateSql = (askedDoctorAt: string) => `UPDATE requests SET state = ?2, due_at = ?3, tries = ?4, outcome = coalesce(?5, outcome),
    first_call_at = iif(?6, coalesce(first_call_at, ?7), first_call_at), first_opened_at = coalesce(first_opened_at, ?7),
    opened_by = iif(?5 IS NULL, opened_by, NULL), opened_at = iif(?5 IS NULL, opened_at, NULL),
    asked_doctor_at = ${askedDoctorAt}, version = version + 1
  WHERE ${isAsSeen}`;

/**
 * Records what came of a call, of all requests that it settled. The same form sent twice is recorded once. 'changed': somebody else was
 * first, and nothing was written.
 */
export async function recordCall(deps: Deps, call: RecordedCall): Promise<'recorded' | 'changed'> {
  const { db, ring, now, hours } = deps;
  const { where, bind } = whereNamed(call.name);
  const named = await db
    .prepare(seenSql(where))
    .bind(...bind)
    .first<Seen>();
  if (!named) return 'changed';
  const closes = closesRequest(call.outcome, named, call.closes);
  const isBeside = besideTheCall.has(call.outcome) && !closes;
  const settlesOthers = !isBeside && !aboutOneAlone.has(call.outcome);
  const others = settlesOthers ? await seenOthers(db, named, call.others ?? []) : [];
  if (named.version !== call.version || others === 'changed') return outcomeOfRepeat(deps, call, named.id);
  const all = [named, ...others];
  // It was one call, whatever the number of their requests.
  const tries = triesAfter(call.outcome, Math.max(...all.map((each) => each.tries)));
  const emergency = all.find((each) => each.emergency !== null)?.emergency ?? null;
  const dueAt = closes ? null : dueAfter(call, { ...named, tries, emergency }, { now, hours });
  const note = call.note === '' ? undefined : await encryptJson(ring[0], noteContext(named.id, now), call.note);
  // What was set with it: when to ring, or when they come.
  const set = closes ? (call.at ?? null) : isBeside ? null : dueAt;
  const none = new Uint8Array();
  const seen = JSON.stringify(all.map(({ id, version }) => ({ id, version })));
  const encrypted = [note?.keyId ?? '', note?.iv ?? none, note?.ciphertext ?? none];
  const [written] = await db.batch([
    // First, while the versions are still those that were seen.
    db.prepare(insertSql).bind(seen, named.id, now, call.email, call.outcome, set, ...encrypted),
    db
      .prepare(updateSql(askedAfter(call.outcome, closes, '?7')))
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
async function seenOthers(db: D1Database, { id, person }: Seen, seen: NonNullable<RecordedCall['others']>) {
  if (seen.length === 0) return [];
  const { results } = await db
    .prepare(seenSql("id IN (SELECT value ->> 'id' FROM json_each(?1)) AND person = ?2 AND id <> ?3 AND state = 'open'"))
    .bind(JSON.stringify(seen), person, id)
    .all<Seen>();
  const asSeen = seen.every((each) => results.some((row) => row.id === each.id && row.version === each.version));
  return asSeen ? results : 'changed';
}

/** 'recorded' where the very same form was recorded a moment ago: then this is a second tap. */
async function outcomeOfRepeat({ db, ring, now }: Deps, call: RecordedCall, id: number): Promise<'recorded' | 'changed'> {
  const sql = `SELECT ${eventColumns} FROM events WHERE request_id = ? ORDER BY id DESC LIMIT 1`;
  const last = await db.prepare(sql).bind(id).first<EventRow>();
  const { version } = JSON.parse(last?.before ?? '{}') as { version?: number };
  if (!last || version !== call.version || last.by !== call.email || last.outcome !== call.outcome) return 'changed';
  if (last.undone_at !== null || last.at <= now - repeatedWithin || (call.at ?? last.due_at) !== last.due_at) return 'changed';
  const note = last.key_id === '' ? undefined : await decryptJson(ring, noteContext(id, last.at), last);
  return (note?.ok ? note.value : '') === call.note ? 'recorded' : 'changed';
}

function triesAfter(outcome: Outcome, tries: number): number {
  if (outcome === 'no-answer') return tries + 1;
  return besideTheCall.has(outcome) || ['busy', 'wrong-number', 'written', 'question', 'reply'].includes(outcome) ? tries : 0;
}

function dueAfter({ outcome, at }: RecordedCall, seen: Seen, { now, hours }: Pick<Deps, 'now' | 'hours'>) {
  if (outcome === 'no-answer' || outcome === 'busy') {
    if (seen.emergency !== null) return dueAgainInEmergency(now);
    return outcome === 'busy' ? dueAfterBusy(now, hours) : dueAfterNoAnswer(seen.tries, now, hours);
  }
  if (outcome === 'reopened') return reopenedDue(now, hours);
  if (outcome === 'later') return at ?? reopenedDue(now, hours);
  return dueAfterAnswer(outcome, seen, { now, hours });
}
