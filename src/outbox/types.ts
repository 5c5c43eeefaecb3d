import type { D1Database } from '@cloudflare/workers-types';
import type { Backend } from '#backend/types.ts';
import type { Timeouts } from '#outbox/accept/timeouts.ts';
import type { CallbackRequest } from '#schemas/callback.ts';
import type { ContactMessage } from '#schemas/contact.ts';
import type { OutboxSecret } from '#settings/outbox-keys.ts';

export type Submission = { kind: 'callback'; payload: CallbackRequest } | { kind: 'contact'; payload: ContactMessage };

/** What waits (pending, held, rejected) has its payload; the others are tombstones without one. */
export type OutboxState = 'pending' | 'held' | 'rejected' | 'delivered' | 'refused' | 'discarded' | 'withdrawn';

/** What one attempt came to. `code` goes to the row and the log: a status, or why there was none. */
export type DeliveryResult =
  | { kind: 'delivered'; code: string }
  /** The backend may have asked for so many milliseconds first. */
  | { kind: 'retry'; code: string; retryAfterMs?: number | undefined }
  /** The backend will never take this request. */
  | { kind: 'refused'; code: string };

export type OutboxDeps = {
  /** With `migrations/` applied. */
  db: D1Database;
  /** Newest first, at least one. */
  keys: ReadonlyArray<OutboxSecret>;
  /** Its timeout is not used: a visitor waits 2.5 seconds, a sweep 10. */
  backend: Backend;
  /** Other waits than the usual ones. */
  timeouts?: Timeouts;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keeps the Worker alive until the work is done, after the answer (`waitUntil`). */
  waitUntil: (work: Promise<unknown>) => void;
  /** Only a reference, a state, a code, counts and times go in here. */
  log: (event: Readonly<Record<string, string | number>>) => void;
};
