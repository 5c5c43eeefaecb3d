import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, wholeDay } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { callCounts, callList, linesPerPage } from '#requests/calls/call-list.ts';
import { type OneRequest, openOne } from '#requests/calls/one-request.ts';
import { findRow, keepOpen } from '#requests/calls/opened.ts';
import { addClosure, removeClosure } from '#requests/closed-days.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { openRequest, type RequestRow } from '#requests/request.ts';
import { encryptRequest } from '#requests/seal.ts';
import { storeAs } from '#requests/store.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { atRiskIn } from '#tests/people-in.ts';

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
const now = Date.UTC(2026, 10, 23, 4, 30);
const minute = 60_000;
const asked = { page: 1, email: 'asha@practice.test' };
let db: D1Database;
const deps = (at = now) => ({ db, ring, now: at });

beforeAll(async () => {
  db = await freshDatabase('migrations');
  await putDeskRows(db, ring, now);
});
afterAll(endDatabases);

async function open(place: number, email = asked.email, at = now): Promise<OneRequest> {
  const found = await openOne(deps(at), { name: referenceAt(place), email });
  if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
  return found.request;
}
const lineOf = async (place: number) => (await callList(deps(), asked)).lines.find(({ name }) => name === referenceAt(place));

test('the call list puts emergencies first, then sorts by due time', async () => {
  const { lines, open, overdue, pages } = await callList(deps(), asked);
  const expected = deskPeople.filter(({ state }) => !state).length;
  expect([lines.length, open, pages]).toEqual([expected, expected, 1]);
  const marked = lines.filter(({ emergency }) => emergency.length > 0);
  expect(lines.slice(0, marked.length)).toEqual(marked);
  for (const group of [marked, lines.slice(marked.length)])
    expect(group.map(({ dueAt }) => dueAt)).toEqual(group.map(({ dueAt }) => dueAt).toSorted((one, other) => one - other));
  // Due since they were accepted, whatever the visitor was promised.
  expect(marked.map(({ dueAt, acceptedAt }) => dueAt - acceptedAt)).toEqual(marked.map(() => 0));
  expect(lines.filter(({ dueAt }) => dueAt <= now)).toHaveLength(overdue);
  expect(lines.map(({ written }) => written?.name)).not.toContain('Locked Person');
});

test('the call list marks people who wrote before', async () => {
  const { lines } = await callList(deps(), asked);
  const named = (name: string) => lines.find(({ written }) => written?.name === name);
  expect([named('Sunita Kulkarni')?.wroteBefore, named('Ganesh Pawar')?.wroteBefore]).toEqual([true, false]);
});

test('a request shows for two minutes which colleague opened it', async () => {
  const neel = 'neel@practice.test';
  await open(8, neel, now - minute);
  expect((await lineOf(8))?.openWith).toBe(neel);
  expect((await open(8)).openWith).toBe(neel);
  expect((await open(8)).openWith).toBeUndefined();
  expect((await open(8, neel, now + 2 * minute)).openWith).toBeUndefined();
});

test('keep-alive pings extend an open request without logging another opening', async () => {
  const [meera, neel] = ['meera@practice.test', 'neel.k@practice.test'];
  const sign = (email: string, at: number) => keepOpen(deps(at), { name: referenceAt(7), email });
  const openWith = async (at: number) =>
    (await callList(deps(at), { page: 1, email: 'x' })).lines.find(({ name }) => name === referenceAt(7))?.openWith;
  await open(7, meera);
  await sign(meera, now + minute);
  expect(await openWith(now + 2.5 * minute)).toBe(meera);
  // A colleague's sign takes nothing from her, until hers have ended.
  await sign(neel, now + 2 * minute);
  expect(await openWith(now + 2.5 * minute)).toBe(meera);
  expect(await openWith(now + 3 * minute)).toBeNull();
  await sign(neel, now + 4 * minute);
  expect(await openWith(now + 5 * minute)).toBe(neel);
  const logged = (await entriesAbout(referenceAt(7))).filter(({ what }) => what === 'opened').map(({ by }) => by);
  expect(logged).toEqual([meera, neel]);
});

