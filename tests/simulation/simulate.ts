import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brokenBells, brokenVersions } from './broken-versions.ts';
import { daysPerSeed } from './desk/days-per-seed.ts';
import type { Progress } from './worker.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    broken: { type: 'boolean', default: false },
    only: { type: 'string' },
    desk: { type: 'boolean', default: false },
    days: { type: 'string', default: '100000' },
    processes: { type: 'string', default: '2' },
  },
});

const processes = Number(values.processes);
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

async function run(...args: ReadonlyArray<string>): Promise<Progress> {
  const child = fork(worker, values.desk ? [...args, '--desk'] : args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const messages: Progress[] = [];
  child.on('message', (message) => messages.push(message as Progress));
  await once(child, 'exit');
  const [progress] = messages;
  if (!progress) throw new Error(`A worker ended early: ${args.join(' ')}`);
  return progress;
}

const rangeOf = (from: number, seeds: number, step = 1) => [`--from=${from}`, `--to=${from + seeds * step}`, `--step=${step}`];
const sum = (parts: ReadonlyArray<Progress>, count: (part: Progress) => number) => parts.reduce((total, part) => total + count(part), 0);

/** Plays seeds in two processes or as many as `--processes` says, and prints what it found and how to see it again. */
async function simulate(from: number, seeds: number): Promise<void> {
  const started = performance.now();
  const share = Math.ceil(seeds / processes);
  const parts = await Promise.all(Array.from({ length: processes }, (_, index) => run(...rangeOf(from + index, share, processes))));
  const found = parts.flatMap((part) => part.found).sort((a, b) => a.seed - b.seed);
  const seconds = (performance.now() - started) / 1_000;
  const played = sum(parts, (part) => part.seeds);
  console.log(
    `${played} seeds in ${seconds.toFixed(0)} s (${(played / seconds).toFixed(0)} a second; ${sum(parts, (part) => part.processorSeconds).toFixed(0)} s of processor)`,
  );
  const [posts, receipts, calls] = (['posts', 'receipts', 'calls'] as const).map((what) => sum(parts, (part) => part[what]));
  const [questions, answers] = (['questions', 'answers'] as const).map((what) => sum(parts, (part) => part[what]));
  if (values.desk)
    console.log(
      `${played * daysPerSeed} days: ${posts} requests, ${questions} questions to the doctor, ${answers} answers, ${receipts} messages, ${calls} rounds of the crons`,
    );
  else console.log(`${posts} forms posted, ${receipts} answered with a reference, ${calls} calls to the backend`);
  for (const { seed, name, detail } of found.slice(0, 20))
    console.log(`${name}: ${detail}\n  npm run simulate --${values.desk ? ' --desk' : ''} --seed ${seed}`);
  console.log(found.length === 0 ? 'Nothing found.' : `${found.length} seeds found something.`);
  if (found.length > 0) process.exitCode = 1;
}

/** Plays each broken version until a seed finds it, two at a time, and prints which are caught, by what and how soon. */
async function tryBroken(from: number, seeds: number): Promise<void> {
  const waiting = (values.desk ? brokenBells : brokenVersions)
    .filter(({ name }) => !values.only || values.only.split(',').includes(name))
    .values();
  let [caught, missed, unexplained] = [0, 0, 0];
  const tryEach = async () => {
    for (const { name, notCaught } of waiting) {
      const { found, seeds: played } = await run(...rangeOf(from, seeds), `--broken=${name}`);
      const [first] = found;
      if (first) caught += 1;
      else missed += 1;
      if (!first && !notCaught) unexplained += 1;
      const verdict = first
        ? `caught by ${first.name} after ${played} seeds (seed ${first.seed})`
        : `not caught in ${played} seeds: ${notCaught ?? '?'}`;
      console.log(`${name.padEnd(40)} ${verdict}`);
    }
  };
  await Promise.all(Array.from({ length: processes }, tryEach));
  console.log(`${caught} of ${caught + missed} caught.`);
  if (unexplained > 0) process.exitCode = 1;
}

const from = Number(values.from);
if (values.seed) {
  const { found } = await run(...rangeOf(Number(values.seed), 1), '--trace', ...(values.only ? [`--broken=${values.only}`] : []));
  console.log(found.length === 0 ? 'Nothing found.' : 'See VIOLATION above.');
  process.exitCode = found.length === 0 ? 0 : 1;
} else if (values.broken) await tryBroken(from, Number(values.seeds ?? (values.desk ? 40 : 3_000)));
else await simulate(from, Number(values.seeds ?? (values.desk ? Math.ceil(Number(values.days) / daysPerSeed) : 20_000)));
