export type Failure =
  | { kind: 'unreachable' }
  /** `retryAfterMs` is from the Retry-After header. */
  | { kind: 'status'; status: number; body: unknown; retryAfterMs?: number | undefined }
  | { kind: 'malformed'; why: string };

export type Reply<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type Backend = {
  /** 'https://host' without a path; calls go to `${base}/api/v1/…`. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  /** Bearer token for the calls that show or change people's data. */
  token?: string | undefined;
  /** Limits the whole call, from the first byte sent to the last byte read. */
  timeoutMs: number;
};
