/** `npm test`: everything that must hold, in the order in which it fails fastest. Stops at the first step that fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Step = { name: string; words: ReadonlyArray<string> /** It prints what nobody reads. */; quiet?: true };

const steps: ReadonlyArray<Step> = [
  { name: 'format and lint', words: ['biome', 'check', '.'] },
  { name: 'binding types', words: ['wrangler', 'types', '--include-runtime=false'], quiet: true },
  { name: 'types', words: ['tsc', '--noEmit'] },
  { name: 'dead code', words: ['knip'] },
  { name: 'unit', words: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit'] },
  { name: 'build', words: ['node', 'src/commands/build.ts'] },
  { name: 'edge: the built Worker in workerd', words: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'edge'] },
  { name: 'browser: real Chromium', words: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'browser'] },
];

for (const { name, words, quiet } of steps) {
  const [command = '', ...rest] = words;
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  const step = spawn(command, rest, {
    stdio: quiet ? ['inherit', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  const [code] = await once(step, 'close');
  if (code !== 0) {
    console.error(`\n✗ ${name} failed: ${words.join(' ')}`);
    process.exit(1);
  }
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log('\n✓ Everything holds.');
