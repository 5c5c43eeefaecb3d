import { afterAll, vi } from 'vitest';

// Test files share a process, and what one has replaced must not be there for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
