/**
 * `npm test`: all checks, the fastest to fail first. `npm run check` leaves out tests tagged `long`, and opens one page of each kind
 * instead of running all browser tests. Both stop at the first step that fails.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Words = ReadonlyArray<string>;
type Step = {
  name: string;
  words: Words;
  /** Arguments that `npm run check` adds. */
  quick?: Words;
};

const tests = (project: string): Words => ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project];
const notLong = '--tags-filter=!long';

// The steps of a stage run in parallel.
const stages: ReadonlyArray<ReadonlyArray<Step>> = [
  [
    { name: 'format and lint', words: ['biome', 'check', '.'] },
    { name: 'types', words: ['npm', 'run', 'types'] },
    { name: 'dead code', words: ['knip'] },
    { name: 'unit', words: tests('unit'), quick: [notLong] },
  ],
  [{ name: 'build', words: ['node', 'src/commands/build.ts'] }],
  [{ name: 'edge: the built Worker in workerd', words: tests('edge'), quick: [notLong] }],
  [{ name: 'browser: real Chromium', words: tests('browser'), quick: ['every-address', notLong] }],
];

// .ci/run asks for the short form: a landing has few minutes.
const isQuick = process.argv.includes('--quick') || process.env.TEST_QUICK === '1';
const started = performance.now();
const testTimes = join(mkdtempSync(join(tmpdir(), 'test-times-')), 'times');
const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  TEST_TIMES: testTimes,
  // Each step, and each worker and command that its tests start, would compile wrangler and vitest again.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
};
const running = new Set<ChildProcess>();

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function run({ name, words, quick = [] }: Step, { alone }: { alone: boolean }): Promise<void> {
  const [command = '', ...rest] = isQuick ? [...words, ...quick] : words;
  if (alone) console.log(`\n▸ ${name}`);
  const since = performance.now();
  const step = spawn(command, rest, { stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
  running.add(step);
  let output = '';
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  const [code] = await once(step, 'close');
  running.delete(step);
  if (code === 0) return console.log(`  ✓ ${name}: ${seconds(since)}`);
  for (const other of running) other.kill();
  console.error(`${output}\n✗ ${name} failed: ${[command, ...rest].join(' ')}`);
  process.exit(1);
}

function slowest(): ReadonlyArray<string> {
  const lines = readFileSync(testTimes, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { test: string; milliseconds: number })
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ test, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${test}`);
}

for (const stage of stages) await Promise.all(stage.map((step) => run(step, { alone: stage.length === 1 })));
console.log(`\nThe ten that took longest:\n${slowest().join('\n')}`);
console.log(`\n✓ ${isQuick ? 'The quick part holds; npm test tries the rest' : 'Everything holds'}. ${seconds(started)}`);
