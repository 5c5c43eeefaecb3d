import type { GenericSchema } from 'valibot';
import type { Backend, Failure, Reply } from '#backend/types.ts';
import { readAcknowledgement, readErrorBody, readJsonBody } from './response-body.ts';

export type Call<T> = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1. */
  path: `/${string}`;
  json?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** Sends the token; reads of published content need none. */
  withToken?: boolean;
  /** Statuses that mean success; any 2xx if left out. */
  success?: ReadonlyArray<number>;
  /** Shape of the answer; 'acknowledgement' for any JSON or no body; null if the body is not read. */
  response: GenericSchema<unknown, T> | 'acknowledgement' | null;
};

/** The answers that confirm a person's request: 202 promises nothing, and a web page is not the backend's. */
export const acknowledged = { success: [200, 201, 204], response: 'acknowledgement' } as const;

/**
 * Calls the practice's backend. Never rejects: a network error or timeout is `unreachable`, a status other than success (including
 * redirects, which are not followed) is `status`, an unusable answer is `malformed`.
 */
export async function call<T = null>(backend: Backend, wanted: Call<T>): Promise<Reply<T>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('timeout')), backend.timeoutMs);
  try {
    return await exchange(backend, wanted, timeout.signal);
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  } finally {
    clearTimeout(timer);
  }
}

async function exchange<T>(backend: Backend, wanted: Call<T>, signal: AbortSignal): Promise<Reply<T>> {
  const response = await abortable(signal, backend.fetch(requestFor(backend, wanted, signal)));
  const succeeded = wanted.success ? wanted.success.includes(response.status) : response.ok;
  if (!succeeded) return { ok: false, failure: await statusFailure(response, signal) };
  if (wanted.response === 'acknowledgement') return abortable(signal, readAcknowledgement(response)) as Promise<Reply<T>>;
  if (wanted.response) return abortable(signal, readJsonBody(response, wanted.response));
  // Nobody waits for a body that is not read.
  response.body?.cancel().catch(() => undefined);
  return { ok: true, value: null as T };
}

/** Reads a failed answer; its body is null if it breaks off. */
export async function statusFailure(response: Response, signal: AbortSignal): Promise<Failure> {
  const body = await abortable(signal, readErrorBody(response)).catch(() => null);
  const wait = retryAfterMs(response.headers.get('retry-after'), Date.now());
  return { kind: 'status', status: response.status, body, retryAfterMs: wait };
}

export function requestFor(
  { base, token }: Backend,
  { method, path, json, form, idempotencyKey, withToken }: Call<unknown>,
  signal: AbortSignal,
): Request {
  const headers = new Headers({ Accept: 'application/json' });
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (withToken && token) headers.set('Authorization', `Bearer ${token}`);
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  return new Request(`${base}/api/v1${path}`, { method, headers, body, redirect: 'manual', signal });
}

// Some fetch functions, such as an in-process app, ignore the signal.
export function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  if (signal.aborted) reject(signal.reason);
  return Promise.race([work, aborted]);
}

/** Parses a Retry-After header, in seconds or as a date, to milliseconds from now; undefined if missing or malformed. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
