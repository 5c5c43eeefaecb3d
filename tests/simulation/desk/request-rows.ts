import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import type { RequestRow } from '#requests/request.ts';
import { encryptSubmission } from '#requests/seal.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import type { SqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import type { Kept } from './front-desk.ts';

export type Books = ReturnType<typeof booksOf>;

type Watched = Pick<RequestRow, 'state' | 'due_at' | 'tries' | 'outcome' | 'asked_doctor_at' | 'version'> & {
  isEmergency: boolean;
  isSeen: boolean;
  isCalled: boolean;
};
const readSql = `SELECT state, due_at, tries, outcome, asked_doctor_at, version, emergency IS NOT NULL AS isEmergency,
  first_opened_at IS NOT NULL AS isSeen, first_call_at IS NOT NULL AS isCalled FROM requests WHERE id = ?`;

/** Rows of requests: written as a form would have been, and looked at. */
export function booksOf(sqlite: SqliteDatabase, ring: KeyRing) {
  const db: D1Database = plainDatabase(sqlite);
  const write = (sql: string, ...values: ReadonlyArray<unknown>) => sqlite.batch([{ sql, values }]);
  let lastId = 0;
  const phones = new Map<number, string>();
  const numberOf = (change: number, id: number) => `9${String(change * 10_000 + id).padStart(9, '0')}`;
  let changes = 0;

  function insert({ acceptedAt, dueAt, state, isEmergency, isOwn }: Kept, promisedAt: number): number {
    lastId += 1;
    write(
      `INSERT INTO requests (id, kind, number, idempotency_key, fingerprint, key_id, iv, ciphertext, language, accepted_at, promised_at, due_at,
          state, held_reason, emergency, entered_by)
        VALUES (?1, 'callback', ?1, ?9, '', 'k', x'', x'00', 'en', ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
      ...[lastId, acceptedAt, promisedAt, dueAt, state, state === 'held' ? 'fast' : null],
      ...[isEmergency ? '["a"]' : null, isOwn ? 'desk1@practice.test' : null, String(lastId)],
    );
    return lastId;
  }

  function read(id: number): Watched {
    const [row] = sqlite.rows<Record<string, unknown>>(readSql, id);
    const { isEmergency, isSeen, isCalled, ...columns } = row ?? {};
    return { ...columns, isEmergency: isEmergency === 1, isSeen: isSeen === 1, isCalled: isCalled === 1 } as Watched;
  }

  return {
    ...{ db, ring, insert, read },
    nameOf: (id: number) => `callback-${id}`,
    /** `until`: the last sign of life that its page will send. */
    open: (id: number, now: number, until: number, by: string) =>
      write(
        'UPDATE requests SET first_opened_at = coalesce(first_opened_at, ?2), opened_at = ?3, opened_by = ?4 WHERE id = ?1',
        ...[id, now, until, by],
      ),
    remove: (id: number) => {
      for (const table of ['events', 'request_words']) write(`DELETE FROM ${table} WHERE request_id = ?`, id);
      write('DELETE FROM requests WHERE id = ?', id);
    },
    /** Another number for a request, in place of its own or beside it. What its sender wrote is made readable first: few need it. */
    async anotherPhone(id: number, isSecond: boolean): Promise<{ phone: string; secondPhone: string }> {
      const known = phones.get(id);
      const phone = known ?? numberOf(0, id);
      if (known === undefined) {
        const payload = { fname: 'A', lname: '', phone, email: '', patientType: 'new', reason: '', description: '' } as const;
        const { keyId, iv, ciphertext, phone: digest } = await encryptSubmission(ring, { kind: 'callback', payload }, String(id));
        const sql = 'UPDATE requests SET key_id = ?2, iv = unhex(?3), ciphertext = unhex(?4), phone_hash = ?5 WHERE id = ?1';
        write(sql, id, keyId, iv, ciphertext, digest);
      }
      changes += 1;
      const other = numberOf(changes, id);
      phones.set(id, isSecond ? phone : other);
      return isSecond ? { phone, secondPhone: other } : { phone: other, secondPhone: '' };
    },
  };
}
