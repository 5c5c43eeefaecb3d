import type { D1Database } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { minute, wholeDay } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { recordCall } from '#requests/calls/record.ts';
import { addClosure, closuresFrom, hoursAt, moveBack, moveRequests, openedTimes, removeClosure } from '#requests/closed-days.ts';
import { bookedWhileClosed, toldClosed } from '#requests/lists/bookings.ts';
import { allAtRisk, stillMoved } from '#requests/lists/concerned.ts';
import { freshDatabase } from '#tests/databases.ts';
import { hour, requestsBench } from '#tests/desk/requests-bench.ts';
import { atRiskIn, peopleIn } from '#tests/people-in.ts';
import { fallibleDatabase } from './faults.ts';

// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const by = { by: 'asha@example.com', now };
const onDay = (day: string) => wholeDay(Date.parse(day));

async function closedOn(...days: ReadonlyArray<string>): Promise<D1Database> {
  const db = await freshDatabase('migrations');
  for (const day of days) await addClosure(db, { ...onDay(day), reason: 'away' }, by);
  return db;
}

test('a promised call time skips closed days', async () => {
  const db = await closedOn('2026-11-23', '2026-11-24');
  // Wednesday, two hours after the practice opens.
  expect(callBy(now, await hoursAt(db, now))).toBe(Date.UTC(2026, 10, 25, 5, 30));
});

test('a promised call time skips a closed afternoon', async () => {
  const db = await closedOn();
  await addClosure(db, { from: now + hour, to: onDay('2026-11-23').to, reason: 'away' }, by);
  // One hour is left today, the other one is Tuesday's first.
  expect(callBy(now, await hoursAt(db, now))).toBe(Date.UTC(2026, 10, 24, 4, 30));
});

test('the list of closures omits past ones', async () => {
  const db = await closedOn('2026-11-22', '2026-11-23', '2026-12-01');
  expect((await closuresFrom(db, now)).map(({ from }) => from)).toEqual(['2026-11-23', '2026-12-01'].map((day) => onDay(day).from));
});

test('closing the same time twice keeps one closure', async () => {
  const db = await closedOn('2026-11-24');
  await addClosure(db, { ...onDay('2026-11-24'), reason: 'wedding' }, by);
  expect((await closuresFrom(db, now)).map(({ reason }) => reason)).toEqual(['wedding']);
  expect([await removeClosure(db, 1, now), await removeClosure(db, 1, now)]).toEqual([onDay('2026-11-24'), undefined]);
});

test.each(['refuse', 'hang'] as const)('usual opening hours apply when the database fails: %s', async (fault) => {
  const { db, become } = fallibleDatabase(await closedOn('2026-11-23'));
  become(fault);
  const logged: object[] = [];
  expect(await hoursAt(db, now, { wait: 50, log: (line) => logged.push(line) })).toBe(practice.openingHours);
  // A call may now be promised for a day on which nobody is there.
  expect(logged).toEqual([{ event: 'closed-days', code: 'not-read' }]);
});

test('moving calls for a closure skips changed requests and emergencies', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const ids = [];
  for (let at = 0; at < 4; at += 1) ids.push(await bench.put({ promisedAt: now + hour, dueAt: now + hour }));
  const closure = { from: now, to: now + 2 * hour };
  const later = now + 30 * hour;
  await db.prepare('UPDATE requests SET version = 2 WHERE id = ?').bind(ids[1]).run();
  await db.prepare('UPDATE requests SET emergency = \'["chest-pain"]\' WHERE id = ?').bind(ids[2]).run();
  const requests = ids.slice(0, 3).map((id) => ({ id, version: 1 }));
  expect(await moveRequests(db, { requests, dueAt: later, ...by })).toBe(1);
  // A double tap finds the version gone.
  expect(await moveRequests(db, { requests, dueAt: later + minute, ...by })).toBe(0);
  const { results } = await db.prepare('SELECT due_at, promised_at, outcome, version FROM requests ORDER BY id').all();
  expect(results.map(({ due_at }) => due_at)).toEqual([later, now + hour, now + hour, now + hour]);
  expect(results[0]).toMatchObject({ promised_at: now + hour, outcome: 'moved', version: 2 });
  expect(await db.prepare("SELECT request_id, due_at, by FROM events WHERE outcome = 'moved'").all()).toMatchObject({
    results: [{ request_id: ids[0], due_at: later, by: by.by }],
  });
  // Moved, but the patient was told another time: still named under the closure.
  const ring = await keyRing(bench.keys);
  const outcomesAtRisk = async () => (await atRiskIn(db, ring, closure)).map(({ outcome }) => outcome);
  expect(await outcomesAtRisk()).toEqual([null, null, null, 'moved']);
  // Until they were written to.
  await db
    .prepare("INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a', 'sent', '', x'', x'')")
    .bind(ids[0], now)
    .run();
  expect(await outcomesAtRisk()).toEqual([null, null, null]);
});

