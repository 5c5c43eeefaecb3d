import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deskApp } from '#desk/app.ts';
import { percentile } from '#tests/chaos/ledger.ts';
import { processorTimeOfGroup } from '#tests/chaos/processor-time.ts';
import { clockStart } from '#tests/clock.ts';
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
    `p95 of the list of 50: ${p95.toFixed(0)} ms; processor with the local D1, lowest of six rounds less an empty page: ${cost.toFixed(1)} ms`,
  );
  expect(p95).toBeLessThanOrEqual(200);
});

/** Milliseconds that V8 spent in the desk's code and its libraries, and in encryption; not in what stands in for D1's client here. */
async function ownTime(work: () => Promise<void>): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 100 });
  await session.post('Profiler.start');
  await work();
  const { nodes, samples = [], timeDeltas = [] } = (await session.post('Profiler.stop')).profile;
  session.disconnect();
  const isOwn = (url: string) =>
    /\/(?:src|react-dom|react|hono|valibot)\//.test(url.replace(/.*miniflare.*/, '')) || /internal\/(?:crypto|encoding)/.test(url);
  const own = new Set(
    nodes.filter(({ callFrame }) => isOwn(callFrame.url) || callFrame.functionName === '(garbage collector)').map(({ id }) => id),
  );
  return samples.reduce((sum, id, at) => sum + (own.has(id) ? (timeDeltas[at] ?? 0) : 0), 0) / 1_000;
}

test('the call list costs the Worker itself ten milliseconds at most', async ({ annotate }) => {
  vi.stubGlobal('__DESK_ASSETS__', { css: '/a.css', script: '/a.js', writing: '/w.js' });
  vi.useFakeTimers({ now: clockStart, toFake: ['Date'] });
  const app = deskApp();
  const env = { ...site.env, ...site.access.vars };
  const headers = site.signedInAs('desk');
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const ask = async () => {
    const reply = await app.fetch(new Request(`${site.deskUrl}/`, { headers }), env, context);
    if (!(await reply.text()).includes('/requests/')) throw new Error('The list is empty.');
  };
  const times = 20;
  for (let turn = 0; turn < times; turn += 1) await ask();
  const costs: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const spent = await ownTime(async () => {
      for (let turn = 0; turn < times; turn += 1) await ask();
    });
    costs.push(spent / times);
  }
  vi.useRealTimers();
  await annotate(`lowest of six rounds: ${Math.min(...costs).toFixed(1)} ms a list, of 10`);
  expect(Math.min(...costs)).toBeLessThanOrEqual(10);
});
