import type { DatabaseSync } from 'node:sqlite';
import { isOutcome, outcomes } from '#requests/calls/outcomes.ts';

type Event = { outcome: string; at: number; due_at: number | null; sealed: number };

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
  fingerprint: string;
  words: number;
};

/** How far a request is, and what of it disagrees. */
export type RequestAtRest = { version: number; events: ReadonlyArray<string>; faults: ReadonlyArray<string> };

const closes = (outcome: string) => isOutcome(outcome) && outcomes[outcome].closes;

// Nobody answered so often since somebody was last reached.
const triesIn = (calls: ReadonlyArray<Event>) => calls.length - 1 - calls.findLastIndex(({ outcome }) => outcome !== 'no-answer');

/** Reads one request with all that an action writes: its events tell what has to be there, or a part of it was left out. */
export function requestAtRest(requests: DatabaseSync, reference: string): RequestAtRest {
  const row = requests
    .prepare(
      `SELECT id, state, version, key_id, length(iv) AS iv, length(ciphertext) AS sealed, phone_hash, promised_at, due_at, erase_at, outcome,
        tries, first_call_at, fingerprint, (SELECT count(*) FROM request_words WHERE request_id = requests.id) AS words
        FROM requests WHERE reference = ?`,
    )
    .get(reference) as Row | undefined;
  if (!row) return { version: 0, events: [], faults: ['it is gone'] };
  const select = 'SELECT outcome, at, due_at, length(ciphertext) AS sealed FROM events WHERE request_id = ? ORDER BY id';
  const events = requests.prepare(select).all(row.id) as Event[];
  const logged = requests
    .prepare("SELECT what FROM access_log WHERE reference = ? AND what IN ('erased', 'locked') ORDER BY id")
    .all(reference);
  const calls = events.filter(({ outcome }) => isOutcome(outcome));
  const ends = events.map(({ outcome }) => outcome).filter((outcome) => !isOutcome(outcome));
  const [end, last] = [ends.at(-1), calls.at(-1)];
  const erased = end === 'erased';
  const state = end ?? (last && closes(last.outcome) ? 'done' : 'open');
  const due = last ? last.due_at : row.promised_at;
  const holds: Readonly<Record<string, boolean>> = {
    'ended once at most': ends.length <= 1,
    state: row.state === state,
    version: row.version === 1 + events.length,
    'words that were sealed': erased ? row.sealed + row.iv === 0 && row.key_id === '' : row.sealed > 0 && row.iv > 0 && row.key_id !== '',
    'sealed notes': calls.every(({ sealed }) => sealed > 0 === !erased),
    'what it is found by': end ? row.words === 0 && row.phone_hash === null : row.words > 0 && row.phone_hash !== null,
    promise: (row.promised_at === null) === erased,
    due: row.due_at === (state === 'open' ? due : null),
    'when to erase': (row.erase_at !== null) === (state === 'locked'),
    outcome: row.outcome === (erased ? null : (last?.outcome ?? null)),
    tries: row.tries === triesIn(calls),
    'first call': row.first_call_at === (calls[0]?.at ?? null),
    'log of who erased': JSON.stringify(logged.map(({ what }) => what)) === JSON.stringify(ends),
    'tells a retry': (row.fingerprint === '') === erased,
  };
  const faults = Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what]));
  return { version: row.version, events: events.map(({ outcome }) => outcome), faults };
}
