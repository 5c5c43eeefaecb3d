import { afterAll, vi } from 'vitest';
import { endDatabases } from './databases.ts';
import { endStores } from './stores.ts';

// Test files share a process: what one has replaced or started must not be there for the next.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all([endDatabases(), endStores()]);
});