// A phone's own screen covers the page during a call, and after two minutes colleagues were offered the same person.
test('a request whose person is being rung stays open ten minutes', async () => {
  const meera = 'meera@practice.test';
  const openWith = async (at: number) =>
    (await callList(deps(at), { page: 1, email: 'x' })).lines.find(({ name }) => name === referenceAt(10))?.openWith;
  const sign = (at: number, isRinging = false) => keepOpen(deps(at), { name: referenceAt(10), email: meera, isRinging });
  await sign(now, true);
  // Back from the call she is seen at the page, which ends nothing.
  await sign(now + minute);
  expect([await openWith(now), await openWith(now + 9.9 * minute), await openWith(now + 10 * minute)]).toEqual([meera, meera, null]);
});

// A desk that is left open all day must not look as if somebody had seen to the request that it shows.
test('previewing a request beside the call list does not open it', async () => {
  const row = () =>
    db.prepare('SELECT opened_by, opened_at, first_opened_at FROM requests WHERE reference = ?').bind(referenceAt(6)).first();
  const untouched = { opened_by: null, opened_at: null, first_opened_at: null };
  const found = await openOne(deps(), { name: referenceAt(6), email: 'desk@practice.test', beside: true });
  expect([found.kind, await row()]).toEqual(['request', untouched]);
  expect((await entriesAbout(referenceAt(6))).filter(({ by }) => by === 'desk@practice.test').map(({ what }) => what)).toEqual([
    'saw as the next in line',
  ]);
  await keepOpen(deps(), { name: referenceAt(6), email: 'desk@practice.test' });
  expect(await row()).toEqual({ opened_by: 'desk@practice.test', opened_at: now, first_opened_at: now });
});

const entriesAbout = async (name: string) =>
  (await db.prepare('SELECT at, by, what FROM access_log WHERE reference = ? AND by <> ?').bind(name, asked.email).all()).results;

test('each opened request adds an access log entry', async () => {
  const by = 'reader@practice.test';
  await open(9, by);
  await open(9, by);
  const entries = (await entriesAbout(referenceAt(9))).filter((entry) => entry.by === by);
  expect(entries).toEqual([1, 2].map(() => ({ at: now, by, what: 'opened' })));
});

test('viewing the call list logs each name once an hour', async () => {
  const email = 'lister@practice.test';
  for (const at of [now, now + minute, now + 61 * minute]) await callList(deps(at), { page: 1, email });
  const [entries] = [(await entriesAbout(referenceAt(9))).filter(({ by }) => by === email)];
  expect(entries).toEqual([now, now + 61 * minute].map((at) => ({ at, by: email, what: 'saw on the list' })));
});

// Her earlier words are read on their own page, where that is logged.
test('a request page lists the person’s other requests without text', async () => {
  const { related } = await open(0);
  expect(related.map(({ name, ...rest }) => [name, Object.keys(rest).sort()])).toEqual([
    [expect.stringMatching(/^GI-DSK2-/), ['acceptedAt', 'kind', 'outcome', 'state']],
  ]);
  expect((await open(1)).related).toEqual([]);
});

test('the call list keeps requests whose encryption key is missing', async () => {
  const other = await keyRing([{ id: 'other', bytes: new Uint8Array(32).fill(8) }]);
  const { lines, open } = await callList({ ...deps(), ring: other }, asked);
  expect([lines.length, lines.every(({ written }) => written === undefined)]).toEqual([open, true]);
});

test('adding a closed day marks and lists the calls promised then', async () => {
  const date = dayOf(now + 48 * 60 * minute);
  const closure = wholeDay(date);
  await addClosure(db, { ...closure, reason: 'away' }, { by: 'x', now });
  const marked = (await callList(deps(), asked)).lines.filter(({ atRisk }) => atRisk).map(({ written }) => written?.name);
  expect(marked).toEqual(['Shabana Ansari', 'Dinesh Rathod']);
  expect((await atRiskIn(db, ring, closure)).map(({ written }) => written?.name)).toEqual(marked);
  await removeClosure(db, 1, now);
  expect((await callList(deps(), asked)).lines.some(({ atRisk }) => atRisk)).toBe(false);
});

// A stranger who has come by a reference must not stop a call.
test.each([
  ['matches', 1, true],
  ['differs', 0, false],
  ['cannot be compared', null, false],
] as const)('a withdrawal marks the call only if its contact matches (%s)', async (_, fits, marks) => {
  const before = await callCounts(deps());
  const put = `INSERT INTO withdrawals (id, reference, fingerprint, state, reason, fits, key_id, iv, ciphertext, asked_at)
    VALUES ('w', ?, 'f', 'open', 'delivered', ?, 'k', x'01', x'01', ?)`;
  await db.prepare(put).bind(referenceAt(10), fits, now).run();
  expect([(await lineOf(10))?.withdrawn, (await open(10)).withdrawn, (await lineOf(11))?.withdrawn]).toEqual([marks, marks, false]);
  const after = await callCounts(deps());
  expect([before.withdrawals, after.withdrawals, after.mark === before.mark]).toEqual([0, 1, false]);
  await db.prepare('DELETE FROM withdrawals').run();
});

