import type { D1Database } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { closedDaysFrom, hoursAt, hoursWithout } from '#requests/closed-days.ts';
import { freshDatabase } from '#tests/databases.ts';
import { fallibleDatabase } from './faults.ts';

// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);

async function closedOn(...days: ReadonlyArray<string>): Promise<D1Database> {
  const db = await freshDatabase('migrations');
  for (const day of days) await db.prepare("INSERT INTO closed_days VALUES (?, 'away', 0, 'x')").bind(day).run();
  return db;
}

test('a promised time skips closed days', async () => {
  const db = await closedOn('2026-11-23', '2026-11-24');
  // Wednesday, two hours after the practice opens.
  expect(callBy(now, await hoursAt(db, now))).toBe(Date.UTC(2026, 10, 25, 5, 30));
});

test('closedDaysFrom omits past days', async () => {
  const db = await closedOn('2026-11-22', '2026-11-23', '2026-12-01');
  expect((await closedDaysFrom(db, now)).map(({ day }) => day)).toEqual(['2026-11-23', '2026-12-01']);
});

test('hoursWithout merges closed days and holidays in order without duplicates', () => {
  const [first = '', ...others] = practice.openingHours.holidays;
  const { holidays } = hoursWithout([
    { day: '2026-11-24', reason: '' },
    { day: first, reason: '' },
  ]);
  expect(holidays).toEqual(['2026-11-24', first, ...others]);
});

test.each(['refuse', 'hang'] as const)('falls back to the usual opening hours when databases %s', async (fault) => {
  const { db, become } = fallibleDatabase(await closedOn('2026-11-23'));
  become(fault);
  expect(await hoursAt(db, now, 50)).toBe(practice.openingHours);
});