test('moving calls for a closure keeps agreed times and doctor’s answers', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const ring = await keyRing(bench.keys);
  const [plain, agreed, answered] = [await bench.put(), await bench.put(), await bench.put()];
  const closure = { from: bench.clock.now, to: bench.clock.now + 12 * hour };
  const call = async (id: number, outcome: 'later' | 'question' | 'reply' | 'no-answer', at?: number) => {
    const reference = `GI-AAAA-AAA${id}`;
    await db.prepare('UPDATE requests SET reference = ? WHERE id = ?').bind(reference, id).run();
    const version = (await db.prepare('SELECT version FROM requests WHERE id = ?').bind(id).first<number>('version')) ?? 0;
    const deps = { db, ring, now: bench.clock.now, hours: practice.openingHours };
    return recordCall(deps, { name: reference, email: 'a', version, outcome, note: '', ...(at !== undefined && { at }) });
  };
  await call(agreed, 'later', closure.to);
  await call(answered, 'question');
  await call(answered, 'reply');
  // Who did not answer has not been told yet.
  await call(answered, 'no-answer');
  const atRisk = async () => Object.fromEntries((await atRiskIn(db, ring, closure)).map(({ id, kept }) => [id, kept]));
  expect(await atRisk()).toEqual({ [plain]: null, [agreed]: 'agreed', [answered]: 'answered' });
  const { results } = await db.prepare('SELECT id, version FROM requests').all<{ id: number; version: number }>();
  expect(await moveRequests(db, { requests: results, dueAt: closure.to + hour, ...by })).toBe(1);
  expect(await db.prepare('SELECT id FROM requests WHERE outcome = ?').bind('moved').first('id')).toBe(plain);
});

test('moved requests stay listed until their senders are told', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const ring = await keyRing(bench.keys);
  const closure = { from: now, to: now + 2 * hour };
  const after = { from: now + 20 * hour, to: now + 40 * hour };
  // A message was promised no call, and another one was put off to a time that nobody had promised.
  const ids = [
    await bench.put({ promisedAt: null, dueAt: now + hour }),
    await bench.put({ promisedAt: now - hour, dueAt: now + 2 * hour }),
  ];
  const listed = async (within: typeof closure) => (await atRiskIn(db, ring, within)).map(({ id }) => id);
  const move = (version: number, dueAt: number) => moveRequests(db, { requests: ids.map((id) => ({ id, version })), dueAt, ...by });
  const tell = (id: number | undefined) =>
    db
      .prepare("INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a', 'sent', '', x'', x'')")
      .bind(id, now)
      .run();
  await move(1, now + 30 * hour);
  expect(await listed(closure)).toEqual(ids);
  await tell(ids[0]);
  expect(await listed(closure)).toEqual([ids[1]]);
  // What was told of the first move says nothing of the second.
  await addClosure(db, { ...after, reason: 'away' }, by);
  await move(2, now + 50 * hour);
  expect([await listed(closure), await listed(after)]).toEqual([[ids[1]], ids]);
});

// Sixteen calls stayed on another day, and somebody stayed at home, with nobody to name them.
test('removing a closure lists patients who were moved or told', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const ring = await keyRing(bench.keys);
  const deps = { db, ring, now };
  const closure = { from: now, to: now + 12 * hour };
  const [call, visit] = [await bench.put({ promisedAt: now + hour, dueAt: now + hour }), await bench.put()];
  await db.prepare("UPDATE requests SET reference = 'GI-AAAA-AA', state = 'done', due_at = NULL WHERE id = ?").bind(visit).run();
  const record = async (outcome: 'booked' | 'told' | 'told-open', time: number) => {
    const version = (await db.prepare('SELECT version FROM requests WHERE id = ?').bind(visit).first<number>('version')) ?? 0;
    const at = outcome === 'booked' ? { at: now + 2 * hour } : {};
    const what = { name: 'GI-AAAA-AA', email: 'a', version, outcome, note: '', ...at };
    expect(await recordCall({ ...deps, now: time, hours: practice.openingHours }, what)).toBe('recorded');
  };
  await record('booked', now);
  await addClosure(db, { ...closure, reason: 'away' }, by);
  await record('told', now + minute);
  await moveRequests(db, { requests: [{ id: call, version: 1 }], dueAt: now + 30 * hour, ...by });
  await removeClosure(db, 1, now + 2 * minute);
  const named = async () => {
    const [time] = await openedTimes(db, now);
    if (!time) throw new Error('the time is not remembered');
    const [told, moved] = [peopleIn(await toldClosed(deps, [time])), peopleIn(await stillMoved(deps, [time]))];
    return [told.map(({ id }) => id), moved.map(({ id }) => id)];
  };
  expect([await closuresFrom(db, now), await named()]).toEqual([[], [[visit], [call]]]);
  await record('told-open', now + 3 * minute);
  expect(await moveBack(db, { requests: [{ id: call, version: 2 }], ...by })).toBe(1);
  expect(await moveBack(db, { requests: [{ id: call, version: 2 }], ...by })).toBe(0);
  expect(await named()).toEqual([[], []]);
  expect(await db.prepare('SELECT due_at, outcome FROM requests WHERE id = ?').bind(call).first()).toEqual({
    due_at: now + hour,
    outcome: null,
  });
  await addClosure(db, { ...closure, reason: 'away after all' }, { ...by, now: now + 4 * minute });
  expect([(await closuresFrom(db, now)).map(({ reason }) => reason), await openedTimes(db, now)]).toEqual([['away after all'], []]);
});

