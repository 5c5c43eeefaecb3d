import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { dayOf, day as oneDay } from '#content/practice-time.ts';
import { doctorSays } from '#content/triage/emergency-words.ts';
import { keyRing } from '#encryption/keys.ts';
import { readPromises } from '#requests/alerts/promises.ts';
import { callCounts, callList } from '#requests/calls/call-list.ts';
import { changeContact } from '#requests/calls/contact.ts';
import { doctorExchange, openOne } from '#requests/calls/one-request.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { countQuestions, overdueEmergencies, readQuestions } from '#requests/calls/questions.ts';
import { recordCall } from '#requests/calls/record.ts';
import { undoLast } from '#requests/calls/undo.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { addClosure, moveRequests } from '#requests/closed-days.ts';
import { eraseRequest } from '#requests/erase.ts';
import { requestsHealth } from '#requests/health.ts';
import { bookedWhileClosed, readBookings } from '#requests/lists/bookings.ts';
import { readWeeks } from '#requests/lists/weeks.ts';
import { discard, release, setAside } from '#requests/moderation.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, referenceAt } from '#tests/desk-rows.ts';
import { atRiskIn, peopleIn } from '#tests/people-in.ts';

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const hour = 60 * 60_000;
const hours = practice.openingHours;
const [asha, meera] = ['asha@practice.test', 'meera@practice.test'];

// A call back with phone and mail, one with a phone alone, a message, and one with a mail alone.
const [both, phoneOnly, message, mailOnly] = [0, 4, 19, 25].map(referenceAt) as [string, string, string, string];

let db: D1Database;
beforeEach(async () => {
  db = await freshDatabase('migrations');
  for (const place of [0, 4, 19, 25]) await putDeskPerson(db, ring, now, deskPeople[place] as (typeof deskPeople)[number], place);
});
afterAll(endDatabases);

async function open(name: string, time = now) {
  const found = await openOne({ db, ring, now: time }, { name, email: meera });
  if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
  return found.request;
}

type More = { at?: number; note?: string; closes?: boolean; by?: string; urgent?: boolean };
async function record(name: string, outcome: Outcome, time = now, { at, note = '', closes, by = asha, urgent = false }: More = {}) {
  const version = (await db.prepare('SELECT version FROM requests WHERE reference = ?').bind(name).first<number>('version')) ?? 0;
  const more = { ...(at !== undefined && { at }), ...(closes !== undefined && { closes }) };
  return recordCall({ db, ring, now: time, hours }, { name, email: by, version, outcome, note, urgent, ...more });
}

test('an answered message is closed, and counts as a first contact', async () => {
  await record(message, 'answered');
  expect(await open(message)).toMatchObject({ state: 'done', outcome: 'answered', firstCallAt: now, tries: 0 });
});

test('a wrong-number request with an e-mail address stays due as promised', async () => {
  const { promisedAt } = await open(both);
  // Somebody rang in vain, and it was to be tried again after the promise.
  await record(both, 'no-answer');
  await record(both, 'wrong-number');
  expect(await open(both)).toMatchObject({ state: 'open', outcome: 'wrong-number', dueAt: promisedAt });
  // A promise of the day after tomorrow is no reason to wait longer than a message does.
  const late = now + 3 * oneDay;
  await db.prepare('UPDATE requests SET promised_at = ?1, due_at = ?1 WHERE reference = ?2').bind(late, both).run();
  await record(both, 'wrong-number');
  expect((await open(both)).dueAt).toBe(answerBy(now, hours));
  await record(phoneOnly, 'wrong-number');
  expect(await open(phoneOnly)).toMatchObject({ state: 'done', outcome: 'wrong-number' });
});

