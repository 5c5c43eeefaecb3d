/**
 * `npm run load -- --posts 30,300,3000`: needs a build. First measures the Worker alone in workerd (`--straight`: only this): stored
 * pages against a Worker that returns the same bytes, and first renders. Then the site as under `npm start`: requests per second,
 * waits and processor time with a healthy and a hanging backend. The two sites take turns, so other load on the machine affects both.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onShutdown } from '#commands/shutdown.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { manyPosts, postCountsOf } from './many-posts.ts';
import { figuresOf, type Measured, press, type Shot } from './pressure.ts';
import { siteProcess } from './site-process.ts';
import { straight } from './straight.ts';

type Side = { backend: Awaited<ReturnType<typeof startHttpBackend>>; site: Awaited<ReturnType<typeof siteProcess>> };
/** `roundsOf` requests in each round; forms wait for a hanging backend, so fewer of them fill the time. */
type Target = { name: string; shot: (index: number) => Shot; roundsOf: number; atOnce: number; rounds: number };

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '30' },
    straight: { type: 'boolean', default: false },
  },
});
const postCounts = postCountsOf(values.posts);

// A younger copy is not refreshed, so the hanging backend would have no effect.
const freshFor = 61_000;
const limits = { formHealthy: 500, formHanging: 3_000, pageRatio: 1.1, growth: 1.25 };
const growing = ['home', 'blog list', 'post'];

const page = (path: string): Target['shot'] => {
  return () => ({ method: 'GET', path, headers: { Accept: 'text/html' } });
};
let forms = 0;
const form: Target['shot'] = () => {
  forms += 1;
  const body = JSON.stringify({
    fname: forms % 3 === 1 ? 'आशा' : 'Asha',
    phone: '9876543210',
    description: `Load ${forms}`,
    consent: true,
  });
  return {
    method: 'POST',
    path: '/api/callback',
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `load-form-key-${forms}` },
  };
};
const targets: ReadonlyArray<Target> = [
  { name: 'static page', shot: page('/treatment/gallbladder/gallbladderstones'), roundsOf: 100, atOnce: 4, rounds: 20 },
  { name: 'home', shot: page('/'), roundsOf: 100, atOnce: 4, rounds: 20 },
  { name: 'blog list', shot: page('/blog'), roundsOf: 100, atOnce: 4, rounds: 20 },
  { name: 'post', shot: page('/blog/Post%201'), roundsOf: 100, atOnce: 4, rounds: 20 },
  { name: 'form post', shot: form, roundsOf: 50, atOnce: 10, rounds: 4 },
];

async function side(): Promise<Side> {
  const backend = await startHttpBackend();
  const site = await siteProcess(backend.url);
  await site.start();
  return { backend, site };
}

async function measure({ rounds, roundsOf, atOnce, shot }: Target, healthy: Side, hanging: Side) {
  const measured: Record<'healthy' | 'hanging', Measured[]> = { healthy: [], hanging: [] };
  const run = async ({ site }: Side) => {
    const before = site.processorTime();
    const done = await press(site.url, { count: roundsOf, atOnce, shot });
    const after = site.processorTime();
    return { ...done, cpu: before === undefined || after === undefined ? undefined : (after - before) / roundsOf };
  };
  for (let round = 0; round < rounds; round += 1) {
    measured.healthy.push(await run(healthy));
    measured.hanging.push(await run(hanging));
  }
  return { healthy: figuresOf(measured.healthy), hanging: figuresOf(measured.hanging) };
}

type Figures = ReturnType<typeof figuresOf>;

const cells = ({ perSecond, p50, p95, p99, cpu }: Figures) =>
  [perSecond, p50, p95, p99, cpu].map((figure) => (figure?.toFixed(figure < 10 ? 1 : 0) ?? '–').padStart(7)).join('');

function keepsItsPromise(name: string, healthy: Figures, hanging: Figures): boolean {
  if (healthy.failures + hanging.failures > 0) return false;
  if (name === 'form post') return healthy.p99 <= limits.formHealthy && hanging.p99 <= limits.formHanging;
  return hanging.usualP95 <= healthy.usualP95 * limits.pageRatio;
}

/** Compares a page's processor time with the most and with the fewest posts. */
function staysFlat(costs: ReadonlyMap<string, ReadonlyArray<number>>): boolean {
  let flat = true;
  for (const [name, times] of costs) {
    const [fewest = Number.NaN] = times;
    const ratio = (times.at(-1) ?? Number.NaN) / fewest;
    const good = !(ratio > limits.growth);
    console.log(
      `${name.padEnd(13)} ${ratio.toFixed(2)} times the CPU with ${postCounts.at(-1)} posts of that with ${postCounts[0]}${good ? '' : '  over its limit'}`,
    );
    if (!good) flat = false;
  }
  return flat;
}

async function sideBySide(): Promise<void> {
  const healthy = await side();
  const hanging = await side();
  const costs = new Map<string, number[]>(growing.map((name) => [name, []]));
  try {
    for (const count of postCounts) {
      for (const { backend, site } of [healthy, hanging]) {
        backend.setMode('ok');
        backend.setSections(manyPosts(count, { bytes: 8_000 }));
        await site.tick();
      }
      hanging.backend.setMode('hang');
      await setTimeout(freshFor);
      const heading = (side: string) => `${side}: req/s, p50 p95 p99, CPU ms`.padStart(37);
      console.log(`\n${`${count} posts`.padEnd(13)}${heading('healthy').slice(2)}   ${heading('hanging').slice(2)}   p95 ratio`);
      for (const target of targets) {
        const figures = await measure(target, healthy, hanging);
        const good = keepsItsPromise(target.name, figures.healthy, figures.hanging);
        const ratio = (figures.hanging.usualP95 / figures.healthy.usualP95).toFixed(2);
        console.log(
          `${target.name.padEnd(13)}${cells(figures.healthy)}   ${cells(figures.hanging)}   ${ratio}${good ? '' : '  over its limit'}`,
        );
        if (!good) process.exitCode = 1;
        if (figures.healthy.cpu !== undefined) costs.get(target.name)?.push(figures.healthy.cpu);
      }
    }
    if (postCounts.length > 1 && !staysFlat(costs)) process.exitCode = 1;
  } finally {
    for (const { backend, site } of [healthy, hanging]) {
      await site.close();
      await backend.close();
    }
  }
}

onShutdown(() => process.exit(1));
if (!(await straight(postCounts))) process.exitCode = 1;
if (!values.straight) await sideBySide();