test('a call moved twice returns to the reopened time', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const call = await bench.put({ promisedAt: now + hour, dueAt: now + hour });
  const dueAt = () => db.prepare('SELECT due_at FROM requests WHERE id = ?').bind(call).first('due_at');
  await addClosure(db, { from: now, to: now + 12 * hour, reason: 'today' }, by);
  await moveRequests(db, { requests: [{ id: call, version: 1 }], dueAt: now + 30 * hour, ...by });
  await addClosure(db, { from: now + 24 * hour, to: now + 36 * hour, reason: 'tomorrow' }, by);
  await moveRequests(db, { requests: [{ id: call, version: 2 }], dueAt: now + 60 * hour, ...by });
  await removeClosure(db, 1, now + minute);
  expect(await moveBack(db, { requests: [{ id: call, version: 3 }], ...by })).toBe(1);
  expect(await dueAt()).toBe(now + hour);
});

// Forty calls stood at 2 am instead of 2 pm, and could be put right one by one alone.
test('calls moved to a wrong time move again, then back', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const call = await bench.put({ promisedAt: now + hour, dueAt: now + hour });
  const closure = { from: now, to: now + 12 * hour };
  await addClosure(db, { ...closure, reason: 'today' }, by);
  const move = (version: number, dueAt: number) => moveRequests(db, { requests: [{ id: call, version }], dueAt, ...by });
  expect([await move(1, now + 16 * hour), await move(2, now + 28 * hour)]).toEqual([1, 1]);
  const ring = await keyRing(bench.keys);
  expect(await atRiskIn(db, ring, closure)).toMatchObject([{ id: call, outcome: 'moved', dueAt: now + 28 * hour }]);
  await removeClosure(db, 1, now + minute);
  // To its own time, not to the wrong one.
  expect(await moveBack(db, { requests: [{ id: call, version: 3 }], ...by })).toBe(1);
  expect(await db.prepare('SELECT due_at, outcome FROM requests WHERE id = ?').bind(call).first()).toEqual({
    due_at: now + hour,
    outcome: null,
  });
});

// Each time asked two queries, and 21 of them passed the fifty that the free plan allows.
test('a query reads all closed times’ people, the nearest first', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const ring = await keyRing(bench.keys);
  let asked = 0;
  const counting = {
    prepare: (sql: string) => {
      asked += 1;
      return db.prepare(sql);
    },
  } as unknown as D1Database;
  const times = Array.from({ length: 40 }, (_, at) => ({ from: now + at * 24 * hour, to: now + at * 24 * hour + 4 * hour }));
  for (const time of times) await addClosure(db, { ...time, reason: 'away' }, by);
  const closures = await closuresFrom(db, now);
  for (const at of [0, 0, 39]) await bench.put({ dueAt: now + at * 24 * hour + hour });
  const deps = { db: counting, ring, now };
  const found = await allAtRisk(counting, ring, closures);
  await Promise.all([bookedWhileClosed(deps, closures), stillMoved(deps, []), toldClosed(deps, [])]);
  expect(asked).toBe(2);
  expect([...found].map(([id, { people, more }]) => [id, people.length, more])).toEqual([
    [1, 2, 0],
    [40, 1, 0],
  ]);
});

test('a closure with over two hundred calls says how many more', async () => {
  const bench = await requestsBench();
  const { db } = bench;
  const closure = { id: 1, from: now, to: now + 2 * hour };
  await bench.put({ dueAt: now + hour });
  const copies = `WITH RECURSIVE copy (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < 204)
    INSERT INTO requests (kind, number, idempotency_key, fingerprint, key_id, iv, ciphertext, language, accepted_at, due_at, state)
    SELECT kind, 1000 + i, 'copy-' || i, '', key_id, iv, ciphertext, language, accepted_at, due_at, state FROM copy, requests`;
  await db.prepare(copies).run();
  const found = (await allAtRisk(db, await keyRing(bench.keys), [closure])).get(1);
  expect([found?.people.length, found?.more]).toEqual([200, 5]);
});
