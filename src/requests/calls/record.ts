import type { D1Database } from '@cloudflare/workers-types';
import type { OpeningHours } from '#content/practice-time.ts';
import { encryptJson } from '#encryption/encrypt.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { noteContext, type RequestRow, whereNamed } from '#requests/request.ts';
import { askedAfter, closesRequest, dueAfterAnswer, isContact } from './answers.ts';
import { dueAfterNoAnswer, reopenedDue } from './due-times.ts';
import { besideTheCall, type Outcome } from './outcomes.ts';

type Seen = Pick<RequestRow, 'id' | 'version' | 'tries' | 'state' | 'due_at' | 'email_hash' | 'first_call_at'>;
type Deps = { db: D1Database; ring: KeyRing; now: number; hours: OpeningHours };

/**
 * `version` is the one that was seen; `at` is when to ring again, or when they come. `closes`: a text that was sent is all that there was
 * to do.
 */
export type RecordedCall = { name: string; email: string; version: number; outcome: Outcome; at?: number; note: string; closes?: boolean };

export const recordable = "state IN ('open', 'done')";

/** Records what came of a call. 'changed': somebody else was first, and nothing was written. */
export async function recordCall({ db, ring, now, hours }: Deps, call: RecordedCall): Promise<'recorded' | 'changed'> {
  const { where, bind } = whereNamed(call.name);
  const seen = await db
    .prepare(`SELECT id, version, tries, state, due_at, email_hash, first_call_at FROM requests WHERE ${where} AND ${recordable}`)
    .bind(...bind)
    .first<Seen>();
  if (!seen || seen.version !== call.version) return 'changed';
  const { id, version } = seen;
  const closes = closesRequest(call.outcome, seen, call.closes);
  const isBeside = besideTheCall.has(call.outcome) && !closes;
  const tries = triesAfter(call.outcome, seen.tries);
  const dueAt = closes ? null : dueAfter(call, { ...seen, tries }, { now, hours });
  const note = call.note === '' ? undefined : await encryptJson(ring[0], noteContext(id, now), call.note);
  // What was set with it: when to ring, or when they come.
  const set = closes ? (call.at ?? null) : isBeside ? null : dueAt;
  const none = new Uint8Array();
  const isAsSeen = `id = ?1 AND version = ?2 AND ${recordable}`;
  const insert = `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
    SELECT id, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM requests WHERE ${isAsSeen} RETURNING id`;
  const update = `UPDATE requests SET state = ?3, due_at = ?4, tries = ?5, outcome = coalesce(?6, outcome),
    first_call_at = CASE WHEN ?7 THEN coalesce(first_call_at, ?8) ELSE first_call_at END,
    asked_doctor_at = ${askedAfter(call.outcome, closes, '?8')}, version = version + 1 WHERE ${isAsSeen}`;
  const [written] = await db.batch([
    // First, while the version is still the one that was seen.
    db.prepare(insert).bind(id, version, now, call.email, call.outcome, set, note?.keyId ?? '', note?.iv ?? none, note?.ciphertext ?? none),
    db
      .prepare(update)
      .bind(
        id,
        version,
        dueAt === null ? 'done' : 'open',
        dueAt,
        tries,
        isBeside ? null : call.outcome,
        isContact(call.outcome, closes) ? 1 : 0,
        now,
      ),
  ]);
  return written?.results.length === 1 ? 'recorded' : 'changed';
}

function triesAfter(outcome: Outcome, tries: number): number {
  if (outcome === 'no-answer') return tries + 1;
  return besideTheCall.has(outcome) || ['wrong-number', 'written', 'question', 'reply'].includes(outcome) ? tries : 0;
}

function dueAfter({ outcome, at }: RecordedCall, seen: Seen, { now, hours }: Pick<Deps, 'now' | 'hours'>) {
  if (outcome === 'no-answer') return dueAfterNoAnswer(seen.tries, now, hours);
  if (outcome === 'reopened') return reopenedDue(now, hours);
  if (outcome === 'later') return at ?? reopenedDue(now, hours);
  return dueAfterAnswer(outcome, seen, { now, hours });
}
