/** @module-tag long */
import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import { runDays } from './run-days.ts';

/** All that happened, each message with its minute and words, and what was counted; but for how many rounds it took. */
async function played(seed: number, everyMinute: boolean): Promise<ReadonlyArray<string>> {
  const lines: string[] = [];
  const { calls: _, ...result } = await runDays(seed, sqliteDatabase(), (line) => lines.push(line), { everyMinute, days });
  return [...lines, JSON.stringify(result)];
}

// `SEEDS=10 DAYS=50` compares more of them.
const days = Number(process.env.DAYS ?? 10);
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 2) }, (_, at) => at + 1);

test.for(seeds)('skipping idle minutes in desk simulation seed %i changes no alert', { tags: ['long'] }, async (seed) => {
  const [skipping, everyMinute] = [await played(seed, false), await played(seed, true)];
  expect(skipping.length).toBeGreaterThan(100);
  expect(skipping).toEqual(everyMinute);
});
