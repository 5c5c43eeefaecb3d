import { expect, test } from 'vitest';
import { minute } from '#content/practice-time.ts';
import { callList } from '#requests/calls/call-list.ts';
import { openOne } from '#requests/calls/one-request.ts';
import { moveRequests } from '#requests/closed-days.ts';
import { holidaysWithPeople, holidayTimes } from '#requests/holidays.ts';
import { bookedWhileClosed } from '#requests/lists/bookings.ts';
import { hour, requestsBench } from '#tests/desk/requests-bench.ts';
import { atRiskIn, peopleIn } from '#tests/people-in.ts';

const at = (time: string) => Date.parse(`${time}:00+05:30`);
const email = 'asha@practice.test';
const names = (all: ReadonlyArray<{ id: number }>) => all.map(({ id }) => id);

test('holidays name who was promised or booked before a deploy', async () => {
  const bench = await requestsBench();
  const { db, ring } = bench;
  const { now } = bench.clock;
  const deps = { db, ring, now };
  const concerned = async () => names(await holidaysWithPeople(db, now));
  // Christmas is a Friday, and a call of the day after concerns nobody.
  await bench.put({ reference: 'GI-AAAA-A2', phone: '9822012344', dueAt: at('2026-12-26T09:30') });
  expect(await concerned()).toEqual([]);
  const call = await bench.put({ reference: 'GI-AAAA-A3', phone: '9822012345', dueAt: at('2026-12-25T11:00') });
  const visit = await bench.put({ reference: 'GI-AAAA-A4', phone: '9822012346', dueAt: null });
  const booked = `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext) VALUES (?, ?, ?, 'booked', ?, '', x'', x'')`;
  await db.prepare(booked).bind(visit, now, email, at('2027-01-26T10:00')).run();
  expect(await concerned()).toEqual([20261225, 20270126]);
  const [christmas, republicDay] = await holidaysWithPeople(db, now);
  if (!christmas || !republicDay) throw new Error('the holidays are not found');
  expect(names(await atRiskIn(db, ring, christmas))).toEqual([call]);
  expect(names(peopleIn(await bookedWhileClosed(deps, [republicDay])))).toEqual([visit]);

  const { lines } = await callList(deps, { page: 1, email });
  expect(lines.filter(({ atRisk }) => atRisk).map(({ name }) => name)).toEqual(['GI-AAAA-A3']);
  const opened = await Promise.all(['GI-AAAA-A2', 'GI-AAAA-A3', 'GI-AAAA-A4'].map((name) => openOne(deps, { name, email })));
  expect(opened.map((found) => found.kind === 'request' && [found.request.atRisk, found.request.visitIsClosed])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);

  // Moved to another day, the call is named until they have heard of it.
  await moveRequests(db, { requests: [{ id: call, version: 1 }], dueAt: at('2026-12-26T11:00'), by: email, now });
  expect(await concerned()).toEqual([20261225, 20270126]);
  expect(names(await atRiskIn(db, ring, christmas))).toEqual([call]);
});

test('a holiday that is over is not named', () => {
  const last = at('2026-12-26T00:00');
  expect(names(holidayTimes(last - minute))[0]).toBe(20261225);
  expect(names(holidayTimes(last))[0]).toBe(20270126);
  expect(holidayTimes(last - hour)[0]).toMatchObject({ from: at('2026-12-25T00:00'), to: last });
});