// Moved with others, or answered by the doctor, it had Call and WhatsApp again, with the patient's name for a stranger.
test('a wrong number stays wrong whatever is recorded after it', async () => {
  const waysNow = async () => [(await open(both)).wrongNumber, (await open(both)).ways];
  expect(await waysNow()).toEqual([false, ['phone', 'whatsapp', 'mail']]);
  await record(both, 'wrong-number');
  const closure = { from: now - oneDay, to: now + 5 * oneDay };
  await addClosure(db, { ...closure, reason: 'away' }, { by: asha, now });
  const { id, version } = (await open(both)) as { id: number; version: number };
  expect(await moveRequests(db, { requests: [{ id, version }], dueAt: now + 6 * oneDay, by: asha, now })).toBe(1);
  const atRisk = (await atRiskIn(db, ring, closure)).find(({ name }) => name === both);
  expect(atRisk).toMatchObject({ outcome: 'moved', wrongNumber: true, ways: ['phone', 'mail'] });
  await record(both, 'question', now, { note: 'May she travel?' });
  expect((await readQuestions({ db, ring, now, hours }, meera)).map(({ request }) => request.wrongNumber)).toEqual([true]);
  await record(both, 'reply', now, { note: 'Yes.', by: meera });
  const { lines } = await callList({ db, ring, now }, { page: 1, email: asha });
  expect(lines.find(({ name }) => name === both)).toMatchObject({ wrongNumber: true, ways: ['phone', 'mail'] });
  await record(both, 'booked', now, { at: now + oneDay });
  expect((await readBookings({ db, ring, now }, dayOf(now + oneDay), asha)).map(({ wrongNumber }) => wrongNumber)).toEqual([true]);
  expect(await waysNow()).toEqual([true, ['phone', 'mail']]);
  await changeContact(
    { db, ring, now, hours },
    { name: both, by: asha, version: (await open(both)).version, phone: '9822077777', secondPhone: '' },
  );
  expect(await waysNow()).toEqual([false, ['phone', 'whatsapp', 'mail']]);
});

test('an undone wrong number is right again', async () => {
  await record(both, 'wrong-number');
  await undoLast({ db, ring, now }, { name: both, email: asha, version: (await open(both)).version });
  expect((await open(both)).wrongNumber).toBe(false);
});

test('the doctor’s answer never postpones a promised call', async () => {
  const { dueAt } = await open(phoneOnly);
  await record(phoneOnly, 'question', now, { note: 'May he eat?' });
  await record(phoneOnly, 'reply', (dueAt ?? 0) - 1, { note: 'From tonight.', by: meera });
  expect(await open(phoneOnly)).toMatchObject({ outcome: 'reply', dueAt });
  const { lines } = await callList({ db, ring, now }, { page: 1, email: asha });
  expect(lines.find(({ name }) => name === phoneOnly)?.reply).toBe('From tonight.');
});

// On a Saturday evening, after the practice has closed; by Monday at ten nobody would have heard of it.
const evening = now + 5 * oneDay + 11 * hour;
const waiting = async () => (await readPromises(db, evening)).find(({ isEmergency, isSeen }) => isEmergency && !isSeen);

test('urgent news for a patient alerts staff until passed on', async () => {
  const undone = { db, ring, now: evening };
  await open(phoneOnly);
  await record(phoneOnly, 'question', evening, { note: 'His urine is dark.' });
  const [asked] = await readQuestions({ db, ring, now: evening, hours }, meera);
  expect(asked?.toldBy).toBe(Date.UTC(2026, 10, 30, 4, 30));
  await record(phoneOnly, 'reply', evening, { note: 'To casualty on Sunday.', by: meera, urgent: true });
  expect(await waiting()).toMatchObject({ dueAt: expect.toSatisfy((at: number) => at <= evening) });
  const [first] = (await callList(undone, { page: 1, email: asha })).lines;
  expect(first).toMatchObject({ name: phoneOnly, isEmergency: true, reply: 'To casualty on Sunday.', emergency: [doctorSays] });
  await open(phoneOnly, evening);
  expect(await waiting()).toBeUndefined();
  // Nobody answers the phone: they are rung again as somebody in danger is.
  await record(phoneOnly, 'no-answer', evening);
  expect(await open(phoneOnly)).toMatchObject({ dueAt: evening + 15 * 60_000, emergency: [doctorSays] });
  await record(phoneOnly, 'advised', evening + 1);
  expect(await open(phoneOnly)).toMatchObject({ state: 'done', emergency: [] });
});

// A promise that had run out that morning put 'tell them now' above somebody who had bled since noon.
test('the doctor’s urgent answer comes below an older emergency', async () => {
  const mark = db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\', due_at = ? WHERE reference = ?');
  await mark.bind(evening - hour, both).run();
  await db
    .prepare('UPDATE requests SET due_at = ? WHERE reference = ?')
    .bind(evening - 9 * hour, phoneOnly)
    .run();
  await record(phoneOnly, 'reply', evening, { note: 'To casualty.', by: meera, urgent: true });
  const { lines } = await callList({ db, ring, now: evening + 1 }, { page: 1, email: asha });
  expect(lines.slice(0, 2).map(({ name }) => name)).toEqual([both, phoneOnly]);
  // Who was in danger before keeps the place.
  await mark.bind(evening - 2 * hour, message).run();
  await record(message, 'reply', evening, { note: 'Now.', by: meera, urgent: true });
  expect((await open(message)).dueAt).toBe(evening - 2 * hour);
});