// A list that says 'Everybody has been called back' must not hide who is on no list.
test('the call list counts held requests and links to them', async () => {
  const before = await callCounts(deps());
  await db.prepare("UPDATE requests SET state = 'held', held_reason = 'links' WHERE reference = ?").bind(referenceAt(12)).run();
  const after = await callCounts(deps());
  expect([before.toLookAt, after.toLookAt, after.open, after.mark === before.mark]).toEqual([0, 1, before.open - 1, false]);
  expect(await openOne(deps(), { name: referenceAt(12), email: 'x' })).toEqual({ kind: 'waits', name: referenceAt(12) });
  await db.prepare("UPDATE requests SET state = 'open' WHERE reference = ?").bind(referenceAt(12)).run();
});

test('an opened emergency counts as unattended once nobody is on it', async () => {
  const { id, due_at, first_opened_at, emergency } = (await findRow(db, referenceAt(11))) as RequestRow;
  const set = 'UPDATE requests SET emergency = ?, due_at = ?, first_opened_at = ?, opened_at = ? WHERE id = ?';
  const before = [emergency, due_at, first_opened_at, null] as const;
  const put = (values: ReadonlyArray<string | number | null>) =>
    db
      .prepare(set)
      .bind(...values, id)
      .run();
  /** How many more there are with it, so many minutes later. */
  const isCounted = async (minutes: number, dueAt: number, openedAt: number | null) => {
    const count = async () => (await callCounts(deps(now + minutes * minute))).unattended;
    await put(['[]', dueAt, now, openedAt]);
    const counted = await count();
    await put(before);
    return counted - (await count());
  };
  expect(await isCounted(1, now, now)).toBe(0);
  expect(await isCounted(3, now, now)).toBe(1);
  // It has been open for longer than a call takes.
  expect(await isCounted(11, now, now + 11 * minute)).toBe(1);
  expect(await isCounted(20, now + 25 * minute, null)).toBe(0);
});

test('the desk hides refused requests and the text of erased ones', async () => {
  const found = await Promise.all([28, 29].map((place) => openOne(deps(), { name: referenceAt(place), email: 'x' })));
  expect(found.map((one) => [one.kind, one.kind === 'gone' && one.request.written])).toEqual(Array(2).fill(['gone', undefined]));
  await db.prepare("UPDATE requests SET state = 'refused' WHERE reference = ?").bind(referenceAt(28)).run();
  for (const name of [referenceAt(28), 'GI-2222-22', 'callback-99999'])
    expect(await openOne(deps(), { name, email: 'x' })).toEqual({ kind: 'unknown' });
});

test('callback requests and messages decrypt to the same field names', async () => {
  const row = (place: number) => db.prepare('SELECT * FROM requests WHERE reference = ?').bind(referenceAt(place)).first<RequestRow>();
  const [callback, message] = [(await row(1)) as RequestRow, (await row(20)) as RequestRow];
  expect((await openRequest(ring, callback)).written).toMatchObject({ name: 'Ramesh Yadav', phone: '9876501234', patientType: 'existing' });
  expect((await openRequest(ring, message)).written).toMatchObject({ name: 'Dr. Neha Sawant', phone: '020 2543 1122', reason: '' });
  // The words of one row do not open in another.
  expect((await openRequest(ring, { ...callback, idempotency_key: message.idempotency_key })).written).toBeUndefined();
});

/** A list of its own: people by phone or e-mail, minutes until due, and what marks an emergency. */
type Someone = { name: string; phone?: string; email?: string; due: number; emergency?: boolean };
async function listOf(people: ReadonlyArray<Someone>) {
  const own = await freshDatabase('migrations');
  for (const [place, { name, due, emergency, ...contact }] of people.entries()) {
    const [first = '', last = ''] = name.split(' ');
    const person = { name: [first, last] as const, text: `Text ${place}`, accepted: -100 + place, promised: due, ...contact };
    const id = await putDeskPerson(own, ring, now, person, place);
    if (emergency) await own.prepare(`UPDATE requests SET emergency = '["vomiting-blood"]' WHERE id = ?`).bind(id).run();
  }
  const page = (number: number) => callList({ ...deps(), db: own }, { ...asked, page: number });
  return { ...(await page(1)), second: () => page(2) };
}

