/**
 * `npm run desk-check -- --requests 10000 --kills 20 --seed 1 --minutes 25`: every figure that the desk has to reach, measured, with its
 * goal. Fails when one is missed. `--only calls,list,door,articles,canary,hostile,screens,killed,chaos` measures some of them.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { onEnd } from '#commands/ending.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
  },
});
const [requests, kills, seed, minutes] = [Number(values.requests), Number(values.kills), Number(values.seed), Number(values.minutes)];
const whole = [requests, kills, seed].every((number) => Number.isSafeInteger(number) && number >= 0);
if (!whole || requests < 1 || requests > 20_000 || !(minutes > 0))
  throw new Error('Give --requests (to 20000), --kills, --seed and --minutes.');
onEnd(() => process.exit(1));

console.log(`seed ${seed}: ${requests} requests, ${kills} kills`);
process.env.DESK_CHECK = JSON.stringify({ requests, kills, seed, minutes, only: values.only.split(',').filter(Boolean) });
// The desk's routes are written in JSX, which Node by itself does not read.
await runnerImport('./tests/desk/check/run.ts', { configFile: false, logLevel: 'error' });
console.log(process.exitCode ? '\n✗ A figure is missed.' : '\n✓ The desk reaches its figures.');
process.exit();
