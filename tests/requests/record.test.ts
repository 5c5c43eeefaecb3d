import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { callList } from '#requests/calls/call-list.ts';
import { nextMorning } from '#requests/calls/due-times.ts';
import { openOne } from '#requests/calls/one-request.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordableRow, recordCall } from '#requests/calls/record.ts';
import { justRecorded, undoLast } from '#requests/calls/undo.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const hour = 60 * 60_000;
const hours = practice.openingHours;
const asha = 'asha@practice.test';
const name = referenceAt(4);

let db: D1Database;
beforeEach(async () => {
  db = await freshDatabase('migrations');
  await putDeskRows(db, ring, now, deskPeople.slice(0, 6));
});
afterAll(endDatabases);

async function open(which = name, at = now) {
  const found = await openOne({ db, ring, now: at }, { name: which, email: 'meera@practice.test' });
  if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
  return found.request;
}

type More = { at?: number; note?: string; version?: number; by?: string; others?: ReadonlyArray<{ id: number; version: number }> };
async function record(outcome: Outcome, time = now, { at, note = '', version, by = asha, others = [] }: More = {}) {
  const seen = version ?? (await db.prepare('SELECT version FROM requests WHERE reference = ?').bind(name).first<number>('version')) ?? 0;
  const call = { name, email: by, version: seen, others, outcome, note, ...(at !== undefined && { at }) };
  return recordCall({ db, ring, now: time, hours }, call);
}

test('after three unanswered calls a request is due for a message', async () => {
  const due: Array<number | null> = [];
  for (const time of [now, now + 2 * hour, now + 24 * hour]) {
    await record('no-answer', time);
    due.push((await open()).dueAt);
  }
  expect(due).toEqual([now + 2 * hour, now + 24 * hour, now + 26 * hour]);
  expect(await open()).toMatchObject({ state: 'open', tries: 3, outcome: 'no-answer', version: 4 });
  await record('written', now + 25 * hour);
  expect(await open()).toMatchObject({ state: 'done', dueAt: null, tries: 3, outcome: 'written' });
});

// Who was booked without a time was on no list, and nobody was told.
test('a visit booked without a time stays due next morning', async () => {
  await record('booked');
  expect(await open()).toMatchObject({ state: 'open', dueAt: nextMorning(now, hours), outcome: 'booked', booked: [] });
  await record('booked', now + 1, { at: now + 48 * hour });
  expect(await open()).toMatchObject({ state: 'done', dueAt: null });
});

test.each(['booked', 'advised', 'wrong-number', 'not-for-us'] as const)('the outcome %s closes the request', async (outcome) => {
  expect(await record(outcome, now, outcome === 'booked' ? { at: now + 48 * hour } : {})).toBe('recorded');
  expect(await open()).toMatchObject({ state: 'done', dueAt: null, outcome });
});

test('a request is due when the patient asked to be called', async () => {
  await record('no-answer');
  await record('later', now, { at: now + 5 * hour });
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + 5 * hour, tries: 0, outcome: 'later' });
});

test('adding a note changes neither due time nor outcome', async () => {
  const before = await open();
  await record('note', now, { note: 'Speaks Marathi.' });
  const after = await open();
  expect(after).toMatchObject({ state: 'open', dueAt: before.dueAt, outcome: before.outcome, tries: 0, version: before.version + 1 });
  expect(after.events[0]).toMatchObject({ outcome: 'note', note: 'Speaks Marathi.', by: asha });
});

test('adding a note leaves a closed request closed', async () => {
  await record('advised');
  expect(await record('note', now, { note: 'Sent thanks.' })).toBe('recorded');
  expect(await open()).toMatchObject({ state: 'done', dueAt: null, outcome: 'advised' });
});

test('a reopened request is due in two hours', async () => {
  await record('wrong-number');
  await record('reopened', now + hour);
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + 3 * hour, outcome: 'reopened' });
});

test('a reopened emergency is due at once', async () => {
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\' WHERE reference = ?').bind(name).run();
  await record('advised');
  await record('reopened', now + hour);
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + hour });
});

test('a request keeps the time of its first call', async () => {
  const first = () => db.prepare('SELECT first_call_at AS at FROM requests WHERE reference = ?').bind(name).first<number>('at');
  await record('note', now - hour, { note: 'x' });
  expect(await first()).toBeNull();
  await record('no-answer');
  await record('booked', now + hour);
  expect(await first()).toBe(now);
});

test('a booked visit stores its appointment time', async () => {
  await record('booked', now, { at: now + 48 * hour, note: 'Brings the films.' });
  expect((await open()).events[0]).toMatchObject({ outcome: 'booked', dueAt: now + 48 * hour, note: 'Brings the films.' });
});

