import { expect, test } from 'vitest';
import type { BellDeps } from '#bell/round.ts';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { asha, minute, requestsBench, second } from '#tests/requests/requests-bench.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import { sqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import { type VirtualTime, virtualTime } from '#tests/simulation/platform/virtual-time.ts';
import { withBell } from './bell-bench.ts';

type Worker = BellDeps['worker'];
type Fault = <T>(work: () => Promise<T>) => Promise<T>;
type Bench = Awaited<ReturnType<typeof practice>>;
type Told = { after: number; text: string };

const emergency = { ...asha, payload: { ...asha.payload, description: 'She vomited blood' } };

/** A bench whose clock, timers and keys are those of a virtual time, on a Monday at 10:20. */
async function practice(time: VirtualTime) {
  const kv = new Map<string, string>();
  const store = { get: async (name: string) => kv.get(name) ?? null, put: async (name: string, text: string) => void kv.set(name, text) };
  const bench = await withBell(
    await requestsBench({ db: plainDatabase(sqliteDatabase()), keys: [{ id: 's', bytes: new Uint8Array(32).fill(9) }] }),
  );
  Object.assign(bench.deps, { now: time.now });
  return { ...bench, time, ring: (worker: Worker) => bench.ring({ worker, store, now: time.now() }) };
}

/** Lets both crons run each minute, and gives what the webhook was told, with the milliseconds that had passed by then. */
async function play(scene: (bench: Bench) => Promise<unknown>) {
  const time = virtualTime(seededRandom(1));
  const bench = await practice(time);
  const told: Told[] = [];
  const length = 40 * minute;
  await time.during(async () => {
    for (const worker of ['site', 'desk'] as const) {
      const task = { process: { name: worker, isAlive: true, skew: 0 }, name: 'cron' };
      for (let after = 0; after < length; after += minute) time.after(after, task, () => void bench.ring(worker));
    }
    await time.runUntil(time.start + 5 * minute - 1);
    bench.told();
    await scene(bench);
    for (let after = 0; after <= length - 5 * minute; after += second) {
      await time.runUntil(time.start + 5 * minute + after);
      for (const text of bench.told()) told.push({ after, text });
    }
  });
  return told;
}

/** Lets some calls through; the next, and all for 80 seconds from then on, wait until these are over: before or behind their effect. */
function stall(time: VirtualTime, letThrough: number, isBehind: boolean): Fault {
  let left = letThrough;
  let over: number | undefined;
  return async (work) => {
    left -= 1;
    if (left >= 0) return work();
    over ??= time.now() + 80 * second;
    const wait = () => new Promise((resolve) => setTimeout(resolve, Math.max(0, (over ?? 0) - time.now())));
    if (!isBehind) await wait();
    const result = await work();
    if (isBehind) await wait();
    return result;
  };
}

// Two rounds make some twenty calls: the stall begins before each of them.
const places = [false, true].flatMap((isBehind) => Array.from({ length: 24 }, (_, letThrough) => ({ letThrough, isBehind })));

test.each([
  ['a request', asha, /^1 (?:new|not opened)/],
  ['an emergency', emergency, /^Emergency: 1/],
])('a database stall delays alerting about %s ten minutes at most', async (_, submission, announced) => {
  let longest = 0;
  for (const { letThrough, isBehind } of places) {
    const told = await play(async ({ send, database, time }) => {
      await send(submission);
      database.become(stall(time, letThrough, isBehind));
    });
    const first = told.find(({ text }) => announced.test(text))?.after ?? Number.POSITIVE_INFINITY;
    expect({ letThrough, isBehind, first, isInTime: first <= 10 * minute }).toMatchObject({ isInTime: true });
    // A round tries twice, ten seconds each.
    if (letThrough === 0 && !isBehind)
      expect(told[0]).toMatchObject({ after: 20 * second, text: expect.stringContaining('The database has not answered') });
    longest = Math.max(longest, first);
    expect(told.filter(({ text }) => text.includes('clockwork'))).toEqual([]);
  }
  // The right to tell of it was taken, and the answer came too late: the next reminder makes up for it.
  expect(longest).toBe(10 * minute);
});
