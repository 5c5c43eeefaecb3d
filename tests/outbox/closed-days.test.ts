import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { closedDaysFrom, hoursAt, hoursWithout } from '#requests/closed-days.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';

afterAll(endDatabases);

// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const close = (db: D1Database, day: string) => db.prepare("INSERT INTO closed_days VALUES (?, 'away', 0, 'x')").bind(day).run();

test('a promise avoids the days that are closed', async () => {
  const db = await freshDatabase('migrations');
  for (const day of ['2026-11-23', '2026-11-24']) await close(db, day);
  // Wednesday, two hours after the practice opens.
  expect(callBy(now, await hoursAt(db, now))).toBe(Date.UTC(2026, 10, 25, 5, 30));
});

test('days that are over are not asked for', async () => {
  const db = await freshDatabase('migrations');
  for (const day of ['2026-11-22', '2026-11-23', '2026-12-01']) await close(db, day);
  expect((await closedDaysFrom(db, now)).map(({ day }) => day)).toEqual(['2026-11-23', '2026-12-01']);
});

test('closed days and holidays stand in one order, each once', () => {
  const [first = '', ...others] = practice.openingHours.holidays;
  const { holidays } = hoursWithout([
    { day: '2026-11-24', reason: '' },
    { day: first, reason: '' },
  ]);
  expect(holidays).toEqual(['2026-11-24', first, ...others]);
});

test('a database that fails or is slow means the usual hours', async () => {
  const broken = { prepare: () => ({ bind: () => ({ all: () => Promise.reject(new Error('D1')) }) }) } as unknown as D1Database;
  expect(await hoursAt(broken, now)).toBe(practice.openingHours);
  const slow = { prepare: () => ({ bind: () => ({ all: () => new Promise(() => undefined) }) }) } as unknown as D1Database;
  const started = performance.now();
  expect(await hoursAt(slow, now)).toBe(practice.openingHours);
  expect(performance.now() - started).toBeLessThan(1_500);
});
