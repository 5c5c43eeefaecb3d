import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { brokenBells, brokenSource, brokenVersions, urlOf } from './broken-versions.ts';

const simulate = fileURLToPath(new URL('simulate.ts', import.meta.url));

// Seconds on an idle machine; a busy one may take its time.
const limit = 300_000;

// In processes of its own: the clock and the timers of this one stay as they are.
async function played(...args: ReadonlyArray<string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [simulate, ...args]).catch(
    (error: { stdout: string; stderr: string }) => ({
      stdout: `${error.stdout}${error.stderr}`,
    }),
  );
  return stdout;
}

test(
  'the simulation loses no request in 60 seeds of faults',
  async () => {
    expect(await played('--seeds', '60')).toContain('Nothing found.');
  },
  limit,
);

test('the simulation loses no request in 240 more seeds', { tags: ['long'], timeout: limit }, async () => {
  expect(await played('--seeds', '240', '--from', '61')).toContain('Nothing found.');
});

test(
  'a simulation seed reproduces the identical run',
  async () => {
    const [first, second] = await Promise.all([played('--seed', '7'), played('--seed', '7')]);
    expect(first.length).toBeGreaterThan(1_000);
    expect(second).toBe(first);
  },
  limit,
);

// Of each kind one that a few seeds are enough for.
const quick = [
  'lease-ignored',
  'withdrawal-not-awaited',
  'entry-deleted-before-it-is-stored',
  'fingerprint-not-compared',
  'locked-is-shown',
];

test(
  'the simulation catches five deliberately broken versions within 60 seeds',
  async () => {
    expect(await played('--broken', '--seeds', '60', '--only', quick.join())).toContain('5 of 5 caught.');
  },
  limit,
);

test(
  'no promised call passes without staff alerts in 100 simulated days',
  async () => {
    expect(await played('--desk', '--days', '100')).toContain('Nothing found.');
  },
  limit,
);

const quickBells = ['rings-when-closed', 'failed-message-not-tried-again', 'question-not-told', 'answer-within-two-hours'];

test(
  'the desk simulation catches four deliberately broken versions',
  async () => {
    expect(await played('--desk', '--broken', '--seeds', '10', '--only', quickBells.join())).toContain('4 of 4 caught.');
  },
  limit,
);

test.each([...brokenVersions, ...brokenBells])('the source clause that broken version $name removes exists once', (version) => {
  const source = readFileSync(fileURLToPath(urlOf(version)), 'utf8');
  expect(brokenSource(version, source)).not.toBe(source);
});
