export type Failure =
  | { kind: 'unreachable' }
  /** `retryAfterMs` is what a Retry-After header asks for. */
  | { kind: 'status'; status: number; body: unknown; retryAfterMs?: number | undefined }
  | { kind: 'malformed'; why: string };

export type Reply<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** What only the site knows of a request that it hands over. Times are milliseconds since 1970. */
export type Custody = {
  reference: string;
  acceptedAt: number;
  /** By when the visitor was told of a call; null for a message, to which no hour is promised. */
  promisedAt: number | null;
  /** The privacy notice that the visitor was shown. */
  noticeVersion: string;
  /** Of the form. */
  language: string;
};

export type Backend = {
  /** 'https://host' without a path; calls go to `${base}/api/v1/...` */
  base: string;
  fetch: (request: Request) => Promise<Response>;
  /** Bearer token for the calls that show or change people's data. */
  token?: string | undefined;
  /** For the whole call, from the first byte sent to the last byte read. */
  timeoutMs: number;
  /** The embedded backend, called in process: it alone is told the custody of a request. */
  takesCustody?: boolean;
};
