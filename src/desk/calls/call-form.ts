import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { day, type OpeningHours } from '#content/practice-time.ts';
import { momentFrom } from '#desk/frame/local-time.ts';
import { encryptJson } from '#encryption/encrypt.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { noteContext } from '#requests/request.ts';
import { severalLines } from '#schemas/plain-text.ts';
import { dueAfterNoAnswer, laterAt, reopenedDue } from './due-times.ts';
import { type Outcome, outcomes } from './outcomes.ts';
import { whereNamed } from './paths.ts';

export const longestNote = 4_000;
const furthest = 366 * day;

const laterButtons = ['later:hour', 'later:afternoon', 'later:morning', 'later:at'] as const;
const buttons = [...(Object.keys(outcomes) as Outcome[]), ...laterButtons];
const text = v.optional(v.string(), '');

/** What the one form of a request posts. A button says what came of the call; the boxes beside it are read where it needs them. */
export const callForm = v.object({
  version: v.pipe(text, v.regex(/^\d{1,15}$/, 'Load the page again, then record it once more.'), v.toNumber()),
  outcome: v.pipe(text, v.picklist(buttons, 'Choose what came of the call.')),
  note: v.pipe(
    text,
    v.transform(severalLines),
    v.maxLength(longestNote, `Use ${longestNote.toLocaleString('en-IN')} characters or fewer.`),
  ),
  laterAt: text,
  bookedFor: text,
});
export type CallForm = v.InferOutput<typeof callForm>;

export type Meant = { ok: true; outcome: Outcome; at?: number } | { ok: false; field: 'note' | 'laterAt' | 'bookedFor'; message: string };

const notAhead = 'Choose a day and a time still to come.';

/** What a button means at this moment, and the time that was set with it: when to ring, or when they come. */
export function meant(form: CallForm, now: number, hours: OpeningHours): Meant {
  const { outcome, note, laterAt: later, bookedFor } = form;
  const ahead = (typed: string) => {
    const at = momentFrom(typed);
    return at !== undefined && at > now && at < now + furthest ? at : undefined;
  };
  switch (outcome) {
    case 'note':
      return note === '' ? { ok: false, field: 'note', message: 'Write the note first.' } : { ok: true, outcome };
    case 'later:hour':
      return { ok: true, outcome: 'later', at: laterAt('hour', now, hours) };
    case 'later:afternoon':
      return { ok: true, outcome: 'later', at: laterAt('afternoon', now, hours) };
    case 'later:morning':
      return { ok: true, outcome: 'later', at: laterAt('morning', now, hours) };
    case 'later:at':
    case 'later': {
      const at = ahead(later);
      return at === undefined ? { ok: false, field: 'laterAt', message: notAhead } : { ok: true, outcome: 'later', at };
    }
    case 'booked': {
      // Many a visit is booked elsewhere, with its time.
      if (bookedFor === '') return { ok: true, outcome };
      const at = ahead(bookedFor);
      return at === undefined ? { ok: false, field: 'bookedFor', message: notAhead } : { ok: true, outcome, at };
    }
    default:
      return { ok: true, outcome };
  }
}

type Seen = { id: number; version: number; tries: number; state: 'open' | 'done'; due_at: number | null };
type Recorded = { name: string; email: string; version: number; outcome: Outcome; at?: number; note: string };
type Deps = { db: D1Database; ring: KeyRing; now: number; hours: OpeningHours };

/** 'changed': somebody else was first, and nothing was written down. */
export async function recordCall({ db, ring, now, hours }: Deps, call: Recorded): Promise<'recorded' | 'changed'> {
  const { where, bind } = whereNamed(call.name);
  const seen = await db
    .prepare(`SELECT id, version, tries, state, due_at FROM requests WHERE ${where} AND state IN ('open', 'done')`)
    .bind(...bind)
    .first<Seen>();
  if (!seen || seen.version !== call.version) return 'changed';
  const { id } = seen;
  const { isCall, closes } = outcomes[call.outcome];
  const tries = triesAfter(call.outcome, seen.tries);
  const dueAt = dueAfter(call, { ...seen, tries }, { now, hours });
  const state = dueAt === null ? 'done' : 'open';
  const note = call.note === '' ? undefined : await encryptJson(ring[0], noteContext(id, now), call.note);
  // What was set with it: when to ring, or when they come.
  const set = closes ? (call.at ?? null) : call.outcome === 'note' ? null : dueAt;
  const isAsSeen = "id = ?1 AND version = ?2 AND state IN ('open', 'done')";
  const [written] = await db.batch([
    // First, while the version is still the one that was seen.
    db
      .prepare(
        `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
          SELECT id, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM requests WHERE ${isAsSeen} RETURNING id`,
      )
      .bind(
        id,
        seen.version,
        now,
        call.email,
        call.outcome,
        set,
        note?.keyId ?? '',
        note?.iv ?? new Uint8Array(),
        note?.ciphertext ?? new Uint8Array(),
      ),
    db
      .prepare(
        `UPDATE requests SET state = ?3, due_at = ?4, tries = ?5, outcome = coalesce(?6, outcome),
          first_call_at = CASE WHEN ?7 THEN coalesce(first_call_at, ?8) ELSE first_call_at END, version = version + 1 WHERE ${isAsSeen}`,
      )
      .bind(id, seen.version, state, dueAt, tries, call.outcome === 'note' ? null : call.outcome, isCall ? 1 : 0, now),
  ]);
  return written?.results.length === 1 ? 'recorded' : 'changed';
}

function triesAfter(outcome: Outcome, tries: number): number {
  if (outcome === 'no-answer') return tries + 1;
  return outcome === 'note' || outcome === 'wrong-number' || outcome === 'written' ? tries : 0;
}

function dueAfter({ outcome, at }: Recorded, { state, tries, due_at }: Seen, { now, hours }: Pick<Deps, 'now' | 'hours'>): number | null {
  if (outcomes[outcome].closes) return null;
  if (outcome === 'no-answer') return dueAfterNoAnswer(tries, now, hours);
  if (outcome === 'reopened') return reopenedDue(now, hours);
  if (outcome === 'later') return at ?? reopenedDue(now, hours);
  return state === 'open' ? due_at : null;
}
