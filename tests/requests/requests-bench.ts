import type { D1Database } from '@cloudflare/workers-types';
import { onTestFinished } from 'vitest';
import type { Backend } from '#backend/types.ts';
import { practice } from '#content/practice.ts';
import { encryptJson, keyRing } from '#encryption/keys.ts';
import { type AcceptOptions, type AcceptResult, accept } from '#requests/accept.ts';
import { runRequests } from '#requests/cron.ts';
import type { RequestsDeps, Timeouts } from '#requests/deps.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { noteContext, type RequestRow } from '#requests/request.ts';
import { type Submission, writtenIn } from '#requests/submission.ts';
import { askWithdrawal } from '#requests/withdraw/carry-out.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';
import { type Mode, startHttpBackend } from '#tests/http-backend.ts';
import { fallibleDatabase, fallibleStore } from './faults.ts';

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

/** Friday, 20 November 2026, 10:04 in India. */
export const aFriday = Date.parse('2026-11-20T10:04:00+05:30');

const secretOf = (id: string): EncryptionSecret => ({ id, bytes: new Uint8Array(32).fill(id.charCodeAt(0)) });
export const oneKey = [secretOf('a')] as const;
export const rotatedKeys = [secretOf('b'), secretOf('a')];
export const laterKeys = [secretOf('b')] as const;

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
export const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index));
export const key = (name: string) => `form-key-${name.padStart(8, '0')}`;
export const referenceIn = (result: AcceptResult) => ('reference' in result ? result.reference : '');

// A busy machine must not decide a test: what is tested by waiting asks for a shorter wait itself.
const patient: Timeouts = { store: 30_000, kvFallback: 30_000, delivery: 30_000, settle: 30_000 };

type Options = {
  keys?: ReadonlyArray<EncryptionSecret>;
  db?: D1Database;
  timeouts?: Partial<Timeouts>;
};

/** Requests over a real D1 and a real KV, kept here; their clock changes only when the test moves it. */
export async function requestsBench({ keys = oneKey, db, timeouts }: Options = {}) {
  const real = db ?? (await freshDatabase('migrations'));
  const database = fallibleDatabase(real);
  const kv = fallibleStore();
  const clock = { now: aFriday };
  const logged: Array<Readonly<Record<string, string | number>>> = [];
  const pending: Promise<unknown>[] = [];
  const deps: RequestsDeps = {
    db: database.db,
    kvFallback: kv.store,
    keys,
    backend: undefined,
    timeouts: { ...patient, ...timeouts },
    now: () => clock.now,
    waitUntil: (work) => pending.push(work),
    log: (event) => logged.push(event),
  };
  const settled = () => Promise.all(pending);
  return {
    deps,
    clock,
    /** The database, where no fault is switched on. */
    db: real,
    database,
    kv,
    logged,
    settled,
    pass: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    send: (submission: Submission, more: Partial<AcceptOptions> = {}) =>
      accept(deps, submission, {
        ...{ noticeVersion: '2026-11-20', language: 'en', hours: practice.openingHours, promisedAt: null },
        emergency: emergencyMark(writtenIn(submission).text),
        ...more,
      }),
    cron: (more: Partial<Parameters<typeof runRequests>[1]> = {}) => runRequests(deps, { minute: 1, broughtIn: 100, limit: 400, ...more }),
    ask: async (reference: string, contact: string, spamSignal?: string) => {
      const kept = await askWithdrawal(deps, { reference, contact, spamSignal });
      await settled();
      return kept;
    },
    rows: async () => (await real.prepare('SELECT * FROM requests ORDER BY id').all<RequestRow>()).results,
    /** All rows of a table. */
    table: async (name: 'requests' | 'events' | 'request_words' | 'withdrawals' | 'access_log') =>
      (await real.prepare(`SELECT * FROM ${name} ORDER BY 1`).all<Record<string, unknown>>()).results,
  };
}

type RequestsBench = Awaited<ReturnType<typeof requestsBench>>;

/** The same where the practice has a backend of its own, over HTTP. */
export async function forwardingBench({
  mode = 'ok',
  honoursKeys = true,
  ...options
}: Options & { mode?: Mode; honoursKeys?: boolean } = {}) {
  const backend = await startHttpBackend({ honoursKeys });
  onTestFinished(backend.close);
  backend.setMode(mode);
  const bench = await requestsBench(options);
  // Deliveries have timeouts of their own; with this one nothing would be delivered.
  const deps = Object.assign(bench.deps, { backend: { base: backend.url, fetch, timeoutMs: 1 } satisfies Backend as Backend });
  return { ...bench, deps, backend };
}

type ForwardingBench = Awaited<ReturnType<typeof forwardingBench>>;

/** Stores a request for each name, a millisecond apart, while the backend answers 503; gives their references. */
export async function sendWhileDown(
  { send, backend, pass }: ForwardingBench,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> {
  backend.setMode(503);
  const references: string[] = [];
  for (const name of names) {
    references.push(referenceIn(await send(callbackFrom(name))));
    pass(1);
  }
  backend.received.splice(0);
  return references;
}

/** First names in the callback requests that the backend was sent, as they came. */
export const namesReceived = ({ backend }: ForwardingBench) => backend.received.map(({ body }) => String(JSON.parse(body).fname));

/** Puts a note to a request, under the bench's newest key. */
export async function addNote({ db, deps }: Pick<RequestsBench, 'db' | 'deps'>, requestId: number, text: string): Promise<void> {
  const [newest] = await keyRing(deps.keys);
  const { keyId, iv, ciphertext } = await encryptJson(newest, noteContext(requestId, aFriday), text);
  const sql = "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a@b.c', 'advised', ?, ?, ?)";
  await db.prepare(sql).bind(requestId, aFriday, keyId, iv, ciphertext).run();
}
