import type { D1Database } from '@cloudflare/workers-types';
import type { OpeningHours } from '#content/practice-time.ts';
import { encryptJson } from '#encryption/encrypt.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { noteContext, type RequestRow, whereNamed } from '#requests/request.ts';
import { dueAfterNoAnswer, reopenedDue } from './due-times.ts';
import { type Outcome, outcomes } from './outcomes.ts';

type Seen = Pick<RequestRow, 'id' | 'version' | 'tries' | 'state' | 'due_at'>;
type Deps = { db: D1Database; ring: KeyRing; now: number; hours: OpeningHours };

/** `version` is the one that was seen; `at` is when to ring again, or when they come. */
export type RecordedCall = { name: string; email: string; version: number; outcome: Outcome; at?: number; note: string };

const recordable = "state IN ('open', 'done')";

/** Records what came of a call. 'changed': somebody else was first, and nothing was written. */
export async function recordCall({ db, ring, now, hours }: Deps, call: RecordedCall): Promise<'recorded' | 'changed'> {
  const { where, bind } = whereNamed(call.name);
  const seen = await db
    .prepare(`SELECT id, version, tries, state, due_at FROM requests WHERE ${where} AND ${recordable}`)
    .bind(...bind)
    .first<Seen>();
  if (!seen || seen.version !== call.version) return 'changed';
  const { id, version } = seen;
  const { isCall, closes } = outcomes[call.outcome];
  const isNote = call.outcome === 'note';
  const tries = triesAfter(call.outcome, seen.tries);
  const dueAt = dueAfter(call, { ...seen, tries }, { now, hours });
  const note = call.note === '' ? undefined : await encryptJson(ring[0], noteContext(id, now), call.note);
  // What was set with it: when to ring, or when they come.
  const set = closes ? (call.at ?? null) : isNote ? null : dueAt;
  const none = new Uint8Array();
  const isAsSeen = `id = ?1 AND version = ?2 AND ${recordable}`;
  const insert = `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
    SELECT id, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM requests WHERE ${isAsSeen} RETURNING id`;
  const update = `UPDATE requests SET state = ?3, due_at = ?4, tries = ?5, outcome = coalesce(?6, outcome),
    first_call_at = CASE WHEN ?7 THEN coalesce(first_call_at, ?8) ELSE first_call_at END, version = version + 1 WHERE ${isAsSeen}`;
  const [written] = await db.batch([
    // First, while the version is still the one that was seen.
    db.prepare(insert).bind(id, version, now, call.email, call.outcome, set, note?.keyId ?? '', note?.iv ?? none, note?.ciphertext ?? none),
    db.prepare(update).bind(id, version, dueAt === null ? 'done' : 'open', dueAt, tries, isNote ? null : call.outcome, isCall ? 1 : 0, now),
  ]);
  return written?.results.length === 1 ? 'recorded' : 'changed';
}

function triesAfter(outcome: Outcome, tries: number): number {
  if (outcome === 'no-answer') return tries + 1;
  return outcome === 'note' || outcome === 'wrong-number' || outcome === 'written' ? tries : 0;
}

function dueAfter({ outcome, at }: RecordedCall, { state, tries, due_at }: Seen, { now, hours }: Pick<Deps, 'now' | 'hours'>) {
  if (outcomes[outcome].closes) return null;
  if (outcome === 'no-answer') return dueAfterNoAnswer(tries, now, hours);
  if (outcome === 'reopened') return reopenedDue(now, hours);
  if (outcome === 'later') return at ?? reopenedDue(now, hours);
  return state === 'open' ? due_at : null;
}
