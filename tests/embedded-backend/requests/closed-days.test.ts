import type { D1Database } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { freshDatabase } from '#tests/databases.ts';
import { aFriday, callback, custody, message, requestsBench } from './requests-bench.ts';

const saturdayCloses = Date.parse('2026-11-21T17:00:00+05:30');
const mondayCloses = Date.parse('2026-11-23T17:00:00+05:30');

/** The embedded backend of a practice that has closed these days. */
async function closedOn(...days: ReadonlyArray<string>) {
  const outbox = await freshDatabase('migrations');
  for (const day of days) await outbox.prepare("INSERT INTO closed_days VALUES (?, 'away', 0, 'x')").bind(day).run();
  return requestsBench({ outbox });
}

const dueTimes = async ({ requests }: Pick<Awaited<ReturnType<typeof closedOn>>, 'requests'>) =>
  (await requests()).map(({ due_at }) => due_at);

test('a message is due past a day that is closed', async () => {
  const [open, closed] = [await closedOn(), await closedOn('2026-11-21')];
  for (const bench of [open, closed]) await bench.post('/inquiry', message, 'k1', { ...custody, promisedAt: null });
  expect([await dueTimes(open), await dueTimes(closed)]).toEqual([[saturdayCloses], [mondayCloses]]);
});

test('what comes with the token is due past it too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: aFriday });
  try {
    const bench = await closedOn('2026-11-20', '2026-11-21');
    await bench.postFromOutside('/inquiry', message);
    await bench.postFromOutside('/appointement', callback);
    // Two hours after Monday's opening.
    expect(await dueTimes(bench)).toEqual([mondayCloses, Date.parse('2026-11-23T11:00:00+05:30')]);
  } finally {
    vi.useRealTimers();
  }
});

test('a promise that was made stays as it was made', async () => {
  const bench = await closedOn('2026-11-20');
  await bench.post('/appointement', callback, 'k1', custody);
  expect(await dueTimes(bench)).toEqual([custody.promisedAt]);
});

test('a request is kept though the closed days cannot be read', async () => {
  const refuses = () => {
    throw new Error('down');
  };
  const bench = await requestsBench({ outbox: { prepare: refuses } as unknown as D1Database });
  await bench.post('/inquiry', message, 'k1', { ...custody, promisedAt: null });
  expect(await dueTimes(bench)).toEqual([saturdayCloses]);
});
