import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    // Tests mostly wait for workerd: one worker for each of two cores, where vitest would leave one for itself.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/edge/**', 'tests/browser/**'],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      // One browser at a time: two cores are shared by the browser, workerd and the backend.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
