import { minute } from '#content/practice-time.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keyRing } from '#encryption/keys.ts';
import type { AcceptOptions } from '#requests/accept.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import type { Listed } from '#requests/lists/listing.ts';
import type { PatientRequest, RequestState } from '#requests/request.ts';
import { encryptRequest } from '#requests/seal.ts';
import { storeAs } from '#requests/store.ts';
import type { Submission } from '#requests/submission.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { aFriday, requestsBench as benchOfRequests, laterKeys, oneKey } from '#tests/requests/requests-bench.ts';

export const hour = 60 * minute;
export const [oldKey, newKey] = [...oneKey, ...laterKeys] as const satisfies ReadonlyArray<EncryptionSecret>;

export const everything: Listed = { show: 'all', kind: 'both', by: undefined, when: 'ever', page: 1 };

export const namesIn = (requests: ReadonlyArray<PatientRequest>) => requests.map(({ written }) => written?.name);

/** `dueAt` is null for a done request. */
export type Someone = Partial<{ name: string; lname: string; phone: string; email: string; text: string; reference: string }> & {
  at?: number;
  dueAt?: number | null;
  promisedAt?: number | null;
};

let stored = 0;

/** The bench of requests with the practice's own API, and promises of two hours. */
export async function requestsBench(keys: ReadonlyArray<EncryptionSecret> = [oldKey]) {
  const bench = await benchOfRequests({ keys });
  const { db, clock } = bench;
  const ring = await keyRing(keys);
  const app = embeddedBackend({ db, keys, trusted: true });
  return {
    ...bench,
    ring,
    keys,
    /** Sends a form of the site and returns the visitor's reply. */
    async send(submission: Submission, options: Partial<AcceptOptions> = {}) {
      const reply = await bench.send(submission, { promisedAt: clock.now + 2 * hour, ...options });
      await bench.settled();
      return reply;
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
      const times = { acceptedAt: at, promisedAt, dueAt: dueAt ?? at };
      const circumstances = { ...times, noticeVersion: null, language: 'en', heldReason: null, emergency: emergencyMark(text) };
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
  };
}
