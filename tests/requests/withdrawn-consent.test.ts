import { expect, test } from 'vitest';
import { callList } from '#requests/calls/call-list.ts';
import { moveRequests } from '#requests/closed-days.ts';
import { bookedWhileClosed } from '#requests/lists/bookings.ts';
import { allAtRisk, stillMoved } from '#requests/lists/concerned.ts';
import { hour, requestsBench } from '#tests/desk/requests-bench.ts';
import { peopleIn } from '#tests/people-in.ts';

// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const by = { by: 'asha@example.com', now };

// One who had withdrawn stood among those to move, and then among the moved, with a number to ring and a text to send.
test('the list of closures names nobody who withdrew consent', async () => {
  const bench = await requestsBench();
  const { db, ring } = bench;
  const deps = { db, ring, now };
  const call = { phone: '9822012345', promisedAt: now + hour, dueAt: now + hour };
  const visit = await bench.put({ phone: '9822012346', reference: 'GI-AAAA-AB', dueAt: null });
  const [waits, moved] = [
    await bench.put({ ...call, reference: 'GI-AAAA-AC' }),
    await bench.put({ phone: '9822012347', reference: 'GI-AAAA-AD' }),
  ];
  await db
    .prepare(
      "INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext) VALUES (?, ?, 'a', 'booked', ?, '', x'', x'')",
    )
    .bind(visit, now, now + hour)
    .run();
  await db
    .prepare('UPDATE requests SET due_at = ? WHERE id = ?')
    .bind(now + hour, moved)
    .run();
  const closure = { id: 1, from: now, to: now + 2 * hour, reason: 'away', addedAt: now };
  expect(await moveRequests(db, { requests: [{ id: moved, version: 1 }], dueAt: now + 30 * hour, ...by })).toBe(1);
  const named = async () => {
    const lists = [allAtRisk(db, ring, [closure]), bookedWhileClosed(deps, [closure]), stillMoved(deps, [{ ...closure, openedAt: now }])];
    return (await Promise.all(lists)).map((list) => peopleIn(list).map(({ id }) => id));
  };
  expect(await named()).toEqual([[waits, moved], [visit], [moved]]);
  await bench.ask('GI-AAAA-AB', '9822012346');
  await bench.ask('GI-AAAA-AC', '9822012345');
  await bench.ask('GI-AAAA-AD', '9822012347');
  expect(await named()).toEqual([[], [], []]);
  // From a page that was loaded before.
  expect(await moveRequests(db, { requests: [{ id: waits, version: 1 }], dueAt: now + 30 * hour, ...by })).toBe(0);
});

test('a person who writes anew after a withdrawal may be called', async () => {
  const bench = await requestsBench();
  const { db, ring, clock } = bench;
  const phone = '9822012345';
  await bench.put({ phone, reference: 'GI-AAAA-AE', at: clock.now });
  await bench.ask('GI-AAAA-AE', phone);
  const withdrawn = async () => {
    const { lines } = await callList({ db, ring, now: clock.now }, { page: 1, email: 'asha@practice.test' });
    return lines.map((line) => line.withdrawn);
  };
  expect(await withdrawn()).toEqual([true]);
  await bench.put({ phone, at: clock.now + hour });
  expect(await withdrawn()).toEqual([false]);
});