test('undoing an urgent doctor’s answer removes its emergency mark', async () => {
  await record(phoneOnly, 'reply', now, { note: 'To casualty.', by: meera, urgent: true });
  await undoLast({ db, ring, now }, { name: phoneOnly, email: meera, version: 2 });
  expect((await open(phoneOnly)).emergency).toEqual([]);
  // An event of before the mark was kept with it leaves the mark alone.
  await record(phoneOnly, 'reply', now + 1, { note: 'To casualty.', by: meera, urgent: true });
  await db.prepare("UPDATE events SET before = json_remove(before, '$.emergency')").run();
  await undoLast({ db, ring, now: now + 1 }, { name: phoneOnly, email: meera, version: 4 });
  expect((await open(phoneOnly)).emergency).toEqual([doctorSays]);
});

// It rang at night for a request that the front desk had read long before.
test('an answer taken back leaves its request opened', async () => {
  await open(phoneOnly);
  await record(phoneOnly, 'reply', now, { note: 'To casualty.', by: meera, urgent: true });
  await undoLast({ db, ring, now }, { name: phoneOnly, email: meera, version: 2 });
  const opened = 'SELECT first_opened_at FROM requests WHERE reference = ?';
  expect(await db.prepare(opened).bind(phoneOnly).first('first_opened_at')).toBe(now);
});

test('a doctor’s answer about an emergency is due within an hour', async () => {
  await db
    .prepare('UPDATE requests SET emergency = \'["chest-pain"]\', due_at = ? WHERE reference = ?')
    .bind(evening + 20 * hour, both)
    .run();
  await record(both, 'question', evening, { note: 'May she fly?' });
  await open(both, evening);
  await record(both, 'reply', evening, { note: 'No.', by: meera });
  expect(await waiting()).toMatchObject({ dueAt: evening + hour });
});

// A promise of a call is not kept by the way to the practice.
test('texting a patient keeps the promised call unless the request closes', async () => {
  const before = await open(phoneOnly);
  await record(phoneOnly, 'sent', now, { note: 'Timings, in English' });
  const after = await open(phoneOnly);
  expect(after).toMatchObject({ state: 'open', dueAt: before.dueAt, outcome: before.outcome, firstCallAt: null });
  expect(after.events[0]).toMatchObject({ outcome: 'sent', note: 'Timings, in English' });
  await record(phoneOnly, 'sent', now + hour, { closes: true });
  expect(await open(phoneOnly)).toMatchObject({ state: 'done', outcome: 'sent', firstCallAt: now + hour });
});

test('sending a visit confirmation leaves the request booked', async () => {
  await record(both, 'booked', now, { at: now + oneDay });
  await record(both, 'sent', now + hour);
  expect(await open(both)).toMatchObject({ state: 'done', outcome: 'booked' });
});

test('a question reaches the doctor and her answer returns to staff', async () => {
  await record(both, 'later', now, { at: now + 5 * hour });
  await record(both, 'question', now, { note: 'May she fly?' });
  expect(await countQuestions(db)).toBe(1);
  const [asked] = await readQuestions({ db, ring, now, hours }, meera);
  expect(asked).toMatchObject({ question: 'May she fly?', by: asha, askedAt: now, request: { name: both } });
  const { results } = await db.prepare('SELECT by, reference FROM access_log WHERE what = ?').bind('saw a question').all();
  expect(results).toEqual([{ by: meera, reference: both }]);
  await record(both, 'reply', now + hour, { note: 'After two weeks.', by: meera });
  expect(await countQuestions(db)).toBe(0);
  const back = await open(both);
  expect(back).toMatchObject({ state: 'open', outcome: 'reply', dueAt: now + 2 * hour, askedDoctorAt: null });
  expect(doctorExchange(back.events)).toMatchObject({ question: { note: 'May she fly?' }, reply: { note: 'After two weeks.', by: meera } });
  // Who did not answer has not been told yet.
  await record(both, 'no-answer', now + 2 * hour);
  expect(doctorExchange((await open(both)).events).reply).toMatchObject({ note: 'After two weeks.' });
  await record(both, 'advised', now + 3 * hour);
  expect(doctorExchange((await open(both)).events)).toEqual({ question: undefined, reply: undefined });
});

