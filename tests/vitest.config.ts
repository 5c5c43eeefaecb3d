import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { TestTimes } from './test-times.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Two cores are what each of these counts on. Test files of one process share what they import.
export default defineConfig({
  root,
  test: {
    isolate: false,
    // None, so that a flaky test is seen and mended. Only .ci/run gives a second try: its machine is shared, and one slow socket would undo a landing.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // They end what hangs, and nothing that is slow because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./tests/after-each-file.ts'],
    reporters: ['default', new TestTimes()],
    tags: [{ name: 'long', description: 'Faults and lists that take their time: in `npm test`, not in `npm run check`.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/edge/**', 'tests/browser/**', 'tests/desk/check/**', 'tests/engines/**'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          // They mostly wait for workerd and for time-outs.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['./tests/browser/shared-site.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // `npm run engines`, on a machine that has Firefox and WebKit.
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['./tests/browser/shared-site.ts'],
          maxWorkers: 1,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 5 },
        },
      },
      {
        // `npm run desk-check`: what is measured or killed there says more on a machine that does nothing else.
        extends: true,
        test: { name: 'figures', include: ['tests/desk/check/*.test.ts'], maxWorkers: 1, sequence: { groupOrder: 4 } },
      },
    ],
  },
});
