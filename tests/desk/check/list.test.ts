import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { deskApp } from '#desk/app.ts';
import { putStaff } from '#desk/door/staff.ts';
import { percentile } from '#tests/chaos/ledger.ts';
import { processorTimeOfGroup } from '#tests/chaos/processor-time.ts';
import { clockStart } from '#tests/clock.ts';
import { people, startDesk } from '#tests/desk-site.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import type { SqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import { copyRequests, filledDatabase } from './fill.ts';

const requests = 5_000;
let filled: SqliteDatabase;
let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
  filled = await filledDatabase(requests);
  await copyRequests(filled, site);
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
    `p95 of the list of 50: ${p95.toFixed(0)} ms; processor with the local D1, lowest of six rounds less an empty page: ${cost.toFixed(1)} ms`,
  );
  expect(p95).toBeLessThanOrEqual(200);
});

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

test('rendering the call list costs the Worker at most ten milliseconds', async ({ annotate }) => {
  vi.useFakeTimers({ now: clockStart, toFake: ['Date'] });
  // The Worker as it is uploaded: in what vitest makes of its sources every use of an import takes longer.
  const built = new URL('../../../dist/desk/worker/worker.js', import.meta.url).href;
  const { default: worker } = (await import(built)) as { default: ReturnType<typeof deskApp> };
  // Beside SQLite's own time, all that this process spends is the Worker's: decrypting, drawing, collecting garbage.
  let inSqlite = 0;
  const before = () => {
    inSqlite -= spent();
  };
  const after = () => {
    inSqlite += spent();
  };
  const db = plainDatabase(filled, before, after);
  await putStaff(db, { email: people.desk.email, name: 'Desk', role: 'desk', addedBy: 'test', now: clockStart });
  const env = { ...site.env, ...site.access.vars, DB: db };
  const headers = site.signedInAs('desk');
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const ask = async () => {
    const reply = await worker.fetch(new Request(`${site.deskUrl}/`, { headers }), env, context);
    if (!(await reply.text()).includes('/requests/')) throw new Error('The list is empty.');
  };
  const times = 20;
  for (let turn = 0; turn < times; turn += 1) await ask();
  const costs: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const started = spent() - inSqlite;
    for (let turn = 0; turn < times; turn += 1) await ask();
    costs.push((spent() - inSqlite - started) / times);
  }
  vi.useRealTimers();
  await annotate(`lowest of six rounds: ${Math.min(...costs).toFixed(1)} ms a list, of 10`);
  expect(Math.min(...costs)).toBeLessThanOrEqual(10);
});