// 'And he has fever since noon' came with the second form.
test('the doctor reads all that the asked-about person waits with', async () => {
  const ganesh = deskPeople[4] as (typeof deskPeople)[number];
  for (const [place, text] of [
    [50, 'And fever.'],
    [51, 'Long done.'],
  ] as const)
    await putDeskPerson(db, ring, now, { ...ganesh, text }, place);
  await record(referenceAt(51), 'advised');
  await record(phoneOnly, 'question', now, { note: 'May he eat?' });
  const [asked] = await readQuestions({ db, ring, now, hours }, meera);
  expect(asked?.others.map(({ written }) => written?.text)).toEqual(['And fever.']);
});

test('asking the doctor does not postpone a promised first call', async () => {
  const { dueAt } = await open(phoneOnly);
  await record(phoneOnly, 'question', now, { note: 'Before I ring: which day?' });
  expect(await open(phoneOnly)).toMatchObject({ dueAt, askedDoctorAt: now });
  // Who was rung already waits for the answer.
  await record(both, 'later', now, { at: now + 1 });
  await record(both, 'question', now, { note: 'May she fly?' });
  expect(await open(both)).toMatchObject({ dueAt: now + 2 * hour });
});

test('closing a request withdraws its question to the doctor', async () => {
  await record(both, 'question', now, { note: 'May she fly?' });
  await record(both, 'advised');
  expect([await countQuestions(db), (await open(both)).askedDoctorAt]).toEqual([0, null]);
});

test('the overdue count includes emergencies at or past their due time', async () => {
  const overdue = () => overdueEmergencies({ db, now });
  const mark = (dueAt: number, name: string) =>
    db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\', due_at = ? WHERE reference = ?').bind(dueAt, name).run();
  expect(await overdue()).toBe(0);
  await mark(now - hour, both);
  await mark(now, phoneOnly);
  // Rung a moment ago, and to be rung again.
  await mark(now + 1, message);
  expect(await overdue()).toBe(2);
});

test('erasing a request also erases its question to the doctor', async () => {
  await record(both, 'question', now, { note: 'May she fly?' });
  const { id, name, version } = await open(both);
  await eraseRequest(db, { request: { id, name, version }, mode: 'now', by: meera, now });
  expect(await countQuestions(db)).toBe(0);
  expect(await db.prepare("SELECT length(ciphertext) AS left FROM events WHERE outcome = 'question'").first('left')).toBe(0);
});

const tomorrow = dayOf(now) + oneDay;
const eleven = now + oneDay + hour;
const comers = async (date = tomorrow) => (await readBookings({ db, ring, now }, date, asha)).map(({ name, comesAt }) => [name, comesAt]);

test('a request page shows how many people are booked per time', async () => {
  await record(both, 'booked', now, { at: eleven });
  await record(phoneOnly, 'booked', now, { at: eleven });
  await record(mailOnly, 'booked', now, { at: eleven + oneDay });
  await record(mailOnly, 'called-off', now + 1);
  expect((await open(message)).booked).toEqual([{ at: eleven, people: 2 }]);
});

test('booking a second visit in one half hour asks for confirmation', async () => {
  const at = now + 2 * oneDay;
  const doubt = (name: string, time: number) => warningFor({ db, now, hours }, { name, others: [], outcome: 'booked', at: time });
  expect(await doubt(both, at)).toBeUndefined();
  await record(both, 'booked', now, { at });
  // Its own visit, the half hour after it, and the same half hour.
  expect([await doubt(both, at), await doubt(phoneOnly, at + hour / 2), await doubt(phoneOnly, at + hour / 4)]).toEqual([
    undefined,
    undefined,
    'taken',
  ]);
});

test('the visit list is sorted by time and its viewing logged', async () => {
  await record(both, 'booked', now, { at: eleven });
  await record(phoneOnly, 'booked', now, { at: eleven - hour });
  await record(message, 'booked', now);
  await record(mailOnly, 'booked', now, { at: eleven + oneDay });
  expect(await comers()).toEqual([
    [phoneOnly, eleven - hour],
    [both, eleven],
  ]);
  const { results } = await db.prepare("SELECT reference FROM access_log WHERE what = 'saw who comes' ORDER BY id").all();
  expect(results).toEqual([{ reference: phoneOnly }, { reference: both }]);
});