test('a staff note is stored encrypted', async () => {
  await record('advised', now, { note: 'A canary in a note' });
  const { results } = await db.prepare('SELECT * FROM events').all<{ ciphertext: number[] }>();
  expect(results[0]?.ciphertext.length).toBeGreaterThan(10);
  const clear = results.map((row) => JSON.stringify(row) + new TextDecoder().decode(Uint8Array.from(row.ciphertext))).join();
  expect(clear).not.toContain('canary');
});

test('of fifty simultaneous outcomes only one is recorded', async () => {
  const version = (await open()).version;
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) => record('advised', now + at, { version, note: `Note ${at}`, by: `${at}@practice.test` })),
  );
  expect(all.filter((one) => one === 'recorded')).toHaveLength(1);
  expect(all.filter((one) => one === 'changed')).toHaveLength(49);
  const after = await open();
  expect([after.version, after.events.length]).toEqual([version + 1, 1]);
  expect(after.events[0]?.note).toBe(`Note ${all.indexOf('recorded')}`);
});

test.each(['locked', 'erased', 'held'])('an outcome for a request that is %s is rejected', async (state) => {
  const set: Readonly<Record<string, string>> = {
    locked: 'due_at = NULL, erase_at = 1',
    erased: "due_at = NULL, settled_at = 1, iv = x'', ciphertext = x''",
    held: "held_reason = 'links'",
  };
  await db.prepare(`UPDATE requests SET state = ?, ${set[state]} WHERE reference = ?`).bind(state, name).run();
  expect(await record('advised')).toBe('changed');
  expect((await db.prepare('SELECT count(*) AS n FROM events WHERE outcome = ?').bind('advised').first<number>('n')) ?? 0).toBe(0);
});

test('a busy number is due again in fifteen minutes', async () => {
  await record('no-answer', now - hour);
  await record('busy');
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + hour / 4, tries: 1, outcome: 'busy' });
});

// A double tap is not a colleague who was first.
test('submitting the same outcome form twice records one outcome', async () => {
  const version = (await open()).version;
  const form = { version, note: 'Rings at noon.', at: now + 5 * hour };
  expect(await Promise.all([record('later', now, form), record('later', now + 1, form)])).toEqual(['recorded', 'recorded']);
  expect(await record('later', now + hour / 60 - 1, form)).toBe('recorded');
  // 'In 15 minutes' is later by what lies between two taps.
  expect(await record('later', now + 5_000, { ...form, at: form.at + 5_000 })).toBe('recorded');
  expect((await open()).events).toHaveLength(1);
  // Anything else than the same form of the same person, a moment ago.
  expect(await record('later', now + 1 + hour / 60, form)).toBe('changed');
  expect(await record('later', now + 2, { ...form, note: 'Another note.' })).toBe('changed');
  expect(await record('later', now + 2, { ...form, at: now + 6 * hour })).toBe('changed');
  expect(await record('later', now + 2, { ...form, by: 'neel@practice.test' })).toBe('changed');
  expect(await record('booked', now + 2, { version })).toBe('changed');
});

test('recording an outcome clears who has the request open', async () => {
  const opened = () => db.prepare('SELECT opened_by AS by FROM requests WHERE reference = ?').bind(name).first<string>('by');
  await open();
  expect(await opened()).toBe('meera@practice.test');
  await record('note', now, { note: 'Speaks Marathi.' });
  expect(await opened()).toBe('meera@practice.test');
  await record('no-answer');
  expect(await opened()).toBeNull();
});

/** Two more requests of the person at `name`; one of another person, who shares no contact. */
async function threeRequests() {
  const [person] = deskPeople.slice(4);
  if (!person) throw new Error('no such person');
  await putDeskPerson(db, ring, now, { ...person, text: 'Please ring me.', accepted: -30, promised: 50 }, 30);
  await putDeskPerson(db, ring, now, { ...person, name: ['Meena', 'Pawar'], text: 'About my husband.', accepted: -20, promised: 60 }, 31);
  const { others } = await open();
  return {
    others,
    rows: () =>
      db
        .prepare(
          'SELECT state, outcome, due_at, tries, version FROM requests WHERE person = (SELECT person FROM requests WHERE reference = ?)',
        )
        .bind(name)
        .all()
        .then(({ results }) => results),
  };
}

test('one recorded outcome applies to all of a person’s requests', async () => {
  const { others, rows } = await threeRequests();
  expect(others.map(({ written }) => written?.text)).toEqual(['Please ring me.', 'About my husband.']);
  expect(await record('no-answer', now, { others, note: 'Rings.' })).toBe('recorded');
  expect(await rows()).toEqual(Array(3).fill({ state: 'open', outcome: 'no-answer', due_at: now + 2 * hour, tries: 1, version: 2 }));
  // The call is there once, with its note.
  expect((await open()).events).toMatchObject([{ outcome: 'no-answer', note: 'Rings.' }]);
  // Others stay open where they are to be left.
  await record('booked', now + hour, { at: now + 48 * hour });
  expect((await rows()).map(({ state }) => state)).toEqual(['done', 'open', 'open']);
});

