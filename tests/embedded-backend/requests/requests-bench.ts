import type { D1Database } from '@cloudflare/workers-types';
import type { Custody } from '#backend/types.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { keys as oneKey, practiceDatabase } from '#tests/embedded-backend/practice-database.ts';

/** Friday, 20 November 2026, 10:04 in India. */
export const aFriday = Date.parse('2026-11-20T10:04:00+05:30');
export const day = 24 * 60 * 60_000;

export const callback = {
  fname: 'Asha',
  lname: 'Rao',
  phone: '9876543210',
  email: 'Asha@example.com',
  patientType: 'new',
  reason: 'billing',
  description: '[GI-7K3Q-92] Pain after meals',
} as const;
export const message = {
  fullName: 'Ravi Kale',
  email: 'ravi@example.com',
  phoneNumber: '020 2543 1234',
  message: '[GI-8M4R-73] When are you open?',
} as const;
export const custody: Custody = {
  reference: 'GI-7K3Q-92',
  acceptedAt: aFriday,
  promisedAt: aFriday + 60 * 60_000,
  noticeVersion: '2026-11-22',
  language: 'en',
};

export type Table = 'appointments' | 'inquiries';
type Headers = Readonly<Record<string, string>>;
type Answer = { data: Array<Record<string, unknown> & { id: number }>; next: number | null };

type Bench = { db?: D1Database; outbox?: D1Database; keys?: ReadonlyArray<EncryptionSecret> };

/** The embedded backend over a real D1, as the site calls it, or as the token's holder does. */
export async function requestsBench({ db, outbox, keys = oneKey }: Bench = {}) {
  const database = db ?? (await practiceDatabase());
  const token = 'a-token-of-24-characters';
  const own = embeddedBackend({ db: database, outbox, keys, trusted: true });
  const outside = embeddedBackend({ db: database, outbox, keys, token });
  const postTo = async (app: typeof own, path: string, body: unknown, headers: Headers) => {
    const answer = await app.request(`/api/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    if (answer.status !== 201) throw new Error(`answered with ${answer.status}`);
    return ((await answer.json()) as { id: number }).id;
  };
  return {
    db: database,
    post: (path: string, body: unknown, key: string, known?: unknown) =>
      postTo(own, path, body, { 'Idempotency-Key': key, ...(known !== undefined && { 'X-Request-Custody': JSON.stringify(known) }) }),
    postFromOutside: (path: string, body: unknown, headers: Headers = {}) =>
      postTo(outside, path, body, { Authorization: `Bearer ${token}`, ...headers }),
    read: async (path: string) => (await (await own.request(`/api/v1${path}`)).json()) as Answer,
    remove: async (path: string) => {
      const answer = await own.request(`/api/v1/inquiry/${path}`, { method: 'DELETE' });
      return { status: answer.status, ...((await answer.json()) as { message: string; removed?: number }) };
    },
    requests: async () => (await database.prepare('SELECT * FROM requests ORDER BY id').all<Record<string, unknown>>()).results,
    words: async () =>
      (await database.prepare('SELECT digest FROM request_words').all<{ digest: string }>()).results.map(({ digest }) => digest),
  };
}

/** A row as a Worker from before wrote it; `id` as the database gives it when left out. */
export async function writeClear(db: D1Database, table: Table, row: { key: string; at: string; name: string; text?: string; id?: number }) {
  const { key, at, name, text = '', id = null } = row;
  const sql =
    table === 'appointments'
      ? `INSERT INTO appointments (id, idempotency_key, fname, lname, phone, email, patient_type, reason, description, created_at, updated_at)
          VALUES (?1, ?2, ?3, '', '9876543210', 'canary@example.com', '', '', ?4, ?5, ?5)`
      : `INSERT INTO inquiries (id, idempotency_key, full_name, email, phone_number, message, created_at, updated_at)
          VALUES (?1, ?2, ?3, 'canary@example.com', '9876543210', ?4, ?5, ?5)`;
  await db.prepare(sql).bind(id, key, name, text, at).run();
}

export async function clearRows(db: D1Database): Promise<number> {
  const sql = 'SELECT (SELECT count(*) FROM appointments) + (SELECT count(*) FROM inquiries) AS rows';
  return (await db.prepare(sql).first<number>('rows')) ?? -1;
}
