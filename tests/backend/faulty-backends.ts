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

/** A backend over HTTP in one mode, closed when the test ends. */
export async function backendThatIs(mode: Mode, more: Partial<Backend> = {}) {
  const server = await startHttpBackend();
  onTestFinished(server.close);
  server.setMode(mode);
  return { server, backend: { base: server.url, fetch, timeoutMs: 2_000, ...more } satisfies Backend };
}

/** A backend that is only its answer. */
export function answering(response: () => Response | Promise<Response>, timeoutMs = 5_000): Backend {
  return { base: 'http://backend.test', fetch: async () => response(), timeoutMs };
}
