import type { D1Database } from '@cloudflare/workers-types';
import { onTestFinished } from 'vitest';
import { type AcceptOptions, accept } from '#requests/accept.ts';
import type { Timeouts } from '#requests/timeouts.ts';
import type { OutboxDeps, Submission } from '#requests/types.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';
import { type Mode, startHttpBackend } from '#tests/http-backend.ts';

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

/** Friday, 20 November 2026, 10:04 in India. */
export const aFriday = Date.parse('2026-11-20T10:04:00+05:30');

const secretOf = (id: string): EncryptionSecret => ({ id, bytes: new Uint8Array(32).fill(id.charCodeAt(0)) });
export const oneKey = [secretOf('a')];
export const rotatedKeys = [secretOf('b'), secretOf('a')];
export const laterKeys = [secretOf('b')];

export const asha = {
  kind: 'callback',
  payload: {
    fname: 'Asha Rao',
    lname: '',
    phone: '9876543210',
    email: 'asha@example.com',
    patientType: 'new',
    reason: '',
    description: 'Pain after meals',
  },
} as const satisfies Submission;

export const ravi = {
  kind: 'contact',
  payload: { fullName: 'Ravi Kale', email: 'ravi@example.com', phoneNumber: '020 2543 1234', message: 'When are you open?' },
} as const satisfies Submission;

export const callbackFrom = (name: string): Submission => ({ ...asha, payload: { ...asha.payload, fname: name } });
export const key = (name: string) => `form-key-${name.padStart(8, '0')}`;

/** Shorter waits than usual, for what is tested by waiting. */
const shortTimeouts: Timeouts = { store: 2_000, storeOnly: 450, delivery: 220, settle: 2_000, direct: 250 };

type Bench = {
  mode?: Mode;
  honoursKeys?: boolean;
  keys?: ReadonlyArray<EncryptionSecret>;
  db?: D1Database;
  /** `shortTimeouts`, but for those that are given; the usual ones when left out. */
  timeouts?: 'short' | Partial<Timeouts> | undefined;
};

/** An outbox over a real D1 and a real HTTP backend, whose clock stands still until the test moves it. */
export async function outboxBench({ timeouts, mode = 'ok', honoursKeys = true, keys = oneKey, db }: Bench = {}) {
  const backend = await startHttpBackend({ honoursKeys });
  onTestFinished(backend.close);
  backend.setMode(mode);
  const clock = { now: aFriday };
  const logged: Array<Readonly<Record<string, string | number>>> = [];
  const pending: Promise<unknown>[] = [];
  const deps: OutboxDeps = {
    db: db ?? (await freshDatabase('migrations')),
    keys,
    // The outbox has its own timeouts; with this one nothing would be delivered.
    backend: { base: backend.url, fetch, timeoutMs: 1 },
    ...(timeouts && { timeouts: timeouts === 'short' ? shortTimeouts : { ...shortTimeouts, ...timeouts } }),
    now: () => clock.now,
    waitUntil: (work) => pending.push(work),
    log: (event) => logged.push(event),
  };
  return {
    deps,
    backend,
    logged,
    pass: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    send: (submission: Submission, more: Partial<AcceptOptions> = {}) => accept(deps, submission, { noticeVersion: '2026-11-20', ...more }),
    rows: async () => (await deps.db.prepare('SELECT * FROM outbox ORDER BY created_at, rowid').all()).results,
    settled: () => Promise.all(pending),
  };
}

type OutboxBench = Awaited<ReturnType<typeof outboxBench>>;

/** Stores a request for each name, a millisecond apart, while the backend answers 503. */
export async function sendWhileDown({ send, backend, pass }: OutboxBench, names: ReadonlyArray<string>): Promise<void> {
  backend.setMode(503);
  for (const name of names) {
    await send(callbackFrom(name));
    pass(1);
  }
  backend.received.splice(0);
}

/** First names in the callback requests that the backend was sent, as they came. */
export const namesReceived = ({ backend }: OutboxBench) => backend.received.map(({ body }) => String(JSON.parse(body).fname));
