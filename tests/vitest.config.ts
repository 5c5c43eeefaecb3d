import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TestTimes } from './test-times.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Two cores are what each of these counts on. Test files of one process share what they import.
export default defineConfig({
  root,
  test: {
    isolate: false,
    setupFiles: ['./tests/after-each-file.ts'],
    reporters: ['default', new TestTimes()],
    tags: [{ name: 'long', description: 'Faults and lists that take their time: in `npm test`, not in `npm run check`.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/edge/**', 'tests/browser/**'],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          // A shared machine stalls now and then; what is broken fails twice.
          retry: 1,
          include: ['tests/edge/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They mostly wait for workerd and for time-outs.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: 1,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['./tests/browser/shared-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
