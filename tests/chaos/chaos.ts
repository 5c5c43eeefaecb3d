/** `npm run chaos -- --requests 10000 --kills 25 --seed 1 --minutes 15 --instances 1`: needs a build, prints one line, fails if a request was lost or repeated. */
import { parseArgs } from 'node:util';
import { onShutdown } from '#commands/shutdown.ts';
import { held, runChaos } from './run-chaos.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '15' },
    instances: { type: 'string', default: '1' },
  },
});
const requests = Number(values.requests);
const options = {
  requests,
  kills: Number(values.kills ?? Math.ceil(requests / 400)),
  seed: Number(values.seed),
  minutes: Number(values.minutes),
  instances: Number(values.instances),
};
const whole = [options.requests, options.kills, options.seed].every((number) => Number.isSafeInteger(number) && number >= 0);
if (!whole || requests < 1 || requests > 100_000 || !(options.minutes > 0) || ![1, 2, 3, 4].includes(options.instances))
  throw new Error('Give --requests (to 100000), --kills, --seed, --minutes and --instances (1 to 4).');

onShutdown(() => process.exit(1));
console.log(`seed ${options.seed}: ${requests} requests, ${options.kills} kills, instances ${options.instances}`);
const result = await runChaos(options);
console.log(
  [
    `acknowledged ${result.acknowledged}`,
    `delivered ${result.delivered}`,
    `lost ${result.lost}`,
    `duplicated ${result.repeated} (keys honoured) ${result.repeatedElsewhere} (not honoured, one reference each)`,
    `with two references ${result.twoReferences}`,
    `sharing one ${result.sharedReferences}`,
    `unexpected answers ${result.unexpected}`,
    `fault modes ${result.faults}`,
    `kills ${result.kills}`,
    `drained in ${result.drainSeconds.toFixed(0)} s`,
    `answer p50 ${result.p50.toFixed(0)} ms p99 ${result.p99.toFixed(0)} ms`,
  ].join(', '),
);
if (!held(result, options)) process.exitCode = 1;
