import { onTestFinished } from 'vitest';
import type { Backend } from '#backend/types.ts';
import { type Mode, startHttpBackend } from '#tests/http-backend.ts';

export const request = {
  fname: 'Asha',
  lname: '',
  phone: '',
  email: 'a@example.com',
  patientType: '',
  reason: '',
  description: '',
} as const;

/** Starts a backend over HTTP in one mode and closes it after the test. */
export async function backendThatIs(mode: Mode, more: Partial<Backend> = {}) {
  const server = await startHttpBackend();
  onTestFinished(server.close);
  server.setMode(mode);
  return { server, backend: { base: server.url, fetch, timeoutMs: 2_000, ...more } satisfies Backend };
}

/** Makes a backend with a fixed answer. */
export function answering(response: () => Response | Promise<Response>, timeoutMs = 5_000): Backend {
  return { base: 'http://backend.test', fetch: async () => response(), timeoutMs };
}
