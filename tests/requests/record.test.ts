import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { openOne } from '#requests/calls/one-request.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordCall } from '#requests/calls/record.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';

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

async function open() {
  const found = await openOne({ db, ring, now }, { name, email: 'meera@practice.test' });
  if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
  return found.request;
}

type More = { at?: number; note?: string; version?: number; by?: string };
async function record(outcome: Outcome, time = now, { at, note = '', version, by = asha }: More = {}) {
  const seen = version ?? (await db.prepare('SELECT version FROM requests WHERE reference = ?').bind(name).first<number>('version')) ?? 0;
  const call = { name, email: by, version: seen, outcome, note, ...(at !== undefined && { at }) };
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

test.each(['booked', 'advised', 'wrong-number', 'not-for-us'] as const)('the outcome %s closes the request', async (outcome) => {
  expect(await record(outcome)).toBe('recorded');
  expect(await open()).toMatchObject({ state: 'done', dueAt: null, outcome });
});

test('request is due when its sender asked for a call', async () => {
  await record('no-answer');
  await record('later', now, { at: now + 5 * hour });
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + 5 * hour, tries: 0, outcome: 'later' });
});

test('note changes neither due time nor outcome', async () => {
  const before = await open();
  await record('note', now, { note: 'Speaks Marathi.' });
  const after = await open();
  expect(after).toMatchObject({ state: 'open', dueAt: before.dueAt, outcome: before.outcome, tries: 0, version: before.version + 1 });
  expect(after.events[0]).toMatchObject({ outcome: 'note', note: 'Speaks Marathi.', by: asha });
});

test('note leaves a closed request closed', async () => {
  await record('advised');
  expect(await record('note', now, { note: 'Sent thanks.' })).toBe('recorded');
  expect(await open()).toMatchObject({ state: 'done', dueAt: null, outcome: 'advised' });
});

test('a reopened request is due in two hours', async () => {
  await record('wrong-number');
  await record('reopened', now + hour);
  expect(await open()).toMatchObject({ state: 'open', dueAt: now + 3 * hour, outcome: 'reopened' });
});

test('request keeps the time of its first call', async () => {
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

test('note is stored encrypted', async () => {
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

test.each(['locked', 'erased', 'held'])('rejects an outcome for a request that is %s', async (state) => {
  const set: Readonly<Record<string, string>> = {
    locked: 'due_at = NULL, erase_at = 1',
    erased: "due_at = NULL, settled_at = 1, iv = x'', ciphertext = x''",
    held: "held_reason = 'links'",
  };
  await db.prepare(`UPDATE requests SET state = ?, ${set[state]} WHERE reference = ?`).bind(state, name).run();
  expect(await record('advised')).toBe('changed');
  expect((await db.prepare('SELECT count(*) AS n FROM events WHERE outcome = ?').bind('advised').first<number>('n')) ?? 0).toBe(0);
});