test('an outcome for several requests fails if one has changed', async () => {
  const { others, rows } = await threeRequests();
  await db.prepare('UPDATE requests SET version = 2 WHERE reference = ?').bind(referenceAt(31)).run();
  const before = await rows();
  expect(await record('booked', now, { others })).toBe('changed');
  // Nor does a form settle what is somebody else's.
  const stranger = await db
    .prepare('SELECT id, version FROM requests WHERE reference = ?')
    .bind(referenceAt(0))
    .first<{ id: number; version: number }>();
  expect(await record('booked', now, { others: stranger ? [stranger] : [] })).toBe('changed');
  expect(await rows()).toEqual(before);
});

const rowOf = async () => {
  const row = await db.prepare('SELECT * FROM requests WHERE reference = ?').bind(name).first<Record<string, unknown>>();
  const { version: _, opened_by: __, opened_at: ___, first_opened_at: ____, ...rest } = row ?? {};
  return rest;
};
const versionNow = async () => (await recordableRow(db, name))?.version ?? 0;
const undo = async (at: number, version?: number) =>
  undoLast({ db, ring, now: at }, { name, email: asha, version: version ?? (await versionNow()) });

test.each(['no-answer', 'booked', 'wrong-number', 'busy'] as const)(
  'undoing outcome %s restores promise, due time and list position',
  async (outcome) => {
    const before = await rowOf();
    const place = async () => (await callList({ db, ring, now }, { page: 1, email: asha })).lines.findIndex((line) => line.name === name);
    const was = await place();
    await record(outcome);
    expect(await rowOf()).not.toEqual(before);
    expect(await undo(now + 1)).toBe('undone');
    expect([await rowOf(), await place()]).toEqual([before, was]);
    expect((await open()).events).toMatchObject([
      { outcome: 'undone', by: asha, undone: false },
      { outcome, by: asha, undone: true },
    ]);
    // What is undone is not undone once more, and another outcome is.
    expect(await undo(now + 2)).toBe('changed');
    expect(await record('advised', now + 3)).toBe('recorded');
    expect(await undo(now + 4)).toBe('undone');
    expect(await rowOf()).toEqual(before);
  },
);

test('undoing an outcome reverts all of the person’s requests', async () => {
  const { others, rows } = await threeRequests();
  const before = await rows();
  await record('booked', now, { others });
  expect(await undo(now + 1)).toBe('undone');
  expect(await rows()).toEqual(before.map((row) => ({ ...row, version: 3 })));
});

test('undo fails once one of the requests has changed', async () => {
  const { others, rows } = await threeRequests();
  await record('no-answer', now, { others });
  await db.prepare('UPDATE requests SET version = version + 1 WHERE reference = ?').bind(referenceAt(31)).run();
  const before = await rows();
  expect(await undo(now + 1)).toBe('changed');
  expect(await rows()).toEqual(before);
  expect(await db.prepare('SELECT count(*) AS n FROM events WHERE undone_at IS NOT NULL').first('n')).toBe(0);
});

// A message that still stood on a screen took back what a colleague had recorded since: a visit that was confirmed to the patient.
test('undo takes back no outcome that a colleague recorded later', async () => {
  const meera = 'meera@practice.test';
  await record('no-answer');
  const left = (await justRecorded({ db, ring, now: now + 1 }, { name, email: asha }))?.version;
  expect(left).toBe(2);
  await record('booked', now + 2, { at: now + 25 * hour, by: meera });
  const before = await rowOf();
  expect(await undo(now + 3, left)).toBe('changed');
  expect([await rowOf(), (await open()).visitAt]).toEqual([before, now + 25 * hour]);
  expect(await undo(now + 4, 3)).toBe('undone');
});

test('the author alone is offered an outcome’s undo, for an hour', async () => {
  const told = (at: number, email = asha) => justRecorded({ db, ring, now: at }, { name, email });
  await record('no-answer');
  expect(await told(now + 1)).toMatchObject({
    outcome: 'no-answer',
    dueAt: now + 2 * hour,
    requests: [{ written: { name: 'Ganesh Pawar' } }],
  });
  expect(await told(now + 1, 'neel@practice.test')).toBeUndefined();
  expect([await told(now + hour), await undo(now + hour)]).toEqual([undefined, 'changed']);
});

test('of fifty simultaneous undos only one succeeds', async () => {
  await record('booked');
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => undo(now + 1 + at)));
  expect(all.filter((one) => one === 'undone')).toHaveLength(1);
  expect((await open()).events.map(({ outcome }) => outcome)).toEqual(['undone', 'booked']);
});

