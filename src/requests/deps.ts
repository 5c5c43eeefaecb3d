import type { D1Database } from '@cloudflare/workers-types';
import type { Backend } from '#backend/types.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';

/** As much of a KV namespace as requests need. */
export type FallbackStore = {
  get: (name: string) => Promise<string | null>;
  put: (name: string, text: string) => Promise<void>;
  list: (which: { prefix: string; limit: number }) => Promise<{ keys: ReadonlyArray<{ name: string }> }>;
  delete: (name: string) => Promise<void>;
};

/** Everything that the public Worker and its cron need to take requests and to forward them. */
export type RequestsDeps = {
  db: D1Database;
  /** Takes encrypted requests while the database does not answer. */
  kvFallback: FallbackStore;
  /** Newest first, at least one. */
  keys: ReadonlyArray<EncryptionSecret>;
  /** The practice's own backend; undefined where requests are kept here. Its timeout is not used: a visitor waits 2.2 seconds, a sweep 10. */
  backend: Backend | undefined;
  /** Other waits than the usual ones. */
  timeouts?: Timeouts;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keeps the Worker alive until the work is done, after the answer (`waitUntil`). */
  waitUntil: (work: Promise<unknown>) => void;
  /** Only a reference, a state, a code, counts and times go in here. */
  log: (event: Readonly<Record<string, string | number>>) => void;
};

/** Milliseconds for each step. `settle` is for a delivery and for recording its outcome. */
export type Timeouts = Readonly<Record<'store' | 'kvFallback' | 'delivery' | 'settle', number>>;

export const defaultTimeouts: Timeouts = { store: 2_000, kvFallback: 2_500, delivery: 2_200, settle: 2_500 };
