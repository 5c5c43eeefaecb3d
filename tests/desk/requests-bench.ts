import { onTestFinished } from 'vitest';
import { practice } from '#content/practice.ts';
import { minute } from '#content/practice-time.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keyRing } from '#encryption/keys.ts';
import { type AcceptOptions, accept } from '#requests/accept.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { Listed } from '#requests/lists/listing.ts';
import type { PatientRequest, RequestState } from '#requests/request.ts';
import { encryptRequest, storeAs } from '#requests/store.ts';
import type { Submission } from '#requests/submission.ts';
import { askWithdrawal } from '#requests/withdraw/carry-out.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';

export const hour = 60 * minute;
/** Friday, 20 November 2026, 10:04 in India. */
export const aFriday = Date.parse('2026-11-20T10:04:00+05:30');

const secretOf = (id: string): EncryptionSecret => ({ id, bytes: new Uint8Array(32).fill(id.charCodeAt(0)) });
export const [oldKey, newKey] = [secretOf('a'), secretOf('b')];

export const everything: Listed = { show: 'all', kind: 'both', by: undefined, when: 'ever', page: 1 };

export const namesIn = (requests: ReadonlyArray<PatientRequest>) => requests.map(({ written }) => written?.name);

/** `dueAt` is null for a done request. */
export type Someone = Partial<{ name: string; lname: string; phone: string; email: string; text: string; reference: string }> & {
  at?: number;
  dueAt?: number | null;
  promisedAt?: number | null;
};

let stored = 0;

/** A practice with the embedded backend: the site's forms, the API, and a clock that the test controls. */
export async function requestsBench(keys: ReadonlyArray<EncryptionSecret> = [oldKey]) {
  const db = await freshDatabase('migrations');
  const ring = await keyRing(keys);
  const clock = { now: aFriday };
  const works: Promise<unknown>[] = [];
  onTestFinished(async () => void (await Promise.allSettled(works)));
  const app = embeddedBackend({ db, keys, trusted: true });
  const noStandIn = {
    get: () => Promise.reject(),
    put: () => Promise.reject(),
    list: () => Promise.reject(),
    delete: () => Promise.reject(),
  };
  const deps: RequestsDeps = {
    db,
    standIn: noStandIn as unknown as RequestsDeps['standIn'],
    keys,
    backend: undefined,
    now: () => clock.now,
    waitUntil: (work) => works.push(work),
    log: () => undefined,
  };
  const settled = async () => {
    while (works.length > 0) await works.shift();
  };
  return {
    db,
    ring,
    keys,
    clock,
    deps,
    /** Sends a form of the site and returns the visitor's reply. */
    async send(submission: Submission, options: Partial<AcceptOptions> = {}) {
      const reply = await accept(deps, submission, {
        noticeVersion: '2026-11-22',
        language: 'en',
        hours: practice.openingHours,
        promisedAt: clock.now + 2 * hour,
        ...options,
      });
      await settled();
      return reply;
    },
    async withdraw(reference: string, contact: string) {
      await askWithdrawal(deps, { reference, contact });
      await settled();
    },
    /** Posts to the practice's own API. */
    post: (path: string, body: unknown, key: string) =>
      app.request(`/api/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Idempotency-Key': key } }),
    read: async (path: string) => JSON.stringify(await (await app.request(`/api/v1${path}`)).json()),
    /** Stores a callback, and returns its id. */
    async put({ name = 'Asha', lname = '', phone = '', email = '', text = '', reference, at = aFriday, ...due }: Someone = {}) {
      stored += 1;
      const submission: Submission = {
        kind: 'callback',
        payload: { fname: name, lname, phone, email, patientType: '', reason: '', description: text },
      };
      const { dueAt = at + 2 * hour, promisedAt = dueAt } = due;
      const idempotencyKey = `stored-${stored}`;
      const circumstances = { acceptedAt: at, promisedAt, dueAt: dueAt ?? at, noticeVersion: null, language: 'en', heldReason: null };
      const request = await encryptRequest(ring, { idempotencyKey, fingerprint: '' }, submission, { ...circumstances, forwards: false });
      const { id } = (await storeAs(db, request, reference ?? null, [idempotencyKey])).row;
      if (dueAt === null) await db.prepare("UPDATE requests SET state = 'done', due_at = NULL WHERE id = ?").bind(id).run();
      return id;
    },
    /** Moves a stored request to another waiting state. */
    become: (id: number, state: RequestState, heldReason: string | null = null, lastCode: string | null = null) =>
      db
        .prepare('UPDATE requests SET state = ?2, held_reason = ?3, last_code = ?4, due_at = coalesce(due_at, accepted_at) WHERE id = ?1')
        .bind(id, state, heldReason, lastCode)
        .run(),
    rows: async (table: string) => (await db.prepare(`SELECT * FROM ${table} ORDER BY 1`).all<Record<string, unknown>>()).results,
  };
}