test('the call list merges a person’s requests at the earliest deadline', async () => {
  const { lines, open, requests, overdue } = await listOf([
    { name: 'Ganesh Pawar', phone: '9850011122', due: 60 },
    { name: 'Asha Rao', email: 'asha@mail.test', due: 20 },
    { name: 'Meena Pawar', phone: '+91 98500 11122', email: 'meena@mail.test', due: -5 },
    { name: 'Asha Rao', email: 'ASHA@mail.test', due: 10 },
    { name: 'Nobody Known', due: 15 },
    { name: 'Nobody Known', due: 16 },
  ]);
  const shown = lines.map(({ written, others, asked, dueAt, since }) => [
    [written?.name, ...others.map((other) => other.written?.name)].join(' + '),
    asked,
    (dueAt - now) / minute,
    (since - now) / minute,
  ]);
  expect(shown).toEqual([
    ['Meena Pawar + Ganesh Pawar', 2, -5, -100],
    ['Asha Rao + Asha Rao', 2, 10, -99],
    ['Nobody Known', 1, 15, -96],
    ['Nobody Known', 1, 16, -95],
  ]);
  expect([open, requests, overdue]).toEqual([4, 6, 1]);
});

test('emergencies lead the call list, the oldest of them first', async () => {
  const { lines, emergencies } = await listOf([
    { name: 'Late One', phone: '9850000001', due: -60 },
    { name: 'Ill One', phone: '9850000002', due: -30 },
    { name: 'Ill One', phone: '9850000002', due: 5, emergency: true },
    { name: 'Ill Before', phone: '9850000003', due: -10, emergency: true },
  ]);
  // What else they wrote puts nobody above an older emergency.
  expect(lines.map(({ written, isEmergency, dueAt }) => [written?.text, isEmergency, (dueAt - now) / minute])).toEqual([
    ['Text 3', true, -10],
    ['Text 2', true, 5],
    ['Text 0', false, -60],
  ]);
  expect(emergencies).toBe(2);
});

test('every page of the call list begins with all emergencies', async () => {
  const people = Array.from({ length: 120 }, (_, at) => ({
    name: `Person ${at}`,
    phone: `98500${10_000 + at}`,
    due: at,
    emergency: at >= 60,
  }));
  const first = await listOf(people);
  const second = await first.second();
  expect([first.lines.length, first.lines.filter(({ isEmergency }) => isEmergency).length, first.pages]).toEqual([110, 60, 2]);
  const texts = (from: number, length: number) => Array.from({ length }, (_, at) => `Text ${from + at}`);
  expect(second.lines.map(({ written }) => written?.text)).toEqual([...texts(60, 60), ...texts(50, 10)]);
});

// A machine may post any number of them: every page would begin with all.
test('beyond 150 emergencies the call list sorts them by due time', { tags: ['long'] }, async () => {
  const ill = Array.from({ length: 151 }, (_, at) => ({ name: `Ill ${at}`, phone: `98500${10_000 + at}`, due: 2 * at, emergency: true }));
  const others = Array.from({ length: 60 }, (_, at) => ({ name: `Other ${at}`, phone: `98500${20_000 + at}`, due: 10 * at + 1 }));
  const first = await listOf([...ill, ...others]);
  const second = await first.second();
  expect([first.emergencies, first.pages]).toEqual([151, 2]);
  const [marked, ...rest] = [
    first.lines.filter(({ isEmergency }) => isEmergency),
    first.lines.filter(({ isEmergency }) => !isEmergency),
    second.lines.filter(({ isEmergency }) => !isEmergency),
  ];
  expect([marked?.length, rest.map(({ length }) => length)]).toEqual([150, [50, 11]]);
  const usual = rest.flat();
  // With its sign, though not in front.
  expect(usual.filter(({ emergency }) => emergency.length > 0)).toHaveLength(1);
  expect(usual.map(({ dueAt }) => dueAt)).toEqual(usual.map(({ dueAt }) => dueAt).toSorted((one, other) => one - other));
  expect(new Set([...(marked ?? []), ...usual].map(({ name }) => name)).size).toBe(211);
});

