import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { dayOf, day as oneDay } from '#content/practice-time.ts';
import { openOne } from '#requests/calls/one-request.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordCall } from '#requests/calls/record.ts';
import { undoLast } from '#requests/calls/undo.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import { readBookings } from '#requests/lists/bookings.ts';
import { readWeeks } from '#requests/lists/weeks.ts';
import { endDatabases } from '#tests/databases.ts';
import { hour, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from './requests-bench.ts';

afterAll(endDatabases);

const hours = practice.openingHours;
const [asha, eleven] = ['asha@practice.test', aFriday + oneDay + hour];
const phone = '9822012345';

/** Ganesh, who asked twice, and Meena, from one phone; both are booked for eleven, he with one call about both of his requests. */
async function family() {
  const { db, ring, put } = await requestsBench();
  const names = ['GI-7K3Q-92', 'GI-7K3Q-93', 'GI-7K3Q-94'] as const;
  for (const [place, reference] of names.entries()) await put({ reference, phone, name: place === 2 ? 'Meena' : 'Ganesh' });
  const deps = (now: number) => ({ db, ring, now, hours });
  const open = async (name: string, now = aFriday) => {
    const found = await openOne(deps(now), { name, email: asha });
    if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
    return found.request;
  };
  const record = async (name: string, outcome: Outcome, now: number, at?: number, others: ReadonlyArray<string> = []) => {
    const [{ version }, ...more] = [await open(name, now), ...(await Promise.all(others.map((other) => open(other, now))))] as const;
    return recordCall(deps(now), { name, email: asha, version, others: more, outcome, note: '', ...(at !== undefined && { at }) });
  };
  const comers = async () =>
    (await readBookings(deps(aFriday), dayOf(eleven), asha)).map(({ written, comesAt }) => [written?.name, (comesAt - eleven) / hour]);
  await record(names[0], 'booked', aFriday, eleven, [names[1]]);
  await record(names[2], 'booked', aFriday + 1, eleven);
  return { names, open, record, comers, deps, db, put };
}

test('a moved visit keeps only its new time, for one person', async () => {
  const { names, record, comers, open, deps, db } = await family();
  expect(await record(names[0], 'visit-moved', aFriday + 2, eleven + 2 * hour)).toBe('recorded');
  expect(await comers()).toEqual([
    ['Meena', 0],
    ['Ganesh', 2],
  ]);
  // Nothing is left to do, of the other request of the same visit neither.
  for (const name of names.slice(0, 2))
    expect(await open(name)).toMatchObject({ state: 'done', outcome: 'booked', visitAt: eleven + 2 * hour });
  const [week] = await readWeeks(db, aFriday + hour);
  expect(week?.outcomes).toMatchObject({ booked: 2, 'visit-moved': 1 });
  expect(await undoLast(deps(aFriday + 3), { name: names[0], email: asha, version: 3 })).toBe('undone');
  expect(await comers()).toEqual([
    ['Ganesh', 0],
    ['Meena', 0],
  ]);
});

// His second request came up in the place of the first, and he was expected all the same.
test('calling a visit off frees it for all its requests', async () => {
  const { names, record, comers } = await family();
  await record(names[1], 'called-off', aFriday + 2);
  expect(await comers()).toEqual([['Meena', 0]]);
});

test('moving a visit leaves open work on the list', async () => {
  const { names, record, open } = await family();
  await record(names[0], 'reopened', aFriday + 2);
  const { dueAt } = await open(names[0], aFriday + 2);
  await record(names[0], 'visit-moved', aFriday + 3, eleven + hour);
  expect([await open(names[0]), await open(names[1])]).toMatchObject([
    { state: 'open', dueAt },
    { state: 'done', dueAt: null },
  ]);
});

test('moving a visit onto somebody else’s time asks first', async () => {
  const { names, record, deps, put } = await family();
  await put({ reference: 'GI-7K3Q-95', phone: '9822099999' });
  await record(names[2], 'called-off', aFriday + 2);
  await record('GI-7K3Q-95', 'booked', aFriday + 2, eleven + 2 * hour);
  const doubt = (name: string, at: number) =>
    warningFor({ ...deps(aFriday + 3), hours: { ...hours, closures: [] } }, { name, others: [], outcome: 'visit-moved', at });
  // Their own half hour, somebody else's, and a Sunday.
  const times = [eleven + hour / 6, eleven + 2 * hour, eleven + oneDay];
  expect(await Promise.all(times.map((at) => doubt(names[0], at)))).toEqual([undefined, 'taken', 'closed']);
});
