import type { DatabaseSync } from 'node:sqlite';
import { besideTheCall, isOutcome, outcomes } from '#requests/calls/outcomes.ts';

type Event = { outcome: string; at: number; due_at: number | null; undone_at: number | null; sealed: number };

type Row = {
  id: number;
  state: string;
  version: number;
  key_id: string;
  iv: number;
  sealed: number;
  phone_hash: string | null;
  promised_at: number | null;
  due_at: number | null;
  erase_at: number | null;
  outcome: string | null;
  tries: number;
  first_call_at: number | null;
  asked_doctor_at: number | null;
  fingerprint: string;
  words: number;
};

/** How far a request is, and what of it disagrees. */
export type RequestAtRest = { version: number; events: ReadonlyArray<string>; faults: ReadonlyArray<string> };

type Told = Pick<Row, 'state' | 'due_at' | 'outcome' | 'tries' | 'first_call_at' | 'asked_doctor_at'>;

const keepsTries: ReadonlySet<string> = new Set(['busy', 'question', 'reply']);
const withoutNote: ReadonlySet<string> = new Set(['called-off', 'visit-moved', 'moved', 'corrected']);

/** What one event makes of a request. */
function after(was: Told, { outcome, at, due_at }: Event): Told {
  if (outcome === 'set-aside') return { ...was, state: 'held' };
  if (!isOutcome(outcome))
    return { ...was, state: outcome, due_at: null, asked_doctor_at: null, outcome: outcome === 'erased' ? null : was.outcome };
  if (besideTheCall.has(outcome)) return was;
  if (outcome === 'moved') return { ...was, due_at, outcome };
  const { closes, isCall } = outcomes[outcome];
  return {
    state: closes ? 'done' : 'open',
    due_at: closes ? null : due_at,
    outcome,
    tries: outcome === 'no-answer' ? was.tries + 1 : keepsTries.has(outcome) ? was.tries : 0,
    first_call_at: was.first_call_at ?? (isCall || outcome === 'answered' ? at : null),
    asked_doctor_at: outcome === 'question' ? at : outcome === 'reply' || closes ? null : was.asked_doctor_at,
  };
}

/** What the events of a request make of it, one after the other; what was undone counts no more. */
function told(events: ReadonlyArray<Event>, promisedAt: number | null): Told {
  const states: Told[] = [{ state: 'open', due_at: promisedAt, outcome: null, tries: 0, first_call_at: null, asked_doctor_at: null }];
  for (const [place, event] of events.entries()) {
    const undone = event.outcome === 'undone' ? events.slice(0, place).findLastIndex(({ undone_at }) => undone_at !== null) : place;
    const was = states[undone] as Told;
    states.push(event.outcome === 'undone' ? was : after(was, event));
  }
  return states.at(-1) as Told;
}

/** Reads one request with all that an action writes: its events tell what has to be there, or a part of it was left out. */
export function requestAtRest(requests: DatabaseSync, reference: string): RequestAtRest {
  const row = requests
    .prepare(
      `SELECT id, state, version, key_id, length(iv) AS iv, length(ciphertext) AS sealed, phone_hash, promised_at, due_at, erase_at, outcome,
        tries, first_call_at, asked_doctor_at, fingerprint,
        (SELECT count(*) FROM request_words WHERE request_id = requests.id) AS words FROM requests WHERE reference = ?`,
    )
    .get(reference) as Row | undefined;
  if (!row) return { version: 0, events: [], faults: ['it is gone'] };
  const select = 'SELECT outcome, at, due_at, undone_at, length(ciphertext) AS sealed FROM events WHERE request_id = ? ORDER BY id';
  const events = requests.prepare(select).all(row.id) as Event[];
  const logged = requests
    .prepare("SELECT what FROM access_log WHERE reference = ? AND what IN ('erased', 'locked', 'set aside') ORDER BY id")
    .all(reference);
  const logs = events.map(({ outcome }) => outcome).filter((outcome) => !isOutcome(outcome) && outcome !== 'undone');
  const ends = logs.filter((outcome) => outcome !== 'set-aside');
  const [end] = ends;
  const erased = end === 'erased';
  const wanted = told(events, row.promised_at);
  const noted = events.filter(({ outcome }) => isOutcome(outcome) && !withoutNote.has(outcome));
  const holds: Readonly<Record<string, boolean>> = {
    'ended once at most': ends.length <= 1,
    state: row.state === wanted.state,
    version: row.version === 1 + events.length,
    'words that were sealed': erased ? row.sealed + row.iv === 0 && row.key_id === '' : row.sealed > 0 && row.iv > 0 && row.key_id !== '',
    'sealed notes': noted.every(({ sealed }) => sealed > 0 === !erased),
    'what it is found by': end ? row.words === 0 && row.phone_hash === null : row.words > 0 && row.phone_hash !== null,
    promise: (row.promised_at === null) === erased,
    due: row.due_at === wanted.due_at,
    'when to erase': (row.erase_at !== null) === (row.state === 'locked'),
    outcome: row.outcome === wanted.outcome,
    tries: row.tries === wanted.tries,
    'first call': row.first_call_at === wanted.first_call_at,
    'when the doctor was asked': row.asked_doctor_at === wanted.asked_doctor_at,
    'what was undone':
      events.filter(({ undone_at }) => undone_at !== null).length === events.filter(({ outcome }) => outcome === 'undone').length,
    'log of who did it': JSON.stringify(logged.map(({ what }) => String(what).replace(' ', '-'))) === JSON.stringify(logs),
    'tells a retry': (row.fingerprint === '') === erased,
  };
  const faults = Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what]));
  return { version: row.version, events: events.map(({ outcome }) => outcome), faults };
}