test('booking a visit outside opening hours asks for confirmation', async () => {
  const half = { from: now + 3 * hour, to: now + 6 * hour };
  const doubted = (at: number | undefined) =>
    warningFor({ db, now, hours: hoursWithout([half]) }, { name, others: [], outcome: 'booked', at });
  const fine = [undefined, half.from - 1, half.to, now + 24 * hour];
  // From its first minute on; in the evening, before opening; and on a Sunday.
  const closed = [half.from, half.to - 1, now + 11 * hour, now + 22 * hour, now + 6 * 24 * hour];
  expect(await Promise.all([...fine, ...closed].map(doubted))).toEqual([...fine.map(() => undefined), ...closed.map(() => 'closed')]);
});

test('agreeing a call outside opening hours asks for confirmation', async () => {
  const doubted = (at: number) => warningFor({ db, now, hours }, { name, others: [], outcome: 'later', at });
  // At four, at six in the evening, and on a Sunday.
  const asked = () => Promise.all([now + 6 * hour, now + 8 * hour, now + 6 * 24 * hour].map(doubted));
  expect(await asked()).toEqual([undefined, 'closed', 'closed']);
  // Somebody in danger is rung whatever the hour.
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\' WHERE reference = ?').bind(name).run();
  const night = now + 16 * hour;
  const soon = warningFor({ db, now: night, hours }, { name, others: [], outcome: 'later', at: night + hour / 4 });
  expect(await soon).toBeUndefined();
});

test('postponing an emergency over half an hour asks for confirmation', async () => {
  const { id } = await open();
  const doubted = (at: number, which = name, others: ReadonlyArray<{ id: number }> = []) =>
    warningFor({ db, now, hours }, { name: which, others, outcome: 'later', at });
  const [soon, late] = [now + hour / 2, now + hour / 2 + 1];
  expect(await doubted(late)).toBeUndefined();
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\' WHERE id = ?').bind(id).run();
  expect([await doubted(soon), await doubted(late)]).toEqual([undefined, 'emergency']);
  // It is settled together with another one of this person.
  expect([await doubted(late, referenceAt(2)), await doubted(late, referenceAt(2), [{ id }])]).toEqual([undefined, 'emergency']);
});

// A question to her vanished without a word once the front desk had settled the line.
test('closing a request awaiting the doctor asks for confirmation', async () => {
  const doubted = (outcome: Outcome, others: ReadonlyArray<{ id: number }> = []) =>
    warningFor({ db, now, hours }, { name, others, outcome });
  expect(await doubted('advised')).toBeUndefined();
  await record('question', now, { note: 'May she take it?' });
  expect([await doubted('advised'), await doubted('no-answer'), await doubted('note')]).toEqual(['asked-doctor', undefined, undefined]);
  const { id } = await open();
  expect(await warningFor({ db, now, hours }, { name: referenceAt(2), others: [{ id }], outcome: 'advised' })).toBe('asked-doctor');
  await record('reply', now + 1, { note: 'Yes.' });
  expect(await doubted('advised')).toBeUndefined();
});

test('recording a wrong number on an emergency asks for confirmation', async () => {
  const wrong = () => warningFor({ db, now, hours }, { name, others: [], outcome: 'wrong-number' });
  expect(await wrong()).toBeUndefined();
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\', email_hash = NULL WHERE reference = ?').bind(name).run();
  expect(await wrong()).toBe('no-way-left');
  // An email address is a way left.
  await db.prepare("UPDATE requests SET email_hash = 'x' WHERE reference = ?").bind(name).run();
  expect(await wrong()).toBeUndefined();
});

test('recording an outcome remembers where the request stood on the list', async () => {
  const [seen, { lines }] = [await open(), await callList({ db, ring, now }, { page: 1, email: asha })];
  await record('no-answer');
  expect((await justRecorded({ db, ring, now }, { name, email: asha }))?.place).toEqual({
    ...{ id: seen.id, dueAt: seen.dueAt },
    isEmergency: lines.find((line) => line.name === name)?.isEmergency,
  });
});

// 'Sent and close' took a question back that waited for the doctor, and closed an emergency that nobody had spoken to.
test('closing with a text asks as other closing outcomes do', async () => {
  const doubted = (closes: boolean, outcome: Outcome = 'sent') => warningFor({ db, now, hours }, { name, others: [], outcome, closes });
  expect(await doubted(true)).toBeUndefined();
  await record('question', now, { note: 'May she take it?' });
  expect([await doubted(true), await doubted(false)]).toEqual(['asked-doctor', undefined]);
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\' WHERE reference = ?').bind(name).run();
  expect([await doubted(true), await doubted(false), await doubted(false, 'written')]).toEqual(['not-spoken', undefined, 'not-spoken']);
});