test('the call list reads a person’s first and newest requests only', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: 'Same Person', phone: '9850011122', due: at }));
  const { lines, requests } = await listOf(many);
  expect([lines.length, lines[0]?.asked, requests]).toEqual([1, 30, 30]);
  const texts = lines.flatMap((line) => [line, ...line.others]).map(({ written }) => written?.text);
  expect(texts).toEqual(['Text 0', 'Text 1', 'Text 2', 'Text 3', 'Text 29']);
});

/** Counts the rows that a database reads. */
function counting(real: D1Database) {
  const count = { rows: 0 };
  const add = <T extends D1Result>(result: T): T => {
    count.rows += result.meta.rows_read;
    return result;
  };
  const statements = new Map<object, D1PreparedStatement>();
  const counted = (statement: D1PreparedStatement): object => {
    const wrapped = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      first: async () => add(await statement.all()).results[0],
    };
    statements.set(wrapped, statement);
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => counted(real.prepare(sql)),
    batch: async (wrapped: ReadonlyArray<object>) =>
      (await real.batch(wrapped.flatMap((one) => statements.get(one) ?? []))).map((result) => add(result)),
  };
  return { count, db: db as unknown as D1Database };
}

test('a fifty-person call list reads few of five thousand rows', async () => {
  const many = await freshDatabase('migrations');
  const people = deskPeople.filter(({ state, kind }) => !state && !kind);
  for (let at = 0; at < 50; at += 1) {
    const { name, text } = people[at % people.length] ?? { name: ['', ''], text: '' };
    const phone = `98500${10_000 + at}`;
    const payload = { fname: name[0], lname: name[1], phone, email: '', patientType: 'new', reason: 'other', description: text } as const;
    const known = {
      acceptedAt: now - at,
      promisedAt: now,
      dueAt: now,
      noticeVersion: null,
      language: 'en',
      heldReason: null,
      emergency: emergencyMark(text),
    };
    const identity = { idempotencyKey: `many-${at}`, fingerprint: '' };
    await storeAs(many, await encryptRequest(ring, identity, { kind: 'callback', payload }, { ...known, forwards: false }), null, [
      identity.idempotencyKey,
    ]);
  }
  // Copies of these fifty, each under a person's own digest; each tenth is open. Which words they hold costs the same.
  await many
    .prepare(
      `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 99)
      INSERT INTO requests (kind, number, idempotency_key, fingerprint, key_id, iv, ciphertext, phone_hash, language, accepted_at, due_at, state)
      SELECT kind, number + 50 * n, idempotency_key || '-' || n, '', key_id, iv, ciphertext, phone_hash || '-' || n, language, accepted_at - n,
        CASE WHEN number % 10 = 0 THEN due_at + n END, CASE WHEN number % 10 = 0 THEN 'open' ELSE 'done' END FROM requests, copies`,
    )
    .run();
  await many.prepare("UPDATE requests SET state = 'done', due_at = NULL WHERE number <= 50 AND number % 10 <> 0").run();
  const counted = counting(many);
  const { lines, open, pages } = await callList({ ...deps(), db: counted.db }, { ...asked, page: 2 });
  expect([lines.length, open, pages]).toEqual([linesPerPage, 500, 10]);
  // The index for each count, and some rows for each line.
  expect(counted.count.rows).toBeLessThan(5 * 500 + 20 * linesPerPage);
  // The list of fifty costs as much beside five thousand as beside thirty.
  const small = await costOf(() => callList(deps(), asked));
  const large = await costOf(() => callList({ ...deps(), db: many }, asked));
  console.log(
    `list of ${lines.length}: ${large.toFixed(1)} ms of CPU here, of thirty ${small.toFixed(1)} ms; ${counted.count.rows} rows read`,
  );
  expect(large).toBeLessThan(small * 3 + 5);
});

/** The median of what this process works for it. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let at = 0; at < 15; at++) {
    const before = process.cpuUsage();
    await work();
    const { user } = process.cpuUsage(before);
    costs.push(user / 1_000);
  }
  return costs.toSorted((one, other) => one - other)[7] ?? 0;
}

test('one person’s requests beyond twenty are counted, not settled', async () => {
  const [person] = deskPeople;
  if (!person) throw new Error('nobody is there');
  for (let at = 0; at < 24; at += 1) await putDeskPerson(db, ring, now, { ...person, phone: '9811100000' }, 200 + at);
  const { others, more } = await open(200);
  expect([others.length, more, (await open(4)).more]).toEqual([19, 4, 0]);
});
