/** `npm run fuzz`: the sanitiser's tests with 100,000 mutated inputs and the clock running. `FUZZ_RUNS=1000000 npm run fuzz` runs more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const words = [
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  'unit',
  'tests/security/sanitiser.test.ts',
  'tests/security/bounds.test.ts',
];
const run = spawn('vitest', words, { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100000' } });
const [code] = await once(run, 'close');
process.exitCode = code ?? 1;
