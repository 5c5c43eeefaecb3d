import { onTestFinished } from 'vitest';
import type { DeskBindings, JobDeps } from '#desk/desk-env.ts';
import type { Filter } from '#desk/requests/listing.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { storeRequest } from '#embedded-backend/requests/store-request.ts';
import { type AcceptOptions, accept } from '#outbox/accept/accept.ts';
import { keyRing } from '#outbox/encryption/keys.ts';
import type { OutboxDeps, Submission } from '#outbox/types.ts';
import { askWithdrawal } from '#outbox/withdraw/ask.ts';
import type { OutboxSecret } from '#settings/outbox-keys.ts';
import { freshDatabase } from '#tests/databases.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Friday, 20 November 2026, 10:04 in India. */
export const aFriday = Date.parse('2026-11-20T10:04:00+05:30');

const secretOf = (id: string): OutboxSecret => ({ id, bytes: new Uint8Array(32).fill(id.charCodeAt(0)) });
export const [oldKey, newKey] = [secretOf('a'), secretOf('b')];

export const everything: Filter = { show: 'all', kind: 'both', by: '', when: 'ever', page: 1 };

export type Someone = Partial<{ name: string; lname: string; phone: string; email: string; text: string; reference: string }> & {
  at?: number;
  dueAt?: number | null;
  promisedAt?: number | null;
};

let stored = 0;

/** Both databases with the desk's own deps; the site's outbox delivers in process, as it does without BACKEND_URL. */
export async function keepingBench(keys: ReadonlyArray<OutboxSecret> = [oldKey]) {
  const [outbox, requests] = await Promise.all([freshDatabase('migrations'), freshDatabase('migrations')]);
  const ring = await keyRing(keys);
  const clock = { now: aFriday };
  const works: Promise<unknown>[] = [];
  onTestFinished(async () => void (await Promise.allSettled(works)));
  const app = embeddedBackend({ db: requests, keys, trusted: true });
  const backend = {
    base: 'https://embedded.invalid',
    fetch: async (request: Request) => app.fetch(request),
    timeoutMs: 10_000,
    takesCustody: true,
  };
  const deps: OutboxDeps = { db: outbox, keys, backend, now: () => clock.now, waitUntil: (work) => works.push(work), log: () => undefined };
  const settled = async () => {
    while (works.length > 0) await works.shift();
  };
  return {
    outbox,
    requests,
    ring,
    keys,
    clock,
    settled,
    /** Sends a form of the site, and gives what the visitor is told. */
    async send(submission: Submission, options: Partial<AcceptOptions> = {}) {
      const told = await accept(deps, submission, { noticeVersion: '2026-11-22', promisedAt: clock.now + 2 * hour, ...options });
      await settled();
      return told;
    },
    async withdraw(reference: string, contact: string) {
      await askWithdrawal(deps, { reference, contact });
      await settled();
    },
    /** A call of the practice's own API, as a delivery makes it. */
    post: (path: string, body: unknown, key: string) =>
      app.request(`/api/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Idempotency-Key': key } }),
    read: async (path: string) => JSON.stringify(await (await app.request(`/api/v1${path}`)).json()),
    /** Puts a callback among the requests without the outbox; gives its idempotency key. */
    async put({ name = 'Asha', lname = '', phone = '', email = '', text = '', reference, at = aFriday, ...due }: Someone = {}) {
      stored += 1;
      const submission: Submission = {
        kind: 'callback',
        payload: { fname: name, lname, phone, email, patientType: '', reason: '', description: text },
      };
      const { dueAt = at + 2 * hour, promisedAt = dueAt } = due;
      const idempotencyKey = `kept-${stored}`;
      const known = { noticeVersion: null, language: 'en', reference: reference ?? null, acceptedAt: at, promisedAt, dueAt };
      await storeRequest(requests, ring, { ...known, submission, idempotencyKey });
      return idempotencyKey;
    },
    job: (job: (deps: JobDeps) => Promise<unknown>) =>
      job({
        env: { DB: requests } as unknown as DeskBindings,
        settings: {
          mode: 'local',
          outboxKeys: keys,
          backendUrl: undefined,
          backendToken: undefined,
          plan: 'paid',
          access: { team: 'https://team.test', audience: 'a' },
        },
        ring,
        now: clock.now,
      }),
    rows: async (table: string) => (await requests.prepare(`SELECT * FROM ${table} ORDER BY 1`).all<Record<string, unknown>>()).results,
  };
}