test('two people sharing a phone are listed as two visits', async () => {
  const ganesh = deskPeople[4] as (typeof deskPeople)[number];
  await putDeskPerson(db, ring, now, { ...ganesh, name: ['Meena', 'Pawar'] }, 50);
  await putDeskPerson(db, ring, now, { ...ganesh, name: ['ganesh', ''] }, 51);
  for (const name of [phoneOnly, referenceAt(50), referenceAt(51)]) await record(name, 'booked', now, { at: eleven });
  expect(await comers()).toEqual([phoneOnly, referenceAt(50)].map((name) => [name, eleven]));
});

test('rebooking a request replaces its earlier visit time', async () => {
  await record(both, 'booked', now, { at: eleven });
  await record(both, 'reopened', now + 1);
  expect((await readBookings({ db, ring, now }, tomorrow, asha))[0]).toMatchObject({ comesAt: eleven, state: 'open' });
  await record(both, 'booked', now + 2, { at: eleven + oneDay });
  expect(await comers()).toEqual([]);
  expect(await comers(tomorrow + oneDay)).toEqual([[both, eleven + oneDay]]);
  expect((await open(both)).visitAt).toBe(eleven + oneDay);
});

// Booked for eleven tomorrow; the afternoon before noon is then closed.
test.each([['told'], ['called-off'], ['booked'], ['sent', 'stays'], ['note', 'stays']] as const)(
  'after outcome %s, a closed day lists only visitors not told',
  async (outcome, stays?: 'stays') => {
    const closure = { id: 1, reason: 'away', from: eleven, to: eleven + hour, addedAt: now + 1 };
    const listed = async (at = now) => peopleIn(await bookedWhileClosed({ db, ring, now: at }, [closure])).map(({ name }) => name);
    await record(both, 'booked', now, { at: eleven });
    // Told of an earlier closure, and one who comes as it opens again.
    await record(both, 'told', now);
    await record(phoneOnly, 'booked', now, { at: eleven + hour });
    expect([await listed(), (await open(both)).visitIsClosed]).toEqual([[both], false]);
    await addClosure(db, closure, { by: asha, now });
    expect((await open(both)).visitIsClosed).toBe(true);
    await record(both, outcome, now + 2, outcome === 'booked' ? { at: eleven + oneDay } : {});
    expect([await listed(), await listed(eleven + 1)]).toEqual([stays ? [both] : [], []]);
    expect(await open(both)).toMatchObject({ state: 'done', dueAt: null });
  },
);

test.each(['called-off', 'undone', 'erased'] as const)('the visit list omits a visit that was %s', async (how) => {
  await record(both, 'booked', now, { at: eleven });
  expect(await comers()).toHaveLength(1);
  if (how === 'called-off') await record(both, 'called-off', now + 1);
  if (how === 'undone') await db.prepare('UPDATE events SET undone_at = 1').run();
  const { id, name, version } = await open(both);
  if (how === 'erased') await eraseRequest(db, { request: { id, name, version }, mode: 'lock', by: meera, now });
  expect(await comers()).toEqual([]);
});

test('marking as spam needs the current version and can be reversed', async () => {
  const { version, dueAt, promisedAt } = await open(phoneOnly);
  const aside = { name: phoneOnly, by: asha, now };
  expect(await setAside(db, { ...aside, version: version + 1 })).toBe(false);
  expect(await setAside(db, { ...aside, version })).toBe(true);
  expect(await setAside(db, { ...aside, version })).toBe(false);
  expect((await openOne({ db, ring, now }, { name: phoneOnly, email: asha })).kind).toBe('waits');
  // Nobody has to be told of what staff have looked at themselves.
  expect([(await requestsHealth(db, now)).held, (await callCounts({ db, now })).toLookAt]).toEqual([0, 0]);
  expect(await release(db, { ...aside, forwards: false })).toBe(true);
  expect(await open(phoneOnly)).toMatchObject({ state: 'open', dueAt, promisedAt, events: [{ outcome: 'set-aside', by: asha }] });
  const { results } = await db
    .prepare("SELECT what FROM access_log WHERE reference = ? AND what LIKE '%s%d%' AND what <> 'opened'")
    .bind(phoneOnly)
    .all();
  expect(results).toEqual([{ what: 'set aside' }, { what: 'released' }]);
});

test('weekly figures omit requests set aside as spam, even discarded ones', async () => {
  const weekOf = async () => (await readWeeks(db, now))[0]?.requests;
  const before = await weekOf();
  const { version } = await open(phoneOnly);
  await setAside(db, { name: phoneOnly, by: asha, now, version });
  expect(await weekOf()).toBe((before ?? 0) - 1);
  await discard(db, { name: phoneOnly, by: meera, now });
  expect(await weekOf()).toBe((before ?? 0) - 1);
});
