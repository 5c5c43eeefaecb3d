import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { percentile } from '#tests/chaos/ledger.ts';
import { processorTimeOfGroup } from '#tests/chaos/processor-time.ts';
import { startDesk } from '#tests/desk-site.ts';
import { fill } from './fill.ts';

const requests = 5_000;
let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
  await fill(site, requests);
});
afterAll(() => site?.close());

// This process and the workerds that it starts, unless npm's shell gave it none of its own.
const group = Number(readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ')[2]);
const processor = () => processorTimeOfGroup(group, 'workerd');

// What wrangler's proxies take, and a page of one sentence.
async function around(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await (await site.desk('/more')).text();
}

test(`the call list of ${requests} requests meets its time limit`, async ({ annotate }) => {
  const as = await site.signIn('desk');
  const times = 20;
  for (let turn = 0; turn < 10; turn += 1) await as('/');
  const waits: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const started = processor();
    await around(times);
    const before = processor();
    for (let turn = 0; turn < times; turn += 1) {
      const asked = performance.now();
      const text = await (await as(turn % 2 ? '/?page=2' : '/')).text();
      if (!text.includes('/requests/')) throw new Error('The list is empty.');
      waits.push(performance.now() - asked);
    }
    const [after, empty] = [processor(), (before ?? Number.NaN) - (started ?? Number.NaN)];
    costs.push(((after ?? Number.NaN) - (before ?? Number.NaN) - empty) / times);
  }
  const p95 = percentile(waits, 0.95);
  // Whatever else the machine does makes it more, never less.
  const cost = Math.min(...costs);
  await annotate(
    `p95 of the list of 50: ${p95.toFixed(0)} ms; processor with D1's part, lowest of six rounds less an empty page: ${cost.toFixed(1)} ms`,
  );
  expect(p95).toBeLessThanOrEqual(200);
  if (!Number.isNaN(cost)) expect(cost).toBeLessThanOrEqual(10);
});
